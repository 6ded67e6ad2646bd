//! The terms of a text as the table knows them: the index's own, each told by a hash.

use crate::analyze::{Language, Terms, words};
use std::collections::HashMap;

/// Words of a text that are looked at: far more than what is embedded at a time has.
const MAX_WORDS: usize = 8_192;

/// Analyses texts; keeps the stems that it has seen.
#[derive(Default)]
pub struct TermReader {
    analyzers: HashMap<Language, Terms>,
    term: String,
}

impl TermReader {
    /// Counts the terms of a text, by the hash of the term, in the order of the hashes. Of a text in several languages,
    /// or in one of several, each word is reduced by each of them.
    pub fn counts(&mut self, text: &str, languages: &[Language]) -> Vec<(u64, u32)> {
        let mut hashes = Vec::new();
        for &language in languages {
            let analyzer = self.analyzers.entry(language).or_insert_with(|| Terms::new(language));
            for word in words(text).filter(|word| !word.is_tail).take(MAX_WORDS) {
                // Pairs of unspaced scripts are the same in every language.
                if word.is_unspaced && Some(&language) != languages.first() {
                    continue;
                }
                analyzer.term_into(text, &word, &mut self.term);
                hashes.push(hash(self.term.as_bytes()));
            }
        }
        hashes.sort_unstable();
        let runs = hashes.chunk_by(|a, b| a == b);
        runs.map(|run| (run[0], u32::try_from(run.len()).unwrap_or(u32::MAX))).collect()
    }
}

/// FNV-1a, of which two terms in a million million are the same; for ever the same, because files hold it.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_counted() {
        let english = Language::from_tag(Some("en"));
        let mut reader = TermReader::default();
        let counts = reader.counts("Houses and a house", &[english]);
        assert_eq!(counts.len(), 3);
        assert!(counts.contains(&(hash(b"en:hous"), 2)) && counts.is_sorted());
        let both = reader.counts("houses 機械学習", &[english, Language::from_tag(Some("de"))]);
        assert_eq!(both.len(), 5, "a stem of each language, three pairs once");
        assert_eq!(hash(b"foobar"), 0x8594_4171_F739_67E8, "as published");
    }
}
