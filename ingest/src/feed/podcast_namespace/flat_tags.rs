//! Parses tags without child tags, and texts that need validation.

use super::builder::PodcastNamespaceBuilder;
use crate::feed::attributes::attribute;
use crate::feed::duration::parse_time_ms;
use crate::feed::element_context::ElementAction;
use crate::feed::field_values::{
    MAX_LIST, MAX_WORDS_BYTES, attribute_lowercase, attribute_text, attribute_url, push_new,
};
use crate::feed::scan::Tag;
use crate::feed::text::clean_line;
use crate::feed::url::to_absolute_url;
use crate::feed::value::{parse_explicit, parse_whole_number};
use earshot_model::namespace::{Block, Chat, ContentLink, NamespaceImage, SocialInteract, Soundbite};

/// Returns the attribute as an offset from the start, in milliseconds.
pub(super) fn attribute_time_ms(tag: Tag<'_>, name: &str) -> Option<i64> {
    attribute(tag, name).and_then(|raw| parse_time_ms(&raw))
}

impl PodcastNamespaceBuilder {
    pub(super) fn add_image(&mut self, tag: Tag<'_>, base: Option<&str>) -> ElementAction {
        if let Some(url) = attribute_url(tag, "href", base) {
            let purposes = attribute_lowercase(tag, "purpose").unwrap_or_default();
            let image = NamespaceImage {
                url,
                alt: attribute_text(tag, "alt"),
                aspect_ratio: attribute_text(tag, "aspect-ratio")
                    .map(|ratio| ratio.replace([' ', ':'], "").replace("//", "/")),
                width_px: attribute(tag, "width").and_then(|raw| parse_whole_number(&raw)),
                height_px: attribute(tag, "height").and_then(|raw| parse_whole_number(&raw)),
                media_type: attribute_lowercase(tag, "type"),
                purposes: purposes.split_whitespace().map(str::to_owned).collect(),
            };
            push_new(&mut self.item.images, image);
        }
        ElementAction::InheritParent
    }

    /// Parses the older `images` tag, an HTML `srcset`.
    pub(super) fn add_images(&mut self, tag: Tag<'_>, base: Option<&str>) -> ElementAction {
        let srcset = attribute(tag, "srcset").unwrap_or_default();
        let mut rest = srcset.trim_start_matches(|character: char| character.is_whitespace() || character == ',');
        while !rest.is_empty() && self.item.images.len() < MAX_LIST {
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            let (raw, after) = rest.split_at(end);
            // A comma inside a URL belongs to it; a comma at its end separates entries.
            let (descriptor, next) = match raw.ends_with(',') {
                true => ("", after),
                false => after.split_once(',').unwrap_or((after, "")),
            };
            if let Some(url) = to_absolute_url(raw.trim_end_matches(','), base) {
                let width_px = descriptor.trim().strip_suffix('w').and_then(parse_whole_number);
                push_new(&mut self.item.images, NamespaceImage { url, width_px, ..NamespaceImage::default() });
            }
            rest = next.trim_start_matches(|character: char| character.is_whitespace() || character == ',');
        }
        ElementAction::InheritParent
    }

    pub(super) fn add_social_interact(&mut self, tag: Tag<'_>, base: Option<&str>) -> ElementAction {
        // The first draft named the attributes `platform` and `podcastAccountId`.
        let protocol = attribute_lowercase(tag, "protocol").or_else(|| attribute_lowercase(tag, "platform"));
        let url = attribute_url(tag, "uri", base);
        if protocol.is_some() || url.is_some() {
            let social = SocialInteract {
                protocol: protocol.unwrap_or_default(),
                url,
                account_id: attribute_text(tag, "accountId").or_else(|| attribute_text(tag, "podcastAccountId")),
                account_url: attribute_url(tag, "accountUrl", base),
                priority: attribute(tag, "priority").and_then(|raw| parse_whole_number(&raw)),
            };
            push_new(&mut self.item.social_interacts, social);
        }
        ElementAction::InheritParent
    }

    pub(super) fn add_chat(&mut self, tag: Tag<'_>) -> ElementAction {
        if let (None, Some(server)) = (&self.item.chat, attribute_text(tag, "server")) {
            self.item.chat = Some(Chat {
                server,
                protocol: attribute_lowercase(tag, "protocol"),
                account_id: attribute_text(tag, "accountId"),
                space: attribute_text(tag, "space"),
            });
        }
        ElementAction::InheritParent
    }

    pub(super) fn add_content_link(&mut self, url: Option<String>, text: Option<String>) {
        if let Some(url) = url {
            push_new(&mut self.item.content_links, ContentLink { url, text });
        }
    }

    pub(super) fn add_block(&mut self, service: Option<String>, raw: &str) {
        if let Some(is_blocked) = parse_explicit(&clean_line(raw, MAX_WORDS_BYTES)) {
            push_new(&mut self.channel.blocks, Block { service, is_blocked });
        }
    }

    pub(super) fn add_soundbite(&mut self, times: Option<(i64, i64)>, title: Option<String>) {
        if let Some((start_ms, duration_ms)) = times {
            push_new(&mut self.item.soundbites, Soundbite { start_ms, duration_ms, title });
        }
    }
}
