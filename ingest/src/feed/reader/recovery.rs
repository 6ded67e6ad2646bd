//! Recovery from damage: finds where a document begins, where it breaks, and where it ends.

use super::feed_reader::{FeedReader, Frame, ParseStep};
use crate::feed::attributes::attribute;
use crate::feed::element_context::ParentElement;
use crate::feed::element_name::{ElementName, LowerName};
use crate::feed::feed_rejection::{self, FeedRejection};
use crate::feed::item::xml_base;
use crate::feed::name_key::name_key;
use crate::feed::parse_context::ParseContext;
use crate::feed::parsed_feed::{FeedKind, ParsedFeed};
use crate::feed::scan::{Tag, split_name};
use crate::feed::text::clean_line;
use crate::feed::xml_namespaces::{XmlNamespace, declares_namespaces};

/// Bytes that count as one unit of effort when a tag is scanned again.
const REREAD_BYTES: usize = 4 << 10;
/// How far after an unknown root the feed may begin, in bytes.
const ROOT_WINDOW: usize = 1 << 10;

/// Returns the offset, from the tag's name, at which the next tag begins, because the `>` of this one is missing. Of
/// several, returns the last, because those between have no end either.
pub(super) fn find_nested_tag(tag: &str) -> Option<usize> {
    let (mut at, mut last) = (0, None);
    while let Some(found) = tag[at..].find(['<', '"', '\'']) {
        at += found;
        let quote = tag.as_bytes()[at];
        let inside = at + 1;
        if quote == b'<' {
            (at, last) = (inside, Some(at));
            continue;
        }
        let length = tag[inside..].find(char::from(quote)).unwrap_or(tag.len() - inside);
        let after = tag.as_bytes().get(inside + length + 1);
        // An unclosed quote ends at the next quote, in the middle of another value.
        if after.is_some_and(|byte| !byte.is_ascii_whitespace() && !b"/>?".contains(byte)) {
            let value = &tag[inside..inside + length];
            let item = ["<item", "</item", "<entry", "</entry"].iter().filter_map(|tag| value.find(tag)).min();
            if let Some(item) = item {
                return Some(inside + item);
            }
        }
        at = (inside + length + 1).min(tag.len());
    }
    last
}

impl<'a> FeedReader<'a> {
    /// Resumes at the tag that begins inside another one, of `length` bytes.
    pub(super) fn resume_at_tag(&mut self, at: usize, length: usize) -> ParseStep {
        self.issues.warning("unclosed-tag", at, "a tag begins before the previous tag ends");
        ParseStep::UnclosedTag { at, effort: 1 + length / REREAD_BYTES }
    }

    /// Returns where to resume after a syntax error: at the next item, because the text between is not reliable.
    pub(super) fn resume_at_item(&mut self, text: &str, at: usize, error: &str) -> Option<usize> {
        let at = text.floor_char_boundary(at.min(text.len()));
        let damage = &text[at..];
        if damage.starts_with("<!") && !["<!--", "<![CDATA[", "<!DOCTYPE"].iter().any(|start| damage.starts_with(start))
        {
            self.issues.warning("bad-markup", at, error.to_owned());
            return Some(at + 2);
        }
        let next = ["<item", "<entry"].iter().filter_map(|tag| text[at..].find(tag)).min().filter(|next| *next > 0);
        self.issues.error("bad-markup", at, error.to_owned());
        self.drop_item(at);
        next.map(|next| at + next)
    }

    pub(super) fn drop_item(&mut self, offset: usize) {
        self.capture = None;
        while self
            .stack
            .last()
            .is_some_and(|frame| !matches!(frame.parent, ParentElement::Root | ParentElement::Channel))
        {
            self.stack.pop();
        }
        self.namespaces.end_scope(self.stack.len());
        if self.item.take().is_some() {
            self.counts.discard_item();
            self.issues.error("lost-item", offset, "an item without an end was dropped");
        }
    }

    pub(super) fn start_root(
        &mut self,
        tag: Tag<'a>,
        text: &str,
        offset: usize,
        context: &ParseContext<'_>,
    ) -> Result<(), FeedRejection> {
        let local = LowerName::new(tag.local_name());
        let parent = match local.as_str() {
            "rss" | "rdf" => ParentElement::Root,
            "channel" => ParentElement::Channel,
            "feed" => {
                self.feed.kind = FeedKind::Atom;
                self.channel.set_root_language(attribute(tag, "lang").as_deref());
                ParentElement::Channel
            }
            "item" | "entry" => {
                self.issues.error("bad-root", offset, "the beginning of the feed is damaged");
                self.stack.push(Frame { name_key: name_key("channel"), parent: ParentElement::Channel });
                self.start_element(tag, offset);
                return Ok(());
            }
            // Some apps export a list without its root.
            "opml" | "outline" => return Err(FeedRejection::Opml),
            "html" | "head" | "body" | "div" | "p" | "script" => {
                return Err(feed_rejection::html_rejection(text, context));
            }
            _ if has_channel(text, offset) => {
                self.issues.warning("bad-root", offset, format!("the root is {:?}", clean_line(tag.name(), 60)));
                ParentElement::Root
            }
            _ => return Err(FeedRejection::OtherXml { root: clean_line(tag.name(), 60) }),
        };
        self.channel.xml_base = xml_base(tag, self.base);
        self.push_element(
            tag,
            &ElementName::new(tag.name(), "", XmlNamespace::Other, declares_namespaces(tag)),
            parent,
        );
        if self.feed.kind == FeedKind::Atom
            && matches!(self.namespaces.declared_namespace(split_name(tag.name()).0), None | Some(XmlNamespace::Rss))
        {
            // An Atom feed that does not declare its namespace.
            self.namespaces.declare_default(XmlNamespace::Atom);
        }
        Ok(())
    }

    pub(super) fn finish(mut self, end: usize) -> ParsedFeed {
        if !self.is_done && !self.stack.is_empty() {
            self.issues.error("truncated", end, "the file ends before the feed does");
            self.drop_item(end);
        }
        self.feed.channel = self.channel.finish(self.counts.finish());
        let channel = &self.feed.channel;
        let base = channel.website_url.as_ref().or(channel.self_url.as_ref());
        for item in &mut self.feed.items {
            let own = item.html_base.take().or_else(|| item.web_url.clone());
            item.html_base = own.or_else(|| base.cloned());
        }
        self.feed
    }
}

/// Whether a feed begins shortly after the root.
fn has_channel(text: &str, offset: usize) -> bool {
    let window = &text[offset..text.floor_char_boundary(offset + ROOT_WINDOW)];
    window.contains("<channel>") || window.contains("<channel ") || window.contains("<entry>")
}
