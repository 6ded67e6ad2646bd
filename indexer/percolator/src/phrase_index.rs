//! The index of all phrases. It finds the phrases of a text in one pass over its words.

use crate::tokens::{Token, folded, hash_pair, hash_text, tokenize};
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::ops::Range;

/// A phrase to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase<'a> {
    pub text: &'a str,
    /// Without it, the last word may be the beginning of a longer one.
    pub is_whole: bool,
    pub is_case_sensitive: bool,
}

/// A match of a phrase in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhraseMatch {
    /// The number with which the phrase was added.
    pub owner: u32,
    /// Bytes of the text.
    pub range: Range<usize>,
}

/// Phrases by the words with which they begin.
#[derive(Debug, Default)]
pub struct PhraseIndex {
    phrases: Vec<StoredPhrase>,
    /// The hashes of all phrases' words, one phrase after the other.
    words: Vec<u64>,
    /// Phrases of one word, and those that end with the beginning of a second word.
    by_word: Lists,
    /// Longer phrases by their first two words.
    by_pair: Lists,
    /// The only word of phrases that end with the beginning of a word, by length in bytes.
    by_prefix: Lists,
    prefix_lengths: Vec<usize>,
}

type Lists = HashMap<u64, Vec<u32>, FixedState>;

#[derive(Debug)]
struct StoredPhrase {
    owner: u32,
    /// The range of the phrase in the words of the index.
    first_word: u32,
    word_count: u32,
    /// The folded last word, of a phrase that ends with the beginning of a word.
    prefix: Option<Box<str>>,
    /// The words as written, of a phrase with significant case.
    written: Option<Box<[Box<str>]>>,
}

impl PhraseIndex {
    /// Adds a phrase of `owner`. Returns false when it has no words.
    pub fn add(&mut self, owner: u32, phrase: Phrase<'_>) -> bool {
        let mut tokens = Vec::new();
        tokenize(phrase.text, &mut tokens);
        let Some(last) = tokens.last() else { return false };
        let prefix = (!phrase.is_whole).then(|| folded(phrase.text, last).into_boxed_str());
        let written = phrase
            .is_case_sensitive
            .then(|| tokens.iter().map(|token| Box::from(&phrase.text[token.range.clone()])).collect());
        let number = self.phrases.len() as u32;
        let key_list = match (tokens.as_slice(), &prefix) {
            ([_], Some(prefix)) => {
                if let Err(at) = self.prefix_lengths.binary_search(&prefix.len()) {
                    self.prefix_lengths.insert(at, prefix.len());
                }
                self.by_prefix.entry(hash_text(prefix)).or_default()
            }
            ([only], None) => self.by_word.entry(only.hash).or_default(),
            ([first, _], Some(_)) => self.by_word.entry(first.hash).or_default(),
            ([first, second, ..], _) => self.by_pair.entry(hash_pair(first.hash, second.hash)).or_default(),
            ([], _) => return false,
        };
        key_list.push(number);
        self.phrases.push(StoredPhrase {
            owner,
            first_word: self.words.len() as u32,
            word_count: tokens.len() as u32,
            prefix,
            written,
        });
        self.words.extend(tokens.iter().map(|token| token.hash));
        true
    }

    /// Number of phrases.
    #[must_use]
    pub fn len(&self) -> usize {
        self.phrases.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.phrases.is_empty()
    }

    /// Appends the matches of a text to `found`, in the order of the text.
    pub fn find(&self, text: &str, found: &mut Vec<PhraseMatch>) {
        let mut tokens = Vec::new();
        tokenize(text, &mut tokens);
        for (at, token) in tokens.iter().enumerate() {
            let rest = &tokens[at..];
            if let Some(numbers) = self.by_word.get(&token.hash) {
                self.verify(text, rest, numbers, found);
            }
            if let Some(next) = rest.get(1).filter(|_| !self.by_pair.is_empty())
                && let Some(numbers) = self.by_pair.get(&hash_pair(token.hash, next.hash))
            {
                self.verify(text, rest, numbers, found);
            }
            if !self.prefix_lengths.is_empty() {
                self.find_prefixes(text, rest, found);
            }
        }
    }

    fn find_prefixes(&self, text: &str, tokens: &[Token], found: &mut Vec<PhraseMatch>) {
        let Some(token) = tokens.first() else { return };
        let word = folded(text, token);
        for &length in self.prefix_lengths.iter().take_while(|length| **length <= word.len()) {
            if let Some(prefix) = word.get(..length)
                && let Some(numbers) = self.by_prefix.get(&hash_text(prefix))
            {
                self.verify(text, tokens, numbers, found);
            }
        }
    }

    fn verify(&self, text: &str, tokens: &[Token], numbers: &[u32], found: &mut Vec<PhraseMatch>) {
        for &number in numbers {
            let phrase = &self.phrases[number as usize];
            if let Some(range) = self.range_of(text, tokens, phrase) {
                found.push(PhraseMatch { owner: phrase.owner, range });
            }
        }
    }

    /// The bytes of the phrase when the tokens begin with it.
    fn range_of(&self, text: &str, tokens: &[Token], phrase: &StoredPhrase) -> Option<Range<usize>> {
        let count = phrase.word_count as usize;
        let tokens = tokens.get(..count)?;
        let first = phrase.first_word as usize;
        let exact = count - usize::from(phrase.prefix.is_some());
        let words = &self.words[first..first + exact];
        if tokens.iter().zip(words).any(|(token, word)| token.hash != *word) {
            return None;
        }
        let last = tokens.last()?;
        if let Some(prefix) = &phrase.prefix
            && !folded(text, last).starts_with(&**prefix)
        {
            return None;
        }
        if let Some(written) = &phrase.written {
            // The text may have a possessive after a word.
            let is_as_written = tokens
                .iter()
                .zip(written.iter())
                .all(|(token, written)| text[token.range.clone()].starts_with(written.as_ref()));
            if !is_as_written {
                return None;
            }
        }
        // Pairs of unspaced scripts overlap, and so end where the last one ends.
        Some(tokens.first()?.range.start..last.range.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn index(phrases: &[&str]) -> PhraseIndex {
        let mut index = PhraseIndex::default();
        for (owner, text) in phrases.iter().enumerate() {
            assert!(index.add(owner as u32, Phrase { text, is_whole: true, is_case_sensitive: false }), "{text}");
        }
        index
    }

    fn found<'a>(index: &PhraseIndex, text: &'a str) -> Vec<(u32, &'a str)> {
        let mut matches = Vec::new();
        index.find(text, &mut matches);
        matches.into_iter().map(|found| (found.owner, &text[found.range])).collect()
    }

    #[test]
    fn words_are_found_as_wholes() {
        let index = index(&["Ford", "Ada Lovelace", "C++", "พอดแคสต์", "🎷", "機械学習", "O'Brien", "Dvořák"]);
        let cases: &[(&str, &[(u32, &str)])] = &[
            ("ford, fording FORD's", &[(0, "ford"), (0, "FORD's")]),
            ("ADA  LOVELACE and Ada Byron Lovelace", &[(1, "ADA  LOVELACE")]),
            ("Ada-Lovelace", &[(1, "Ada-Lovelace")]),
            ("c++ or c", &[(2, "c++")]),
            ("ฟังพอดแคสต์ของเรา", &[(3, "พอดแคสต์")]),
            ("jazz 🎷🎺 night", &[(4, "🎷")]),
            ("今日は機械学習の話", &[(5, "機械学習")]),
            ("Conan O’Brien’s", &[(6, "O’Brien’s")]),
            ("Antonin Dvorak", &[(7, "Dvorak")]),
            ("", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(found(&index, text), *expected, "{text}");
        }
    }

    #[test]
    fn beginnings_and_case_are_optional() {
        let mut index = PhraseIndex::default();
        let add = |index: &mut PhraseIndex, owner, text, is_whole, is_case_sensitive| {
            assert!(index.add(owner, Phrase { text, is_whole, is_case_sensitive }));
        };
        add(&mut index, 0, "crypto", false, false);
        add(&mut index, 1, "machine learn", false, false);
        add(&mut index, 2, "IT", true, true);
        add(&mut index, 3, "one two three", false, false);
        assert!(!index.add(4, Phrase { text: "→", is_whole: true, is_case_sensitive: false }));
        assert_eq!(found(&index, "cryptocurrency and crypt"), [(0, "cryptocurrency")]);
        assert_eq!(found(&index, "Machine Learning, machine"), [(1, "Machine Learning")]);
        assert_eq!(found(&index, "it in IT"), [(2, "IT")]);
        assert_eq!(found(&index, "one two threes one two"), [(3, "one two threes")]);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_phrase_is_found_in_each_text_that_has_it(
            phrase in "[a-c]{1,2}( [a-c]{1,2}){0,2}", before in "([a-c]{1,2} ){0,8}", after in "( [a-c]{1,2}){0,8}"
        ) {
            let index = index(&[&phrase, "a b", "c"]);
            let text = format!("{before}{phrase}{after}");
            let is_there = found(&index, &text).iter().any(|(owner, words)| *owner == 0 && *words == phrase);
            prop_assert!(is_there, "{text}");
        }

        #[test]
        fn any_text_can_be_read(text in "\\PC{0,60}") {
            let index = index(&["a", "ab cd", "🎷"]);
            for (_, words) in found(&index, &text) {
                prop_assert!(!words.is_empty());
            }
        }
    }
}
