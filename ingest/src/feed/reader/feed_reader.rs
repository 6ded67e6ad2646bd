//! The state of the event loop: the open elements, the text that is being captured, and what was read so far.

use super::field_text::FieldText;
use crate::feed::channel::ChannelBuilder;
use crate::feed::element_context::{FeedField, ParentElement};
use crate::feed::element_name::{ElementName, NameCache};
use crate::feed::issues::IssueLog;
use crate::feed::item::ItemBuilder;
use crate::feed::parsed_feed::ParsedFeed;
use crate::feed::scan::Tag;
use crate::feed::tag_counter::TagCounter;
use crate::feed::xml_namespaces::Namespaces;

pub(super) struct Frame {
    pub(super) name_key: u64,
    pub(super) parent: ParentElement,
}

pub(super) struct Capture {
    pub(super) slot: FeedField,
    /// Depth below the captured element.
    pub(super) depth: usize,
    pub(super) is_html: bool,
    pub(super) is_plain: bool,
    pub(super) offset: usize,
}

pub(super) struct FeedReader<'a> {
    pub(super) base: Option<&'a str>,
    pub(super) stack: Vec<Frame>,
    pub(super) capture: Option<Capture>,
    pub(super) text: FieldText<'a>,
    pub(super) channel: ChannelBuilder<'a>,
    /// Boxed, because it is large and moved often.
    pub(super) item: Option<Box<ItemBuilder<'a>>>,
    pub(super) feed: ParsedFeed,
    pub(super) issues: &'a mut IssueLog,
    pub(super) is_done: bool,
    pub(super) has_reported_depth: bool,
    pub(super) has_reported_ampersand: bool,
    pub(super) namespaces: Namespaces,
    pub(super) names: NameCache<'a>,
    pub(super) counts: TagCounter,
}

/// Why a run of the event loop ended.
pub(super) enum ParseStep {
    Done,
    /// A tag has no end; the parser continues at the next tag.
    UnclosedTag {
        at: usize,
        effort: usize,
    },
    /// Broken markup at this offset.
    BrokenMarkup(usize),
}

/// Returns the base for relative URLs: the innermost `xml:base`, then the URL of the feed.
pub(super) fn nearest_base<'b>(
    item: Option<&'b str>,
    channel: &'b ChannelBuilder<'_>,
    feed: Option<&'b str>,
) -> Option<&'b str> {
    item.or(channel.xml_base.as_deref()).or(feed).or(channel.base())
}

impl FeedReader<'_> {
    pub(super) fn push_element(&mut self, tag: Tag<'_>, name: &ElementName<'_>, parent: ParentElement) {
        if name.declares_namespaces {
            self.namespaces.declare(tag, self.stack.len());
        }
        self.stack.push(Frame { name_key: name.key, parent });
    }

    pub(super) fn parent_element(&self) -> ParentElement {
        self.stack.last().map_or(ParentElement::Root, |frame| frame.parent)
    }

    /// Returns the base for relative URLs inside the current element.
    pub(super) fn base(&self) -> Option<&str> {
        nearest_base(self.item.as_ref().and_then(|item| item.xml_base.as_deref()), &self.channel, self.base)
    }
}
