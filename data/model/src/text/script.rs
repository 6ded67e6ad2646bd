//! Scripts with and without spaces between words.

/// Every letter before this one is in a script with spaces. Most texts are decided by this comparison alone.
const FIRST_UNSPACED_LETTER: char = '\u{E00}';

/// Whether a letter belongs to a script that writes no spaces between words: Thai, Lao, Khmer, Myanmar, Kana, Han.
/// Hangul counts as one, because its spaces separate phrases: particles attach to words.
#[inline]
#[must_use]
pub fn is_unspaced(letter: char) -> bool {
    letter >= FIRST_UNSPACED_LETTER
        && matches!(u32::from(letter),
        0x0E00..=0x0EFF | 0x1000..=0x109F | 0x1100..=0x11FF | 0x1780..=0x17FF | 0x3005..=0x3007 | 0x3040..=0x30FA
        | 0x30FC..=0x30FF | 0x3130..=0x318F | 0x31F0..=0x31FF | 0x3400..=0x4DBF | 0x4E00..=0x9FFF | 0xAC00..=0xD7AF
        | 0xF900..=0xFAFF | 0xFF66..=0xFF9F | 0x20000..=0x3FFFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unspaced_scripts_are_detected() {
        for letter in "ก๙ກកကあア々〇漢한ㄱ𠀀".chars() {
            assert!(is_unspaced(letter), "{letter}");
        }
        for letter in "aéжאعहதΩ・。、！〒 \u{DFF}".chars() {
            assert!(!is_unspaced(letter), "{letter}");
        }
    }
}
