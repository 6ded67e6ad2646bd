//! How a show names its guests again and again: at one place of its titles, or behind the same words. One episode shows
//! no habit, so each place is a candidate that counts when episodes of the show agree (`show_habits.rs`).

use super::cue_evidence::describe_name;
use super::evidence::{Evidence, new_evidence};
use super::person_name::{PersonName, name_at, name_starting_at};
use super::preceding_names::{is_after_credit_word, is_and};
use super::talked_about::{is_about_word, is_talked_about};
use super::title::{find_year_of_work, skip_number, split_segments, title_place};
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::{WordClass, is_role_compound};
use earshot_model::{AppearanceKind, CreditSource};
use std::ops::Range;

/// Confidence of a name at a guest place, with and without a listed given name.
const KNOWN_NAME: f32 = 0.8;
const UNKNOWN_NAME: f32 = 0.74;
/// Candidates per text.
const MAX_CANDIDATES: usize = 30;
/// Names at one place of a title.
const MAX_NAMES: usize = 4;
/// Words of a label such as `guest of the week:`.
const MAX_LABEL_WORDS: usize = 3;

/// Returns the people at each place of a title: `| Anna Miller` at its end, `(Anna Miller)`, `, mit Anna Miller`.
pub(super) fn read_title_places(title: &TokenizedText<'_>) -> Vec<Evidence> {
    let mut found = Vec::new();
    let year = find_year_of_work(title);
    for segment in split_segments(title).into_iter().filter(|segment| year.is_none_or(|year| segment.start < year)) {
        let start = skip_number(title, &segment);
        let behind = title.raw(segment.end);
        add_names(title, start..segment.end, &title_place(title, &segment), &mut found);
        for at in start + 1..segment.end {
            let opens = title.is_sign(at - 1, ",") || title.shape(at - 1) == WordShape::Lower;
            if opens && title.shape(at) != WordShape::Lower {
                let opener = if title.is_sign(at - 1, ",") { "," } else { title.folded(at - 1) };
                add_names(title, at..segment.end, &format!("title {opener} {behind}"), &mut found);
            }
        }
    }
    found
}

fn add_names(title: &TokenizedText<'_>, range: Range<usize>, place: &str, found: &mut Vec<Evidence>) {
    let Some(names) = read_names(title, range).filter(|_| found.len() < MAX_CANDIDATES) else { return };
    found.extend(names.into_iter().map(|name| candidate(title, name, CreditSource::EpisodeTitle, place.to_owned())));
}

/// Reads a range that contains only full names, their roles, and the signs between them.
fn read_names(title: &TokenizedText<'_>, range: Range<usize>) -> Option<Vec<PersonName>> {
    let mut names = Vec::new();
    let mut at = range.start;
    while at < range.end && names.len() < MAX_NAMES {
        let name = without_description(title, name_starting_at(title, at)?);
        let is_whole = (at..name.range.start).all(|index| title.shape(index) != WordShape::Lower);
        let is_possessor = title.tokens.get(name.range.end - 1).is_some_and(|token| token.is_possessive);
        if name.word_count < 2 || name.range.end > range.end || !is_whole || is_possessor {
            return None;
        }
        at = name.range.end;
        names.push(name);
        if at == range.end {
            return Some(names);
        }
        if !matches!(title.raw(at), "," | "&" | "+" | ";") && !is_and(title.folded(at)) {
            return None;
        }
        at += 1;
    }
    None
}

/// Leaves out a word before a listed given name, which describes the person in any language: `Lesník Petr Mácha`.
fn without_description(title: &TokenizedText<'_>, name: PersonName) -> PersonName {
    if name.has_given_name || name.word_count < 3 {
        return name;
    }
    let shorter = name_starting_at(title, name.range.start + 1);
    shorter
        .filter(|shorter| shorter.has_given_name && shorter.word_count > 1 && shorter.range.end == name.range.end)
        .unwrap_or(name)
}

/// Returns the people of a description with the words before them: `Konuk: Anna Miller`, `nous recevons Anna Miller`.
pub(super) fn read_text_places(text: &TokenizedText<'_>) -> Vec<Evidence> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.tokens.len() && found.len() < MAX_CANDIDATES {
        let Some(name) = name_at(text, at) else {
            at += 1;
            continue;
        };
        at = name.range.end.max(at + 1);
        let is_person =
            name.word_count > 1 && !is_after_credit_word(text, name.range.start) && !is_talked_about(text, &name);
        if let Some(place) = words_before(text, name.range.start).filter(|_| is_person)
            && (name.has_given_name || place.ends_with(':'))
        {
            found.push(candidate(text, name, CreditSource::Description, place));
        }
    }
    found
}

/// Returns the words before a name and its roles: a label up to its colon, two words, or the start of the text.
fn words_before(text: &TokenizedText<'_>, name: usize) -> Option<String> {
    let is_described = |index: usize| {
        text.is_title(index)
            || text.has_class(index, WordClass::Article)
            || is_role_compound(text.folded(index))
            || matches!(text.raw(index), "." | "(" | "“" | "\"" | "«")
                && index > 0
                && (text.is_title(index - 1) || text.raw(index) != ".")
    };
    let mut at = name;
    while at > 0 && name - at < 6 && is_described(at - 1) {
        at -= 1;
    }
    let Some(before) = at.checked_sub(1) else { return Some("text ^".to_owned()) };
    let is_word =
        |index: usize| matches!(text.shape(index), WordShape::Lower | WordShape::Capitalized | WordShape::AllCapitals);
    if text.is_sign(before, ":") {
        let begin =
            (before.saturating_sub(MAX_LABEL_WORDS)..before).rev().take_while(|index| is_word(*index)).last()?;
        let words: Vec<&str> = (begin..before).map(|index| text.folded(index)).collect();
        return Some(format!("text {}:", words.join(" ")));
    }
    if text.shape(before) != WordShape::Lower || is_about_word(text, before) {
        return None;
    }
    let first = before.checked_sub(1).filter(|index| is_word(*index)).map_or("^", |index| text.folded(index));
    Some(format!("text {first} {}", text.folded(before)))
}

fn candidate(text: &TokenizedText<'_>, name: PersonName, source: CreditSource, place: String) -> Evidence {
    let confidence = if name.has_given_name { KNOWN_NAME } else { UNKNOWN_NAME };
    let mut one = new_evidence(text, describe_name(text, name), AppearanceKind::Guest, source, confidence);
    one.place = Some(place);
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(found: Vec<Evidence>) -> Vec<(String, String)> {
        found.into_iter().map(|one| (one.credit.name, one.place.unwrap_or_default())).collect()
    }

    fn check(found: Vec<Evidence>, expected: &[(&str, &str)]) {
        let expected: Vec<(String, String)> =
            expected.iter().map(|(name, place)| ((*name).to_owned(), (*place).to_owned())).collect();
        assert_eq!(places(found), expected);
    }

    #[test]
    fn names_of_a_title_have_a_place() {
        let cases: &[(&str, &[(&str, &str)])] = &[
            ("Ep. 7 | Tea | Zork Blorb", &[("Zork Blorb", "title | ")]),
            ("T3 Tea (Prof. Dr. Zork Blorb)", &[("Zork Blorb", "title ( )")]),
            ("31. Green tea, Zork Blorb", &[("Zork Blorb", "title , ")]),
            ("Lesník Petr Blorb", &[("Petr Blorb", "title ^ ")]),
            ("Tee und Brot mit Zork Blorb", &[("Zork Blorb", "title mit ")]),
            ("Tea for all", &[]),
            ("Zork Blorb's tea", &[]),
        ];
        for (raw, expected) in cases {
            check(read_title_places(&TokenizedText::new(raw, 1_000)), expected);
        }
    }

    #[test]
    fn names_of_a_text_have_the_words_before_them() {
        let cases: &[(&str, &[(&str, &str)])] = &[
            ("Konuk: Zork Blorb", &[("Zork Blorb", "text konuk:")]),
            ("Tee. Nous recevons Anna Blorb.", &[("Anna Blorb", "text nous recevons")]),
            ("Anna Blorb makes tea.", &[("Anna Blorb", "text ^")]),
            ("A book about Anna Blorb.", &[]),
            ("Music by Anna Blorb.", &[]),
        ];
        for (raw, expected) in cases {
            check(read_text_places(&TokenizedText::new(raw, 1_000)), expected);
        }
    }
}
