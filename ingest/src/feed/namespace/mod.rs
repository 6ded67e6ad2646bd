//! The tags of the podcast namespace that podcasts and episodes have in common, and those that only one of them has.
//! Facts 1.7.

mod nested;
mod single;

use super::attributes::attribute;
use super::counts::is_name;
use super::date::parse_date;
use super::gather::{MAX_WORDS_BYTES, lower_of, push_new, url_of, words_of};
use super::slots::{Action, Parent, Scope, Slot};
use super::text::{clean_line, clean_title, non_empty};
use super::value::{byte_count, is_yes, whole_number};
use crate::feed::scan::Tag;
use earshot_model::namespace::{AnnouncedFrequency, Funding, License, Location, OtherTag, Trailer, Txt};
use earshot_model::{Enclosure, EpisodeNamespace, Person, PodcastNamespace};

/// Whose tags are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    Channel,
    Item,
}

/// A tag whose text is still to come.
enum Pending {
    Person(Person),
    Funding { url: Option<String> },
    Location(Location),
    License { url: Option<String> },
    ContentLink { url: Option<String> },
    Txt { purpose: Option<String> },
    Trailer(Option<Trailer>),
    Frequency(AnnouncedFrequency),
    Block { service: Option<String> },
    Soundbite(Option<(i64, i64)>),
    Other(OtherTag),
}

/// Gathers the tags of a channel or an item.
#[derive(Default)]
pub(super) struct NamespaceBuilder {
    pending: Option<Pending>,
    pub(super) persons: Vec<Person>,
    /// `alternateEnclosure`.
    pub(super) alternates: Vec<Enclosure>,
    /// What only a channel has.
    pub(super) channel: PodcastNamespace,
    /// What an item has, and what both have.
    pub(super) item: EpisodeNamespace,
}

impl NamespaceBuilder {
    pub(super) fn start(&mut self, level: Level, name: &str, tag: Tag<'_>, base: Option<&str>) -> Action {
        let is_channel = level == Level::Channel;
        match name {
            "person" => self.pend(Pending::Person(person(tag, base))),
            "funding" => self.pend(Pending::Funding { url: url_of(tag, "url", base) }),
            "license" => self.pend(Pending::License { url: url_of(tag, "url", base) }),
            "contentlink" => self.pend(Pending::ContentLink { url: url_of(tag, "href", base) }),
            "txt" => self.pend(Pending::Txt { purpose: lower_of(tag, "purpose") }),
            "location" => self.pend(Pending::Location(location(tag))),
            "image" => self.image(tag, base),
            "images" => self.images(tag, base),
            "socialinteract" => self.social_interact(tag, base),
            "chat" => self.chat(tag),
            "value" => self.value(tag),
            "trailer" if is_channel => self.pend(Pending::Trailer(trailer(tag, base))),
            "updatefrequency" if is_channel => self.pend(Pending::Frequency(frequency(tag))),
            "block" if is_channel => self.pend(Pending::Block { service: lower_of(tag, "id") }),
            "podroll" if is_channel => Action::Enter(Scope::Within(Parent::Podroll)),
            "publisher" if is_channel => Action::Enter(Scope::Within(Parent::Publisher)),
            "remoteitem" if is_channel => self.remote_item(tag, base),
            "podping" if is_channel => {
                self.channel.uses_podping = attribute(tag, "usesPodping").map(|value| is_yes(&value));
                Action::Pass
            }
            "follow" if is_channel => {
                self.channel.follow_url = self.channel.follow_url.take().or(url_of(tag, "url", base));
                Action::Pass
            }
            "soundbite" if !is_channel => self.pend(Pending::Soundbite(soundbite(tag))),
            "alternateenclosure" if !is_channel => self.alternate(tag, base),
            _ => self.other(tag),
        }
    }

    /// What the namespace does not list, or not here: kept as it is.
    fn other(&mut self, tag: Tag<'_>) -> Action {
        const MAX_ATTRIBUTES: usize = 20;
        const MAX_OTHER: usize = 20;
        if self.item.other.len() >= MAX_OTHER || !is_name(tag.local_name()) {
            return Action::Pass;
        }
        let mut other = OtherTag { name: tag.local_name().to_owned(), ..OtherTag::default() };
        for found in tag.lenient_attributes().take(MAX_ATTRIBUTES).flatten() {
            if is_name(found.key.local_name().as_ref()) {
                let value = clean_line(&super::text::unescape(&found.value), MAX_WORDS_BYTES);
                other.attributes.insert(clean_line(found.key.as_ref(), 60), value);
            }
        }
        self.pend(Pending::Other(other))
    }

    fn pend(&mut self, pending: Pending) -> Action {
        self.pending = Some(pending);
        Action::Text(Slot::Tagged)
    }

    /// The text of the tag that waits for one.
    pub(super) fn text(&mut self, raw: &str) {
        let Some(pending) = self.pending.take() else { return };
        let text = || non_empty(clean_title(raw, MAX_WORDS_BYTES));
        match pending {
            Pending::Person(person) => {
                if let Some(name) = text() {
                    push_new(&mut self.persons, Person { name, ..person });
                }
            }
            Pending::Funding { url } => {
                if let Some(url) = url {
                    push_new(&mut self.item.fundings, Funding { url, text: text() });
                }
            }
            Pending::Location(location) => {
                if let Some(name) = text() {
                    push_new(&mut self.item.locations, Location { name, ..location });
                }
            }
            Pending::License { url } => {
                let license = text().map(|name| License { name, url });
                self.item.license = self.item.license.take().or(license);
            }
            Pending::ContentLink { url } => self.content_link(url, text()),
            Pending::Txt { purpose } => {
                if let Some(text) = text() {
                    push_new(&mut self.item.txts, Txt { purpose, text });
                }
            }
            Pending::Trailer(trailer) => {
                if let Some(trailer) = trailer {
                    push_new(&mut self.channel.trailers, Trailer { title: text(), ..trailer });
                }
            }
            Pending::Frequency(frequency) => {
                self.channel.update_frequency.get_or_insert(AnnouncedFrequency { text: text(), ..frequency });
            }
            Pending::Block { service } => self.block(service, raw),
            Pending::Soundbite(times) => self.soundbite(times, text()),
            Pending::Other(other) => push_new(&mut self.item.other, OtherTag { text: text(), ..other }),
        }
    }

    /// `podcast:txt` under another name.
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

/// `podcast:person` without its text. The role is `host` when it is not given (podcast namespace).
fn person(tag: Tag<'_>, base: Option<&str>) -> Person {
    Person {
        name: String::new(),
        role: lower_of(tag, "role").unwrap_or_else(|| "host".to_owned()),
        group: lower_of(tag, "group"),
        image_url: url_of(tag, "img", base),
        url: url_of(tag, "href", base),
    }
}

fn location(tag: Tag<'_>) -> Location {
    Location {
        name: String::new(),
        rel: lower_of(tag, "rel").unwrap_or_else(|| "subject".to_owned()),
        geo: words_of(tag, "geo"),
        osm: words_of(tag, "osm"),
        country: lower_of(tag, "country"),
    }
}

fn trailer(tag: Tag<'_>, base: Option<&str>) -> Option<Trailer> {
    Some(Trailer {
        title: None,
        url: url_of(tag, "url", base)?,
        published_at: attribute(tag, "pubdate").and_then(|raw| parse_date(&raw)),
        bytes: attribute(tag, "length").and_then(|raw| byte_count(&raw)),
        media_type: lower_of(tag, "type"),
        season: attribute(tag, "season").and_then(|raw| whole_number(&raw)),
    })
}

fn frequency(tag: Tag<'_>) -> AnnouncedFrequency {
    AnnouncedFrequency {
        text: None,
        is_complete: attribute(tag, "complete").is_some_and(|value| is_yes(&value)),
        starts_at: attribute(tag, "dtstart").and_then(|raw| parse_date(&raw)),
        rule: words_of(tag, "rrule"),
    }
}

/// Start and length in milliseconds.
fn soundbite(tag: Tag<'_>) -> Option<(i64, i64)> {
    Some((single::time_ms(tag, "startTime")?, single::time_ms(tag, "duration").filter(|length| *length > 0)?))
}
