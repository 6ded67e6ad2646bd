//! What a document is about, in its own words: those that it says often and others seldom.

use super::file::TermTable;
use super::frequency_weight;
use super::words::TermReader;
use crate::analyze::Language;
use std::collections::HashMap;

/// Shortest word in scripts with spaces; shorter ones are particles, unless written in capitals (`AI`).
const LEAST_LETTERS: usize = 4;
/// A term of more than one document in five is no topic (see [`TermTable::weight`]: ln 6).
const LEAST_WEIGHT: f32 = 1.79;
/// A word of the title counts like this many.
const IN_TITLE: u32 = 3;

impl TermTable {
    /// The topics of a document, the most telling first, as its texts write them in lower case. What no other document
    /// says is none: topics are what documents have in common.
    pub fn topics(
        &self,
        reader: &mut TermReader,
        title: &str,
        text: &str,
        language: Option<&str>,
        limit: usize,
    ) -> Vec<String> {
        let language = Language::of(language);
        let mut found: HashMap<u64, (u32, String)> = HashMap::new();
        for (text, times) in [(title, IN_TITLE), (text, 1)] {
            reader.each_term(text, language, &mut |hash, written, is_unspaced| {
                if is_topic(written, is_unspaced) {
                    let entry = found.entry(hash).or_insert_with(|| (0, written.to_lowercase()));
                    entry.0 += times;
                }
            });
        }
        let weighed = found.into_iter().filter_map(|(hash, (count, written))| {
            let weight = self.weight(hash).filter(|weight| *weight >= LEAST_WEIGHT)?;
            Some((frequency_weight(count) * weight, written))
        });
        let mut topics: Vec<(f32, String)> = weighed.collect();
        topics.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
        topics.into_iter().map(|(_, written)| written).take(limit).collect()
    }
}

fn is_topic(written: &str, is_unspaced: bool) -> bool {
    let letters = written.chars().count();
    if is_unspaced {
        return letters > 1;
    }
    let is_word = written.chars().any(char::is_alphabetic);
    is_word && (letters >= LEAST_LETTERS || (letters >= 2 && written.chars().all(char::is_uppercase)))
}

#[cfg(test)]
mod tests {
    use super::super::train::{TableRules, TableTrainer};
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn topics_are_what_is_said_here_and_seldom_elsewhere() {
        let folder = TempDir::new().unwrap();
        let mut trainer = TableTrainer::new(TableRules { documents: 100, terms: 1_000, seed: 1 });
        for number in 0..60 {
            let matter = ["Fermentation of sourdough", "The league and its strikers", "AI in 2026"][number % 3];
            let rest = ["today we talk", "people talk", "we say much"][number / 3 % 3];
            trainer.offer(&format!("{matter} {rest} alone{number}"), Some("en"));
        }
        // Of sixty documents twenty have each matter: that is too many for topics, so most say nothing of it.
        for number in 0..400 {
            trainer.offer(&format!("people talk today, once more {}", number % 7), Some("en"));
        }
        let table = trainer.train(&folder.path().join("terms")).unwrap();
        let mut reader = TermReader::default();
        let mut topics = |title: &str, text: &str| table.topics(&mut reader, title, text, Some("en"), 3);
        assert_eq!(topics("On Sourdough", "people talk of Fermentation"), ["sourdough", "fermentation"]);
        assert_eq!(topics("AI", "today, in 2026, and strikers"), ["ai", "strikers"]);
        assert!(topics("people talk today", "alone3 of zzyzx").is_empty());
    }
}
