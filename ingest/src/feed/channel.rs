//! The channel's fields: which tag goes where.

use super::attributes::attribute;
use super::identity::Fingerprint;
use super::language::normalise_language;
use super::names::Ns;
use super::parsed::ParsedChannel;
use super::slots::{Action, Scope, Slot, Spot};
use super::text::{clean_line, clean_title, non_empty};
use super::url::absolute;
use super::value::{email_and_name, explicit, is_yes};
use earshot_model::Person;
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use quick_xml::events::BytesStart;

/// Genres, keywords and persons beyond this are spam.
pub(super) const MAX_LIST: usize = 100;

/// A text that several tags may give; the lowest rank wins, and of one rank the first.
#[derive(Default)]
pub(super) struct Ranked {
    rank: u8,
    value: Option<String>,
}

impl Ranked {
    pub(super) fn offer(&mut self, rank: u8, value: Option<String>) {
        if value.is_some() && (self.value.is_none() || rank < self.rank) {
            *self = Self { rank, value };
        }
    }

    pub(super) fn take(&mut self) -> Option<String> {
        self.value.take()
    }
}

#[derive(Default)]
pub(super) struct ChannelBuilder {
    channel: ParsedChannel,
    title: Ranked,
    html: Ranked,
    author: Ranked,
    owner_email: Ranked,
    image: Ranked,
    language: Ranked,
    explicit: Ranked,
    /// RSS `category`: blogs use it for tags, so it counts only without `itunes:category`.
    categories: Vec<String>,
    person: Option<Person>,
}

impl ChannelBuilder {
    /// What relative URLs are relative to, when nobody said.
    pub(super) fn base(&self) -> Option<&str> {
        self.channel.self_url.as_deref().or(self.channel.website_url.as_deref())
    }

    pub(super) fn start(&mut self, ns: Ns, name: &str, tag: &BytesStart<'_>, base: Option<&str>) -> Action {
        use Slot::*;
        if matches!(ns, Ns::Itunes | Ns::Podcast | Ns::GooglePlay) {
            self.channel.has_podcast_tags = true;
        }
        let url = |key: &str| attribute(tag, key).and_then(|raw| absolute(&raw, base));
        match (ns, name) {
            (Ns::Rss | Ns::Atom, "title") => Action::Text(Title(0)),
            (Ns::Itunes | Ns::GooglePlay, "title") => Action::Text(Title(1)),
            (Ns::Rss, "description") => Action::Text(Html(0)),
            (Ns::Atom, "subtitle" | "tagline") if is_html(tag) => Action::Text(Html(0)),
            (Ns::Atom, "subtitle" | "tagline") => Action::PlainText(Html(0)),
            (Ns::Content, "encoded") => Action::Text(Html(1)),
            (Ns::Itunes, "summary") => Action::Text(Html(2)),
            (Ns::GooglePlay, "description") => Action::Text(Html(3)),
            (Ns::Itunes, "subtitle") => Action::Text(Html(4)),
            (Ns::Itunes, "author") => Action::Text(Author(0)),
            (Ns::GooglePlay, "author") => Action::Text(Author(1)),
            (Ns::Dc, "creator") => Action::Text(Author(3)),
            (Ns::Atom, "author") => Action::Enter(Scope::Author),
            (Ns::Rss, "managingeditor" | "author") => Action::Text(Editor),
            (Ns::Rss, "language") => Action::Text(Language(0)),
            (Ns::Dc | Ns::Itunes, "language") => Action::Text(Language(1)),
            (Ns::Rss, "copyright") | (Ns::Atom | Ns::Dc, "rights") => Action::Text(Copyright),
            (Ns::Rss | Ns::Atom, "generator") => Action::Text(Generator),
            (Ns::Rss, "link") if attribute(tag, "href").is_none() => Action::Text(Link),
            (Ns::Rss | Ns::Atom, "link") => {
                self.link(tag, base);
                Action::Pass
            }
            (Ns::Rss, "ttl") => Action::Text(Ttl),
            (Ns::Rss, "category") => Action::Text(Category),
            (Ns::Rss, "image") => Action::Enter(Scope::Image),
            (Ns::Rss, "textinput" | "items") => Action::Enter(Scope::Ignored),
            (Ns::Atom, "logo") => Action::Text(ImageUrl(3)),
            (Ns::Atom, "icon") => Action::Text(ImageUrl(4)),
            (Ns::Itunes, "image") => self.image(0, url("href").or_else(|| url("url")), ImageUrl(0)),
            (Ns::GooglePlay | Ns::Podcast, "image") => self.image(1, url("href"), ImageUrl(1)),
            (Ns::Media, "thumbnail") => self.image(5, url("url"), ImageUrl(5)),
            (Ns::Itunes, "category") => {
                let genre = attribute(tag, "text").map(|text| clean_title(&text, MAX_SHORT_TEXT_BYTES));
                push_unique(&mut self.channel.genres, genre);
                Action::Pass
            }
            (Ns::GooglePlay | Ns::Atom, "category") => {
                let genre =
                    attribute(tag, "text").or_else(|| attribute(tag, "label")).or_else(|| attribute(tag, "term"));
                push_unique(&mut self.categories, genre.map(|text| clean_title(&text, MAX_SHORT_TEXT_BYTES)));
                Action::Pass
            }
            (Ns::Itunes | Ns::GooglePlay, "owner") => Action::Enter(Scope::Owner),
            (Ns::GooglePlay, "email") => Action::Text(OwnerEmail(1)),
            (Ns::Itunes, "keywords") => Action::Text(Keywords),
            (Ns::Itunes, "explicit") => Action::Text(Explicit(0)),
            (Ns::GooglePlay, "explicit") => Action::Text(Explicit(1)),
            (Ns::Itunes, "type") => Action::Text(Kind),
            (Ns::Itunes, "complete") => Action::Text(Complete),
            (Ns::Itunes, "new-feed-url") => Action::Text(NewFeedUrl),
            (Ns::Itunes | Ns::GooglePlay, "block") => Action::Text(Block),
            (Ns::Podcast, "guid") => Action::Text(Guid),
            (Ns::Podcast, "locked") => Action::Text(Locked),
            (Ns::Podcast, "medium") => Action::Text(Medium),
            (Ns::Podcast, "location") => Action::Text(Location),
            (Ns::Podcast, "funding") => {
                let funding = url("url");
                self.channel.funding_url = self.channel.funding_url.take().or(funding);
                Action::Pass
            }
            (Ns::Podcast, "person") => {
                self.person = Some(person(tag, base));
                Action::Text(Person)
            }
            (Ns::Podcast, "updatefrequency") => {
                self.channel.complete |= attribute(tag, "complete").is_some_and(|value| is_yes(&value));
                Action::Pass
            }
            // They have titles and enclosures of their own.
            (Ns::Podcast, "liveitem" | "podroll" | "publisher" | "value" | "trailer") => Action::Enter(Scope::Ignored),
            _ => Action::Pass,
        }
    }

    /// `xml:lang` of the root.
    pub(super) fn set_root_language(&mut self, raw: Option<&str>) {
        self.language.offer(2, raw.and_then(normalise_language));
    }

    fn image(&mut self, rank: u8, url: Option<String>, slot: Slot) -> Action {
        let has_url = url.is_some();
        self.image.offer(rank, url);
        if has_url { Action::Pass } else { Action::Text(slot) }
    }

    fn link(&mut self, tag: &BytesStart<'_>, base: Option<&str>) {
        let Some(href) = attribute(tag, "href").and_then(|raw| absolute(&raw, base)) else { return };
        let rel = attribute(tag, "rel").map(|rel| rel.trim().to_ascii_lowercase());
        let target = match rel.as_deref().unwrap_or("alternate") {
            "self" => &mut self.channel.self_url,
            "hub" => &mut self.channel.hub_url,
            "next" => &mut self.channel.next_url,
            "alternate" => &mut self.channel.website_url,
            _ => return,
        };
        target.get_or_insert(href);
    }

    pub(super) fn set(&mut self, slot: Slot, raw: &str, spot: &mut Spot<'_>) {
        let channel = &mut self.channel;
        let line = || non_empty(clean_title(raw, MAX_SHORT_TEXT_BYTES));
        match slot {
            Slot::Title(rank) => self.title.offer(rank, line()),
            Slot::Html(rank) => self.html.offer(rank, non_empty(raw.trim().to_owned())),
            Slot::Author(rank) => self.author.offer(rank, line()),
            Slot::Editor => {
                let (email, name) = email_and_name(&clean_title(raw, MAX_SHORT_TEXT_BYTES));
                self.author.offer(4, name);
                self.owner_email.offer(3, email);
            }
            Slot::OwnerName => channel.owner_name = channel.owner_name.take().or_else(line),
            Slot::OwnerEmail(rank) => self.owner_email.offer(rank, email_and_name(raw).0),
            Slot::Language(rank) => {
                let language = normalise_language(raw);
                if language.is_none() && !raw.trim().is_empty() {
                    spot.issues.notice(
                        "bad-language",
                        spot.offset,
                        format!("{:?} is no language tag", clean_line(raw, 60)),
                    );
                }
                self.language.offer(rank, language);
            }
            Slot::Copyright => channel.copyright = channel.copyright.take().or_else(line),
            Slot::Generator => channel.generator = channel.generator.take().or_else(line),
            Slot::Link => channel.website_url = absolute(raw, spot.base).or(channel.website_url.take()),
            Slot::Ttl => channel.ttl_minutes = raw.trim().parse().ok(),
            Slot::Category => push_unique(&mut self.categories, line()),
            Slot::Keywords => push_words(&mut channel.keywords, raw),
            Slot::ImageUrl(rank) => self.image.offer(rank, absolute(raw, spot.base)),
            Slot::Explicit(rank) => self.explicit.offer(rank, explicit(raw).map(|value| value.to_string())),
            Slot::Kind => {
                channel.kind =
                    line().map(|kind| kind.to_lowercase()).filter(|kind| matches!(kind.as_str(), "episodic" | "serial"))
            }
            Slot::Complete => channel.complete |= is_yes(raw),
            Slot::Block => channel.blocked |= is_yes(raw),
            Slot::NewFeedUrl => channel.new_feed_url = absolute(raw, spot.base),
            Slot::Guid => channel.guid = line(),
            Slot::Locked => channel.locked = explicit(raw),
            Slot::Medium => channel.medium = line().map(|medium| medium.to_lowercase()),
            Slot::Location => channel.location = channel.location.take().or_else(line),
            Slot::Person => push_person(&mut channel.persons, self.person.take(), line()),
            Slot::Subtitle | Slot::Date(_) | Slot::Duration | Slot::Season(_) | Slot::Number(_) => {}
        }
    }

    pub(super) fn finish(mut self) -> ParsedChannel {
        let mut channel = self.channel;
        channel.title = self.title.take().unwrap_or_default();
        channel.raw_html = self.html.take().unwrap_or_default();
        channel.author = self.author.take();
        channel.owner_email = self.owner_email.take();
        channel.image_url = self.image.take();
        channel.language = self.language.take();
        channel.explicit = self.explicit.take().map(|value| value == "true");
        if channel.genres.is_empty() {
            channel.genres = self.categories;
        }
        channel.hash = Fingerprint::of_channel(&channel);
        channel
    }
}

/// Whether a text of Atom says that it is HTML.
pub(super) fn is_html(tag: &BytesStart<'_>) -> bool {
    attribute(tag, "type").is_some_and(|kind| kind.to_ascii_lowercase().contains("html"))
}

/// `podcast:person` without its text. The role is `host` when it is not given (podcast namespace).
pub(super) fn person(tag: &BytesStart<'_>, base: Option<&str>) -> Person {
    let role = attribute(tag, "role").map(|role| clean_line(&role, 100).to_lowercase());
    Person {
        name: String::new(),
        role: role.and_then(non_empty).unwrap_or_else(|| "host".to_owned()),
        image_url: attribute(tag, "img").and_then(|raw| absolute(&raw, base)),
        url: attribute(tag, "href").and_then(|raw| absolute(&raw, base)),
    }
}

pub(super) fn push_person(persons: &mut Vec<Person>, person: Option<Person>, name: Option<String>) {
    let (Some(mut person), Some(name)) = (person, name) else { return };
    person.name = name;
    if persons.len() < MAX_LIST && !persons.contains(&person) {
        persons.push(person);
    }
}

pub(super) fn push_unique(list: &mut Vec<String>, value: Option<String>) {
    if let Some(value) = value.filter(|value| !value.is_empty() && list.len() < MAX_LIST && !list.contains(value)) {
        list.push(value);
    }
}

/// Comma-separated words.
pub(super) fn push_words(list: &mut Vec<String>, raw: &str) {
    for word in raw.split([',', ';']).take(MAX_LIST) {
        push_unique(list, non_empty(clean_title(word, 200)));
    }
}
