//! Finds the phrases that a set of texts is about.

use super::clean_text::beginning;
use super::statistics::WordStatistics;
use super::stop_words::is_stop_word;
use super::word_terms::WordTerms;
use earshot_text::analyze::{Language, fold_word, words};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The longest phrase, in words.
const MAX_WORDS: usize = 3;

/// The bytes of a text that are read.
const MAX_TEXT_BYTES: usize = 60_000;

/// A phrase, with the number of texts that contain it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KeyPhrase {
    /// The first spelling in the texts.
    pub text: String,
    /// Number of texts that contain it.
    pub texts: usize,
    /// Index of the first text with it.
    pub first_text: usize,
}

#[derive(Default)]
struct Candidate {
    spelling: String,
    texts: BTreeSet<usize>,
    weight: f32,
    words: usize,
}

/// The `limit` phrases of up to three words with the most weight: frequent here, rare elsewhere. A phrase within a
/// stronger one is left out.
#[must_use]
pub fn key_phrases(
    texts: &[&str],
    language: Option<&str>,
    statistics: &dyn WordStatistics,
    limit: usize,
) -> Vec<KeyPhrase> {
    let mut candidates: BTreeMap<String, Candidate> = BTreeMap::new();
    for (number, text) in texts.iter().enumerate() {
        read_candidates(beginning(text, MAX_TEXT_BYTES), number, language, statistics, &mut candidates);
    }
    let score = |candidate: &Candidate| {
        let texts = candidate.texts.len() as f32;
        // Single words must be rarer than phrases to count as subjects.
        let shape = if candidate.words == 1 { 0.7 } else { 1.0 };
        candidate.weight / candidate.words as f32 * shape * (1.0 + texts.ln() * 2.0)
    };
    let mut ranked: Vec<(String, Candidate)> = candidates.into_iter().collect();
    ranked.sort_by(|(left_key, left), (right_key, right)| {
        score(right)
            .total_cmp(&score(left))
            .then_with(|| right.words.cmp(&left.words))
            .then_with(|| left_key.cmp(right_key))
    });
    let mut chosen: Vec<(String, KeyPhrase)> = Vec::new();
    for (key, candidate) in ranked {
        if chosen.len() == limit {
            break;
        }
        let overlaps = |other: &str| {
            let (one, other) = (format!(" {key} "), format!(" {other} "));
            one.contains(&other) || other.contains(&one)
        };
        // A word in one of many texts is not their subject.
        let is_stray = candidate.words == 1 && candidate.texts.len() == 1 && texts.len() > 1;
        if is_stray || chosen.iter().any(|(other, _)| overlaps(other)) {
            continue;
        }
        let first_text = candidate.texts.first().copied().unwrap_or_default();
        chosen.push((key, KeyPhrase { text: candidate.spelling, texts: candidate.texts.len(), first_text }));
    }
    chosen.into_iter().map(|(_, phrase)| phrase).collect()
}

fn read_candidates(
    text: &str,
    number: usize,
    language: Option<&str>,
    statistics: &dyn WordStatistics,
    candidates: &mut BTreeMap<String, Candidate>,
) {
    let mut reader = WordTerms::new(language);
    // Words in a row, without stop words or punctuation between them: start, end, term, weight.
    let mut row: Vec<(usize, usize, String, f32)> = Vec::new();
    let mut folded = String::new();
    for word in words(text).filter(|word| !word.is_tail) {
        let range = word.range.clone();
        folded.clear();
        fold_word(&text[range.clone()], Language::Plain, &mut folded);
        let is_subject =
            !is_stop_word(&folded) && !folded.bytes().all(|byte| byte.is_ascii_digit()) && folded.len() > 2;
        let is_adjacent =
            row.last().is_none_or(|(_, end, ..)| *end <= range.start && text[*end..range.start].trim().is_empty());
        if !is_adjacent || !is_subject {
            row.clear();
        }
        if !is_subject {
            continue;
        }
        let Some(term) = reader.collect(&text[range.clone()]).pop() else { continue };
        let weight = statistics.weight(&term);
        row.push((range.start, range.end, term, weight));
        for length in 1..=MAX_WORDS.min(row.len()) {
            let part = &row[row.len() - length..];
            let key = part.iter().map(|(_, _, term, _)| term.as_str()).collect::<Vec<_>>().join(" ");
            let candidate = candidates.entry(key).or_default();
            if candidate.spelling.is_empty() {
                candidate.spelling = text[part[0].0..range.end].to_owned();
                candidate.words = length;
                candidate.weight = part.iter().map(|(.., weight)| weight).sum();
            }
            candidate.texts.insert(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::NoStatistics;

    #[test]
    fn frequent_phrases_come_first() {
        let texts = [
            "The future of sleep science",
            "Sleep science for shift workers",
            "Coffee and cake",
            "Why sleep science matters",
        ];
        let found = key_phrases(&texts, Some("en"), &NoStatistics, 3);
        assert_eq!(found[0].text, "sleep science");
        assert_eq!((found[0].texts, found[0].first_text), (3, 0));
        assert!(found.iter().all(|phrase| phrase.text != "sleep"));
    }
}
