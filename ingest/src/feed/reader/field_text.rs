//! The text of one field, built up piece by piece.

use std::borrow::Cow;

/// Borrows a slice of the document while the text is in one piece, as most texts are. A text that loses to a
/// better-ranked one is then never copied.
#[derive(Default)]
pub(super) struct FieldText<'a> {
    slice: &'a str,
    /// The whole text, once it has more than one piece.
    text: String,
}

impl<'a> FieldText<'a> {
    pub(super) fn as_str(&self) -> &str {
        if self.text.is_empty() { self.slice } else { &self.text }
    }

    pub(super) fn len(&self) -> usize {
        self.as_str().len()
    }

    pub(super) fn push(&mut self, piece: &'a str) {
        if self.text.is_empty() && self.slice.is_empty() {
            self.slice = piece;
        } else {
            self.to_mut().push_str(piece);
        }
    }

    /// Returns the owned text for appending.
    pub(super) fn to_mut(&mut self) -> &mut String {
        self.text.push_str(std::mem::take(&mut self.slice));
        &mut self.text
    }

    /// Escapes the text, so that HTML displays it unchanged.
    pub(super) fn escape(&mut self) {
        if self.as_str().contains(['<', '&']) {
            self.text = self.as_str().replace('&', "&amp;").replace('<', "&lt;");
            self.slice = "";
        }
    }

    /// Returns the text trimmed; `None` when nothing is left.
    pub(super) fn to_html(&self) -> Option<Cow<'a, str>> {
        let html = match self.text.trim() {
            "" => Cow::Borrowed(self.slice.trim()),
            text => Cow::Owned(text.to_owned()),
        };
        (!html.is_empty()).then_some(html)
    }

    pub(super) fn clear(&mut self) {
        self.slice = "";
        self.text.clear();
    }
}
