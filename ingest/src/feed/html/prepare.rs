//! Steps before and after the HTML cleaner: splits long texts, drops junk, and detects whether one pass suffices.

use super::allowed_tags::ALLOWED_TAGS;
use crate::feed::html_tags::{LONGEST_TAG, tag_name};
use crate::feed::text::is_junk;
use std::borrow::Cow;

/// Text without markup longer than this (in bytes) is split for the serializer. Otherwise it takes quadratic time: at
/// each `&` and each no-break space it scans to the end of the text node.
const MAX_TEXT_RUN_BYTES: usize = 4 << 10;

/// Tags whose removal does not affect neighboring tags.
const NEUTRAL_TAGS: [&str; 13] =
    ["div", "span", "img", "font", "small", "u", "s", "sub", "sup", "hr", "cite", "script", "style"];

/// Whether one pass is enough: only neutral tags are dropped, and every heading and link is closed before the next
/// begins. A parser ends a nested heading or link early, which changes the tree.
pub(super) fn is_stable_after_cleaning(html: &str) -> bool {
    let (mut open_heading, mut is_in_link) = (None, false);
    for (at, _) in html.match_indices('<') {
        let after = &html.as_bytes()[at + 1..];
        let (after, is_end) = after.strip_prefix(b"/").map_or((after, false), |after| (after, true));
        if !after.first().is_some_and(u8::is_ascii_alphabetic) {
            continue;
        }
        // A parser reads `<i?</h3>` as one tag.
        let tag = after.split(|byte| *byte == b'>').next().unwrap_or_default();
        if tag.contains(&b'<') {
            return false;
        }
        let mut buffer = [0; LONGEST_TAG];
        let name = std::str::from_utf8(tag_name(after, &mut buffer)).unwrap_or_default();
        if !ALLOWED_TAGS.contains(&name) && !NEUTRAL_TAGS.contains(&name) {
            return false;
        }
        if name == "a" {
            if is_in_link != is_end {
                return false;
            }
            is_in_link = !is_end;
        } else if let [b'h', level @ b'1'..=b'6'] = name.as_bytes() {
            let expected = is_end.then_some(*level);
            if open_heading != expected {
                return false;
            }
            open_heading = (!is_end).then_some(*level);
        }
    }
    open_heading.is_none() && !is_in_link
}

/// Splits HTML into texts, each with the tag after it.
fn text_runs(html: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = html;
    // After one tag without an end, no later tag has one either.
    let mut has_ends = true;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let is_tag = |(at, _): &(usize, &str)| {
            rest.as_bytes().get(at + 1).is_some_and(|byte| byte.is_ascii_alphabetic() || b"/!?".contains(byte))
        };
        let start = rest.match_indices('<').find(is_tag).filter(|_| has_ends).map(|(at, _)| at);
        let end = start.and_then(|start| rest[start..].find('>').map(|length| start + length + 1));
        has_ends = end.is_some();
        let (text, tag) = (start.filter(|_| has_ends).unwrap_or(rest.len()), end.unwrap_or(rest.len()));
        let run = (&rest[..text], &rest[text..tag]);
        rest = &rest[tag..];
        Some(run)
    })
}

/// Turns the line breaks of the text into tags.
pub(super) fn insert_line_breaks(html: &str) -> String {
    let mut broken = String::with_capacity(html.len() + 64);
    for (text, tag) in text_runs(html) {
        broken.push_str(&text.replace("\r\n", "\n").replace(['\n', '\r'], "<br>"));
        broken.push_str(tag);
    }
    broken
}

/// Inserts empty comments into long texts, so that each text node is short.
pub(super) fn split_text_runs(html: &str) -> Cow<'_, str> {
    if text_runs(html).all(|(text, _)| text.len() <= MAX_TEXT_RUN_BYTES) {
        return Cow::Borrowed(html);
    }
    let mut pieces = String::with_capacity(html.len() + 64);
    for (text, tag) in text_runs(html) {
        let mut rest = text;
        while rest.len() > MAX_TEXT_RUN_BYTES {
            let near = rest.floor_char_boundary(MAX_TEXT_RUN_BYTES);
            let space = rest[..near].rfind(|c: char| c.is_ascii_whitespace()).filter(|space| *space > 0);
            let (piece, after) = rest.split_at(space.unwrap_or_else(|| cut_before_entity(rest, near)));
            pieces.extend([piece, "<!---->"]);
            rest = after;
        }
        pieces.extend([rest, tag]);
    }
    Cow::Owned(pieces)
}

/// Returns `near`, or the start of the entity that contains it.
fn cut_before_entity(text: &str, near: usize) -> usize {
    let window = text.floor_char_boundary(near - 40);
    match text[window..near].rfind('&') {
        Some(at) if !text[window + at..near].contains(';') => window + at,
        _ => near,
    }
}

pub(super) fn remove_junk(html: &str) -> Cow<'_, str> {
    // Junk is an ASCII control character, or begins with one of these bytes.
    let may_have =
        |byte: u8| (byte < 0x20 && !matches!(byte, b'\n' | b'\t')) || matches!(byte, 0x7F | 0xC2 | 0xE2 | 0xEF);
    if !html.bytes().any(may_have) || !html.chars().any(|character| is_junk(character) && character != '\r') {
        return Cow::Borrowed(html);
    }
    Cow::Owned(html.chars().filter(|character| !is_junk(*character) || *character == '\r').collect())
}
