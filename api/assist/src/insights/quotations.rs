//! Finds sentences that are worth quoting.

use crate::facts::SpeakerRole;
use crate::hostile_text::is_quotable;
use crate::transcripts::SpeakerTurn;
use crate::words::{WordStatistics, WordTerms, word_count};
use serde::{Deserialize, Serialize};

const MAX_QUOTATIONS: usize = 8;
const WORDS: std::ops::RangeInclusive<usize> = 8..=32;
/// Words of contrast and insight.
const MARKS: [&str; 16] = [
    "not because",
    " but ",
    "never",
    "always",
    "the truth",
    "the problem",
    "what people",
    "nobody",
    "everybody",
    "learned",
    "instead",
    "realized",
    "the difference",
    "the hardest",
    "surprised",
    "wish i",
];
/// Sentences that begin like this refer to the sentence before them, so they are not quoted.
const DEPENDENT_STARTS: [&str; 14] = [
    "and ", "so ", "but ", "because ", "which ", "this ", "that ", "it ", "they ", "he ", "she ", "yeah", "okay",
    "welcome",
];

/// A verbatim sentence with its place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Quotation {
    pub quote: String,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
    pub speaker: Option<String>,
}

/// Returns the best sentences, in the order of the episode.
pub(super) fn find(
    turns: &[SpeakerTurn<'_>],
    language: Option<&str>,
    statistics: &dyn WordStatistics,
) -> Vec<Quotation> {
    let mut reader = WordTerms::new(language);
    let mut found: Vec<(f32, usize, Quotation)> = Vec::new();
    for turn in turns {
        for sentence in turn.sentences() {
            let Some(score) = score(sentence.text, turn.role, &mut reader, statistics) else { continue };
            let (quote, speaker) = (sentence.text.to_owned(), turn.speaker.map(str::to_owned));
            found.push((score, found.len(), Quotation { quote, second: sentence.second, speaker }));
        }
    }
    found.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
    found.truncate(MAX_QUOTATIONS);
    found.sort_by_key(|(_, order, _)| *order);
    found.into_iter().map(|(.., quotation)| quotation).collect()
}

fn score(sentence: &str, role: SpeakerRole, reader: &mut WordTerms, statistics: &dyn WordStatistics) -> Option<f32> {
    let words = word_count(sentence);
    let lower = sentence.to_lowercase();
    let is_dependent = DEPENDENT_STARTS.iter().any(|start| lower.starts_with(start));
    let is_open = !sentence.ends_with(['.', '!', '”', '"']);
    if !WORDS.contains(&words) || is_dependent || is_open || super::sponsors::is_ad(&lower) || !is_quotable(sentence) {
        return None;
    }
    let terms = reader.collect(sentence);
    let weight: f32 = terms.iter().map(|term| statistics.weight(term)).sum();
    let density = weight / words as f32;
    let marks = MARKS.iter().filter(|mark| lower.contains(**mark)).count() as f32;
    let by_guest = if role == SpeakerRole::Guest { 0.5 } else { 0.0 };
    Some(density + 1.5 * marks + by_guest)
}
