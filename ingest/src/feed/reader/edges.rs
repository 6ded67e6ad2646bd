//! Where a document begins, where it breaks, and where it ends.

use super::FeedReader;
use crate::feed::attributes::attribute;
use crate::feed::names::LowerName;
use crate::feed::parsed::{FeedKind, ParsedFeed};
use crate::feed::refused::{self, NotAFeed};
use crate::feed::slots::Scope;
use crate::feed::{ParseContext, text::clean_line};
use quick_xml::events::BytesStart;
use quick_xml::name::PrefixDeclaration;

impl FeedReader<'_> {
    /// Where to go on after an error of syntax: at the next item, for what is between is not to be trusted.
    pub(super) fn recover(&mut self, text: &str, at: usize, error: &str) -> Option<usize> {
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
        while self.stack.last().is_some_and(|frame| !matches!(frame.scope, Scope::Root | Scope::Channel)) {
            self.stack.pop();
        }
        if self.item.take().is_some() {
            self.issues.error("lost-item", offset, "an item that does not end was left out");
        }
    }

    pub(super) fn root(
        &mut self,
        tag: &BytesStart<'_>,
        text: &str,
        context: &ParseContext<'_>,
    ) -> Result<(), NotAFeed> {
        let local = LowerName::new(tag.local_name().as_ref());
        let scope = match local.as_str() {
            "rss" | "rdf" => Scope::Root,
            "channel" => Scope::Channel,
            "feed" => {
                self.feed.kind = FeedKind::Atom;
                self.channel.set_root_language(attribute(tag, "lang").as_deref());
                Scope::Channel
            }
            "opml" => return Err(NotAFeed::Opml),
            "html" | "head" | "body" | "div" | "p" | "script" => return Err(refused::html(text, context)),
            _ => return Err(NotAFeed::OtherXml { root: clean_line(tag.name().0, 60) }),
        };
        for declaration in tag.attributes().with_checks(false).flatten() {
            let prefix = match declaration.key.as_namespace_binding() {
                Some(PrefixDeclaration::Default) => String::new(),
                Some(PrefixDeclaration::Named(prefix)) => prefix.to_owned(),
                None => continue,
            };
            self.declared.push((prefix, declaration.value.into_owned()));
        }
        self.push(tag, scope);
        Ok(())
    }

    pub(super) fn finish(mut self, end: usize) -> ParsedFeed {
        if !self.is_done && !self.stack.is_empty() {
            self.issues.error("truncated", end, "the file ends before the feed does");
            self.drop_item(end);
        }
        self.feed.channel = self.channel.finish();
        self.feed
    }
}
