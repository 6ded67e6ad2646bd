//! Finds sentences that state something that can be checked.

use super::limits::MAX_ENTRIES;
use crate::hostile_text::is_quotable;
use crate::transcripts::SpeakerTurn;
use crate::words::word_count;
use serde::{Deserialize, Serialize};

const WORDS: std::ops::RangeInclusive<usize> = 6..=45;
const STUDY_WORDS: [&str; 12] = [
    "study",
    "studies",
    "research",
    "according to",
    "researchers",
    "survey",
    "data show",
    "evidence",
    "scientists",
    "published in",
    "the report",
    "trial",
];
const SUPERLATIVES: [&str; 8] =
    ["the first ", "the only ", "the largest", "the biggest", "never been", "no other", "the fastest", "the most "];
const OPINION_STARTS: [&str; 6] = ["i think", "i feel", "i guess", "maybe", "if ", "i hope"];

/// A verbatim sentence that states something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StatedClaim {
    pub text: String,
    pub kind: ClaimKind,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
    pub speaker: Option<String>,
}

/// The reason for which a sentence counts as a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ClaimKind {
    /// It names research.
    Study,
    /// It contains a figure.
    Figure,
    Superlative,
}

pub(super) fn find(turns: &[SpeakerTurn<'_>]) -> Vec<StatedClaim> {
    let mut found: Vec<(u8, StatedClaim)> = Vec::new();
    for turn in turns {
        for sentence in turn.sentences() {
            let Some(kind) = classify(sentence.text) else { continue };
            let rank = match kind {
                ClaimKind::Study => 0,
                ClaimKind::Figure => 1,
                ClaimKind::Superlative => 2,
            };
            let speaker = turn.speaker.map(str::to_owned);
            found.push((rank, StatedClaim { text: sentence.text.to_owned(), kind, second: sentence.second, speaker }));
        }
    }
    found.sort_by_key(|(rank, _)| *rank);
    found.truncate(MAX_ENTRIES);
    found.sort_by_key(|(_, claim)| claim.second);
    found.into_iter().map(|(_, claim)| claim).collect()
}

fn classify(sentence: &str) -> Option<ClaimKind> {
    let lower = sentence.to_lowercase();
    let is_opinion = OPINION_STARTS.iter().any(|start| lower.starts_with(start));
    if sentence.ends_with('?')
        || !WORDS.contains(&word_count(sentence))
        || is_opinion
        || super::sponsors::is_ad(&lower)
        || !is_quotable(sentence)
    {
        return None;
    }
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let has_unit = ["percent", "%", "million", "billion", "thousand", "times as", "times more", "out of"]
        .iter()
        .any(|unit| lower.contains(unit));
    let digits = lower.chars().filter(char::is_ascii_digit).count();
    if has(&STUDY_WORDS) {
        Some(ClaimKind::Study)
    } else if has_unit || digits >= 3 {
        Some(ClaimKind::Figure)
    } else if has(&SUPERLATIVES) {
        Some(ClaimKind::Superlative)
    } else {
        None
    }
}
