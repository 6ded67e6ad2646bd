//! Parses the tags of the podcast namespace (facts 1.7): those that channels and items share, and those of only one.

mod builder;
mod flat_tags;
mod nested_tags;

pub(super) use builder::PodcastNamespaceBuilder;

use super::attributes::attribute;
use super::date::parse_date;
use super::element_context::{ElementAction, FeedField, ParentElement, ParentTag};
use super::field_values::{MAX_WORDS_BYTES, attribute_lowercase, attribute_text, attribute_url, push_new};
use super::tag_counter::is_tag_name;
use super::text::{clean_line, non_empty};
use super::title::clean_title;
use super::value::{is_yes, parse_byte_count, parse_whole_number};
use crate::feed::scan::Tag;
use builder::PendingTag;
use earshot_model::namespace::{AnnouncedFrequency, Funding, License, Location, OtherTag, Trailer, Txt};
use earshot_model::{Person, PodcastNamespace};

/// Whether the tags belong to a channel or an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TagOwner {
    Channel,
    Item,
}

impl PodcastNamespaceBuilder {
    pub(super) fn start_element(
        &mut self,
        owner: TagOwner,
        name: &str,
        tag: Tag<'_>,
        base: Option<&str>,
    ) -> ElementAction {
        let is_channel = owner == TagOwner::Channel;
        match name {
            "person" => self.await_text(PendingTag::Person(parse_person(tag, base))),
            "funding" => self.await_text(PendingTag::Funding { url: attribute_url(tag, "url", base) }),
            "license" => self.await_text(PendingTag::License { url: attribute_url(tag, "url", base) }),
            "contentlink" => self.await_text(PendingTag::ContentLink { url: attribute_url(tag, "href", base) }),
            "txt" => self.await_text(PendingTag::Txt { purpose: attribute_lowercase(tag, "purpose") }),
            "location" => self.await_text(PendingTag::Location(parse_location(tag))),
            "image" => self.add_image(tag, base),
            "images" => self.add_images(tag, base),
            "socialinteract" => self.add_social_interact(tag, base),
            "chat" => self.add_chat(tag),
            "value" => self.start_value(tag),
            "trailer" if is_channel => self.await_text(PendingTag::Trailer(parse_trailer(tag, base))),
            "updatefrequency" if is_channel => self.await_text(PendingTag::Frequency(parse_frequency(tag))),
            "block" if is_channel => self.await_text(PendingTag::Block { service: attribute_lowercase(tag, "id") }),
            "podroll" if is_channel => ElementAction::Enter(ParentElement::Nested(ParentTag::Podroll)),
            "publisher" if is_channel => ElementAction::Enter(ParentElement::Nested(ParentTag::Publisher)),
            "remoteitem" if is_channel => self.add_remote_item(tag, base),
            "podping" if is_channel => {
                self.channel.uses_podping = attribute(tag, "usesPodping").map(|value| is_yes(&value));
                ElementAction::InheritParent
            }
            "follow" if is_channel => {
                self.channel.follow_url = self.channel.follow_url.take().or(attribute_url(tag, "url", base));
                ElementAction::InheritParent
            }
            "soundbite" if !is_channel => self.await_text(PendingTag::Soundbite(parse_soundbite(tag))),
            "alternateenclosure" if !is_channel => self.start_alternate_enclosure(tag, base),
            _ => self.add_other_tag(tag),
        }
    }

    /// Keeps a tag that the namespace does not define at this level.
    fn add_other_tag(&mut self, tag: Tag<'_>) -> ElementAction {
        const MAX_ATTRIBUTES: usize = 20;
        const MAX_OTHER: usize = 20;
        if self.item.other.len() >= MAX_OTHER || !is_tag_name(tag.local_name()) {
            return ElementAction::InheritParent;
        }
        let mut other = OtherTag { name: tag.local_name().to_owned(), ..OtherTag::default() };
        for found in tag.lenient_attributes().take(MAX_ATTRIBUTES).flatten() {
            if is_tag_name(found.key.local_name().as_ref()) {
                let value = clean_line(&super::text::unescape(&found.value), MAX_WORDS_BYTES);
                other.attributes.insert(clean_line(found.key.as_ref(), 60), value);
            }
        }
        self.await_text(PendingTag::Other(other))
    }

    fn await_text(&mut self, pending: PendingTag) -> ElementAction {
        self.pending = Some(pending);
        ElementAction::Text(FeedField::PodcastTag)
    }

    /// Stores the text of the pending tag.
    pub(super) fn finish_text(&mut self, raw: &str) {
        let Some(pending) = self.pending.take() else { return };
        let text = || non_empty(clean_title(raw, MAX_WORDS_BYTES));
        match pending {
            PendingTag::Person(person) => {
                if let Some(name) = text() {
                    push_new(&mut self.persons, Person { name, ..person });
                }
            }
            PendingTag::Funding { url } => {
                if let Some(url) = url {
                    push_new(&mut self.item.fundings, Funding { url, text: text() });
                }
            }
            PendingTag::Location(location) => {
                if let Some(name) = text() {
                    push_new(&mut self.item.locations, Location { name, ..location });
                }
            }
            PendingTag::License { url } => {
                let license = text().map(|name| License { name, url });
                self.item.license = self.item.license.take().or(license);
            }
            PendingTag::ContentLink { url } => self.add_content_link(url, text()),
            PendingTag::Txt { purpose } => {
                if let Some(text) = text() {
                    push_new(&mut self.item.txts, Txt { purpose, text });
                }
            }
            PendingTag::Trailer(trailer) => {
                if let Some(trailer) = trailer {
                    push_new(&mut self.channel.trailers, Trailer { title: text(), ..trailer });
                }
            }
            PendingTag::Frequency(frequency) => {
                self.channel.update_frequency.get_or_insert(AnnouncedFrequency { text: text(), ..frequency });
            }
            PendingTag::Block { service } => self.add_block(service, raw),
            PendingTag::Soundbite(times) => self.add_soundbite(times, text()),
            PendingTag::Other(other) => push_new(&mut self.item.other, OtherTag { text: text(), ..other }),
        }
    }

    /// Stores another tag as `podcast:txt`.
    pub(super) fn push_txt(&mut self, purpose: &str, raw: &str) {
        if let Some(text) = non_empty(clean_title(raw, MAX_WORDS_BYTES)) {
            push_new(&mut self.item.txts, Txt { purpose: Some(purpose.to_owned()), text });
        }
    }

    pub(super) fn into_channel(self) -> (Vec<Person>, PodcastNamespace) {
        let both = self.item;
        let channel = PodcastNamespace {
            fundings: both.fundings,
            locations: both.locations,
            license: both.license,
            images: both.images,
            values: both.values,
            social_interacts: both.social_interacts,
            chat: both.chat,
            content_links: both.content_links,
            txts: both.txts,
            other: both.other,
            ..self.channel
        };
        (self.persons, channel)
    }
}

/// Parses `podcast:person` without its text. The default role is `host` (podcast namespace).
fn parse_person(tag: Tag<'_>, base: Option<&str>) -> Person {
    Person {
        name: String::new(),
        role: attribute_lowercase(tag, "role").unwrap_or_else(|| "host".to_owned()),
        group: attribute_lowercase(tag, "group"),
        image_url: attribute_url(tag, "img", base),
        url: attribute_url(tag, "href", base),
    }
}

fn parse_location(tag: Tag<'_>) -> Location {
    Location {
        name: String::new(),
        rel: attribute_lowercase(tag, "rel").unwrap_or_else(|| "subject".to_owned()),
        geo: attribute_text(tag, "geo"),
        osm: attribute_text(tag, "osm"),
        country: attribute_lowercase(tag, "country"),
    }
}

fn parse_trailer(tag: Tag<'_>, base: Option<&str>) -> Option<Trailer> {
    Some(Trailer {
        title: None,
        url: attribute_url(tag, "url", base)?,
        published_at: attribute(tag, "pubdate").and_then(|raw| parse_date(&raw)),
        bytes: attribute(tag, "length").and_then(|raw| parse_byte_count(&raw)),
        media_type: attribute_lowercase(tag, "type"),
        season: attribute(tag, "season").and_then(|raw| parse_whole_number(&raw)),
    })
}

fn parse_frequency(tag: Tag<'_>) -> AnnouncedFrequency {
    AnnouncedFrequency {
        text: None,
        is_complete: attribute(tag, "complete").is_some_and(|value| is_yes(&value)),
        starts_at: attribute(tag, "dtstart").and_then(|raw| parse_date(&raw)),
        rule: attribute_text(tag, "rrule"),
    }
}

/// Returns start and length in milliseconds.
fn parse_soundbite(tag: Tag<'_>) -> Option<(i64, i64)> {
    Some((
        flat_tags::attribute_time_ms(tag, "startTime")?,
        flat_tags::attribute_time_ms(tag, "duration").filter(|length| *length > 0)?,
    ))
}
