//! The text of one field, as it comes.

use std::borrow::Cow;

/// A slice of the document while it is in one piece, which most texts are: what another text of the same field is
/// preferred to is never copied.
#[derive(Default)]
pub(super) struct FieldText<'a> {
    slice: &'a str,
    /// All of it, once there is more than one piece.
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

    /// To be written to.
    pub(super) fn to_mut(&mut self) -> &mut String {
        self.text.push_str(std::mem::take(&mut self.slice));
        &mut self.text
    }

    /// As HTML that shows the text as it is.
    pub(super) fn escape(&mut self) {
        if self.as_str().contains(['<', '&']) {
            self.text = self.as_str().replace('&', "&amp;").replace('<', "&lt;");
            self.slice = "";
        }
    }

    /// Without blank space around it; `None` when nothing is left.
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
