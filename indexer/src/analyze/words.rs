//! Where the words of a text are: the same for every language, so that positions never depend on one.
//!
//! A word is a run of letters, digits and marks. Scripts without spaces (Han, Kana, Hangul, Thai, Lao, Khmer, Myanmar)
//! are cut into overlapping pairs of characters; a run of one character is that character. Hand-written instead of the
//! whole of UAX 29, because every transcript passes here and ASCII is most of it.

use super::fold::attaches;
use earshot_model::script;
use std::ops::Range;

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Bytes of the text.
    pub range: Range<usize>,
    /// Of a script without spaces: never stemmed.
    pub is_unspaced: bool,
    /// Of a pair of characters: where the first one ends.
    pub first_end: Option<usize>,
    /// A last character by itself at the end of a run: indexed at the place of the pair before it, so that a search
    /// for one character finds it anywhere. Not a word of a query.
    pub is_tail: bool,
}

/// The words of `text` in their order.
pub fn words(text: &str) -> Words<'_> {
    Words { text, at: 0, run: None }
}

/// See [`words`].
pub struct Words<'a> {
    text: &'a str,
    at: usize,
    run: Option<Run>,
}

/// A run of an unspaced script that is being cut into pairs.
struct Run {
    /// The character that begins the next pair.
    first: Range<usize>,
    /// Whether a pair was already given.
    in_pairs: bool,
}

impl Iterator for Words<'_> {
    type Item = Word;

    fn next(&mut self) -> Option<Word> {
        if let Some(run) = self.run.take() {
            return Some(self.pair(run));
        }
        let bytes = self.text.as_bytes();
        loop {
            let byte = *bytes.get(self.at)?;
            if byte.is_ascii_alphanumeric() {
                return Some(self.spaced());
            }
            if byte.is_ascii() {
                self.at += 1;
                continue;
            }
            let letter = self.text[self.at..].chars().next()?;
            if is_unspaced(letter) {
                let first = self.unspaced_character();
                return Some(self.pair(Run { first, in_pairs: false }));
            }
            if is_alphanumeric(letter) {
                return Some(self.spaced());
            }
            self.at += letter.len_utf8();
        }
    }
}

impl Words<'_> {
    /// A word of a script with spaces, from here.
    fn spaced(&mut self) -> Word {
        let start = self.at;
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            if byte.is_ascii_alphanumeric() {
                self.at += 1;
                continue;
            }
            // The most frequent end, told without decoding anything.
            if byte.is_ascii() && !joins(char::from(byte)) {
                break;
            }
            let letter = self.letter_at(self.at).unwrap_or(' ');
            let continues = if joins(letter) {
                self.letter_at(self.at + letter.len_utf8()).is_some_and(|next| {
                    let both_digits = next.is_ascii_digit() && bytes[self.at - 1].is_ascii_digit();
                    if matches!(letter, '.' | ',') { both_digits } else { is_spaced(next) }
                })
            } else {
                is_spaced(letter) || (!letter.is_ascii() && attaches(letter) && !is_unspaced(letter))
            };
            if !continues {
                break;
            }
            self.at += letter.len_utf8();
        }
        Word { range: start..self.at, is_unspaced: false, first_end: None, is_tail: false }
    }

    fn letter_at(&self, at: usize) -> Option<char> {
        self.text.get(at..)?.chars().next()
    }

    /// The next pair of a run whose first character is known.
    fn pair(&mut self, run: Run) -> Word {
        let word = |range, first_end, is_tail| Word { range, is_unspaced: true, first_end, is_tail };
        let goes_on = self.letter_at(self.at).is_some_and(is_unspaced);
        if !goes_on {
            return word(run.first, None, run.in_pairs);
        }
        let second = self.unspaced_character();
        let (pair, first_end) = (run.first.start..second.end, Some(run.first.end));
        self.run = Some(Run { first: second, in_pairs: true });
        word(pair, first_end, false)
    }

    /// A character with the marks that attach to it.
    fn unspaced_character(&mut self) -> Range<usize> {
        let start = self.at;
        let mut letters = self.text[start..].chars();
        let first = letters.next().map_or(0, char::len_utf8);
        let marks: usize = letters.take_while(|&letter| attaches(letter)).map(char::len_utf8).sum();
        self.at = start + first + marks;
        start..self.at
    }
}

/// Apostrophes join letters (`don't`), points and commas join digits (`3.14`).
fn joins(letter: char) -> bool {
    matches!(letter, '\'' | '’' | '.' | ',')
}

fn is_spaced(letter: char) -> bool {
    is_alphanumeric(letter) && !is_unspaced(letter)
}

/// [`char::is_alphanumeric`], told at once of what most texts are written in: its own table of all letters is searched.
fn is_alphanumeric(letter: char) -> bool {
    match u32::from(letter) {
        // Latin, Cyrillic, Kana, Han and Hangul.
        0xC0..=0xD6
        | 0xD8..=0xF6
        | 0xF8..=0x24F
        | 0x400..=0x481
        | 0x48A..=0x52F
        | 0x3041..=0x3096
        | 0x30A1..=0x30FA
        | 0x4E00..=0x9FFF
        | 0xAC00..=0xD7A3 => true,
        _ => letter.is_alphanumeric(),
    }
}

/// Letters of scripts that write no spaces between words. Pairs serve Hangul better, too.
fn is_unspaced(letter: char) -> bool {
    script::is_unspaced(letter) && (is_alphanumeric(letter) || attaches(letter) || letter == '々' || letter == '〇')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_standard() {
        for letter in '\0'..=char::MAX {
            assert_eq!(is_alphanumeric(letter), letter.is_alphanumeric(), "{letter:?}");
        }
    }

    #[test]
    fn texts_are_cut_into_words() {
        let cases: &[(&str, &[&str])] = &[
            ("", &[]),
            ("... --- !!", &[]),
            ("The Daily", &["The", "Daily"]),
            ("don't, 'quoted' o’clock'", &["don't", "quoted", "o’clock"]),
            ("COVID-19 3.14 1,000 v2. x", &["COVID", "19", "3.14", "1,000", "v2", "x"]),
            ("Größe cafe\u{301}s", &["Größe", "cafe\u{301}s"]),
            ("हिन्दी में", &["हिन्दी", "में"]),
            ("機械学習", &["機械", "械学", "学習", "習"]),
            ("鉄", &["鉄"]),
            ("iPhone修理 A", &["iPhone", "修理", "理", "A"]),
            ("ガイド、本", &["ガイ", "イド", "ド", "本"]),
            ("กำ ที่", &["กำ", "ำ", "ที่"]),
            ("👩‍🚀 space", &["space"]),
        ];
        for (text, expected) in cases {
            let found: Vec<&str> = words(text).map(|word| &text[word.range]).collect();
            assert_eq!(found, *expected, "{text}");
        }
    }

    #[test]
    fn pairs_tell_where_their_first_character_ends() {
        let text = "iPhone ｶﾞｲﾄﾞ 本";
        let first = |word: Word| word.first_end.map(|end| &text[word.range.start..end]);
        assert_eq!(words(text).map(first).collect::<Vec<_>>(), [None, Some("ｶﾞ"), Some("ｲ"), None, None]);
    }

    proptest::proptest! {
        #[test]
        fn words_are_slices_in_order(text in "\\PC*") {
            let mut before = 0;
            for word in words(&text) {
                proptest::prop_assert!(word.range.start >= before && !text[word.range.clone()].is_empty());
                before = word.range.start;
            }
        }
    }
}
