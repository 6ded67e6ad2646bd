//! Words and their terms by number, so that a word that comes again costs one look-up.

use super::language::Language;
use super::terms::Terms;
use foldhash::fast::RandomState;
use std::collections::HashMap;

/// Words that are remembered when a text begins, and bytes of them, at most.
const MOST_WORDS: usize = 1 << 15;
const MOST_BYTES: usize = 1 << 20;

type Numbers<K> = HashMap<K, u32, RandomState>;

/// A word of up to 15 bytes as two numbers, its length with the last byte: looking it up follows no pointer.
type Short = (u64, u64);

const SHORT_BYTES: usize = 15;

/// The terms of one language that were met lately.
pub struct Interned {
    terms: Terms,
    /// The terms of words as they are written; most words are short.
    short_words: Numbers<Short>,
    long_words: Numbers<Box<str>>,
    numbers: Numbers<Box<str>>,
    /// All terms one after another, and where each ends.
    texts: String,
    ends: Vec<usize>,
    word_bytes: usize,
}

impl Interned {
    pub fn new(language: Language) -> Self {
        Self {
            terms: Terms::new(language),
            short_words: Numbers::default(),
            long_words: Numbers::default(),
            numbers: Numbers::default(),
            texts: String::new(),
            ends: Vec::new(),
            word_bytes: 0,
        }
    }

    /// Forgets everything when it has become much. Numbers of before mean nothing afterwards.
    pub fn make_room(&mut self) {
        if self.short_words.len() + self.long_words.len() > MOST_WORDS || self.word_bytes > MOST_BYTES {
            *self = Self::new(self.terms.language());
        }
    }

    /// The number of a word's term, which no other term has.
    pub fn number(&mut self, word: &str, is_unspaced: bool) -> u32 {
        let short = short(word);
        let known = match &short {
            Some(short) => self.short_words.get(short),
            None => self.long_words.get(word),
        };
        if let Some(&number) = known {
            return number;
        }
        let number = self.number_of_term(word, is_unspaced);
        match short {
            Some(short) => self.short_words.insert(short, number),
            None => self.long_words.insert(word.into(), number),
        };
        self.word_bytes += word.len();
        number
    }

    /// The number of a word that was not met lately.
    fn number_of_term(&mut self, word: &str, is_unspaced: bool) -> u32 {
        let start = self.texts.len();
        self.terms.push_term(word, is_unspaced, &mut self.texts);
        if let Some(&known) = self.numbers.get(&self.texts[start..]) {
            self.texts.truncate(start);
            return known;
        }
        let number = u32::try_from(self.ends.len()).expect("a text of fewer than 4 billion words");
        self.numbers.insert(self.texts[start..].into(), number);
        self.ends.push(self.texts.len());
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

fn short(word: &str) -> Option<Short> {
    let mut bytes = [0; SHORT_BYTES + 1];
    bytes.get_mut(..word.len()).filter(|_| word.len() <= SHORT_BYTES)?.copy_from_slice(word.as_bytes());
    let [first, last] = [0, 8].map(|at| u64::from_le_bytes(std::array::from_fn(|byte| bytes[at + byte])));
    Some((first, last | (word.len() as u64) << 56))
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
    fn words_of_any_length_are_told_apart() {
        let mut terms = Interned::new(Language::Plain);
        for length in 1..=32 {
            for letter in ["a", "b", "\u{436}"] {
                let word = letter.repeat(length);
                let number = terms.number(&word, false);
                assert_eq!((terms.number(&word, false), terms.term(number)), (number, &*word));
            }
        }
        assert_eq!(terms.len(), 3 * 32);
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
