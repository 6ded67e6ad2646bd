//! The people of a description, with what is true of their places.

use super::candidate::{Candidate, Trait, find_candidate};
use super::cue_phrase::{CueKind, cue_at, is_with_word};
use super::details::{self, PersonDetails};
use super::name_list::is_preposition;
use super::person_name::{PersonName, name_at, person_key};
use super::preceding_names::{is_after_credit_word, is_and};
use super::pronoun::speaks_later;
use super::talked_about::{is_about_word, is_talked_about};
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::{WordClass, is_role_compound};
use earshot_model::CreditSource;

/// The most names that are read.
const MAX_PLACES: usize = 60;
/// Tokens of a sentence on each side of a name.
const MAX_SENTENCE: usize = 60;
/// The first people of a text, whom a pronoun may take up.
const MAX_SPEAKERS: usize = 4;
/// Tokens of a text that has a beginning and an end.
const LONG_TEXT: usize = 80;

/// Adds the people of a description.
pub(super) fn read_text(text: &TokenizedText<'_>, found: &mut Vec<Candidate>) {
    let first_end = sentence_end(text, 0);
    let mut at = 0;
    let mut is_first = true;
    let mut places = 0;
    while at < text.tokens.len() && places < MAX_PLACES {
        let Some(name) = name_at(text, at).filter(|name| name.word_count > 1) else {
            at += 1;
            continue;
        };
        at = name.range.end.max(at + 1);
        places += 1;
        // What is true of the first two places is enough.
        let key = person_key(&name.text);
        if found.iter().any(|one| one.key == key && one.has(Trait::Repeated)) {
            continue;
        }
        let (behind, _) = details::details_after(text, name.range.end);
        let traits = text_traits(text, &name, &behind, first_end, found.len() < MAX_SPEAKERS);
        let is_known = name.has_given_name;
        let Some(one) = find_candidate(text, &name, CreditSource::Description, found) else { return };
        if one.has(Trait::InText) {
            one.add(Trait::Repeated);
        }
        if is_first && is_known {
            one.add(Trait::FirstNamed);
            is_first = false;
        }
        traits.into_iter().for_each(|it| one.add(it));
        one.role = one.role.take().or(behind.role);
        one.organization = one.organization.take().or(behind.organization);
    }
}

fn sentence_end(text: &TokenizedText<'_>, from: usize) -> usize {
    let last = text.tokens.len().min(from + MAX_SENTENCE);
    (from..last).find(|index| ends_sentence(text, *index)).unwrap_or(last)
}

fn ends_sentence(text: &TokenizedText<'_>, index: usize) -> bool {
    text.shape(index) == WordShape::Break || matches!(text.raw(index), "!" | "?" | "…") || is_full_stop(text, index)
}

fn is_full_stop(text: &TokenizedText<'_>, index: usize) -> bool {
    text.is_sign(index, ".")
        && text.tokens.get(index + 1).is_none_or(|next| next.has_space_before)
        && index > 0
        && text.shape(index - 1) != WordShape::Initial
        && !text.has_class(index - 1, WordClass::Honorific)
}

fn sentence_start(text: &TokenizedText<'_>, from: usize) -> usize {
    let first = from.saturating_sub(MAX_SENTENCE);
    (first..from).rfind(|index| ends_sentence(text, *index)).map_or(first, |end| end + 1)
}

fn text_traits(
    text: &TokenizedText<'_>,
    name: &PersonName,
    behind: &PersonDetails,
    first_end: usize,
    is_early: bool,
) -> Vec<Trait> {
    let mut traits = vec![Trait::InText];
    let (start, end) = (name.range.start, name.range.end);
    let mut add = |is: bool, one: Trait| {
        if is {
            traits.push(one);
        }
    };
    let sentence = sentence_start(text, start)..sentence_end(text, end);
    add(start < first_end, Trait::FirstSentence);
    // The words of a description before the name.
    let is_described = |index: usize| {
        text.is_title(index) || text.has_class(index, WordClass::Article) || is_role_compound(text.folded(index))
    };
    let mut first = start;
    while first > 0 && start - first < 4 && is_described(first - 1) {
        first -= 1;
    }
    let has_role =
        (first..start).any(|index| text.has_class(index, WordClass::Role) || is_role_compound(text.folded(index)));
    add(has_role || name.role_before.is_some(), Trait::RoleBefore);
    let before = first.checked_sub(1);
    let goes_on = text.shape(end) == WordShape::Lower || matches!(text.raw(end), "," | "(" | "–" | "—" | "-");
    add((text.is_sentence_start(first) || text.is_sentence_start(start)) && goes_on, Trait::Subject);
    add(behind.role.is_some(), Trait::RoleAfter);
    add(text.is_sign(end, "("), Trait::BracketAfter);
    let word_before = before.map_or("", |index| text.folded(index));
    add(is_with_word(word_before), Trait::AfterWith);
    add(before.is_some_and(|index| is_about_word(text, index)), Trait::AfterAbout);
    add(is_preposition(word_before) && !is_with_word(word_before), Trait::AfterPreposition);
    add(is_talked_about(text, name), Trait::TalkedAbout);
    add(before.is_some_and(|index| text.is_sign(index, ":")), Trait::AfterColon);
    let line = (0..start).rev().take(4).find(|index| text.shape(*index) == WordShape::Break);
    let begins_line =
        line.map_or(start < 4, |line| (line + 1..first).all(|index| text.shape(index) == WordShape::Sign));
    let ends = matches!(text.raw(end), "," | "(" | "–" | "—" | "-" | ":" | "|") || text.shape(end) == WordShape::Break;
    add(begins_line && ends, Trait::ListLine);
    let given = text.folded(start);
    let family = text.folded(end - 1);
    let alone = |word: &str| {
        (end..text.tokens.len()).any(|at| {
            let is_part = |index: usize| matches!(text.shape(index), WordShape::Capitalized | WordShape::AllCapitals);
            text.shape(at) == WordShape::Capitalized && text.folded(at) == word && !is_part(at + 1) && !is_part(at - 1)
        })
    };
    add(alone(given), Trait::GivenAlone);
    add(alone(family), Trait::FamilyAlone);
    let is_mark = |index: usize| matches!(text.raw(index), "\"" | "“" | "”" | "„" | "«" | "»" | "‘" | "’");
    add(start > 0 && is_mark(start - 1) && is_mark(end), Trait::Quoted);
    add(is_after_credit_word(text, start), Trait::Credit);
    add(text.tokens.len() > LONG_TEXT && start * 5 > text.tokens.len() * 3, Trait::LowInText);
    add((end..end + 8).any(|index| text.shape(index) == WordShape::Address), Trait::Contact);
    for at in sentence {
        match cue_at(text, at).map(|cue| cue.kind) {
            Some(
                CueKind::GuestFollows
                | CueKind::GuestFollowsHost
                | CueKind::MetByHost
                | CueKind::GuestBefore
                | CueKind::GuestBeside
                | CueKind::GuestAround
                | CueKind::GuestNext
                | CueKind::ParticipantsFollow,
            ) => add(true, Trait::GuestCue),
            Some(
                CueKind::GuestSpeaks
                | CueKind::GuestSpeaksAround
                | CueKind::GuestWillSpeak
                | CueKind::TopicFollows
                | CueKind::TalksWith,
            ) => add(true, Trait::TalkCue),
            Some(CueKind::CastFollows) => add(true, Trait::CastCue),
            _ => {}
        }
    }
    let is_name = |at: usize| {
        let shape = text.shape(at);
        matches!(shape, WordShape::Capitalized) && matches!(text.shape(at + 1), WordShape::Capitalized)
    };
    let joins = |at: usize| matches!(text.raw(at), "," | "&" | "/") || is_and(text.folded(at));
    let is_listed = joins(end) && is_name(end + 1) || start > 2 && joins(start - 1) && is_name(start - 3);
    add(is_listed, Trait::InList);
    add(name.has_given_name && is_early && speaks_later(text, end), Trait::SpeaksLater);
    traits
}
