//! Handles elements that end.

use super::feed_reader::FeedReader;
use crate::feed::element_context::ParentElement;
use crate::feed::name_key::name_key;
use crate::feed::text::clean_line;

impl FeedReader<'_> {
    pub(super) fn end_element(&mut self, name: &str, offset: usize) {
        let key = name_key(name);
        let Some(depth) = self.stack.iter().rposition(|frame| frame.name_key == key) else {
            // In elements that nest too deeply, start tags were skipped as well.
            if !self.has_reported_depth && self.capture.as_ref().is_none_or(|capture| !capture.is_html) {
                let message = format!("</{}> ends nothing", clean_line(name, 60));
                self.issues.notice("unmatched-end", offset, message);
            }
            return;
        };
        if self.capture.as_ref().is_some_and(|capture| capture.is_html && depth > capture.depth) {
            self.text.to_mut().extend(["</", name, ">"]);
        }
        self.close_elements(depth);
        self.is_done = self.stack.is_empty();
    }

    /// Closes every element from `depth` on.
    pub(super) fn close_elements(&mut self, depth: usize) {
        if self.capture.as_ref().is_some_and(|capture| capture.depth >= depth) {
            self.finish_capture();
        }
        let is_item_end = self.item.is_some()
            && self.stack[depth..].iter().any(|frame| frame.parent == ParentElement::Item)
            && !self.stack[..depth].iter().any(|frame| frame.parent == ParentElement::Item);
        self.truncate_stack(depth);
        if is_item_end {
            self.close_item();
        }
    }

    fn truncate_stack(&mut self, depth: usize) {
        self.stack.truncate(depth);
        self.namespaces.end_scope(depth);
    }

    pub(super) fn close_item(&mut self) {
        if self.capture.is_some() {
            self.finish_capture();
        }
        let depth = self.stack.iter().position(|frame| frame.parent == ParentElement::Item);
        if let Some(depth) = depth {
            self.truncate_stack(depth);
        }
        if let Some(mut item) = self.item.take() {
            match item.live.take() {
                Some(times) => self.channel.push_live_item(times.into_live_item(item.finish())),
                None => self.feed.items.push(item.finish()),
            }
        }
    }
}
