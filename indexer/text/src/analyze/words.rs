//! Splits texts into words in the same way for every language, so that positions do not depend on it.
//!
//! A word is a run of letters, digits and marks. Scripts without spaces (Han, Kana, Hangul, Thai, Lao, Khmer, Myanmar)
//! are split into overlapping pairs of characters; a run of one character is that character. The code does not
//! implement all of UAX 29, because every transcript passes here and most text is ASCII.
//!
//! Symbols that distinguish a word belong to it (`C++`, `C#`, `A+`, `.NET`, `Ke$ha`); initials with points are one word
//! (`J.R.R.`); invisible characters may be inside a word. `&`, and `%` after a digit, are words of their own, because
//! people also write them out. [`super::terms::fold_word`] spells them.

use super::fold::{is_apostrophe, is_attached_mark, is_ignorable};
use earshot_model::script;
use std::ops::Range;

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Bytes of the text.
    pub range: Range<usize>,
    /// It is of a script without spaces, and is never stemmed.
    pub is_unspaced: bool,
    /// For a pair of characters, the end of the first one.
    pub first_end: Option<usize>,
    /// The last character of a run, repeated alone. It is indexed at the position of the pair before it, so that a
    /// search for one character finds it anywhere. Queries skip it.
    pub is_tail: bool,
}

/// The words of `text` in order.
pub fn words(text: &str) -> WordIter<'_> {
    WordIter { text, at: 0, run: None }
}

/// See [`words`].
pub struct WordIter<'a> {
    text: &'a str,
    at: usize,
    run: Option<Run>,
}

/// A run of an unspaced script, while it is split into pairs.
struct Run {
    /// The first character of the next pair.
    first: Range<usize>,
    /// Whether the run already had a pair.
    in_pairs: bool,
}

impl Iterator for WordIter<'_> {
    type Item = Word;

    fn next(&mut self) -> Option<Word> {
        if let Some(run) = self.run.take() {
            return Some(self.read_pair(run));
        }
        let bytes = self.text.as_bytes();
        loop {
            let byte = *bytes.get(self.at)?;
            if byte.is_ascii_alphanumeric() {
                return Some(self.read_spaced_word());
            }
            if byte.is_ascii() {
                let is_sign = byte == b'&' || byte == b'%' && self.follows_digit();
                let length = if is_sign { 1 } else { self.platform_length() };
                let start = self.at;
                self.at += length.max(1);
                if length > 0 {
                    return Some(Word { range: start..self.at, is_unspaced: false, first_end: None, is_tail: false });
                }
                continue;
            }
            let letter = self.text[self.at..].chars().next()?;
            if is_unspaced(letter) {
                let first = self.read_unspaced_character();
                return Some(self.read_pair(Run { first, in_pairs: false }));
            }
            if is_spaced(letter) {
                return Some(self.read_spaced_word());
            }
            self.at += letter.len_utf8();
        }
    }
}

impl WordIter<'_> {
    fn follows_digit(&self) -> bool {
        self.at.checked_sub(1).is_some_and(|before| self.text.as_bytes()[before].is_ascii_digit())
    }

    /// The length of `.NET` when it begins here as a word of its own.
    fn platform_length(&self) -> usize {
        let name = self.text.as_bytes().get(self.at..self.at + PLATFORM.len());
        let before = self.text[..self.at].chars().next_back();
        let is_alone = |letter: Option<char>| !letter.is_some_and(|letter| is_alphanumeric(letter) || letter == '.');
        let is_it = name.is_some_and(|name| name.eq_ignore_ascii_case(PLATFORM))
            && is_alone(before)
            && !self.letter_at(self.at + PLATFORM.len()).is_some_and(is_alphanumeric);
        if is_it { PLATFORM.len() } else { 0 }
    }

    /// Reads a word of a script with spaces that begins here.
    fn read_spaced_word(&mut self) -> Word {
        let start = self.at;
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            if byte.is_ascii_alphanumeric() {
                self.at += 1;
                continue;
            }
            // The most frequent end of a word, found without decoding a character.
            if byte.is_ascii() && !is_joining_sign(char::from(byte)) {
                break;
            }
            let Some(letter) = self.letter_at(self.at) else { break };
            let end = self.at + letter.len_utf8();
            let next = self.letter_at(end);
            let continues = match letter {
                '.' if self.is_initial(start, end) => true,
                '.' | ',' => bytes[self.at - 1].is_ascii_digit() && next.is_some_and(|next| next.is_ascii_digit()),
                '$' => bytes[self.at - 1].is_ascii_alphabetic() && next.is_some_and(|next| next.is_ascii_alphabetic()),
                letter if is_apostrophe(letter) => next.is_some_and(is_spaced),
                // Between Arabic letters it separates parts of a compound.
                '\u{200C}' if next.is_some_and(is_arabic) => false,
                letter if is_ignorable(letter) => {
                    let rest = self.text[end..].chars();
                    let ignored: usize = rest.clone().take_while(|&next| is_ignorable(next)).map(char::len_utf8).sum();
                    if self.letter_at(end + ignored).is_some_and(is_spaced) {
                        self.at = end + ignored;
                        continue;
                    }
                    false
                }
                letter => is_spaced(letter) || (is_attached_mark(letter) && !is_unspaced(letter)),
            };
            if !continues {
                break;
            }
            self.at = end;
        }
        self.at += self.sign_length(start);
        Word { range: start..self.at, is_unspaced: false, first_end: None, is_tail: false }
    }

    /// Whether the point before `end` belongs to initials: `U.S.`, but not `Plan B.`.
    fn is_initial(&self, start: usize, end: usize) -> bool {
        let mut before = self.text[start..end - 1].chars().rev();
        let is_single =
            before.next().is_some_and(char::is_alphabetic) && before.next().is_none_or(|letter| letter == '.');
        let mut after = self.text[end..].chars();
        let next = after.next().filter(|&letter| letter.is_alphabetic() && is_spaced(letter));
        let goes_on =
            next.is_some() && !after.next().is_some_and(|letter| is_alphanumeric(letter) || is_attached_mark(letter));
        is_single && (goes_on || self.text[start..end - 1].contains('.') && !next_is_word(&self.text[end..]))
    }

    /// The length of a symbol that belongs to the word: `C++`, `C#`, `A+`.
    fn sign_length(&self, start: usize) -> usize {
        let word = &self.text.as_bytes()[start..self.at];
        let rest = &self.text.as_bytes()[self.at..];
        let sign = match rest {
            [b'+', b'+', ..] if word.len() <= MAX_SIGNED && word.iter().all(u8::is_ascii_alphabetic) => 2,
            [b'#' | b'+', ..] if word.len() == 1 && word[0].is_ascii_alphabetic() => 1,
            _ => return 0,
        };
        let goes_on = rest.get(sign).is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'+' | b'#'));
        if goes_on { 0 } else { sign }
    }

    fn letter_at(&self, at: usize) -> Option<char> {
        self.text.get(at..)?.chars().next()
    }

    /// The next pair of a run.
    fn read_pair(&mut self, run: Run) -> Word {
        let word = |range, first_end, is_tail| Word { range, is_unspaced: true, first_end, is_tail };
        let goes_on = self.letter_at(self.at).is_some_and(is_unspaced);
        if !goes_on {
            return word(run.first, None, run.in_pairs);
        }
        let second = self.read_unspaced_character();
        let (pair, first_end) = (run.first.start..second.end, Some(run.first.end));
        self.run = Some(Run { first: second, in_pairs: true });
        word(pair, first_end, false)
    }

    /// A character with the marks that combine with it. The middle dot between the parts of a foreign name does not end
    /// a run, because `ジョン・レノン` is also written without it.
    fn read_unspaced_character(&mut self) -> Range<usize> {
        let start = self.at;
        let mut letters = self.text[start..].chars();
        let first = letters.next();
        let marks: usize = letters.take_while(|&letter| is_attached_mark(letter)).map(char::len_utf8).sum();
        let end = start + first.map_or(0, char::len_utf8) + marks;
        let mut after = self.text[end..].chars();
        let point = after.next().filter(|&letter| is_middle_dot(letter)).map_or(0, char::len_utf8);
        let is_within = first.is_some_and(is_katakana) && after.next().is_some_and(is_katakana);
        self.at = if is_within { end + point } else { end };
        start..end
    }
}

const PLATFORM: &[u8] = b".NET";
/// Most letters before `++`.
const MAX_SIGNED: usize = 12;

/// Whether an ASCII character may be inside a word: apostrophes join letters (`don't`), points and commas join digits
/// (`3.14`), points join single letters (`U.S.`), a dollar sign stands for an s (`Ke$ha`).
fn is_joining_sign(letter: char) -> bool {
    matches!(letter, '\'' | '`' | '.' | ',' | '$')
}

fn next_is_word(rest: &str) -> bool {
    rest.chars().next().is_some_and(is_alphanumeric)
}

fn is_spaced(letter: char) -> bool {
    is_alphanumeric(letter) && !is_unspaced(letter) && !is_apostrophe(letter)
}

fn is_arabic(letter: char) -> bool {
    matches!(letter, '\u{600}'..='\u{6FF}' | '\u{750}'..='\u{77F}' | '\u{FB50}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}')
}

fn is_katakana(letter: char) -> bool {
    matches!(letter, '\u{30A1}'..='\u{30FA}' | '\u{30FC}'..='\u{30FE}' | '\u{31F0}'..='\u{31FF}')
}

/// Excludes the halfwidth one, at which passages may end.
fn is_middle_dot(letter: char) -> bool {
    matches!(letter, '・' | '·' | '‧')
}

/// [`char::is_alphanumeric`] with a fast path for the most frequent scripts; the standard function searches a table.
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

/// Letters of scripts without spaces between words. Hangul has spaces, but pairs suit it better.
fn is_unspaced(letter: char) -> bool {
    script::is_unspaced(letter)
        && (is_alphanumeric(letter) || is_attached_mark(letter) || letter == '々' || letter == '〇')
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
            ("Пʼять Hawai\u{2BB}i ʼtis anna´s", &["Пʼять", "Hawai\u{2BB}i", "tis", "anna´s"]),
            ("C++ and C#, F#m C++20 1+1 g+++ #tag", &["C++", "and", "C#", "F", "m", "C++", "20", "1", "1", "g", "tag"]),
            ("A+ B+, Disney+ x+y", &["A+", "B+", "Disney", "x", "y"]),
            (".NET (.net) asp.net ...net .nets", &[".NET", ".net", "asp", "net", "net", "nets"]),
            ("U.S. S.T.E.M., plan B. So a.m", &["U.S.", "S.T.E.M.", "plan", "B", "So", "a.m"]),
            ("J.R.R.Tolkien e.g.", &["J.R.R", "Tolkien", "e.g."]),
            ("R&B & 99% % Ke$ha $5", &["R", "&", "B", "&", "99", "%", "Ke$ha", "5"]),
            ("so\u{AD}ft\u{200B}\u{200D}er\u{AD} x", &["so\u{AD}ft\u{200B}\u{200D}er", "x"]),
            ("می\u{200C}خواهم ශ්\u{200D}රී", &["می", "خواهم", "ශ්\u{200D}රී"]),
            (
                "ジョン・レノン 東京・大阪",
                &["ジョ", "ョン", "ン・レ", "レノ", "ノン", "ン", "東京", "京", "大阪", "阪"],
            ),
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
    fn pairs_hold_the_end_of_their_first_character() {
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
