//! Captures the text of the current field.

use super::feed_reader::{FeedReader, nearest_base};
use crate::feed::element_context::{ElementContext, FeedField};
use crate::feed::element_name::ElementName;
use crate::feed::scan::Tag;
use crate::feed::text::push_entity;
use earshot_model::limits::MAX_TEXT_BYTES;

impl<'a> FeedReader<'a> {
    pub(super) fn finish_capture(&mut self) {
        let Some(capture) = self.capture.take() else { return };
        let mut text = std::mem::take(&mut self.text);
        if capture.is_plain {
            text.escape();
        }
        match (&mut self.item, capture.slot) {
            (Some(item), FeedField::Html(rank)) => item.html.set_if_better_with(rank, || text.to_html()),
            (None, FeedField::Html(rank)) => self.channel.html.set_if_better_with(rank, || text.to_html()),
            (Some(item), slot) => {
                let xml_base = item.xml_base.clone();
                let base = nearest_base(xml_base.as_deref(), &self.channel, self.base);
                item.set_field(
                    slot,
                    text.as_str(),
                    &mut ElementContext { base, offset: capture.offset, issues: self.issues },
                );
            }
            (None, slot) => {
                let base = nearest_base(None, &self.channel, self.base).map(str::to_owned);
                let mut spot = ElementContext { base: base.as_deref(), offset: capture.offset, issues: self.issues };
                self.channel.set_field(slot, text.as_str(), &mut spot);
            }
        }
        text.clear();
        self.text = text;
    }

    /// Appends text of the document. References are resolved (XML 1.0, 4.1); other text with `&` stays unchanged.
    pub(super) fn push_raw(&mut self, raw: &'a str, offset: usize) {
        let mut rest = raw;
        while let Some(at) = memchr::memchr(b'&', rest.as_bytes()) {
            let (before, after) = (&rest[..at], &rest[at + 1..]);
            if at > 0 {
                self.push_text(before);
            }
            let offset = offset + raw.len() - after.len() - 1;
            match after.bytes().position(|byte| matches!(byte, b';' | b'&')) {
                Some(end) if after.as_bytes()[end] == b';' => {
                    self.push_reference(&after[..end], offset);
                    rest = &after[end + 1..];
                }
                end => {
                    self.report_ampersand(offset);
                    let end = at + 1 + end.unwrap_or(after.len());
                    self.push_text(&rest[at..end]);
                    rest = &rest[end..];
                }
            }
        }
        if !rest.is_empty() {
            self.push_text(rest);
        }
    }

    /// Reports an unescaped `&` once per feed.
    fn report_ampersand(&mut self, offset: usize) {
        if !std::mem::replace(&mut self.has_reported_ampersand, true) {
            self.issues.notice("bare-ampersand", offset, "& is not escaped");
        }
    }

    pub(super) fn push_text(&mut self, piece: &'a str) {
        let room = MAX_TEXT_BYTES.saturating_sub(self.text.len());
        if piece.len() <= room {
            self.text.push(piece);
        } else if room > 0 {
            self.text.push(&piece[..piece.floor_char_boundary(room)]);
            let offset = self.capture.as_ref().map(|capture| capture.offset);
            self.issues.warning("truncated-text", offset, format!("a text is longer than {MAX_TEXT_BYTES} bytes"));
            // The limit is reached, so the length no longer matters.
            let rest = MAX_TEXT_BYTES.saturating_sub(self.text.len());
            self.text.to_mut().extend(std::iter::repeat_n(' ', rest));
        }
    }

    fn push_reference(&mut self, name: &str, offset: usize) {
        if self.text.len() < MAX_TEXT_BYTES && !push_entity(self.text.to_mut(), name) {
            self.issues.notice("unknown-entity", offset, format!("&{name}; is an unknown entity"));
            self.text.to_mut().extend(["&", name, ";"]);
        }
    }

    /// Appends markup to the text: unescaped HTML, or `type="xhtml"` of Atom.
    pub(super) fn push_markup(&mut self, tag: Tag<'_>, name: &ElementName<'_>) -> bool {
        let (name, element) = (name.lower_name(), name);
        if self.text.len() < MAX_TEXT_BYTES {
            self.text.to_mut().extend(["<", name, tag.attributes(), ">"]);
        }
        let has_content =
            !matches!(name, "br" | "img" | "hr" | "input" | "meta" | "link" | "wbr" | "source" | "embed" | "area");
        if has_content {
            self.push_element(tag, element, self.parent_element());
        }
        has_content
    }
}
