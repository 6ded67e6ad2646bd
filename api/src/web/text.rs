//! Texts of pages: shortened by bytes, and escaped for scripts.

use serde_json::Value;

/// Returns at most so many bytes from the start of a text.
pub(super) fn truncate_bytes(text: &str, max_bytes: usize) -> &str {
    &text[..text.floor_char_boundary(max_bytes)]
}

/// Serializes JSON for a script element. It contains no `<`, so that no text of a feed can end the element.
pub(super) fn escape_for_script(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}
