//! The terms of a text for the term table: the same as in the index, identified by hashes.

use earshot_text::analyze::{Language, Terms, words};
use std::collections::HashMap;

/// Limit of words per text, far more than any embedded text has.
const MAX_WORDS: usize = 8_192;

/// Analyzes texts and caches stems.
#[derive(Default)]
pub struct TermReader {
    analyzers: HashMap<Language, Terms>,
    term: String,
}

impl TermReader {
    /// Counts the terms of a text, sorted by hash. With several languages, each word is stemmed in each of them.
    pub fn counts(&mut self, text: &str, languages: &[Language]) -> Vec<(u64, u32)> {
        let mut hashes = Vec::new();
        for &language in languages {
            let analyzer = self.analyzers.entry(language).or_insert_with(|| Terms::new(language));
            for word in words(text).filter(|word| !word.is_tail).take(MAX_WORDS) {
                // Pairs of characters are equal in every language, so they count once.
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

/// FNV-1a. Two terms collide about once in 10^12. It must never change, because files store it.
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
