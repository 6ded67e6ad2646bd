//! The event loop: maintains the stack of open elements, captures text, and passes both to the channel and the items.

mod capture;
mod end_tag;
mod feed_reader;
mod field_text;
mod recovery;
mod start_tag;

use super::channel::ChannelBuilder;
use super::element_name::NameCache;
use super::feed_rejection::{self, FeedRejection};
use super::issues::IssueLog;
use super::parse_context::ParseContext;
use super::parsed_feed::{FeedKind, ParsedFeed};
use super::scan::{MarkupError, MarkupEvent, Scanner};
use super::tag_counter::TagCounter;
use super::xml_namespaces::Namespaces;
use feed_reader::{FeedReader, ParseStep};
use field_text::FieldText;

/// Average size of an item in a feed, in bytes. It determines how much the list of items reserves.
const ITEM_BYTES: usize = 2 << 10;
/// Upper bound of the reservation, because a large feed may have few items.
const MAX_RESERVED_ITEMS: usize = 4 << 10;
/// After this many breaks in the markup, the rest is not read.
const MAX_BREAKS: usize = 50;
/// Limit of the effort for unclosed tags, which are scanned twice.
const MAX_REREADS: usize = 10_000;

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
    let (mut breaks, mut rereads) = (0, 0);
    while breaks < MAX_BREAKS && rereads < MAX_REREADS {
        from = match reader.read_from(text, from, &mut saw_root, context)? {
            ParseStep::Done => break,
            ParseStep::UnclosedTag { at, effort } => {
                rereads += effort;
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
}
