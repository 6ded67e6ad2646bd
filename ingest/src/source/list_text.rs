//! The text of a list: its encoding, its URLs, and what marks a feed instead.

use crate::feed::{ParseContext, absolute_url, clean_line, decode_text};
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};
use std::borrow::Cow;

/// Decodes a list or OPML file. Windows saves lists as UTF-16 too.
pub(super) fn decode_list(bytes: &[u8]) -> Cow<'_, str> {
    match utf16_of_list(bytes) {
        Some(encoding) => encoding.decode_with_bom_removal(bytes).0,
        None => decode_text(bytes),
    }
}

/// Detects UTF-16 by the byte order mark, or by the zeros that Latin letters have in it.
pub(super) fn utf16_of_list(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [0xFF, 0xFE, 0, 0, ..] => None,
        [0xFF, 0xFE, ..] => Some(UTF_16LE),
        [0xFE, 0xFF, ..] => Some(UTF_16BE),
        [first, 0, second, 0, ..] if *first != 0 && *second != 0 => Some(UTF_16LE),
        [0, first, 0, second, ..] if *first != 0 && *second != 0 => Some(UTF_16BE),
        _ => None,
    }
}

/// Whether a file begins with the root of a feed, or is a JSON Feed.
pub(super) fn is_feed_like(text: &str) -> bool {
    ["<rss", "<feed", "<rdf:RDF", "<channel", "jsonfeed.org/version/1"].iter().any(|root| text.contains(root))
}

/// Returns the normalized URL when the text is an http or https URL.
pub(super) fn parse_web_url(text: &str) -> Option<String> {
    let line = clean_line(text, MAX_SHORT_TEXT_BYTES);
    let has_scheme = ["http://", "https://", "feed:", "itpc:", "pcast:"]
        .iter()
        .any(|scheme| line.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme)));
    if has_scheme { absolute_url(&line, &ParseContext::default()) } else { None }
}
