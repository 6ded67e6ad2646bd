//! Cleans titles and names, which may be HTML.

use super::html_to_text::inline_to_text;
use super::text::clean_line;
use earshot_model::without_hidden_characters;
use std::borrow::Cow;

/// Cleans a title or name like [`clean_line`], and removes characters that show nothing. Text that is clearly HTML is
/// decoded, because many feeds escape twice.
pub(crate) fn clean_title(raw: &str, limit: usize) -> String {
    let is_html = memchr::memchr2(b'&', b'<', raw.as_bytes()).is_some();
    let line = if is_html { clean_line(&inline_to_text(raw), limit) } else { clean_line(raw, limit) };
    match without_hidden_characters(&line) {
        // The rest may begin or end with a space.
        Cow::Owned(shown) => clean_line(&shown, limit),
        Cow::Borrowed(_) => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_lose_only_their_markup() {
        let cases = [
            ("<b>Bold</b> &amp; more", "Bold & more"),
            ("x < y and y > z", "x < y and y > z"),
            ("Vec<T> explained", "Vec<T> explained"),
            ("R&amp;B", "R&B"),
            ("\u{2067}Salt\u{2069} \u{200B} &amp; \u{202B}Iron &#8203;", "Salt & Iron"),
            ("می\u{200C}خواهم 👩\u{200D}💻", "می\u{200C}خواهم 👩\u{200D}💻"),
        ];
        for (raw, expected) in cases {
            assert_eq!(clean_title(raw, 100), expected, "{raw:?}");
        }
    }
}
