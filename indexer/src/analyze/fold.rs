//! Spelling without accidents: compatibility forms, case and accents are folded away, what carries meaning stays.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};

/// Longest term, in bytes; what is longer is cut, at indexing and at searching alike.
pub const MAX_TERM_BYTES: usize = 64;

/// Appends the folded form of `word` to `out`.
pub fn fold_into(word: &str, out: &mut String) {
    let start = out.len();
    if word.is_ascii() {
        out.extend(word.bytes().map(|byte| char::from(byte.to_ascii_lowercase())));
    } else {
        // Lower case first and last: NFKC can bring upper case back (`℡` is `TEL`).
        for letter in word.chars().flat_map(char::to_lowercase).nfkc().flat_map(char::to_lowercase) {
            fold_letter(letter, out);
        }
    }
    if out.len() - start > MAX_TERM_BYTES {
        let mut end = start + MAX_TERM_BYTES;
        while !out.is_char_boundary(end) {
            end -= 1;
        }
        out.truncate(end);
    }
}

fn fold_letter(letter: char, out: &mut String) {
    match letter {
        'a'..='z' | '0'..='9' => out.push(letter),
        'ß' => out.push_str("ss"),
        'æ' => out.push_str("ae"),
        'œ' => out.push_str("oe"),
        'þ' => out.push_str("th"),
        'ø' => out.push('o'),
        'đ' | 'ð' => out.push('d'),
        'ł' => out.push('l'),
        'ħ' => out.push('h'),
        'ı' => out.push('i'),
        'ё' => out.push('е'),
        // Vowel signs that Arabic and Hebrew texts carry only sometimes.
        '\u{0640}' | '\u{064B}'..='\u{0652}' | '\u{0670}' | '\u{0591}'..='\u{05C7}' => {}
        // Accents that NFKC could not compose; those of other scripts (dakuten, virama) are part of the letter.
        '\u{0300}'..='\u{036F}' => {}
        // Latin and Greek letters lose their accents. Cyrillic й is a letter of its own and stays.
        '\u{00C0}'..='\u{03FF}' | '\u{1E00}'..='\u{1FFF}' => {
            out.extend(std::iter::once(letter).nfd().filter(|&part| !is_combining_mark(part)));
        }
        _ => out.push(letter),
    }
}

/// Whether a mark attaches to the letter before it rather than standing alone.
pub fn attaches(letter: char) -> bool {
    is_combining_mark(letter) || canonical_combining_class(letter) != 0 || matches!(letter, '\u{FF9E}' | '\u{FF9F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_fold() {
        let cases = [
            ("Häuser", "hauser"),
            ("STRASSE", "strasse"),
            ("Straße", "strasse"),
            ("Ça", "ca"),
            ("cafe\u{301}", "cafe"),
            ("Ørsted", "orsted"),
            ("ＡＢＣ１", "abc1"),
            ("ｶﾞｲﾄﾞ", "ガイド"),
            ("ガイド", "ガイド"),
            ("Ёлка", "елка"),
            ("мой", "мой"),
            ("Ελλάδα", "ελλαδα"),
            ("İstanbul", "istanbul"),
            ("ﬁn", "fin"),
        ];
        for (word, expected) in cases {
            let mut out = String::new();
            fold_into(word, &mut out);
            assert_eq!(out, expected, "{word}");
        }
    }

    #[test]
    fn long_words_are_cut_between_letters() {
        let mut out = "before".to_owned();
        fold_into(&"й".repeat(100), &mut out);
        assert_eq!(out.len(), "before".len() + MAX_TERM_BYTES);
    }
}
