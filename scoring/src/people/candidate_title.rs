//! The people of a title, with what is true of their places.

use super::candidate::{Candidate, Trait, find_candidate};
use super::cue_phrase::{is_with_word, name_start_after_with};
use super::person_name::{name_at, name_starting_at};
use super::talked_about::{is_about_word, is_biography, is_talked_about};
use super::title::{skip_number, split_segments};
use super::tokenizer::TokenizedText;
use earshot_model::CreditSource;

/// The most names that are read.
const MAX_PLACES: usize = 12;

/// Adds the people of a title.
pub(super) fn read_title(title: &TokenizedText<'_>, description: &TokenizedText<'_>, found: &mut Vec<Candidate>) {
    let segments = split_segments(title);
    let count = segments.len();
    let mut places = 0;
    for (number, segment) in segments.into_iter().enumerate() {
        let start = skip_number(title, &segment);
        let mut at = start;
        while at < segment.end {
            let name = if at == start { name_starting_at(title, at) } else { name_at(title, at) };
            let Some(name) = name.filter(|name| name.word_count > 1 && name.range.end <= segment.end) else {
                at += 1;
                continue;
            };
            at = name.range.end.max(at + 1);
            places += 1;
            if places > MAX_PLACES {
                return;
            }
            let begins = (start..name.range.start).all(|index| title.is_title(index) || title.is_sign(index, "."));
            let is_whole = begins && name.range.end == segment.end;
            let before = |back: usize| name.range.start.checked_sub(back);
            let words: Vec<&str> = name.range.clone().map(|index| title.folded(index)).collect();
            let is_life = is_biography(description, &words) || is_talked_about(title, &name);
            let with = before(1).is_some_and(|index| name_start_after_with(title, index).is_some())
                || (1..4).any(|back| {
                    before(back).is_some_and(|index| {
                        is_with_word(title.folded(index)) && (index + 1..name.range.start).all(|at| title.is_title(at))
                    })
                });
            let Some(one) = find_candidate(title, &name, CreditSource::EpisodeTitle, found) else { return };
            one.add(Trait::InTitle);
            if is_whole {
                one.add(Trait::TitleWhole);
                match (number == 0, number + 1 == count) {
                    (true, true) => one.add(Trait::TitleAlone),
                    (true, false) => one.add(Trait::TitleFirst),
                    (false, true) => one.add(Trait::TitleLast),
                    _ => {}
                }
            } else if begins && number == 0 {
                one.add(Trait::TitleStart);
            }
            if begins && title.is_sign(name.range.end, ":") {
                one.add(Trait::TitleColon);
            }
            if is_whole && segment.start > 0 && matches!(title.raw(segment.start - 1), "(" | "[") {
                one.add(Trait::TitleBracket);
            }
            if segment.start > 0 && matches!(title.raw(segment.start - 1), "“" | "«" | "\"" | "„") {
                one.add(Trait::TitleQuoted);
            }
            if with {
                one.add(Trait::TitleWith);
            }
            if before(1).is_some_and(|index| is_about_word(title, index)) {
                one.add(Trait::TitleAbout);
            }
            if is_life {
                one.add(Trait::Biography);
            }
        }
    }
}
