//! The channel's fields: which tag goes where.

use super::attributes::attribute;
use super::gather::{Ranked, push_new, push_unique, push_words, url_of};
use super::identity::Fingerprint;
use super::language::normalise_language;
use super::names::Ns;
use super::namespace::{Level, NamespaceBuilder};
use super::parsed::ParsedChannel;
use super::scan::Tag;
use super::slots::{Action, Scope, Slot, Spot};
use super::text::{clean_line, clean_title, non_empty};
use super::url::absolute;
use super::value::{email_and_name, explicit, is_yes, medium};
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::namespace::LiveItem;
use earshot_model::{PodcastNamespace, TagCounts};
use std::borrow::Cow;

/// Under which name `podcast:block` addresses us.
const OWN_SLUG: &str = "earshot";

#[derive(Default)]
pub(super) struct ChannelBuilder<'a> {
    channel: ParsedChannel,
    pub(super) namespace: NamespaceBuilder,
    title: Ranked,
    /// As it stands in the document where it can be.
    pub(super) html: Ranked<Cow<'a, str>>,
    author: Ranked,
    owner_email: Ranked,
    image: Ranked,
    language: Ranked,
    explicit: Ranked,
    /// RSS `category`: blogs use it for tags, so it counts only without `itunes:category`.
    categories: Vec<String>,
    /// `itunes:block` and `googleplay:block`.
    is_blocked: bool,
    /// `xml:base` of the root or the channel.
    pub(super) xml_base: Option<String>,
}

impl ChannelBuilder<'_> {
    /// What relative URLs are relative to, when nobody said.
    pub(super) fn base(&self) -> Option<&str> {
        self.channel.self_url.as_deref().or(self.channel.website_url.as_deref())
    }

    pub(super) fn start(&mut self, ns: Ns, name: &str, tag: Tag<'_>, base: Option<&str>) -> Action {
        use Slot::*;
        if matches!(ns, Ns::Itunes | Ns::Podcast | Ns::GooglePlay) {
            self.channel.has_podcast_tags = true;
        }
        match (ns, name) {
            (Ns::Rss | Ns::Atom, "title") => Action::Text(Title(0)),
            (Ns::Itunes | Ns::GooglePlay, "title") => Action::Text(Title(1)),
            (Ns::Dc, "title") => Action::Text(Title(2)),
            (Ns::Rss, "description") => Action::Text(Html(0)),
            (Ns::Atom, "subtitle" | "tagline") if is_html(tag) => Action::Text(Html(0)),
            (Ns::Atom, "subtitle" | "tagline") => Action::PlainText(Html(0)),
            (Ns::Content, "encoded") => Action::Text(Html(1)),
            (Ns::Itunes, "summary") => Action::Text(Html(2)),
            (Ns::GooglePlay | Ns::Media, "description") => Action::Text(Html(3)),
            (Ns::Itunes, "subtitle") => Action::Text(Html(4)),
            (Ns::Dc, "description") => Action::Text(Html(5)),
            (Ns::Itunes, "author") => Action::Text(Author(0)),
            (Ns::GooglePlay, "author") => Action::Text(Author(1)),
            (Ns::Dc, "creator") => Action::Text(Author(3)),
            (Ns::Dc, "publisher") => Action::Text(Author(5)),
            (Ns::Atom, "author") => Action::Enter(Scope::Author),
            (Ns::Rss, "managingeditor" | "author") => Action::Text(Editor),
            (Ns::Rss, "language") => Action::Text(Language(0)),
            (Ns::Dc | Ns::Itunes, "language") => Action::Text(Language(1)),
            (Ns::Rss | Ns::Media, "copyright") | (Ns::Atom | Ns::Dc, "rights") => Action::Text(Copyright),
            (Ns::Rss | Ns::Atom, "generator") => Action::Text(Generator),
            (Ns::Rss, "link") if attribute(tag, "href").is_none() => Action::Text(Link),
            (Ns::Rss | Ns::Atom, "link") => {
                self.link(tag, base);
                Action::Pass
            }
            (Ns::History, "complete" | "archive") => {
                self.channel.pages.is_complete |= name == "complete";
                self.channel.pages.is_archive |= name == "archive";
                Action::Pass
            }
            (Ns::Rss, "ttl") => Action::Text(Ttl),
            (Ns::Rss, "hour") => Action::Text(SkipHour),
            (Ns::Rss, "day") => Action::Text(SkipDay),
            (Ns::Rss, "category") => Action::Text(Category),
            (Ns::Rss, "image") => Action::Enter(Scope::Image),
            (Ns::Rss, "textinput" | "items") => Action::Enter(Scope::Ignored),
            (Ns::Atom, "logo") => Action::Text(ImageUrl(3)),
            (Ns::Atom, "icon") => Action::Text(ImageUrl(4)),
            (Ns::Itunes, "image") => {
                self.image(0, url_of(tag, "href", base).or_else(|| url_of(tag, "url", base)), ImageUrl(0))
            }
            (Ns::GooglePlay, "image") => self.image(1, url_of(tag, "href", base), ImageUrl(1)),
            (Ns::Media, "thumbnail") => self.image(5, url_of(tag, "url", base), ImageUrl(5)),
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
            (Ns::Media, "category") | (Ns::Dc, "subject") => Action::Text(Category),
            (Ns::Itunes | Ns::GooglePlay, "owner") => Action::Enter(Scope::Owner),
            (Ns::GooglePlay | Ns::Itunes, "email") => Action::Text(OwnerEmail(1)),
            (Ns::Itunes | Ns::Media, "keywords") => Action::Text(Keywords),
            (Ns::Itunes, "explicit") => Action::Text(Explicit(0)),
            (Ns::GooglePlay, "explicit") => Action::Text(Explicit(1)),
            (Ns::Media, "rating") => Action::Text(Explicit(2)),
            (Ns::Itunes, "type") => Action::Text(Kind),
            (Ns::Itunes, "complete") => Action::Text(Complete),
            (Ns::Itunes | Ns::GooglePlay, "new-feed-url") => Action::Text(NewFeedUrl),
            (Ns::Itunes | Ns::GooglePlay, "block") => Action::Text(Block),
            (Ns::Itunes, "applepodcastsverify") => Action::Text(Verify),
            (Ns::Podcast, "guid") => Action::Text(Guid),
            (Ns::Podcast, "locked") => {
                let owner = attribute(tag, "owner").and_then(|owner| email_and_name(&owner).0);
                self.namespace.channel.locked_owner = self.namespace.channel.locked_owner.take().or(owner);
                Action::Text(Locked)
            }
            (Ns::Podcast, "medium") => Action::Text(Medium),
            (Ns::Podcast, _) => self.namespace.start(Level::Channel, name, tag, base),
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

    fn link(&mut self, tag: Tag<'_>, base: Option<&str>) {
        let Some(href) = url_of(tag, "href", base) else { return };
        let rel = attribute(tag, "rel").map(|rel| rel.trim().to_ascii_lowercase());
        let channel = &mut self.channel;
        let pages = &mut channel.pages;
        let target = match rel.as_deref().unwrap_or("alternate") {
            "self" => &mut channel.self_url,
            "hub" => &mut channel.hub_url,
            "next" => &mut channel.next_url,
            "previous" | "prev" => &mut pages.previous_url,
            "first" => &mut pages.first_url,
            "last" => &mut pages.last_url,
            "current" => &mut pages.current_url,
            "prev-archive" => &mut pages.prev_archive_url,
            "next-archive" => &mut pages.next_archive_url,
            "alternate" => &mut channel.website_url,
            _ => return,
        };
        target.get_or_insert(href);
    }

    pub(super) fn set(&mut self, slot: Slot, raw: &str, spot: &mut Spot<'_>) {
        let channel = &mut self.channel;
        let line = || non_empty(clean_title(raw, MAX_SHORT_TEXT_BYTES));
        match slot {
            Slot::Title(rank) => self.title.offer_with(rank, line),
            Slot::Author(rank) => self.author.offer_with(rank, line),
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
                    let message = format!("{:?} is no language tag", clean_line(raw, 60));
                    spot.issues.notice("bad-language", spot.offset, message);
                }
                self.language.offer(rank, language);
            }
            Slot::Copyright => channel.copyright = channel.copyright.take().or_else(line),
            Slot::Generator => channel.generator = channel.generator.take().or_else(line),
            Slot::Link => channel.website_url = absolute(raw, spot.base).or(channel.website_url.take()),
            Slot::Ttl => channel.ttl_minutes = raw.trim().parse().ok(),
            Slot::SkipHour => {
                if let Some(hour) = raw.trim().parse().ok().filter(|hour: &u8| *hour <= 24) {
                    push_new(&mut channel.skip_hours, hour);
                }
            }
            Slot::SkipDay => {
                if let Ok(day) = raw.trim().parse() {
                    push_new(&mut channel.skip_days, day);
                }
            }
            Slot::Category => push_unique(&mut self.categories, line()),
            Slot::Keywords => push_words(&mut channel.keywords, raw),
            Slot::ImageUrl(rank) => self.image.offer(rank, absolute(raw, spot.base)),
            Slot::Explicit(rank) => self.explicit.offer(rank, explicit(raw).map(|value| value.to_string())),
            Slot::Kind => {
                channel.kind =
                    line().map(|kind| kind.to_lowercase()).filter(|kind| matches!(kind.as_str(), "episodic" | "serial"))
            }
            Slot::Complete => channel.complete |= is_yes(raw),
            Slot::Block => self.is_blocked |= is_yes(raw),
            Slot::NewFeedUrl => channel.new_feed_url = absolute(raw, spot.base).or(channel.new_feed_url.take()),
            Slot::Guid => channel.guid = channel.guid.take().or_else(line),
            Slot::Locked => channel.locked = explicit(raw),
            Slot::Medium => channel.medium = line().map(|raw| medium(&raw)),
            Slot::Tagged => self.namespace.text(raw),
            Slot::Verify => self.namespace.push_txt("applepodcastsverify", raw),
            Slot::Html(_) | Slot::Subtitle | Slot::Date(_) | Slot::Duration | Slot::Season(_) | Slot::Number(_) => {}
        }
    }

    pub(super) fn push_live(&mut self, live: LiveItem) {
        push_new(&mut self.namespace.channel.live_items, live);
    }

    pub(super) fn finish(mut self, tag_counts: TagCounts) -> ParsedChannel {
        let mut channel = self.channel;
        channel.title = self.title.take().unwrap_or_default();
        channel.raw_html = self.html.take().unwrap_or_default().into_owned();
        channel.author = self.author.take();
        channel.owner_email = self.owner_email.take();
        channel.language = self.language.take();
        channel.explicit = self.explicit.take().map(|value| value == "true");
        if channel.genres.is_empty() {
            channel.genres = self.categories;
        }
        (channel.persons, channel.namespace) = self.namespace.into_channel();
        let namespace = &mut channel.namespace;
        self.image.offer(1, square_image(namespace));
        channel.image_url = self.image.take();
        channel.funding_url = namespace.fundings.first().map(|funding| funding.url.clone());
        channel.location = namespace.locations.first().map(|location| location.name.clone());
        channel.complete |= namespace.update_frequency.as_ref().is_some_and(|frequency| frequency.is_complete);
        namespace.blocked = namespace.is_blocked_for(OWN_SLUG).unwrap_or(self.is_blocked);
        channel.blocked = namespace.blocked;
        channel.tag_counts = tag_counts;
        channel.hash = Fingerprint::of_channel(&channel);
        channel
    }
}

/// The picture of the show among those of `podcast:image`: square, as it is when nothing else is said.
fn square_image(namespace: &PodcastNamespace) -> Option<String> {
    let is_square = |ratio: &String| matches!(ratio.as_str(), "1/1" | "1");
    let found = namespace.images.iter().find(|image| image.aspect_ratio.as_ref().is_none_or(is_square));
    found.map(|image| image.url.clone())
}

/// Whether a text of Atom says that it is HTML.
pub(super) fn is_html(tag: Tag<'_>) -> bool {
    attribute(tag, "type").is_some_and(|kind| kind.to_ascii_lowercase().contains("html"))
}
