//! Words and their terms by number, so that a word that comes again costs one look-up.

use super::language::Language;
use super::terms::Terms;
use foldhash::fast::RandomState;
use std::collections::HashMap;

/// Words that are remembered when a text begins, and bytes of them, at most.
const MOST_WORDS: usize = 1 << 15;
const MOST_BYTES: usize = 1 << 20;

type Numbers = HashMap<Box<str>, u32, RandomState>;

/// The terms of one language that were met lately.
pub struct Interned {
    terms: Terms,
    /// The terms of words as they are written.
    words: Numbers,
    numbers: Numbers,
    /// All terms one after another, and where each ends.
    texts: String,
    ends: Vec<usize>,
    word_bytes: usize,
}

impl Interned {
    pub fn new(language: Language) -> Self {
        Self {
            terms: Terms::new(language),
            words: Numbers::default(),
            numbers: Numbers::default(),
            texts: String::new(),
            ends: Vec::new(),
            word_bytes: 0,
        }
    }

    /// Forgets everything when it has become much. Numbers of before mean nothing afterwards.
    pub fn make_room(&mut self) {
        if self.words.len() > MOST_WORDS || self.word_bytes > MOST_BYTES {
            *self = Self::new(self.terms.language());
        }
    }

    /// The number of a word's term, which no other term has.
    pub fn number(&mut self, word: &str, is_unspaced: bool) -> u32 {
        if let Some(&number) = self.words.get(word) {
            return number;
        }
        let start = self.texts.len();
        self.terms.push_term(word, is_unspaced, &mut self.texts);
        let number = match self.numbers.get(&self.texts[start..]) {
            Some(&known) => {
                self.texts.truncate(start);
                known
            }
            None => {
                let number = u32::try_from(self.ends.len()).expect("a text of fewer than 4 billion words");
                self.numbers.insert(self.texts[start..].into(), number);
                self.ends.push(self.texts.len());
                number
            }
        };
        self.words.insert(word.into(), number);
        self.word_bytes += word.len();
        number
    }

    /// Numbers are smaller.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn term(&self, number: u32) -> &str {
        let at = number as usize;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.texts[start..self.ends[at]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_one_term_share_its_number() {
        let mut terms = Interned::new(Language::of(Some("en")));
        let house = terms.number("house", false);
        let tree = terms.number("tree", false);
        for word in ["Houses", "house", "HOUSE"] {
            assert_eq!(terms.number(word, false), house, "{word}");
        }
        assert_eq!((terms.term(house), terms.term(tree), terms.len()), ("en:hous", "en:tree", 2));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut terms = Interned::new(Language::Plain);
        for number in 0..=MOST_WORDS {
            assert_eq!(terms.number(&number.to_string(), false) as usize, number);
            terms.make_room();
        }
        assert_eq!(terms.len(), 0);
        terms.number(&"a".repeat(MOST_BYTES + 1), false);
        terms.make_room();
        assert_eq!(terms.len(), 0);
    }
}
