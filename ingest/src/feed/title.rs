//! Cleans titles and names, which may be HTML.

use super::html_to_text::inline_to_text;
use super::text::clean_line;

/// Cleans a title or name like [`clean_line`]. Text that is clearly HTML is decoded, because many feeds escape twice.
pub(crate) fn clean_title(raw: &str, limit: usize) -> String {
    if memchr::memchr2(b'&', b'<', raw.as_bytes()).is_some() {
        return clean_line(&inline_to_text(raw), limit);
    }
    clean_line(raw, limit)
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
        ];
        for (raw, expected) in cases {
            assert_eq!(clean_title(raw, 100), expected, "{raw:?}");
        }
    }
}
