//! Helpers for escaped HTML.

use std::borrow::Cow;

/// Escapes text for an element or a double-quoted attribute.
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;"))
}

/// Formats a link, escaped.
pub fn link(href: &str, text: &str) -> String {
    format!("<a href=\"{}\">{}</a>", escape(href), escape(text))
}

/// Formats plain text with blank lines between paragraphs as `<p>` elements.
pub fn paragraphs(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + 32);
    for paragraph in text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
        html.push_str("<p>");
        html.push_str(&escape(&paragraph.replace('\n', " ")));
        html.push_str("</p>\n");
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_escaped_and_joined() {
        assert_eq!(paragraphs("a & b\nc\n\n<d>\n"), "<p>a &amp; b c</p>\n<p>&lt;d&gt;</p>\n");
        assert_eq!(
            link("https://a.example/?a=1&b=2", "\"x\""),
            "<a href=\"https://a.example/?a=1&amp;b=2\">&quot;x&quot;</a>"
        );
    }
}
