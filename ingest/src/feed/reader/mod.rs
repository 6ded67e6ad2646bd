//! The event loop: keeps the stack of open elements, gathers text, and hands both to the channel and the items.

mod capture;
mod edges;
mod gathered;
mod start;

use super::ParseContext;
use super::channel::ChannelBuilder;
use super::counts::TagCounter;
use super::issues::IssueLog;
use super::item::ItemBuilder;
use super::known::{NameCache, name_key};
use super::names::Namespaces;
use super::parsed::{FeedKind, ParsedFeed};
use super::refused::{self, NotAFeed};
use super::scan::{Break, Event, Scanner};
use super::slots::{Scope, Slot};
use super::text::clean_line;
use gathered::Gathered;

struct Frame {
    name_key: u64,
    scope: Scope,
}

struct Capture {
    slot: Slot,
    /// Frames below the captured element's own.
    depth: usize,
    is_html: bool,
    is_plain: bool,
    offset: usize,
}

struct FeedReader<'a> {
    base: Option<&'a str>,
    stack: Vec<Frame>,
    capture: Option<Capture>,
    text: Gathered<'a>,
    channel: ChannelBuilder<'a>,
    /// In a box, for it is large and changes its place.
    item: Option<Box<ItemBuilder<'a>>>,
    feed: ParsedFeed,
    issues: &'a mut IssueLog,
    is_done: bool,
    said_too_deep: bool,
    said_ampersand: bool,
    namespaces: Namespaces,
    names: NameCache<'a>,
    counts: TagCounter,
}

/// What an item takes in a feed, so that the list of them seldom grows while it is made.
const ITEM_BYTES: usize = 2 << 10;
/// A large feed may have few items.
const MOST_AHEAD: usize = 4 << 10;
/// After this many breaks in the markup the rest is given up.
const MAX_BREAKS: usize = 50;
/// And after this much effort on tags that a tag begins in: they are read twice.
const MAX_MENDS: usize = 10_000;

/// How a stretch of reading ended.
enum Step {
    Done,
    /// A tag had no end: it is read on where the next begins.
    Mended {
        at: usize,
        effort: usize,
    },
    /// A break in the markup.
    Broken(usize),
}

/// Reads the document that starts at `start`.
pub(super) fn read(
    text: &str,
    start: usize,
    context: &ParseContext<'_>,
    issues: &mut IssueLog,
) -> Result<ParsedFeed, NotAFeed> {
    let feed = ParsedFeed {
        kind: FeedKind::Rss,
        channel: Default::default(),
        items: Vec::with_capacity((text.len() / ITEM_BYTES).min(MOST_AHEAD)),
        issues: Vec::new(),
    };
    let mut reader = FeedReader {
        base: context.base_url,
        stack: Vec::with_capacity(16),
        capture: None,
        text: Gathered::default(),
        channel: ChannelBuilder::default(),
        item: None,
        feed,
        issues,
        is_done: false,
        said_too_deep: false,
        said_ampersand: false,
        namespaces: Namespaces::default(),
        names: NameCache::new(),
        counts: TagCounter::new(),
    };
    let (mut from, mut saw_root) = (start, false);
    let (mut breaks, mut mends) = (0, 0);
    while breaks < MAX_BREAKS && mends < MAX_MENDS {
        from = match reader.run(text, from, &mut saw_root, context)? {
            Step::Done => break,
            Step::Mended { at, effort } => {
                mends += effort;
                at
            }
            Step::Broken(next) => {
                breaks += 1;
                next
            }
        };
    }
    if !saw_root {
        return Err(NotAFeed::Text);
    }
    Ok(reader.finish(text.len()))
}

/// What relative URLs are relative to: `xml:base`, the nearest first, then the place of the feed.
fn within<'b>(item: Option<&'b str>, channel: &'b ChannelBuilder<'_>, feed: Option<&'b str>) -> Option<&'b str> {
    item.or(channel.xml_base.as_deref()).or(feed).or(channel.base())
}

impl<'a> FeedReader<'a> {
    /// Reads on from an offset.
    fn run(
        &mut self,
        text: &'a str,
        from: usize,
        saw_root: &mut bool,
        context: &ParseContext<'_>,
    ) -> Result<Step, NotAFeed> {
        let mut scanner = Scanner::new(text, from);
        loop {
            let offset = scanner.offset();
            let event = match scanner.read() {
                Ok(event) => event,
                Err(Break { at, reason }) => {
                    return Ok(self.recover(text, at.max(offset), &reason).map_or(Step::Done, Step::Broken));
                }
            };
            match event {
                Event::Start(tag) | Event::Empty(tag)
                    if tag.holds_markup()
                        && let Some(at) = edges::tag_within(tag.inside()) =>
                {
                    return Ok(self.mend(offset + 1 + at, tag.inside().len()));
                }
                Event::Start(tag) | Event::Empty(tag) if !*saw_root => {
                    self.root(tag, text, offset, context)?;
                    *saw_root = true;
                }
                Event::Start(tag) => {
                    self.start(tag, offset);
                }
                Event::Empty(tag) if self.start(tag, offset) => self.pop_to(self.stack.len() - 1),
                Event::End(name) => {
                    if name.bytes().any(|byte| byte == b'<') {
                        let (ended, _) = name.split_once('<').unwrap_or((name, ""));
                        self.end(ended.trim_end(), offset);
                        return Ok(self.mend(offset + 2 + name.rfind('<').unwrap_or(0), name.len()));
                    }
                    self.end(name, offset);
                }
                Event::Text(raw) if self.capture.is_some() => self.push_raw(raw, offset),
                Event::CData(piece) if self.capture.is_some() => self.push_text(piece),
                Event::DocType(doctype)
                    if !*saw_root && doctype.trim_start().to_ascii_lowercase().starts_with("html") =>
                {
                    return Err(refused::html(text, context));
                }
                Event::Eof => return Ok(Step::Done),
                _ => {}
            }
            if self.is_done {
                return Ok(Step::Done);
            }
        }
    }

    fn end(&mut self, name: &str, offset: usize) {
        let key = name_key(name);
        let Some(depth) = self.stack.iter().rposition(|frame| frame.name_key == key) else {
            // In deep nesting the beginnings were passed over too.
            if !self.said_too_deep && self.capture.as_ref().is_none_or(|capture| !capture.is_html) {
                let message = format!("</{}> ends nothing", clean_line(name, 60));
                self.issues.notice("unmatched-end", offset, message);
            }
            return;
        };
        if self.capture.as_ref().is_some_and(|capture| capture.is_html && depth > capture.depth) {
            self.text.owned().extend(["</", name, ">"]);
        }
        self.pop_to(depth);
        self.is_done = self.stack.is_empty();
    }

    /// Closes every element from `depth` on.
    fn pop_to(&mut self, depth: usize) {
        if self.capture.as_ref().is_some_and(|capture| capture.depth >= depth) {
            self.finish_capture();
        }
        let is_item_end = self.item.is_some()
            && self.stack[depth..].iter().any(|frame| frame.scope == Scope::Item)
            && !self.stack[..depth].iter().any(|frame| frame.scope == Scope::Item);
        self.truncate(depth);
        if is_item_end {
            self.close_item();
        }
    }

    fn truncate(&mut self, depth: usize) {
        self.stack.truncate(depth);
        self.namespaces.leave(depth);
    }

    fn close_item(&mut self) {
        if self.capture.is_some() {
            self.finish_capture();
        }
        let depth = self.stack.iter().position(|frame| frame.scope == Scope::Item);
        if let Some(depth) = depth {
            self.truncate(depth);
        }
        if let Some(mut item) = self.item.take() {
            match item.live.take() {
                Some(times) => self.channel.push_live(times.with(item.finish())),
                None => self.feed.items.push(item.finish()),
            }
        }
    }
}
