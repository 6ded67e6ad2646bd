//! Handles elements that start.

use super::{Capture, FeedReader, Frame, nearest_base};
use crate::feed::element_context::{ElementAction, ElementContext, FeedField, Scope};
use crate::feed::element_name::ElementName;
use crate::feed::item::{ItemBuilder, xml_base};
use crate::feed::live_item::LiveTimes;
use crate::feed::name_key::name_key;
use crate::feed::scan::{Tag, split_name};
use crate::feed::text::clean_line;
use crate::feed::xml_namespaces::{Ns, declares_namespaces};
use earshot_model::limits::{MAX_FEED_ITEMS, MAX_XML_DEPTH};

impl<'a> FeedReader<'a> {
    pub(super) fn push_element(&mut self, tag: Tag<'_>, name: &ElementName<'_>, scope: Scope) {
        if name.declares_namespaces {
            self.namespaces.declare(tag, self.stack.len());
        }
        self.stack.push(Frame { name_key: name.key, scope });
    }

    /// Resolves the name of a tag in its scope.
    fn resolve_name(&mut self, tag: Tag<'a>, offset: usize) -> ElementName<'a> {
        let (whole, version) = (tag.name(), self.namespaces.version());
        let declares = declares_namespaces(tag);
        if !declares && let Some(name) = self.names.get(whole, name_key(whole), version) {
            return name;
        }
        let depth = self.stack.len();
        if declares {
            // Only to resolve the tag's own name, because the final depth is not determined yet.
            self.namespaces.declare(tag, depth);
        }
        let (prefix, local) = split_name(whole);
        let ns = match self.namespaces.declared_namespace(prefix) {
            Some(ns) => ns,
            None => self.guess_namespace(prefix, offset),
        };
        let name = ElementName::new(whole, local, ns, declares);
        if declares {
            self.namespaces.end_scope(depth);
        } else {
            self.names.put(name, version);
        }
        name
    }

    /// Handles a start tag. Returns whether the element is on the stack now.
    pub(super) fn start_element(&mut self, tag: Tag<'a>, offset: usize) -> bool {
        let element = self.resolve_name(tag, offset);
        let (ns, name) = (element.ns, element.lower_name());
        let is_item = matches!((ns, name), (Ns::Rss, "item") | (Ns::Atom | Ns::Rss, "entry"));
        if is_item {
            return self.start_item(tag, &element, offset);
        }
        if self.stack.len() >= MAX_XML_DEPTH {
            if !std::mem::replace(&mut self.has_reported_depth, true) {
                self.issues.warning("too-deep", offset, format!("elements nest deeper than {MAX_XML_DEPTH}"));
            }
            return false;
        }
        if self.capture.as_ref().is_some_and(|capture| capture.is_html) {
            return self.push_markup(tag, &element);
        }
        let mut scope = self.scope();
        if scope == Scope::Channel && (ns, name) == (Ns::Podcast, "liveitem") && self.item.is_none() {
            return self.start_live_item(tag, &element);
        }
        if ns != Ns::Other && scope != Scope::Ignored && self.item.as_ref().is_none_or(|item| item.live.is_none()) {
            self.counts.count_tag(ns, element.counter_index, element.local_name, self.item.is_some());
        }
        let mut action = self.choose_action(scope, ns, name, tag, offset);
        if action == ElementAction::CloseParent {
            self.issues.notice("unclosed-tag", offset, "a tag is not closed before the next tag begins");
            let depth = self.stack.iter().rposition(|frame| !matches!(frame.scope, Scope::Nested(_)));
            self.close_elements(depth.map_or(0, |depth| depth + 1));
            scope = self.scope();
            action = self.choose_action(scope, ns, name, tag, offset);
        }
        if let (Some(capture), ElementAction::Text(_) | ElementAction::PlainText(_) | ElementAction::Enter(_)) =
            (&self.capture, action)
        {
            // A field inside another field's text: the outer one was never closed.
            let (depth, offset) = (capture.depth, capture.offset);
            self.issues.notice("unclosed-tag", offset, "a tag is not closed before the next tag begins");
            self.close_elements(depth);
        }
        let scope = self.scope();
        let depth = self.stack.len();
        match action {
            ElementAction::Enter(entered) => self.push_element(tag, &element, entered),
            ElementAction::InheritScope | ElementAction::CloseParent => self.push_element(tag, &element, scope),
            ElementAction::Text(slot) | ElementAction::PlainText(slot) => {
                self.push_element(tag, &element, scope);
                self.text.clear();
                let is_html = matches!(slot, FeedField::Html(_));
                self.capture = Some(Capture {
                    slot,
                    depth,
                    is_html,
                    is_plain: matches!(action, ElementAction::PlainText(_)),
                    offset,
                });
            }
        }
        true
    }

    fn guess_namespace(&mut self, prefix: &str, offset: usize) -> Ns {
        let (ns, is_new) = self.namespaces.guess_namespace(prefix);
        if is_new {
            let message = format!("the prefix {:?} is not declared", clean_line(prefix, 60));
            self.issues.notice("undeclared-prefix", offset, message);
        }
        ns
    }

    pub(super) fn scope(&self) -> Scope {
        self.stack.last().map_or(Scope::Root, |frame| frame.scope)
    }

    fn start_item(&mut self, tag: Tag<'_>, name: &ElementName<'_>, offset: usize) -> bool {
        if self.item.is_some() {
            // The previous item was never closed.
            self.issues.notice("unclosed-tag", offset, "an item is not closed before the next item begins");
            self.close_item();
        }
        if self.capture.is_some() {
            // The field of the channel was not closed either.
            self.finish_capture();
        }
        if self.feed.items.len() >= MAX_FEED_ITEMS {
            self.issues.error("truncated", offset, format!("only the first {MAX_FEED_ITEMS} items were read"));
            self.is_done = true;
            return false;
        }
        self.counts.start_item();
        self.item = Some(Box::new(ItemBuilder::new(tag, self.base(), None)));
        self.push_element(tag, name, Scope::Item);
        true
    }

    fn start_live_item(&mut self, tag: Tag<'_>, name: &ElementName<'_>) -> bool {
        if self.capture.is_some() {
            self.finish_capture();
        }
        self.counts.count_tag(Ns::Podcast, name.counter_index, "liveItem", false);
        self.item = Some(Box::new(ItemBuilder::new(tag, self.base(), Some(LiveTimes::from_tag(tag)))));
        self.push_element(tag, name, Scope::Item);
        true
    }

    /// Returns the base for relative URLs in this scope.
    pub(super) fn base(&self) -> Option<&str> {
        nearest_base(self.item.as_ref().and_then(|item| item.xml_base.as_deref()), &self.channel, self.base)
    }

    fn choose_action(&mut self, scope: Scope, ns: Ns, name: &str, tag: Tag<'_>, offset: usize) -> ElementAction {
        match scope {
            Scope::Ignored => ElementAction::InheritScope,
            Scope::Root => match name {
                "channel" => {
                    self.channel.xml_base = xml_base(tag, self.base()).or(self.channel.xml_base.take());
                    ElementAction::Enter(Scope::Channel)
                }
                // RSS 1.0 places these beside the channel.
                "image" => ElementAction::Enter(Scope::Image),
                "textinput" => ElementAction::Enter(Scope::Ignored),
                _ => ElementAction::InheritScope,
            },
            Scope::Image if name == "url" => ElementAction::Text(FeedField::ImageUrl(2)),
            Scope::Image => ElementAction::InheritScope,
            Scope::Owner => match name {
                "name" => ElementAction::Text(FeedField::OwnerName),
                "email" => ElementAction::Text(FeedField::OwnerEmail(0)),
                _ => ElementAction::InheritScope,
            },
            Scope::Author if name == "name" => ElementAction::Text(FeedField::Author(2)),
            Scope::Author if name == "email" && self.item.is_none() => ElementAction::Text(FeedField::OwnerEmail(2)),
            Scope::Author => ElementAction::InheritScope,
            Scope::Nested(parent) => {
                let base = self.base().map(str::to_owned);
                let namespace = match &mut self.item {
                    Some(item) => item.namespace(),
                    None => &mut self.channel.namespace,
                };
                // A tag that does not belong here closes the parent if it is a field, and is ignored otherwise.
                let is_field = matches!(ns, Ns::Rss | Ns::Atom | Ns::Itunes | Ns::Content | Ns::Podcast);
                let outside = if is_field { ElementAction::CloseParent } else { ElementAction::InheritScope };
                namespace.start_child(parent, ns, name, tag, base.as_deref()).unwrap_or(outside)
            }
            Scope::Channel => {
                let base = self.base().map(str::to_owned);
                self.channel.start_element(ns, name, tag, base.as_deref())
            }
            Scope::Item => match &mut self.item {
                Some(item) => {
                    let xml_base = item.xml_base.clone();
                    let base = nearest_base(xml_base.as_deref(), &self.channel, self.base);
                    item.start_element(ns, name, tag, &mut ElementContext { base, offset, issues: self.issues })
                }
                None => ElementAction::InheritScope,
            },
        }
    }
}
