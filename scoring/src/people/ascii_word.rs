//! A fast path for the most frequent words: letters and digits of ASCII, with hyphens.

use super::word_boundaries::{WordShape, word_shape};

/// A word without accents and apostrophes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AsciiWord {
    /// In bytes.
    pub length: usize,
    pub shape: WordShape,
}

impl AsciiWord {
    /// Reads the word at the start of a text. `None` when there is none, and when it has or touches other characters:
    /// accents may be combining marks, and apostrophes may end a word.
    pub(super) fn read(rest: &str) -> Option<Self> {
        let bytes = rest.as_bytes();
        let (mut uppers, mut digits, mut has_hyphen) = (0, 0, false);
        let mut length = 0;
        loop {
            match bytes.get(length) {
                Some(byte) if byte.is_ascii_lowercase() => {}
                Some(byte) if byte.is_ascii_uppercase() => uppers += 1,
                Some(byte) if byte.is_ascii_digit() => digits += 1,
                Some(b'-') if length > 0 => match bytes.get(length + 1) {
                    Some(next) if next.is_ascii_alphanumeric() => has_hyphen = true,
                    Some(next) if !next.is_ascii() => return None,
                    _ => break,
                },
                Some(b'\'') => return None,
                Some(byte) if !byte.is_ascii() => return None,
                _ => break,
            }
            length += 1;
        }
        if length == 0 {
            return None;
        }
        let is_first_upper = bytes[0].is_ascii_uppercase();
        let shape = match (digits, is_first_upper, uppers) {
            (1.., ..) => WordShape::Other,
            (0, false, 0) => WordShape::Lower,
            (0, false, _) => WordShape::Other,
            (0, true, 1) if length == 1 => WordShape::Initial,
            (0, true, 1) if !has_hyphen => WordShape::Capitalized,
            (0, true, _) if !has_hyphen && uppers == length => WordShape::AllCapitals,
            _ => word_shape(&rest[..length]),
        };
        Some(Self { length, shape })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::word_boundaries::word_length;
    use proptest::prelude::*;

    #[test]
    fn words_with_other_characters_are_left_to_the_slow_path() {
        for (rest, expected) in [
            ("tea and", Some(3)),
            ("well-known.", Some(10)),
            ("tea- and", Some(3)),
            ("tea--and", Some(3)),
            ("3rd", Some(3)),
            ("O'Neill", None),
            ("it’s", None),
            ("Kožar", None),
            ("e\u{301}a", None),
            ("Anna-Čapek", None),
            (" tea", None),
            ("-tea", None),
            ("", None),
        ] {
            assert_eq!(AsciiWord::read(rest).map(|word| word.length), expected, "{rest}");
        }
    }

    proptest! {
        #[test]
        fn length_and_shape_are_those_of_the_slow_path(rest in "[A-Za-z0-9]{1,5}([-A-Za-z0-9 .]{0,12}|-?[a-zA-Z]{1,9})") {
            let word = AsciiWord::read(&rest).expect("begins with a letter or digit");
            prop_assert_eq!(word.length, word_length(&rest), "{}", rest);
            prop_assert_eq!(word.shape, word_shape(&rest[..word.length]), "{}", rest);
        }
    }
}
