//! Maps tags to the fields of the channel.

use super::attributes::attribute;
use super::element_context::{ElementAction, ElementContext, FeedField, ParentElement};
use super::field_values::{RankedValue, attribute_url, push_new, push_unique, push_words};
use super::item_identity::Fingerprint;
use super::language::normalize_language;
use super::parsed_feed::ParsedChannel;
use super::podcast_namespace::{PodcastNamespaceBuilder, TagOwner};
use super::scan::Tag;
use super::text::{clean_line, non_empty};
use super::title::clean_title;
use super::url::to_absolute_url;
use super::value::{is_yes, parse_explicit, parse_medium, split_email_and_name};
use super::xml_namespaces::XmlNamespace;
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::namespace::LiveItem;
use earshot_model::{PodcastNamespace, TagCounts};
use std::borrow::Cow;

/// The slug by which `podcast:block` addresses this service.
const OWN_SLUG: &str = "earshot";

#[derive(Default)]
pub(super) struct ChannelBuilder<'a> {
    channel: ParsedChannel,
    pub(super) namespace: PodcastNamespaceBuilder,
    title: RankedValue,
    /// Borrowed from the document where possible.
    pub(super) html: RankedValue<Cow<'a, str>>,
    author: RankedValue,
    owner_email: RankedValue,
    image: RankedValue,
    language: RankedValue,
    explicit: RankedValue,
    /// RSS `category`. Blogs use it for tags, so it counts only when there is no `itunes:category`.
    categories: Vec<String>,
    /// Set by `itunes:block` or `googleplay:block`.
    is_blocked: bool,
    /// `xml:base` of the root or the channel.
    pub(super) xml_base: Option<String>,
}

impl ChannelBuilder<'_> {
    /// The base for relative URLs of the channel, when no `xml:base` applies.
    pub(super) fn base(&self) -> Option<&str> {
        self.channel.self_url.as_deref().or(self.channel.website_url.as_deref())
    }

    pub(super) fn start_element(
        &mut self,
        ns: XmlNamespace,
        name: &str,
        tag: Tag<'_>,
        base: Option<&str>,
    ) -> ElementAction {
        use FeedField::*;
        if matches!(ns, XmlNamespace::Itunes | XmlNamespace::Podcast | XmlNamespace::GooglePlay) {
            self.channel.has_podcast_tags = true;
        }
        match (ns, name) {
            (XmlNamespace::Rss | XmlNamespace::Atom, "title") => ElementAction::Text(Title(0)),
            (XmlNamespace::Itunes | XmlNamespace::GooglePlay, "title") => ElementAction::Text(Title(1)),
            (XmlNamespace::Dc, "title") => ElementAction::Text(Title(2)),
            (XmlNamespace::Rss, "description") => ElementAction::Text(Html(0)),
            (XmlNamespace::Atom, "subtitle" | "tagline") if is_html(tag) => ElementAction::Text(Html(0)),
            (XmlNamespace::Atom, "subtitle" | "tagline") => ElementAction::PlainText(Html(0)),
            (XmlNamespace::Content, "encoded") => ElementAction::Text(Html(1)),
            (XmlNamespace::Itunes, "summary") => ElementAction::Text(Html(2)),
            (XmlNamespace::GooglePlay | XmlNamespace::Media, "description") => ElementAction::Text(Html(3)),
            (XmlNamespace::Itunes, "subtitle") => ElementAction::Text(Html(4)),
            (XmlNamespace::Dc, "description") => ElementAction::Text(Html(5)),
            (XmlNamespace::Itunes, "author") => ElementAction::Text(Author(0)),
            (XmlNamespace::GooglePlay, "author") => ElementAction::Text(Author(1)),
            (XmlNamespace::Dc, "creator") => ElementAction::Text(Author(3)),
            (XmlNamespace::Dc, "publisher") => ElementAction::Text(Author(5)),
            (XmlNamespace::Atom, "author") => ElementAction::Enter(ParentElement::Author),
            (XmlNamespace::Rss, "managingeditor" | "author") => ElementAction::Text(Editor),
            (XmlNamespace::Rss, "language") => ElementAction::Text(Language(0)),
            (XmlNamespace::Dc | XmlNamespace::Itunes, "language") => ElementAction::Text(Language(1)),
            (XmlNamespace::Rss | XmlNamespace::Media, "copyright")
            | (XmlNamespace::Atom | XmlNamespace::Dc, "rights") => ElementAction::Text(Copyright),
            (XmlNamespace::Rss | XmlNamespace::Atom, "generator") => ElementAction::Text(Generator),
            (XmlNamespace::Rss, "link") if attribute(tag, "href").is_none() => ElementAction::Text(Link),
            (XmlNamespace::Rss | XmlNamespace::Atom, "link") => {
                self.add_link(tag, base);
                ElementAction::InheritParent
            }
            (XmlNamespace::History, "complete" | "archive") => {
                self.channel.pages.is_complete |= name == "complete";
                self.channel.pages.is_archive |= name == "archive";
                ElementAction::InheritParent
            }
            (XmlNamespace::Rss, "ttl") => ElementAction::Text(Ttl),
            (XmlNamespace::Rss, "hour") => ElementAction::Text(SkipHour),
            (XmlNamespace::Rss, "day") => ElementAction::Text(SkipDay),
            (XmlNamespace::Rss, "category") => ElementAction::Text(Category),
            (XmlNamespace::Rss, "image") => ElementAction::Enter(ParentElement::Image),
            (XmlNamespace::Rss, "textinput" | "items") => ElementAction::Enter(ParentElement::Ignored),
            (XmlNamespace::Atom, "logo") => ElementAction::Text(ImageUrl(3)),
            (XmlNamespace::Atom, "icon") => ElementAction::Text(ImageUrl(4)),
            (XmlNamespace::Itunes, "image") => self.start_image(
                0,
                attribute_url(tag, "href", base).or_else(|| attribute_url(tag, "url", base)),
                ImageUrl(0),
            ),
            (XmlNamespace::GooglePlay, "image") => self.start_image(1, attribute_url(tag, "href", base), ImageUrl(1)),
            (XmlNamespace::Media, "thumbnail") => self.start_image(5, attribute_url(tag, "url", base), ImageUrl(5)),
            (XmlNamespace::Itunes, "category") => {
                let genre = attribute(tag, "text").map(|text| clean_title(&text, MAX_SHORT_TEXT_BYTES));
                push_unique(&mut self.channel.genres, genre);
                ElementAction::InheritParent
            }
            (XmlNamespace::GooglePlay | XmlNamespace::Atom, "category") => {
                let genre =
                    attribute(tag, "text").or_else(|| attribute(tag, "label")).or_else(|| attribute(tag, "term"));
                push_unique(&mut self.categories, genre.map(|text| clean_title(&text, MAX_SHORT_TEXT_BYTES)));
                ElementAction::InheritParent
            }
            (XmlNamespace::Media, "category") | (XmlNamespace::Dc, "subject") => ElementAction::Text(Category),
            (XmlNamespace::Itunes | XmlNamespace::GooglePlay, "owner") => ElementAction::Enter(ParentElement::Owner),
            (XmlNamespace::GooglePlay | XmlNamespace::Itunes, "email") => ElementAction::Text(OwnerEmail(1)),
            (XmlNamespace::Itunes | XmlNamespace::Media, "keywords") => ElementAction::Text(Keywords),
            (XmlNamespace::Itunes, "explicit") => ElementAction::Text(Explicit(0)),
            (XmlNamespace::GooglePlay, "explicit") => ElementAction::Text(Explicit(1)),
            (XmlNamespace::Media, "rating") => ElementAction::Text(Explicit(2)),
            (XmlNamespace::Itunes, "type") => ElementAction::Text(Kind),
            (XmlNamespace::Itunes, "complete") => ElementAction::Text(Complete),
            (XmlNamespace::Itunes | XmlNamespace::GooglePlay, "new-feed-url") => ElementAction::Text(NewFeedUrl),
            (XmlNamespace::Itunes | XmlNamespace::GooglePlay, "block") => ElementAction::Text(Block),
            (XmlNamespace::Itunes, "applepodcastsverify") => ElementAction::Text(AppleVerification),
            (XmlNamespace::Podcast, "guid") => ElementAction::Text(Guid),
            (XmlNamespace::Podcast, "locked") => {
                let owner = attribute(tag, "owner").and_then(|owner| split_email_and_name(&owner).0);
                self.namespace.channel.locked_owner = self.namespace.channel.locked_owner.take().or(owner);
                ElementAction::Text(Locked)
            }
            (XmlNamespace::Podcast, "medium") => ElementAction::Text(Medium),
            (XmlNamespace::Podcast, _) => self.namespace.start_element(TagOwner::Channel, name, tag, base),
            _ => ElementAction::InheritParent,
        }
    }

    /// Sets the language from `xml:lang` of the root.
    pub(super) fn set_root_language(&mut self, raw: Option<&str>) {
        self.language.set_if_better(2, raw.and_then(normalize_language));
    }

    fn start_image(&mut self, rank: u8, url: Option<String>, slot: FeedField) -> ElementAction {
        let has_url = url.is_some();
        self.image.set_if_better(rank, url);
        if has_url { ElementAction::InheritParent } else { ElementAction::Text(slot) }
    }

    fn add_link(&mut self, tag: Tag<'_>, base: Option<&str>) {
        let Some(href) = attribute_url(tag, "href", base) else { return };
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

    pub(super) fn set_field(&mut self, slot: FeedField, raw: &str, spot: &mut ElementContext<'_>) {
        let channel = &mut self.channel;
        let line = || non_empty(clean_title(raw, MAX_SHORT_TEXT_BYTES));
        match slot {
            FeedField::Title(rank) => self.title.set_if_better_with(rank, line),
            FeedField::Author(rank) => self.author.set_if_better_with(rank, line),
            FeedField::Editor => {
                let (email, name) = split_email_and_name(&clean_title(raw, MAX_SHORT_TEXT_BYTES));
                self.author.set_if_better(4, name);
                self.owner_email.set_if_better(3, email);
            }
            FeedField::OwnerName => channel.owner_name = channel.owner_name.take().or_else(line),
            FeedField::OwnerEmail(rank) => self.owner_email.set_if_better(rank, split_email_and_name(raw).0),
            FeedField::Language(rank) => {
                let language = normalize_language(raw);
                if language.is_none() && !raw.trim().is_empty() {
                    let message = format!("{:?} is not a language tag", clean_line(raw, 60));
                    spot.issues.notice("bad-language", spot.offset, message);
                }
                self.language.set_if_better(rank, language);
            }
            FeedField::Copyright => channel.copyright = channel.copyright.take().or_else(line),
            FeedField::Generator => channel.generator = channel.generator.take().or_else(line),
            FeedField::Link => channel.website_url = to_absolute_url(raw, spot.base).or(channel.website_url.take()),
            FeedField::Ttl => channel.ttl_minutes = raw.trim().parse().ok(),
            FeedField::SkipHour => {
                if let Some(hour) = raw.trim().parse().ok().filter(|hour: &u8| *hour <= 24) {
                    push_new(&mut channel.skip_hours, hour);
                }
            }
            FeedField::SkipDay => {
                if let Ok(day) = raw.trim().parse() {
                    push_new(&mut channel.skip_days, day);
                }
            }
            FeedField::Category => push_unique(&mut self.categories, line()),
            FeedField::Keywords => push_words(&mut channel.keywords, raw),
            FeedField::ImageUrl(rank) => self.image.set_if_better(rank, to_absolute_url(raw, spot.base)),
            FeedField::Explicit(rank) => {
                self.explicit.set_if_better(rank, parse_explicit(raw).map(|value| value.to_string()))
            }
            FeedField::Kind => {
                channel.kind =
                    line().map(|kind| kind.to_lowercase()).filter(|kind| matches!(kind.as_str(), "episodic" | "serial"))
            }
            FeedField::Complete => channel.complete |= is_yes(raw),
            FeedField::Block => self.is_blocked |= is_yes(raw),
            FeedField::NewFeedUrl => {
                channel.new_feed_url = to_absolute_url(raw, spot.base).or(channel.new_feed_url.take())
            }
            FeedField::Guid => channel.guid = channel.guid.take().or_else(line),
            FeedField::Locked => channel.locked = parse_explicit(raw),
            FeedField::Medium => channel.medium = line().map(|raw| parse_medium(&raw)),
            FeedField::PodcastTag => self.namespace.finish_text(raw),
            FeedField::AppleVerification => self.namespace.push_txt("applepodcastsverify", raw),
            FeedField::Html(_)
            | FeedField::Subtitle
            | FeedField::Date(_)
            | FeedField::Duration
            | FeedField::Season(_)
            | FeedField::Number(_)
            | FeedField::TranscriptUrl
            | FeedField::ChaptersUrl => {}
        }
    }

    pub(super) fn push_live_item(&mut self, live: LiveItem) {
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
        self.image.set_if_better(1, square_image(namespace));
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

/// The square picture among those of `podcast:image`. A picture without an aspect ratio counts as square.
fn square_image(namespace: &PodcastNamespace) -> Option<String> {
    let is_square = |ratio: &String| matches!(ratio.as_str(), "1/1" | "1");
    let found = namespace.images.iter().find(|image| image.aspect_ratio.as_ref().is_none_or(is_square));
    found.map(|image| image.url.clone())
}

/// Whether an Atom text construct declares HTML.
pub(super) fn is_html(tag: Tag<'_>) -> bool {
    attribute(tag, "type").is_some_and(|kind| kind.to_ascii_lowercase().contains("html"))
}
