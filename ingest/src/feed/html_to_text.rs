//! Converts HTML to plain text in one pass over the bytes, without a tree. A search that failed once is not repeated,
//! so the time stays linear.

use super::html_tags::{LONGEST_TAG, TagKind, has_block_tag, tag_kind, tag_name};
use super::text::{is_junk, plain_prefix, push_entity};
use earshot_model::limits::MAX_TEXT_BYTES;

/// Returns the text of HTML: entities resolved, blocks on separate lines, at most [`MAX_TEXT_BYTES`] bytes. Text
/// without block tags keeps its line breaks.
///
/// ```
/// assert_eq!(earshot_ingest::feed::to_text("<p>Tea &amp; <b>talk</b></p><p>2</p>"), "Tea & talk\n\n2");
/// ```
#[must_use]
pub fn to_text(html: &str) -> String {
    let breaks_matter = !has_block_tag(html);
    TextExtractor::new(html, breaks_matter, false).extract()
}

/// Converts a title to text. Only tags that HTML defines are removed, because `Vec<T>` is text.
pub(super) fn inline_to_text(html: &str) -> String {
    TextExtractor::new(html, false, true).extract()
}

struct TextExtractor<'a> {
    html: &'a str,
    text: String,
    keeps_line_breaks: bool,
    known_tags_only: bool,
    /// Blank space to write before the next text: a number of line breaks, or a space.
    pending_breaks: usize,
    pending_space: bool,
    /// Set after an unclosed quote or comment: the rest is not searched for one again.
    ignore_quotes: bool,
    ignore_comments: bool,
    ignore_tags: bool,
    /// Buffer for the text of an entity, reused.
    resolved: String,
}

impl<'a> TextExtractor<'a> {
    fn new(html: &'a str, keeps_line_breaks: bool, known_tags_only: bool) -> Self {
        Self {
            html,
            text: String::with_capacity(html.len().min(MAX_TEXT_BYTES)),
            keeps_line_breaks,
            known_tags_only,
            pending_breaks: 0,
            pending_space: false,
            ignore_quotes: false,
            ignore_comments: false,
            ignore_tags: false,
            resolved: String::new(),
        }
    }

    fn extract(mut self) -> String {
        let bytes = self.html.as_bytes();
        let mut at = 0;
        while at < bytes.len() && self.text.len() < MAX_TEXT_BYTES {
            let plain = memchr::memchr2(b'<', b'&', &bytes[at..]).unwrap_or(bytes.len() - at);
            self.push_text(&self.html[at..at + plain]);
            at += plain;
            match bytes.get(at) {
                Some(b'<') => at = self.read_tag(at),
                Some(b'&') => at = self.read_entity(at),
                _ => {}
            }
        }
        self.text
    }

    fn push_text(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() {
            let plain = plain_prefix(rest);
            if plain > 0 {
                // The last word may continue in the next text.
                self.push_separator();
                self.text.push_str(&rest[..plain]);
                rest = &rest[plain..];
                continue;
            }
            let blank = rest.find(|character: char| !is_blank(character)).unwrap_or(rest.len());
            if blank > 0 {
                self.pending_space = true;
                if self.keeps_line_breaks {
                    self.break_lines(rest[..blank].bytes().filter(|byte| *byte == b'\n').count().min(2));
                }
                rest = &rest[blank..];
                continue;
            }
            // Scans from a character that may be junk to where plain characters may begin again.
            let word = rest.find(|character: char| character.is_ascii_graphic() || is_blank(character));
            let word = word.unwrap_or(rest.len());
            self.push_word(&rest[..word]);
            rest = &rest[word..];
        }
    }

    fn push_separator(&mut self) {
        if !self.text.is_empty() {
            match self.pending_breaks {
                0 if self.pending_space => self.text.push(' '),
                0 => {}
                breaks => self.text.extend(std::iter::repeat_n('\n', breaks)),
            }
        }
        self.pending_breaks = 0;
        self.pending_space = false;
    }

    fn push_word(&mut self, word: &str) {
        self.push_separator();
        if !word.chars().any(is_junk) {
            self.text.push_str(word);
        } else {
            self.text.extend(word.chars().filter(|character| !is_junk(*character)));
        }
    }

    fn break_lines(&mut self, breaks: usize) {
        self.pending_breaks = self.pending_breaks.max(breaks);
    }

    /// Handles a `&`; returns the offset to continue at.
    fn read_entity(&mut self, at: usize) -> usize {
        let bytes = &self.html.as_bytes()[at + 1..];
        let length = bytes.iter().take(32).take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'#').count();
        let mut resolved = std::mem::take(&mut self.resolved);
        resolved.clear();
        let is_entity =
            bytes.get(length) == Some(&b';') && push_entity(&mut resolved, &self.html[at + 1..at + 1 + length]);
        if is_entity {
            self.push_text(&resolved);
        }
        self.resolved = resolved;
        if is_entity {
            return at + length + 2;
        }
        self.push_word("&");
        at + 1
    }

    /// Handles a `<`; returns the offset to continue at.
    fn read_tag(&mut self, at: usize) -> usize {
        let bytes = self.html.as_bytes();
        let after = &bytes[at + 1..];
        if after.starts_with(b"!--") && !self.ignore_comments {
            if let Some(end) = self.html[at + 4..].find("-->") {
                return at + 4 + end + 3;
            }
            self.ignore_comments = true;
        }
        let inside = after.strip_prefix(b"/").unwrap_or(after);
        let opens = inside.first().is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'!' | b'?'));
        let mut buffer = [0; LONGEST_TAG];
        let name = tag_name(inside, &mut buffer);
        let kind = tag_kind(name);
        let is_tag = opens && (!self.known_tags_only || kind != TagKind::Unknown);
        let end = if is_tag && !self.ignore_tags { self.find_tag_end(at + 1) } else { None };
        let Some(end) = end else {
            self.push_word("<");
            return at + 1;
        };
        match kind {
            TagKind::Paragraph => self.break_lines(2),
            TagKind::Line => self.break_lines(1),
            TagKind::Hidden if !after.starts_with(b"/") => return self.skip_hidden(end, name),
            TagKind::Cell => self.pending_space = true,
            TagKind::Hidden | TagKind::Inline | TagKind::Unknown => {}
        }
        end
    }

    /// Returns the offset after the `>` that ends the tag. A `>` in quotes does not end it.
    fn find_tag_end(&mut self, from: usize) -> Option<usize> {
        let bytes = self.html.as_bytes();
        let mut at = from;
        while let Some(found) = memchr::memchr3(b'>', b'"', b'\'', &bytes[at..]) {
            at += found + 1;
            let byte = bytes[at - 1];
            if byte == b'>' {
                return Some(at);
            }
            let opens = !self.ignore_quotes && at - 1 > from && bytes[at - 2] == b'=';
            if opens {
                let Some(length) = memchr::memchr(byte, &bytes[at..]) else {
                    self.ignore_quotes = true;
                    continue;
                };
                at += length + 1;
            }
        }
        self.ignore_tags = true;
        None
    }

    fn skip_hidden(&mut self, from: usize, name: &[u8]) -> usize {
        let closing = [b"</", name].concat();
        let bytes = self.html.as_bytes();
        let found = bytes[from..].windows(closing.len()).position(|window| window.eq_ignore_ascii_case(&closing));
        // Without an end tag, the rest is hidden, as in a browser.
        found.map_or(bytes.len(), |at| from + at)
    }
}

fn is_blank(character: char) -> bool {
    character.is_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn html_becomes_text() {
        let cases = [
            ("plain\nlines\n\n\nkept", "plain\nlines\n\nkept"),
            ("<p>no\nbreak</p>", "no break"),
            ("a<br/>b<BR>c", "a\nb\nc"),
            ("<ul><li>x</li><li>y</li></ul>z", "x\ny\n\nz"),
            ("a<!-- <p>no</p> -->b", "ab"),
            ("<script>alert(1)</script>ok<style>p{}</style>", "ok"),
            ("<a href=\"x>y\">link</a>", "link"),
            ("5 < 6 &amp; 7 > 2", "5 < 6 & 7 > 2"),
            ("caf&eacute;&nbsp;&#x1F600;", "café 😀"),
            ("unclosed <a href='x", "unclosed <a href='x"),
            ("<!-- never closed", "<!-- never closed"),
            ("", ""),
        ];
        for (html, expected) in cases {
            assert_eq!(to_text(html), expected, "{html}");
        }
    }

    /// Quadratic time would be many minutes. The bound only turns it into a failure.
    #[test]
    fn hostile_text_takes_linear_time() {
        let start = std::time::Instant::now();
        for piece in ["<!--", "<a '", "<a =\"", "<", "&", "<script>", "&#", "<p ", "</"] {
            let _ = to_text(&piece.repeat(2_000_000));
            assert!(start.elapsed() < Duration::from_secs(120), "{piece} takes {:?}", start.elapsed());
        }
    }
}
