//! Cleans texts that strangers wrote.

use earshot_model::is_hidden_character;
use unicode_normalization::UnicodeNormalization as _;

/// Whether a character is invisible: a control other than line breaks and tabs, a character that shows nothing, a
/// separator of lines or paragraphs, or private use. Instructions to a model may be hidden in them.
fn is_invisible(letter: char) -> bool {
    (letter.is_control() && !matches!(letter, '\n' | '\t'))
        || is_hidden_character(letter)
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Removes invisible characters and composes the rest (NFC).
#[must_use]
pub fn strip_invisible(text: &str) -> String {
    text.nfc().filter(|letter| !is_invisible(*letter)).collect()
}

/// The first `limit` characters, cut at a word that ends in the last third if there is one, with `…` when something was
/// cut.
#[must_use]
pub fn clip_chars(text: &str, limit: usize) -> String {
    let text = text.trim();
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let head: String = text.chars().take(limit.saturating_sub(1)).collect();
    let cut = head.rfind(char::is_whitespace).filter(|at| *at > head.len() * 2 / 3).unwrap_or(head.len());
    format!("{}…", head[..cut].trim_end_matches(|letter: char| letter.is_whitespace() || ",;:–-".contains(letter)))
}

/// The beginning of a text, at most `limit` bytes.
#[must_use]
pub fn beginning(text: &str, limit: usize) -> &str {
    &text[..text.floor_char_boundary(limit)]
}

/// Normalizes a text for comparison: lower case, without invisible characters, with plain quotes, plain dashes and
/// single spaces.
#[must_use]
pub fn normalize_for_search(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let letters = text.nfkc().filter(|letter| !is_invisible(*letter)).flat_map(char::to_lowercase);
    for letter in letters {
        let letter = match letter {
            '‘' | '’' | '‚' | '‛' | '`' | '´' => '\'',
            '“' | '”' | '„' | '‟' | '«' | '»' => '"',
            '‐'..='―' | '−' => '-',
            letter if letter.is_whitespace() => ' ',
            letter => letter,
        };
        if letter != ' ' || !out.ends_with(' ') {
            out.push(letter);
        }
    }
    out.trim().to_owned()
}

/// [`normalize_for_search`] without the punctuation around a quotation.
#[must_use]
pub fn quotation_key(text: &str) -> String {
    let normal = normalize_for_search(text);
    normal.trim_matches(|letter: char| letter.is_whitespace() || "\"'.,;:!?-…()[]".contains(letter)).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_are_removed() {
        assert_eq!(strip_invisible("a\u{200b}b\u{e0041}c\u{202e}d\u{feff}\ne"), "abcd\ne");
        assert_eq!(strip_invisible("שלום 👍"), "שלום 👍");
    }

    #[test]
    fn texts_are_clipped_at_words() {
        assert_eq!(clip_chars("one two three", 20), "one two three");
        assert_eq!(clip_chars("one two, three", 10), "one two…");
        assert_eq!(clip_chars("abcdefghijkl", 5), "abcd…");
        assert!(clip_chars("żółć żółć żółć", 6).chars().count() <= 6);
    }

    #[test]
    fn quotations_match_despite_punctuation() {
        assert_eq!(quotation_key("“It’s  the\n Sleep.”"), "it's the sleep");
    }
}
