//! The event loop: maintains the stack of open elements, captures text, and passes both to the channel and the items.

mod capture;
mod field_text;
mod recovery;
mod start_tag;

use super::ParseContext;
use super::channel::ChannelBuilder;
use super::element_context::{FeedField, Scope};
use super::element_name::NameCache;
use super::feed_rejection::{self, FeedRejection};
use super::issues::IssueLog;
use super::item::ItemBuilder;
use super::name_key::name_key;
use super::parsed_feed::{FeedKind, ParsedFeed};
use super::scan::{MarkupError, MarkupEvent, Scanner};
use super::tag_counter::TagCounter;
use super::text::clean_line;
use super::xml_namespaces::Namespaces;
use field_text::FieldText;

struct Frame {
    name_key: u64,
    scope: Scope,
}

struct Capture {
    slot: FeedField,
    /// Depth below the captured element.
    depth: usize,
    is_html: bool,
    is_plain: bool,
    offset: usize,
}

struct FeedReader<'a> {
    base: Option<&'a str>,
    stack: Vec<Frame>,
    capture: Option<Capture>,
    text: FieldText<'a>,
    channel: ChannelBuilder<'a>,
    /// Boxed, because it is large and moved often.
    item: Option<Box<ItemBuilder<'a>>>,
    feed: ParsedFeed,
    issues: &'a mut IssueLog,
    is_done: bool,
    has_reported_depth: bool,
    has_reported_ampersand: bool,
    namespaces: Namespaces,
    names: NameCache<'a>,
    counts: TagCounter,
}

/// Average size of an item in a feed, in bytes. It determines how much the list of items reserves.
const ITEM_BYTES: usize = 2 << 10;
/// Upper bound of the reservation, because a large feed may have few items.
const MAX_RESERVED_ITEMS: usize = 4 << 10;
/// After this many breaks in the markup, the rest is not read.
const MAX_BREAKS: usize = 50;
/// Limit of the effort for unclosed tags, which are scanned twice.
const MAX_REREADS: usize = 10_000;

/// Why a run of the event loop ended.
enum ParseStep {
    Done,
    /// A tag has no end; the parser continues at the next tag.
    UnclosedTag {
        at: usize,
        effort: usize,
    },
    /// Broken markup at this offset.
    BrokenMarkup(usize),
}

/// Parses the document that begins at `start`.
pub(super) fn read_xml_feed(
    text: &str,
    start: usize,
    context: &ParseContext<'_>,
    issues: &mut IssueLog,
) -> Result<ParsedFeed, FeedRejection> {
    let feed = ParsedFeed {
        kind: FeedKind::Rss,
        channel: Default::default(),
        items: Vec::with_capacity((text.len() / ITEM_BYTES).min(MAX_RESERVED_ITEMS)),
        issues: Vec::new(),
    };
    let mut reader = FeedReader {
        base: context.base_url,
        stack: Vec::with_capacity(16),
        capture: None,
        text: FieldText::default(),
        channel: ChannelBuilder::default(),
        item: None,
        feed,
        issues,
        is_done: false,
        has_reported_depth: false,
        has_reported_ampersand: false,
        namespaces: Namespaces::default(),
        names: NameCache::new(),
        counts: TagCounter::new(),
    };
    let (mut from, mut saw_root) = (start, false);
    let (mut breaks, mut mends) = (0, 0);
    while breaks < MAX_BREAKS && mends < MAX_REREADS {
        from = match reader.read_from(text, from, &mut saw_root, context)? {
            ParseStep::Done => break,
            ParseStep::UnclosedTag { at, effort } => {
                mends += effort;
                at
            }
            ParseStep::BrokenMarkup(next) => {
                breaks += 1;
                next
            }
        };
    }
    if !saw_root {
        return Err(FeedRejection::Text);
    }
    Ok(reader.finish(text.len()))
}

/// Returns the base for relative URLs: the innermost `xml:base`, then the URL of the feed.
fn nearest_base<'b>(item: Option<&'b str>, channel: &'b ChannelBuilder<'_>, feed: Option<&'b str>) -> Option<&'b str> {
    item.or(channel.xml_base.as_deref()).or(feed).or(channel.base())
}

impl<'a> FeedReader<'a> {
    /// Runs the event loop from an offset.
    fn read_from(
        &mut self,
        text: &'a str,
        from: usize,
        saw_root: &mut bool,
        context: &ParseContext<'_>,
    ) -> Result<ParseStep, FeedRejection> {
        let mut scanner = Scanner::new(text, from);
        loop {
            let offset = scanner.offset();
            let event = match scanner.read() {
                Ok(event) => event,
                Err(MarkupError { offset: at, reason }) => {
                    return Ok(self
                        .resume_at_item(text, at.max(offset), &reason)
                        .map_or(ParseStep::Done, ParseStep::BrokenMarkup));
                }
            };
            match event {
                MarkupEvent::Start(tag) | MarkupEvent::Empty(tag)
                    if tag.has_markup()
                        && let Some(at) = recovery::find_nested_tag(tag.inside()) =>
                {
                    return Ok(self.resume_at_tag(offset + 1 + at, tag.inside().len()));
                }
                MarkupEvent::Start(tag) | MarkupEvent::Empty(tag) if !*saw_root => {
                    self.start_root(tag, text, offset, context)?;
                    *saw_root = true;
                }
                MarkupEvent::Start(tag) => {
                    self.start_element(tag, offset);
                }
                MarkupEvent::Empty(tag) if self.start_element(tag, offset) => self.close_elements(self.stack.len() - 1),
                MarkupEvent::End(name) => {
                    if name.bytes().any(|byte| byte == b'<') {
                        let (ended, _) = name.split_once('<').unwrap_or((name, ""));
                        self.end_element(ended.trim_end(), offset);
                        return Ok(self.resume_at_tag(offset + 2 + name.rfind('<').unwrap_or(0), name.len()));
                    }
                    self.end_element(name, offset);
                }
                MarkupEvent::Text(raw) if self.capture.is_some() => self.push_raw(raw, offset),
                MarkupEvent::CData(piece) if self.capture.is_some() => self.push_text(piece),
                MarkupEvent::DocType(doctype)
                    if !*saw_root && doctype.trim_start().to_ascii_lowercase().starts_with("html") =>
                {
                    return Err(feed_rejection::html_rejection(text, context));
                }
                MarkupEvent::Eof => return Ok(ParseStep::Done),
                _ => {}
            }
            if self.is_done {
                return Ok(ParseStep::Done);
            }
        }
    }

    fn end_element(&mut self, name: &str, offset: usize) {
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
    fn close_elements(&mut self, depth: usize) {
        if self.capture.as_ref().is_some_and(|capture| capture.depth >= depth) {
            self.finish_capture();
        }
        let is_item_end = self.item.is_some()
            && self.stack[depth..].iter().any(|frame| frame.scope == Scope::Item)
            && !self.stack[..depth].iter().any(|frame| frame.scope == Scope::Item);
        self.truncate_stack(depth);
        if is_item_end {
            self.close_item();
        }
    }

    fn truncate_stack(&mut self, depth: usize) {
        self.stack.truncate(depth);
        self.namespaces.end_scope(depth);
    }

    fn close_item(&mut self) {
        if self.capture.is_some() {
            self.finish_capture();
        }
        let depth = self.stack.iter().position(|frame| frame.scope == Scope::Item);
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
