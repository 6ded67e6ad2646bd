//! Folding of text for comparison: lower case, without accents.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Appends the folded text to `out`.
pub(crate) fn fold_into(text: &str, out: &mut String) {
    if text.is_ascii() {
        let from = out.len();
        out.push_str(text);
        out[from..].make_ascii_lowercase();
        return;
    }
    for letter in text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase) {
        match letter {
            'ß' => out.push_str("ss"),
            'æ' => out.push_str("ae"),
            'œ' => out.push_str("oe"),
            'ø' => out.push('o'),
            'ł' => out.push('l'),
            'đ' | 'ð' => out.push('d'),
            'þ' => out.push_str("th"),
            'ı' => out.push('i'),
            '’' | '‘' | 'ʼ' => out.push('\''),
            '‑' | '‐' => out.push('-'),
            other if is_combining_mark(other) => {}
            other => out.push(other),
        }
    }
}

/// Returns the folded text.
pub(crate) fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    fold_into(text, &mut out);
    out
}

/// Returns the folded letters and digits of a text. Names that differ only in blanks and signs become equal.
pub(crate) fn fold_letters(text: &str) -> String {
    if text.is_ascii() {
        let letters = text.bytes().filter(u8::is_ascii_alphanumeric);
        return letters.map(|letter| char::from(letter.to_ascii_lowercase())).collect();
    }
    let mut out = fold(text);
    out.retain(char::is_alphanumeric);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_case_are_dropped() {
        for (text, expected) in [
            ("Kožar", "kozar"),
            ("ŚWIĘCKI", "swiecki"),
            ("Øyvind Ærlig", "oyvind aerlig"),
            ("O’Brien", "o'brien"),
            ("İstanbul", "istanbul"),
            ("Артём", "артем"),
            ("김대권", "김대권"),
        ] {
            assert_eq!(fold(text).nfc().collect::<String>(), expected, "{text}");
        }
        assert_eq!(fold_letters("Fold-Card 2.0"), "foldcard20");
    }
}
