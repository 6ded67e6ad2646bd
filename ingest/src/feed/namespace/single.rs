//! Tags that are complete by themselves, and the rules for texts that are not just kept.

use super::NamespaceBuilder;
use crate::feed::attributes::attribute;
use crate::feed::duration::parse_time_ms;
use crate::feed::gather::{MAX_LIST, MAX_WORDS_BYTES, lower_of, push_new, url_of, words_of};
use crate::feed::scan::Tag;
use crate::feed::slots::Action;
use crate::feed::text::clean_line;
use crate::feed::url::absolute;
use crate::feed::value::{explicit, whole_number};
use earshot_model::namespace::{Block, Chat, ContentLink, NamespaceImage, SocialInteract, Soundbite};

/// The attribute as a time from the start, in milliseconds.
pub(super) fn time_ms(tag: Tag<'_>, name: &str) -> Option<i64> {
    attribute(tag, name).and_then(|raw| parse_time_ms(&raw))
}

impl NamespaceBuilder {
    pub(super) fn image(&mut self, tag: Tag<'_>, base: Option<&str>) -> Action {
        if let Some(url) = url_of(tag, "href", base) {
            let purposes = lower_of(tag, "purpose").unwrap_or_default();
            let image = NamespaceImage {
                url,
                alt: words_of(tag, "alt"),
                aspect_ratio: words_of(tag, "aspect-ratio")
                    .map(|ratio| ratio.replace([' ', ':'], "").replace("//", "/")),
                width_px: attribute(tag, "width").and_then(|raw| whole_number(&raw)),
                height_px: attribute(tag, "height").and_then(|raw| whole_number(&raw)),
                media_type: lower_of(tag, "type"),
                purposes: purposes.split_whitespace().map(str::to_owned).collect(),
            };
            push_new(&mut self.item.images, image);
        }
        Action::Pass
    }

    /// The older `images`: a `srcset` of HTML.
    pub(super) fn images(&mut self, tag: Tag<'_>, base: Option<&str>) -> Action {
        let srcset = attribute(tag, "srcset").unwrap_or_default();
        let mut rest = srcset.trim_start_matches(|character: char| character.is_whitespace() || character == ',');
        while !rest.is_empty() && self.item.images.len() < MAX_LIST {
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            let (raw, after) = rest.split_at(end);
            // A comma within a URL belongs to it, one at its end ends the entry.
            let (descriptor, next) = match raw.ends_with(',') {
                true => ("", after),
                false => after.split_once(',').unwrap_or((after, "")),
            };
            if let Some(url) = absolute(raw.trim_end_matches(','), base) {
                let width_px = descriptor.trim().strip_suffix('w').and_then(whole_number);
                push_new(&mut self.item.images, NamespaceImage { url, width_px, ..NamespaceImage::default() });
            }
            rest = next.trim_start_matches(|character: char| character.is_whitespace() || character == ',');
        }
        Action::Pass
    }

    pub(super) fn social_interact(&mut self, tag: Tag<'_>, base: Option<&str>) -> Action {
        // `platform` and `podcastAccountId` are what the tag's first draft called them.
        let protocol = lower_of(tag, "protocol").or_else(|| lower_of(tag, "platform"));
        let url = url_of(tag, "uri", base);
        if protocol.is_some() || url.is_some() {
            let social = SocialInteract {
                protocol: protocol.unwrap_or_default(),
                url,
                account_id: words_of(tag, "accountId").or_else(|| words_of(tag, "podcastAccountId")),
                account_url: url_of(tag, "accountUrl", base),
                priority: attribute(tag, "priority").and_then(|raw| whole_number(&raw)),
            };
            push_new(&mut self.item.social_interacts, social);
        }
        Action::Pass
    }

    pub(super) fn chat(&mut self, tag: Tag<'_>) -> Action {
        if let (None, Some(server)) = (&self.item.chat, words_of(tag, "server")) {
            self.item.chat = Some(Chat {
                server,
                protocol: lower_of(tag, "protocol"),
                account_id: words_of(tag, "accountId"),
                space: words_of(tag, "space"),
            });
        }
        Action::Pass
    }

    pub(super) fn content_link(&mut self, url: Option<String>, text: Option<String>) {
        if let Some(url) = url {
            push_new(&mut self.item.content_links, ContentLink { url, text });
        }
    }

    pub(super) fn block(&mut self, service: Option<String>, raw: &str) {
        if let Some(is_blocked) = explicit(&clean_line(raw, MAX_WORDS_BYTES)) {
            push_new(&mut self.channel.blocks, Block { service, is_blocked });
        }
    }

    pub(super) fn soundbite(&mut self, times: Option<(i64, i64)>, title: Option<String>) {
        if let Some((start_ms, duration_ms)) = times {
            push_new(&mut self.item.soundbites, Soundbite { start_ms, duration_ms, title });
        }
    }
}
