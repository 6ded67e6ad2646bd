//! The event loop: keeps the stack of open elements, gathers text, and hands both to the channel and the items.

mod capture;
mod edges;

use super::channel::ChannelBuilder;
use super::issues::IssueLog;
use super::item::ItemBuilder;
use super::names::{LowerName, Ns, namespace};
use super::parsed::{FeedKind, ParsedFeed};
use super::refused::{self, NotAFeed};
use super::slots::{Action, Scope, Slot, Spot};
use super::{ParseContext, identity};
use earshot_model::limits::{MAX_FEED_ITEMS, MAX_XML_DEPTH};
use quick_xml::NsReader;
use quick_xml::events::{BytesStart, Event};
use quick_xml::name::{Namespace, PrefixDeclaration};

struct Frame {
    name_hash: u64,
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
    text: String,
    channel: ChannelBuilder,
    item: Option<ItemBuilder>,
    feed: ParsedFeed,
    issues: &'a mut IssueLog,
    is_done: bool,
    said_too_deep: bool,
    /// Namespaces that the root declares, for what comes after a break in the markup.
    declared: Vec<(String, String)>,
}

/// After this many breaks in the markup the rest is given up.
const MAX_RESTARTS: usize = 50;

/// Reads the document that starts at `start`.
pub(super) fn read(
    text: &str,
    start: usize,
    context: &ParseContext<'_>,
    issues: &mut IssueLog,
) -> Result<ParsedFeed, NotAFeed> {
    let feed = ParsedFeed { kind: FeedKind::Rss, channel: Default::default(), items: Vec::new(), issues: Vec::new() };
    let mut reader = FeedReader {
        base: context.base_url,
        stack: Vec::with_capacity(16),
        capture: None,
        text: String::new(),
        channel: ChannelBuilder::default(),
        item: None,
        feed,
        issues,
        is_done: false,
        said_too_deep: false,
        declared: Vec::new(),
    };
    let mut from = start;
    let mut saw_root = false;
    for _ in 0..MAX_RESTARTS {
        match reader.run(text, from, &mut saw_root, context)? {
            Some(next) => from = next,
            None => break,
        }
    }
    if !saw_root {
        return Err(NotAFeed::Text);
    }
    Ok(reader.finish(text.len()))
}

impl FeedReader<'_> {
    /// Reads on from an offset; returns the offset to go on from after a break in the markup, `None` at the end.
    fn run(
        &mut self,
        text: &str,
        from: usize,
        saw_root: &mut bool,
        context: &ParseContext<'_>,
    ) -> Result<Option<usize>, NotAFeed> {
        let mut xml = NsReader::from_str(&text[from..]);
        let config = xml.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.allow_dangling_amp = true;
        for (prefix, uri) in &self.declared {
            let declaration =
                if prefix.is_empty() { PrefixDeclaration::Default } else { PrefixDeclaration::Named(prefix) };
            // What cannot be bound was not bound the first time either.
            let _ = xml.resolver_mut().add(declaration, Namespace(uri));
        }
        loop {
            let offset = from + usize::try_from(xml.buffer_position()).unwrap_or(0);
            let (ns, event) = match xml.read_resolved_event() {
                Ok((resolved, event)) => match &event {
                    Event::Start(tag) | Event::Empty(tag) => (namespace(&resolved, tag.name().prefix()), event),
                    _ => (Ns::Other, event),
                },
                Err(error) => {
                    let at = from + usize::try_from(xml.error_position()).unwrap_or(0);
                    return Ok(self.recover(text, at.max(offset), &error.to_string()));
                }
            };
            match event {
                Event::Start(tag) | Event::Empty(tag) if !*saw_root => {
                    self.root(&tag, text, context)?;
                    *saw_root = true;
                }
                Event::Start(tag) => self.start(ns, &tag, offset),
                Event::Empty(tag) => {
                    let depth = self.stack.len();
                    self.start(ns, &tag, offset);
                    if self.stack.len() > depth {
                        self.pop_to(depth);
                    }
                }
                Event::End(tag) => self.end(tag.name().0),
                Event::Text(piece) if self.capture.is_some() => self.push_text(&piece),
                Event::CData(piece) if self.capture.is_some() => self.push_text(&piece),
                Event::GeneralRef(name) if self.capture.is_some() => self.push_reference(&name, offset),
                Event::DocType(doctype)
                    if !*saw_root && doctype.trim_start().to_ascii_lowercase().starts_with("html") =>
                {
                    return Err(refused::html(text, context));
                }
                Event::Eof => return Ok(None),
                _ => {}
            }
            if self.is_done {
                return Ok(None);
            }
        }
    }

    fn push(&mut self, tag: &BytesStart<'_>, scope: Scope) {
        self.stack.push(Frame { name_hash: identity::fnv(tag.name().0.as_bytes()), scope });
    }

    fn start(&mut self, ns: Ns, tag: &BytesStart<'_>, offset: usize) {
        let local = LowerName::new(tag.local_name().as_ref());
        let name = local.as_str();
        let scope = self.stack.last().map_or(Scope::Root, |frame| frame.scope);
        let is_item = matches!((ns, name), (Ns::Rss, "item") | (Ns::Atom, "entry") | (Ns::Rss, "entry"));
        if is_item && scope != Scope::Ignored {
            if self.item.is_some() {
                // The item before was never closed, and this one starts.
                self.close_item();
            }
            self.capture = None;
            if self.feed.items.len() >= MAX_FEED_ITEMS {
                self.issues.error("truncated", offset, format!("only the first {MAX_FEED_ITEMS} items were read"));
                self.is_done = true;
                return;
            }
            self.item = Some(ItemBuilder::default());
            self.push(tag, Scope::Item);
            return;
        }
        if self.stack.len() >= MAX_XML_DEPTH {
            if !std::mem::replace(&mut self.said_too_deep, true) {
                self.issues.warning("too-deep", offset, format!("elements nest deeper than {MAX_XML_DEPTH}"));
            }
            return;
        }
        if self.capture.as_ref().is_some_and(|capture| capture.is_html) {
            self.push_markup(tag, name);
            return;
        }
        let action = self.action(scope, ns, name, tag, offset);
        if let (Some(capture), Action::Text(_) | Action::PlainText(_) | Action::Enter(_)) = (&self.capture, action) {
            // A field in the text of another: the one before was never closed.
            let depth = capture.depth;
            self.pop_to(depth);
        }
        let scope = self.stack.last().map_or(Scope::Root, |frame| frame.scope);
        let depth = self.stack.len();
        match action {
            Action::Enter(entered) => self.push(tag, entered),
            Action::Pass => self.push(tag, scope),
            Action::Text(slot) | Action::PlainText(slot) => {
                self.push(tag, scope);
                self.text.clear();
                let is_html = matches!(slot, Slot::Html(_));
                self.capture =
                    Some(Capture { slot, depth, is_html, is_plain: matches!(action, Action::PlainText(_)), offset });
            }
        }
    }

    fn action(&mut self, scope: Scope, ns: Ns, name: &str, tag: &BytesStart<'_>, offset: usize) -> Action {
        match scope {
            Scope::Ignored => Action::Pass,
            Scope::Root if name == "channel" => Action::Enter(Scope::Channel),
            Scope::Root => Action::Pass,
            Scope::Image if name == "url" => Action::Text(Slot::ImageUrl(2)),
            Scope::Image => Action::Pass,
            Scope::Owner => match name {
                "name" => Action::Text(Slot::OwnerName),
                "email" => Action::Text(Slot::OwnerEmail(0)),
                _ => Action::Pass,
            },
            Scope::Author if name == "name" => Action::Text(Slot::Author(2)),
            Scope::Author if name == "email" && self.item.is_none() => Action::Text(Slot::OwnerEmail(2)),
            Scope::Author => Action::Pass,
            Scope::Channel => {
                let base = self.base.or(self.channel.base()).map(str::to_owned);
                self.channel.start(ns, name, tag, base.as_deref())
            }
            Scope::Item => match &mut self.item {
                Some(item) => {
                    let base = self.base.or(self.channel.base());
                    item.start(ns, name, tag, &mut Spot { base, offset, issues: self.issues })
                }
                None => Action::Pass,
            },
        }
    }

    fn end(&mut self, name: &str) {
        let name_hash = identity::fnv(name.as_bytes());
        let Some(depth) = self.stack.iter().rposition(|frame| frame.name_hash == name_hash) else { return };
        if self.capture.as_ref().is_some_and(|capture| capture.is_html && depth > capture.depth) {
            self.text.extend(["</", name, ">"]);
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
        self.stack.truncate(depth);
        if is_item_end {
            self.close_item();
        }
    }

    fn close_item(&mut self) {
        if self.capture.is_some() {
            self.finish_capture();
        }
        let depth = self.stack.iter().position(|frame| frame.scope == Scope::Item);
        if let Some(depth) = depth {
            self.stack.truncate(depth);
        }
        if let Some(item) = self.item.take() {
            self.feed.items.push(item.finish());
        }
    }
}
