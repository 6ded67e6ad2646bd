//! Validates texts of search terms and names.

use crate::limits::MAX_TERM_LENGTH;

/// Trims the text and checks that it has at least `min` visible characters.
///
/// # Errors
/// A message for people that completes "The text …".
pub fn validate_text(text: &str, min: usize) -> Result<String, String> {
    let text = text.trim();
    if text.chars().any(|letter| letter.is_control() && !letter.is_whitespace()) {
        return Err("must not have control characters".to_owned());
    }
    let length = text.chars().count();
    if length > MAX_TERM_LENGTH {
        return Err(format!("must have at most {MAX_TERM_LENGTH} characters"));
    }
    let visible = text.chars().filter(|&letter| !is_invisible(letter)).count();
    // In scripts without spaces, a single character can be a word.
    if visible < min && !text.chars().any(is_ideograph) {
        return Err(match min {
            1 => "must not be blank".to_owned(),
            _ => format!("must have at least {min} characters and not be blank"),
        });
    }
    // A text without letters and digits matches no term. `*` is rejected too, because wildcards are not supported.
    if text
        .chars()
        .filter(|&letter| !is_invisible(letter))
        .all(|letter| letter.is_ascii_punctuation() || letter.is_whitespace())
    {
        return Err("must contain letters or digits; wildcards are not supported".to_owned());
    }
    Ok(text.to_owned())
}

/// Joiners, directional marks, soft hyphens. A text of nothing else looks blank.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

/// Han, Hiragana, Katakana, Hangul and Thai: scripts in which one character can be a word.
fn is_ideograph(letter: char) -> bool {
    matches!(u32::from(letter), 0x0E00..=0x0E7F | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF | 0x20000..=0x3FFFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_checked() {
        let long = "é".repeat(501);
        let cases = [
            ("  rust ", Ok("rust")),
            ("鉄", Ok("鉄")),
            ("שלום", Ok("שלום")),
            ("🎙️🎧", Ok("🎙️🎧")),
            ("two\nlines", Ok("two\nlines")),
            ("r", Err("must have at least 2 characters and not be blank")),
            ("", Err("must have at least 2 characters and not be blank")),
            (" \t\n ", Err("must have at least 2 characters and not be blank")),
            ("\u{200B}\u{202E}\u{FEFF}", Err("must have at least 2 characters and not be blank")),
            ("r\u{200D}", Err("must have at least 2 characters and not be blank")),
            ("C++", Ok("C++")),
            ("**", Err("must contain letters or digits; wildcards are not supported")),
            ("*? %_ --", Err("must contain letters or digits; wildcards are not supported")),
            ("ru\u{0}st", Err("must not have control characters")),
            ("ru\u{1b}[31mst", Err("must not have control characters")),
            (&long, Err("must have at most 500 characters")),
        ];
        for (text, expected) in cases {
            assert_eq!(validate_text(text, 2), expected.map(str::to_owned).map_err(str::to_owned), "{text:?}");
        }
        assert_eq!(validate_text("X", 1), Ok("X".to_owned()));
        assert_eq!(validate_text(" ", 1), Err("must not be blank".to_owned()));
    }
}
