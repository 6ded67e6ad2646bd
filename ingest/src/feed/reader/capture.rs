//! The text of the field that is being read.

use super::{FeedReader, within};
use crate::feed::slots::{Slot, Spot};
use crate::feed::text::push_entity;
use earshot_model::limits::MAX_TEXT_BYTES;
use quick_xml::events::BytesStart;

impl FeedReader<'_> {
    pub(super) fn finish_capture(&mut self) {
        let Some(capture) = self.capture.take() else { return };
        let mut text = std::mem::take(&mut self.text);
        if capture.is_plain && text.contains(['<', '&']) {
            text = text.replace('&', "&amp;").replace('<', "&lt;");
        }
        if let Slot::Html(rank) = capture.slot {
            let html = trimmed(text);
            match &mut self.item {
                Some(item) => item.set_html(rank, html),
                None => self.channel.set_html(rank, html),
            }
            return;
        }
        match &mut self.item {
            Some(item) => {
                let xml_base = item.xml_base.clone();
                let base = within(xml_base.as_deref(), &self.channel, self.base);
                item.set(capture.slot, &text, &mut Spot { base, offset: capture.offset, issues: self.issues });
            }
            None => {
                let base = within(None, &self.channel, self.base).map(str::to_owned);
                let mut spot = Spot { base: base.as_deref(), offset: capture.offset, issues: self.issues };
                self.channel.set(capture.slot, &text, &mut spot);
            }
        }
        text.clear();
        self.text = text;
    }

    /// Says once that `&` stands where `&amp;` should.
    pub(super) fn notice_ampersand(&mut self, piece: &str, offset: usize) {
        if !self.said_ampersand
            && let Some(at) = piece.find('&')
        {
            self.said_ampersand = true;
            self.issues.notice("bare-ampersand", offset + at, "& is not escaped");
        }
    }

    pub(super) fn push_text(&mut self, piece: &str) {
        let room = MAX_TEXT_BYTES.saturating_sub(self.text.len());
        if piece.len() <= room {
            self.text.push_str(piece);
        } else if room > 0 {
            self.text.push_str(&piece[..piece.floor_char_boundary(room)]);
            let offset = self.capture.as_ref().map(|capture| capture.offset);
            self.issues.warning("truncated-text", offset, format!("a text is longer than {MAX_TEXT_BYTES} bytes"));
            // Nothing more fits, whatever its length.
            self.text.extend(std::iter::repeat_n(' ', MAX_TEXT_BYTES.saturating_sub(self.text.len())));
        }
    }

    pub(super) fn push_reference(&mut self, name: &str, offset: usize) {
        if self.text.len() < MAX_TEXT_BYTES && !push_entity(&mut self.text, name) {
            self.issues.notice("unknown-entity", offset, format!("&{name}; is no entity that we know"));
            self.text.extend(["&", name, ";"]);
        }
    }

    /// HTML that was not escaped, or `type="xhtml"` of Atom: put back as it was.
    pub(super) fn push_markup(&mut self, tag: &BytesStart<'_>, name: &str) -> bool {
        if self.text.len() < MAX_TEXT_BYTES {
            self.text.extend(["<", name, tag.attributes_raw(), ">"]);
        }
        let has_content =
            !matches!(name, "br" | "img" | "hr" | "input" | "meta" | "link" | "wbr" | "source" | "embed" | "area");
        if has_content {
            self.push(tag, self.scope());
        }
        has_content
    }
}

/// The text without blank space around it; not copied when there is none, for it may be long.
fn trimmed(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    let start = text.len() - text.trim_start().len();
    if start > 0 {
        text.drain(..start);
    }
    text
}
