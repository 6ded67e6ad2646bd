//! A start tag as a slice of the document.

use super::byte_classes::{BYTE_CLASSES, IN_NAME, end_of_tag, is_blank};
use quick_xml::events::attributes::Attributes;

/// The text between `<` and `>`, or `/>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tag<'a> {
    inside: &'a str,
    name_length: usize,
    has_markup: bool,
}

impl<'a> Tag<'a> {
    /// Creates a tag from its inside. The name ends at the first white space.
    pub(crate) fn new(inside: &'a str) -> Self {
        let name_length = inside.find(is_blank).unwrap_or(inside.len());
        Self { inside, name_length, has_markup: inside.contains('<') }
    }

    /// Reads the tag whose inside begins at `from`. Returns it with the offset of its `>`.
    pub(super) fn read(text: &'a str, from: usize) -> Option<(Self, usize)> {
        let bytes = text.as_bytes();
        let name_end = from + bytes[from..].iter().position(|byte| BYTE_CLASSES[usize::from(*byte)] & IN_NAME != 0)?;
        let end = if bytes[name_end] == b'>' { name_end } else { end_of_tag(bytes, name_end)? };
        let inside = &text[from..end];
        let inside = inside.strip_suffix('/').unwrap_or(inside);
        if matches!(bytes[name_end], b'"' | b'\'' | b'<') {
            // These bytes are part of the name, valid or not.
            return Some((Self::new(inside), end));
        }
        let holds_markup = name_end < end && memchr::memchr(b'<', &bytes[name_end..end]).is_some();
        Some((Self { inside, name_length: inside.len().min(name_end - from), has_markup: holds_markup }, end))
    }

    /// Whether the tag contains a `<`, which suggests that its `>` is missing.
    pub(crate) fn has_markup(self) -> bool {
        self.has_markup
    }

    pub(crate) fn inside(self) -> &'a str {
        self.inside
    }

    /// The name with its prefix.
    pub(crate) fn name(self) -> &'a str {
        &self.inside[..self.name_length]
    }

    pub(crate) fn local_name(self) -> &'a str {
        split_name(self.name()).1
    }

    /// The text after the name, unchanged.
    pub(crate) fn attributes(self) -> &'a str {
        &self.inside[self.name_length..]
    }

    /// Iterates over the attributes, with or without quotes and values, as in HTML.
    pub(crate) fn lenient_attributes(self) -> Attributes<'a> {
        let mut attributes = Attributes::html(self.inside, self.name_length);
        attributes.with_checks(false);
        attributes
    }
}

/// Splits a name into prefix (possibly empty) and local part.
pub(crate) fn split_name(name: &str) -> (&str, &str) {
    // Names are short, so a plain loop is faster than a vectorized search.
    match name.bytes().position(|byte| byte == b':') {
        Some(at) => (&name[..at], &name[at + 1..]),
        None => ("", name),
    }
}
