//! Cuts the snippet around a mention.

use std::ops::Range;

/// Bytes before and after a mention that the snippet shows.
const SNIPPET_REACH_BYTES: usize = 110;
/// Bytes before and after a mention that the classifiers read.
const CONTEXT_REACH_BYTES: usize = 320;

/// The snippet, with an ellipsis where it was cut.
pub(crate) fn cut_snippet(text: &str, mention: &Range<usize>) -> String {
    let range = around(text, mention, SNIPPET_REACH_BYTES);
    let mut snippet = String::with_capacity(range.len() + 6);
    if range.start > 0 {
        snippet.push('…');
    }
    let mut is_first = true;
    for word in text[range.clone()].split_whitespace() {
        if !is_first {
            snippet.push(' ');
        }
        is_first = false;
        snippet.push_str(word);
    }
    if range.end < text.len() {
        snippet.push('…');
    }
    snippet
}

/// The text that the classifiers read.
pub(crate) fn cut_context<'a>(text: &'a str, mention: &Range<usize>) -> &'a str {
    &text[around(text, mention, CONTEXT_REACH_BYTES)]
}

/// The mention with about `reach` bytes on each side, cut between words where there are spaces.
fn around(text: &str, mention: &Range<usize>, reach: usize) -> Range<usize> {
    let mut start = text.floor_char_boundary(mention.start.saturating_sub(reach));
    if start > 0
        && let Some(space) = text[start..mention.start].find(char::is_whitespace)
        && space < reach / 2
    {
        start += space;
    }
    let mut end = text.ceil_char_boundary((mention.end + reach).min(text.len()));
    if end < text.len()
        && let Some(space) = text[mention.end..end].rfind(char::is_whitespace)
        && space > reach / 2
    {
        end = mention.end + space;
    }
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snippets_are_cut_between_words() {
        let text = format!("{}Ada Lovelace{}", "before ".repeat(40), " after".repeat(40));
        let at = text.find("Ada").expect("it is there");
        let snippet = cut_snippet(&text, &(at..at + 12));
        assert!(snippet.starts_with("…before before") && snippet.ends_with(" after…"), "{snippet}");
        assert!(snippet.contains("before Ada Lovelace after"), "{snippet}");
        assert_eq!(cut_snippet("Ada\n  Lovelace", &(0..3)), "Ada Lovelace");
        let thai = "ฟังพอดแคสต์ของเรา".repeat(30);
        let snippet = cut_snippet(&thai, &(900..909));
        assert!(snippet.starts_with('…') && snippet.len() < 3 * SNIPPET_REACH_BYTES, "{snippet}");
        assert!(cut_context(&thai, &(900..909)).len() > 2 * CONTEXT_REACH_BYTES - 10);
    }
}
