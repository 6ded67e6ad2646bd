//! Distinguishes the subject from its namesakes.

use super::classification::Classification;
use super::decision_context::DecisionContext;
use super::found_mention::{FoundMention, MentionField};
use super::names::{contains_folded, key_words};
use super::role::find_credit;
use crate::alert::{AlertKind, AlertSettings, RoleDecision};
use crate::{AppearanceKind, fold_text};

/// The shortest word that can be a clue, in characters. Shorter ones are mostly function words.
const MIN_CLUE_CHARS: usize = 4;
/// Words of notes that do not distinguish the subject.
const STOP_WORDS: &[&str] = &[
    "about", "also", "and", "called", "company", "does", "from", "have", "known", "like", "name", "named", "only",
    "other", "people", "person", "same", "that", "their", "them", "they", "this", "when", "which", "with", "works",
];

/// The probability that a mention is about the subject.
pub(super) fn subject_probability(
    context: &DecisionContext<'_>,
    role: Option<&RoleDecision>,
    mention: &FoundMention,
) -> Classification {
    let settings = &context.alert.settings;
    let takes_part = role.is_some_and(|role| matches!(role.kind, AppearanceKind::Guest | AppearanceKind::Host));
    let words = key_words(&context.alert.value).len();
    let (mut probability, mut reason) = match context.alert.kind {
        AlertKind::Person if takes_part => (0.9, "The person takes part under the full name.".to_owned()),
        AlertKind::Person if words >= 2 => (0.8, "The text has the full name.".to_owned()),
        AlertKind::Person => (0.55, "The name has one word, which others have too.".to_owned()),
        AlertKind::Company if is_plain_word(context, mention) => {
            (0.35, "It is written like an ordinary word.".to_owned())
        }
        AlertKind::Company if words >= 2 => (0.9, "The text has the full name.".to_owned()),
        AlertKind::Company => (0.75, "The text has the name.".to_owned()),
        _ => (0.9, "The text has the words.".to_owned()),
    };
    let around = surroundings(context, mention);
    let clues = clue_words(settings, &context.alert.value);
    if !clues.is_empty() {
        match clues.iter().find(|clue| contains_folded(&around, clue)) {
            Some(clue) => {
                probability = 1.0 - (1.0 - probability) * 0.3;
                reason = format!("\u{201c}{clue}\u{201d} from the note appears nearby.");
            }
            None => {
                probability *= if takes_part { 0.7 } else { 0.55 };
                reason = "Nothing from the note appears nearby.".to_owned();
            }
        }
    }
    let others = settings.context_aware_details.as_ref().and_then(|details| details.common_false_positives.as_deref());
    if let Some(clue) = others
        .and_then(|text| note_words(text, &context.alert.value).into_iter().find(|clue| contains_folded(&around, clue)))
    {
        probability *= 0.4;
        reason = format!("\u{201c}{clue}\u{201d} appears nearby and belongs to others of this name.");
    }
    Classification::new(probability, reason)
}

/// Whether a name that is written with a capital letter occurs without one. Transcripts often have no case.
fn is_plain_word(context: &DecisionContext<'_>, mention: &FoundMention) -> bool {
    let is_capitalized = |text: &str| text.chars().any(char::is_uppercase);
    let has_case = mention.field != MentionField::Transcript || is_capitalized(&mention.context);
    has_case
        && is_capitalized(&context.alert.value)
        && !is_capitalized(&mention.matched)
        && mention.matched.chars().any(char::is_lowercase)
}

/// The texts around a mention, folded.
fn surroundings(context: &DecisionContext<'_>, mention: &FoundMention) -> String {
    let mut text = String::new();
    let parts = [mention.context.as_str(), context.episode_title, context.podcast_title, context.podcast_description];
    for part in parts {
        text.push_str(part);
        text.push('\n');
    }
    if let Some(credit) = find_credit(context) {
        for part in [&credit.role, &credit.organization, &credit.snippet].into_iter().flatten() {
            text.push_str(part);
            text.push('\n');
        }
    }
    fold_text(&text)
}

fn clue_words(settings: &AlertSettings, value: &str) -> Vec<String> {
    let details = settings.context_aware_details.as_ref();
    let texts = [
        settings.subject_note.as_deref(),
        details.and_then(|details| details.what.as_deref()),
        details.and_then(|details| details.relevant_clues.as_deref()),
    ];
    texts.into_iter().flatten().flat_map(|text| note_words(text, value)).collect()
}

/// The words of a note that can be clues, folded.
fn note_words(text: &str, value: &str) -> Vec<String> {
    let value = fold_text(value);
    let folded = fold_text(text);
    let words = folded.split(|letter: char| !letter.is_alphanumeric());
    let is_clue = |word: &&str| {
        word.chars().count() >= MIN_CLUE_CHARS && !STOP_WORDS.contains(word) && !contains_folded(&value, word)
    };
    words.filter(is_clue).map(str::to_owned).collect()
}
