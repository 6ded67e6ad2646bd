//! Splits a document into tags and texts, as slices, by scanning for `<`, quotes and `>` (XML 1.0, 2.4 and 3.1).
//!
//! Our own scanner, for speed: a feed is mostly text, which quick-xml validates again as UTF-8, splits at every
//! reference, and tracks every open tag of. Rare or broken constructs still go to quick-xml: comments, declarations,
//! document types, markup without an end.

mod byte_classes;
mod tag;

pub(crate) use tag::{Tag, split_name};

use byte_classes::{end_of_tag, is_blank};
use quick_xml::Reader;
use quick_xml::events::Event as XmlEvent;

/// The next part of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MarkupEvent<'a> {
    Start(Tag<'a>),
    /// `<a/>`.
    Empty(Tag<'a>),
    /// The name, which may be invalid.
    End(&'a str),
    /// Text up to the next tag; references are not resolved.
    Text(&'a str),
    CData(&'a str),
    /// The content of a document type.
    DocType(&'a str),
    /// A comment, processing instruction or declaration.
    Skipped,
    Eof,
}

/// Invalid markup, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MarkupError {
    pub(crate) offset: usize,
    pub(crate) reason: String,
}

/// Scans a document from an offset on.
pub(crate) struct Scanner<'a> {
    text: &'a str,
    position: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str, position: usize) -> Self {
        Self { text, position }
    }

    /// Returns the offset of the next event.
    pub(crate) fn offset(&self) -> usize {
        self.position
    }

    /// Returns the next event. After an error, scanning ends.
    pub(crate) fn read(&mut self) -> Result<MarkupEvent<'a>, MarkupError> {
        let (text, start) = (self.text, self.position);
        let rest = &text.as_bytes()[start..];
        match rest {
            [] => Ok(MarkupEvent::Eof),
            [b'<', b'/', ..] => match end_of_tag(rest, 2) {
                Some(end) => {
                    self.position = start + end + 1;
                    let inside = &text[start + 2..start + end];
                    let name = inside.trim_end_matches(is_blank);
                    Ok(MarkupEvent::End(if name.is_empty() { inside } else { name }))
                }
                None => self.read_rare(),
            },
            [b'<', b'!' | b'?', ..] | [b'<'] => match rest.strip_prefix(CDATA) {
                Some(inside) => match end_of_cdata(inside) {
                    Some(length) => {
                        let from = start + CDATA.len();
                        self.position = from + length + "]]>".len();
                        Ok(MarkupEvent::CData(&text[from..from + length]))
                    }
                    None => self.read_rare(),
                },
                None => self.read_rare(),
            },
            [b'<', ..] => match Tag::read(text, start + 1) {
                Some((tag, end)) => {
                    self.position = end + 1;
                    Ok(if text.as_bytes()[end - 1] == b'/' { MarkupEvent::Empty(tag) } else { MarkupEvent::Start(tag) })
                }
                None => self.read_rare(),
            },
            _ => {
                let length = next_tag(rest).unwrap_or(rest.len());
                self.position = start + length;
                Ok(MarkupEvent::Text(&text[start..self.position]))
            }
        }
    }

    /// Reads one event with quick-xml.
    fn read_rare(&mut self) -> Result<MarkupEvent<'a>, MarkupError> {
        let start = self.position;
        let mut xml = Reader::from_str(&self.text[start..]);
        let event = xml.read_event();
        let position = |position: u64| start + usize::try_from(position).unwrap_or(0);
        self.position = position(xml.buffer_position());
        match event {
            Ok(XmlEvent::DocType(_)) => {
                Ok(MarkupEvent::DocType(&self.text[start + "<!DOCTYPE".len()..self.position - 1]))
            }
            Ok(_) => Ok(MarkupEvent::Skipped),
            Err(error) => {
                self.position = self.text.len();
                Err(MarkupError { offset: position(xml.error_position()), reason: error.to_string() })
            }
        }
    }
}

const CDATA: &[u8] = b"<![CDATA[";

/// Finds the next `<`. Most texts are a few blanks between two tags, for which a plain loop is faster than a vectorized
/// search.
fn next_tag(text: &[u8]) -> Option<usize> {
    const NEAR: usize = 16;
    let near = text.len().min(NEAR);
    let found = text[..near].iter().position(|byte| *byte == b'<');
    found.or_else(|| memchr::memchr(b'<', &text[near..]).map(|at| near + at))
}

/// Returns the length of the content of a CDATA section (XML 1.0, 2.7).
fn end_of_cdata(inside: &[u8]) -> Option<usize> {
    // Of the three characters, `]` is the rarest in HTML.
    memchr::memchr_iter(b']', inside).find(|at| inside[*at..].starts_with(b"]]>"))
}

#[cfg(test)]
mod tests;
