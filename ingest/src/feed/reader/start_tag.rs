//! Handles elements that start.

use super::feed_reader::{Capture, FeedReader, nearest_base};
use crate::feed::element_context::{ElementAction, ElementContext, FeedField, ParentElement};
use crate::feed::element_name::ElementName;
use crate::feed::item::{ItemBuilder, xml_base};
use crate::feed::live_item::LiveTimes;
use crate::feed::name_key::name_key;
use crate::feed::scan::{Tag, split_name};
use crate::feed::text::clean_line;
use crate::feed::xml_namespaces::{XmlNamespace, declares_namespaces};
use earshot_model::limits::{MAX_FEED_ITEMS, MAX_XML_DEPTH};

impl<'a> FeedReader<'a> {
    /// Resolves the name of a tag with the namespaces in scope.
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
        let is_item =
            matches!((ns, name), (XmlNamespace::Rss, "item") | (XmlNamespace::Atom | XmlNamespace::Rss, "entry"));
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
        let mut parent = self.parent_element();
        if parent == ParentElement::Channel && (ns, name) == (XmlNamespace::Podcast, "liveitem") && self.item.is_none()
        {
            return self.start_live_item(tag, &element);
        }
        if ns != XmlNamespace::Other
            && parent != ParentElement::Ignored
            && self.item.as_ref().is_none_or(|item| item.live.is_none())
        {
            self.counts.count_tag(ns, element.counter_index, element.local_name, self.item.is_some());
        }
        let mut action = self.choose_action(parent, ns, name, tag, offset);
        if action == ElementAction::CloseParent {
            self.issues.notice("unclosed-tag", offset, "a tag is not closed before the next tag begins");
            let depth = self.stack.iter().rposition(|frame| !matches!(frame.parent, ParentElement::Nested(_)));
            self.close_elements(depth.map_or(0, |depth| depth + 1));
            parent = self.parent_element();
            action = self.choose_action(parent, ns, name, tag, offset);
        }
        if let (Some(capture), ElementAction::Text(_) | ElementAction::PlainText(_) | ElementAction::Enter(_)) =
            (&self.capture, action)
        {
            // A field inside another field's text: the outer one was never closed.
            let (depth, offset) = (capture.depth, capture.offset);
            self.issues.notice("unclosed-tag", offset, "a tag is not closed before the next tag begins");
            self.close_elements(depth);
        }
        let parent = self.parent_element();
        let depth = self.stack.len();
        match action {
            ElementAction::Enter(entered) => self.push_element(tag, &element, entered),
            ElementAction::InheritParent | ElementAction::CloseParent => self.push_element(tag, &element, parent),
            ElementAction::Text(slot) | ElementAction::PlainText(slot) => {
                self.push_element(tag, &element, parent);
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

    fn guess_namespace(&mut self, prefix: &str, offset: usize) -> XmlNamespace {
        let (ns, is_new) = self.namespaces.guess_namespace(prefix);
        if is_new {
            let message = format!("the prefix {:?} is not declared", clean_line(prefix, 60));
            self.issues.notice("undeclared-prefix", offset, message);
        }
        ns
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
        self.push_element(tag, name, ParentElement::Item);
        true
    }

    fn start_live_item(&mut self, tag: Tag<'_>, name: &ElementName<'_>) -> bool {
        if self.capture.is_some() {
            self.finish_capture();
        }
        self.counts.count_tag(XmlNamespace::Podcast, name.counter_index, "liveItem", false);
        self.item = Some(Box::new(ItemBuilder::new(tag, self.base(), Some(LiveTimes::from_tag(tag)))));
        self.push_element(tag, name, ParentElement::Item);
        true
    }

    fn choose_action(
        &mut self,
        parent: ParentElement,
        ns: XmlNamespace,
        name: &str,
        tag: Tag<'_>,
        offset: usize,
    ) -> ElementAction {
        match parent {
            ParentElement::Ignored => ElementAction::InheritParent,
            ParentElement::Root => match name {
                "channel" => {
                    self.channel.xml_base = xml_base(tag, self.base()).or(self.channel.xml_base.take());
                    ElementAction::Enter(ParentElement::Channel)
                }
                // RSS 1.0 places these beside the channel.
                "image" => ElementAction::Enter(ParentElement::Image),
                "textinput" => ElementAction::Enter(ParentElement::Ignored),
                _ => ElementAction::InheritParent,
            },
            ParentElement::Image if name == "url" => ElementAction::Text(FeedField::ImageUrl(2)),
            ParentElement::Image => ElementAction::InheritParent,
            ParentElement::Owner => match name {
                "name" => ElementAction::Text(FeedField::OwnerName),
                "email" => ElementAction::Text(FeedField::OwnerEmail(0)),
                _ => ElementAction::InheritParent,
            },
            ParentElement::Author if name == "name" => ElementAction::Text(FeedField::Author(2)),
            ParentElement::Author if name == "email" && self.item.is_none() => {
                ElementAction::Text(FeedField::OwnerEmail(2))
            }
            ParentElement::Author => ElementAction::InheritParent,
            ParentElement::Nested(parent_tag) => {
                let base = self.base().map(str::to_owned);
                let namespace = match &mut self.item {
                    Some(item) => item.namespace(),
                    None => &mut self.channel.namespace,
                };
                // A tag that does not belong here closes the parent if it is a field, and is ignored otherwise.
                let is_field = matches!(
                    ns,
                    XmlNamespace::Rss
                        | XmlNamespace::Atom
                        | XmlNamespace::Itunes
                        | XmlNamespace::Content
                        | XmlNamespace::Podcast
                );
                let outside = if is_field { ElementAction::CloseParent } else { ElementAction::InheritParent };
                namespace.start_child(parent_tag, ns, name, tag, base.as_deref()).unwrap_or(outside)
            }
            ParentElement::Channel => {
                let base = self.base().map(str::to_owned);
                self.channel.start_element(ns, name, tag, base.as_deref())
            }
            ParentElement::Item => match &mut self.item {
                Some(item) => {
                    let xml_base = item.xml_base.clone();
                    let base = nearest_base(xml_base.as_deref(), &self.channel, self.base);
                    item.start_element(ns, name, tag, &mut ElementContext { base, offset, issues: self.issues })
                }
                None => ElementAction::InheritParent,
            },
        }
    }
}
