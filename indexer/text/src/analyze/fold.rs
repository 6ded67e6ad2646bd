//! Folds words: removes differences of compatibility forms, case and accents that do not change the meaning.

use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};

/// Longest term in bytes. Longer ones are cut, in the index and in queries.
pub const MAX_TERM_BYTES: usize = 64;

/// Appends the folded form of `word` to `out`.
pub fn fold_into(word: &str, out: &mut String) {
    let start = out.len();
    if word.is_ascii() {
        out.extend(word.bytes().map(|byte| char::from(byte.to_ascii_lowercase())));
    } else {
        // Lowercases before and after, because NFKC can produce upper case (`℡` becomes `TEL`).
        let letters = word.chars().filter(|&letter| !is_ignorable(letter)).flat_map(char::to_lowercase).nfkc();
        let mut letters = letters.flat_map(char::to_lowercase).peekable();
        while let Some(letter) = letters.next() {
            match letters.next_if(|&next| is_virama(next)) {
                None => fold_letter(letter, out),
                Some(_) if letters.peek().is_some_and(|&next| is_nasal_of(letter, next)) => {
                    out.extend(char::from_u32(block_of(letter) + ANUSVARA));
                }
                Some(virama) => {
                    fold_letter(letter, out);
                    out.push(virama);
                }
            }
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
        'ς' => out.push('σ'),
        // Arabic and Persian keyboards have different letters for the same sound, and few people type a hamza.
        'أ' | 'إ' | 'آ' | 'ٱ' => out.push('ا'),
        'ة' | 'ہ' | 'ۀ' | 'ە' | 'ۃ' => out.push('ه'),
        'ى' | 'ی' | 'ې' | 'ے' => out.push('ي'),
        'ک' => out.push('ك'),
        // Optional vowel signs of Arabic and Hebrew, and the dot of Hindi's borrowed letters.
        '\u{0640}' | '\u{064B}'..='\u{0655}' | '\u{0670}' | '\u{0591}'..='\u{05C7}' | '\u{093C}' => {}
        // Chandrabindu is typed as anusvara.
        '\u{0901}' => out.push('\u{0902}'),
        '・' | '·' | '‧' => {}
        '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}' => out.push(simplify(letter)),
        // Accents that NFKC could not compose. Those of other scripts (dakuten, virama) are part of the letter.
        '\u{0300}'..='\u{036F}' => {}
        // Latin and Greek letters lose their accents. Cyrillic й is a letter of its own and stays.
        '\u{00C0}'..='\u{03FF}' | '\u{1E00}'..='\u{1FFF}' => {
            out.extend(std::iter::once(letter).nfd().filter(|&part| !is_combining_mark(part)));
        }
        _ => out.push(ascii_digit(letter).unwrap_or(letter)),
    }
}

/// The ASCII digit for a digit of another script.
fn ascii_digit(letter: char) -> Option<char> {
    const ZEROS: [u32; 14] =
        [0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0x1040];
    let code = u32::from(letter);
    let zero = ZEROS.iter().rfind(|&&zero| zero <= code)?;
    char::from_digit(code - zero, 10)
}

/// Pairs of traditional and simplified characters: `TSCharacters` of OpenCC (github.com/BYVoid/OpenCC, Apache-2.0). Of
/// several simplified ones, the first counts.
const SIMPLIFIED: &str = include_str!("simplified.txt");

fn simplify(letter: char) -> char {
    static PAIRS: LazyLock<Vec<(char, char)>> = LazyLock::new(|| {
        let mut letters = SIMPLIFIED.chars().filter(|letter| *letter != '\n');
        std::iter::from_fn(|| letters.next().zip(letters.next())).collect()
    });
    PAIRS.binary_search_by_key(&letter, |(traditional, _)| *traditional).map_or(letter, |at| PAIRS[at].1)
}

/// Offsets within the blocks of Indic scripts, which have the same layout.
const ANUSVARA: u32 = 0x02;
const VIRAMA: u32 = 0x4D;

/// The start of the Devanagari, Gujarati, Telugu or Kannada block that contains a letter; 0 for other letters.
fn block_of(letter: char) -> u32 {
    match u32::from(letter) & !0x7F {
        block @ (0x900 | 0xA80 | 0xC00 | 0xC80) => block,
        _ => 0,
    }
}

fn is_virama(letter: char) -> bool {
    block_of(letter) > 0 && u32::from(letter) & 0x7F == VIRAMA
}

/// Whether a nasal before this consonant is usually written as a dot: `हिन्दी`, `हिंदी`.
fn is_nasal_of(nasal: char, consonant: char) -> bool {
    let row = match u32::from(nasal) & 0x7F {
        0x19 => 0x15..=0x18,
        0x1E => 0x1A..=0x1D,
        0x23 => 0x1F..=0x22,
        0x28 => 0x24..=0x27,
        0x2E => 0x2A..=0x2D,
        _ => return false,
    };
    block_of(nasal) == block_of(consonant) && row.contains(&(u32::from(consonant) & 0x7F))
}

/// Apostrophes and the characters that people type instead.
pub fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '\'' | '`' | '´' | '’' | '‘' | '\u{2032}' | '\u{2B9}' | '\u{2BB}' | '\u{2BC}' | '\u{2BD}' | '＇')
}

/// Invisible characters: soft hyphens, joiners, direction marks.
pub fn is_ignorable(letter: char) -> bool {
    letter == '\u{AD}'
        || letter >= '\u{180B}'
            && matches!(letter, '\u{180B}'..='\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

/// Whether a mark combines with the letter before it.
pub fn is_attached_mark(letter: char) -> bool {
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
            ("Κόσμος", "κοσμοσ"),
            ("أخبار", "اخبار"),
            ("مكتبة", "مكتبه"),
            ("بگیرم", "بگيرم"),
            ("١٩٧٥", "1975"),
            ("हिन्दी", "हिंदी"),
            ("जन्म", "जन्म"),
            ("फ़ैज़", "फैज"),
            ("చంద్ర", "చంద్ర"),
            ("చన్ద్ర", "చంద్ర"),
            ("ශ්\u{200D}රී", "ශ්රී"),
            ("so\u{AD}ft", "soft"),
            ("機械學習", "机械学习"),
            ("ン・レ", "ンレ"),
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
