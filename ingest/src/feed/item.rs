//! An item's fields: which tag goes where.

use super::attributes::attribute;
use super::date::parse_date;
use super::duration::parse_duration_s;
use super::enclosure::is_local;
use super::gather::{
    MAX_LIST, MAX_WORDS_BYTES, Ranked, better, choose, lower_of, push_new, push_unique, push_words, url_of, words_of,
};
use super::identity::Fingerprint;
use super::language::normalise_language;
use super::live::LiveTimes;
use super::names::Ns;
use super::namespace::{Level, NamespaceBuilder};
use super::offers::{self, Offer, declared_type};
use super::parsed::ParsedItem;
use super::scan::Tag;
use super::slots::{Action, Parent, Scope, Slot, Spot};
use super::text::{clean_line, clean_title, non_empty};
use super::url::absolute;
use super::value::{byte_count, decimal, email_and_name, explicit, is_yes, whole_number};
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::{EnclosureKind, TranscriptLink};
use std::borrow::Cow;

#[derive(Default)]
pub(super) struct ItemBuilder<'a> {
    item: ParsedItem,
    /// Made when the first of its tags is there: most items have none.
    namespace: Option<Box<NamespaceBuilder>>,
    title: Ranked,
    /// As it stands in the document where it can be.
    pub(super) html: Ranked<Cow<'a, str>>,
    author: Ranked,
    image: Ranked,
    offers: Vec<Offer>,
    date_rank: Option<u8>,
    explicit_rank: Option<u8>,
    season_rank: Option<u8>,
    number_rank: Option<u8>,
    /// `rdf:about` of RSS 1.0: the guid, where there is none.
    about: Option<String>,
    /// `xml:base` of the item.
    pub(super) xml_base: Option<String>,
    /// `podcast:liveItem` is read like an item, and is none.
    pub(super) live: Option<LiveTimes>,
}

impl ItemBuilder<'_> {
    /// What the tag of the item itself says.
    pub(super) fn new(tag: Tag<'_>, base: Option<&str>, live: Option<LiveTimes>) -> Self {
        let mut builder = Self { live, ..Self::default() };
        if !tag.attributes().is_empty() {
            builder.xml_base = xml_base(tag, base);
            builder.about = attribute(tag, "about").and_then(|raw| non_empty(clean_line(&raw, MAX_SHORT_TEXT_BYTES)));
        }
        builder
    }

    pub(super) fn namespace(&mut self) -> &mut NamespaceBuilder {
        self.namespace.get_or_insert_default()
    }

    pub(super) fn start(&mut self, ns: Ns, name: &str, tag: Tag<'_>, spot: &mut Spot<'_>) -> Action {
        use Slot::*;
        let base = spot.base;
        match (ns, name) {
            (Ns::Rss | Ns::Atom, "title") => Action::Text(Title(0)),
            (Ns::Itunes, "title") => Action::Text(Title(1)),
            (Ns::Media, "title") => Action::Text(Title(2)),
            (Ns::Dc, "title") => Action::Text(Title(3)),
            (Ns::Content, "encoded") => Action::Text(Html(0)),
            (Ns::Atom, "content") if attribute(tag, "src").is_some() => {
                self.enclosure(tag, "src", spot);
                Action::Pass
            }
            (Ns::Atom, "content") => self.atom_html(tag, base, 0),
            (Ns::Rss, "description") => Action::Text(Html(1)),
            (Ns::Atom, "summary") => self.atom_html(tag, base, 1),
            (Ns::Itunes, "summary") => Action::Text(Html(2)),
            (Ns::GooglePlay, "description") => Action::Text(Html(3)),
            (Ns::Media, "description") => Action::Text(Html(4)),
            (Ns::Dc, "description") => Action::Text(Html(5)),
            (Ns::Itunes, "subtitle") => Action::Text(Subtitle),
            (Ns::Itunes, "author") => Action::Text(Author(0)),
            (Ns::GooglePlay, "author") => Action::Text(Author(1)),
            (Ns::Dc, "creator") => Action::Text(Author(3)),
            (Ns::Rss, "author") => Action::Text(Author(4)),
            (Ns::Atom, "author") => Action::Enter(Scope::Author),
            (Ns::Rss, "guid") => {
                if self.item.guid.is_none() {
                    self.item.guid_is_permalink =
                        attribute(tag, "isPermaLink").is_none_or(|value| explicit(&value) != Some(false));
                }
                Action::Text(Guid)
            }
            (Ns::Atom, "id") => Action::Text(Guid),
            (Ns::Rss, "pubdate") | (Ns::Atom, "published" | "issued") => Action::Text(Date(0)),
            (Ns::Dc, "date" | "created" | "issued" | "available") => Action::Text(Date(1)),
            (Ns::Atom, "updated" | "modified") | (Ns::Dc, "modified") => Action::Text(Date(2)),
            (Ns::Rss, "link") if attribute(tag, "href").is_none() => Action::Text(Link),
            (Ns::Rss | Ns::Atom, "link") => {
                self.link(tag, spot);
                Action::Pass
            }
            (Ns::Rss, "enclosure") => {
                self.enclosure(tag, "url", spot);
                Action::Pass
            }
            (Ns::Enclosure, "enclosure") => {
                self.enclosure(tag, "resource", spot);
                Action::Pass
            }
            (Ns::Media, "content") => {
                self.media(tag, spot);
                Action::Pass
            }
            (Ns::Rss | Ns::Media, "category") | (Ns::Dc, "subject") => Action::Text(Category),
            (Ns::Atom, "category") => {
                let word = attribute(tag, "label").or_else(|| attribute(tag, "term"));
                push_unique(&mut self.item.keywords, word.map(|word| clean_title(&word, MAX_WORDS_BYTES)));
                Action::Pass
            }
            (Ns::Itunes | Ns::GooglePlay, "image") => {
                self.image.offer(0, url_of(tag, "href", base).or_else(|| url_of(tag, "url", base)));
                Action::Pass
            }
            (Ns::Media, "thumbnail") => {
                self.image.offer(2, url_of(tag, "url", base));
                Action::Pass
            }
            (Ns::Itunes, "duration") => Action::Text(Duration),
            (Ns::Itunes, "explicit") => Action::Text(Explicit(0)),
            (Ns::GooglePlay, "explicit") => Action::Text(Explicit(1)),
            (Ns::Media, "rating") => Action::Text(Explicit(2)),
            (Ns::Itunes, "season") => Action::Text(Season(0)),
            (Ns::Itunes, "episode") => Action::Text(Number(0)),
            (Ns::Itunes, "episodetype") => Action::Text(Kind),
            (Ns::Itunes | Ns::Media, "keywords") => Action::Text(Keywords),
            (Ns::Itunes | Ns::GooglePlay, "block") => Action::Text(Block),
            (Ns::Chapters, "chapters") => Action::Enter(Scope::Within(Parent::Chapters)),
            (Ns::Podcast, _) => self.podcast_tag(name, tag, base),
            (Ns::Rss | Ns::Atom, "source") => Action::Enter(Scope::Ignored),
            _ => Action::Pass,
        }
    }

    fn podcast_tag(&mut self, name: &str, tag: Tag<'_>, base: Option<&str>) -> Action {
        match name {
            "season" => {
                self.namespace().item.season_name = words_of(tag, "name");
                Action::Text(Slot::Season(1))
            }
            "episode" => {
                self.namespace().item.number_display = words_of(tag, "display");
                Action::Text(Slot::Number(1))
            }
            "transcript" => {
                self.transcript(tag, base);
                Action::Pass
            }
            "chapters" => {
                if let (None, Some(url)) = (&self.item.chapters_url, url_of(tag, "url", base)) {
                    self.item.chapters_url = Some(url);
                    self.namespace().item.chapters_type = lower_of(tag, "type");
                }
                Action::Pass
            }
            _ => self.namespace().start(Level::Item, name, tag, base),
        }
    }

    fn atom_html(&mut self, tag: Tag<'_>, base: Option<&str>, rank: u8) -> Action {
        // Links inside are relative to the text's own base.
        self.xml_base = xml_base(tag, base).or(self.xml_base.take());
        if super::channel::is_html(tag) { Action::Text(Slot::Html(rank)) } else { Action::PlainText(Slot::Html(rank)) }
    }

    fn link(&mut self, tag: Tag<'_>, spot: &mut Spot<'_>) {
        let rel = attribute(tag, "rel").map(|rel| rel.trim().to_ascii_lowercase());
        match rel.as_deref().unwrap_or("alternate") {
            "enclosure" => self.enclosure(tag, "href", spot),
            "alternate" => self.item.web_url = self.item.web_url.take().or_else(|| url_of(tag, "href", spot.base)),
            _ => {}
        }
    }

    fn enclosure(&mut self, tag: Tag<'_>, url_key: &str, spot: &mut Spot<'_>) {
        let Some(url) = url_of(tag, url_key, spot.base).filter(|url| !is_local(url)) else {
            spot.issues.warning("bad-enclosure", spot.offset, "an enclosure without a usable URL");
            return;
        };
        let bytes = attribute(tag, "length").and_then(|raw| byte_count(&raw));
        self.offer(Offer::new(EnclosureKind::Enclosure, url, declared_type(tag), bytes));
    }

    fn media(&mut self, tag: Tag<'_>, spot: &mut Spot<'_>) {
        let Some(url) = url_of(tag, "url", spot.base).filter(|url| !is_local(url)) else { return };
        let is_image = lower_of(tag, "medium").as_deref() == Some("image")
            || lower_of(tag, "type").is_some_and(|kind| kind.starts_with("image"));
        if is_image {
            self.image.offer(3, Some(url));
        } else if let Some(offer) = Offer::of_media(tag, url) {
            self.offer(offer);
            let duration = attribute(tag, "duration").and_then(|raw| parse_duration_s(&raw));
            self.item.duration_s = self.item.duration_s.or(duration);
        }
    }

    fn offer(&mut self, offer: Offer) {
        if self.offers.len() < MAX_LIST {
            self.offers.push(offer);
        }
    }

    /// `podcast:transcript` (podcast namespace).
    fn transcript(&mut self, tag: Tag<'_>, base: Option<&str>) {
        let Some(url) = url_of(tag, "url", base) else { return };
        let language = attribute(tag, "language").and_then(|raw| normalise_language(&raw));
        let is_captions = lower_of(tag, "rel").as_deref() == Some("captions");
        let link = TranscriptLink { url, media_type: declared_type(tag), language, is_captions };
        push_new(&mut self.item.transcript_links, link);
    }

    pub(super) fn set(&mut self, slot: Slot, raw: &str, spot: &mut Spot<'_>) {
        let line = || non_empty(clean_title(raw, MAX_SHORT_TEXT_BYTES));
        let item = &mut self.item;
        match slot {
            Slot::Title(rank) => self.title.offer_with(rank, line),
            Slot::Author(4) => self.author.offer(4, email_and_name(&clean_title(raw, MAX_SHORT_TEXT_BYTES)).1),
            Slot::Author(rank) => self.author.offer_with(rank, line),
            Slot::Subtitle => item.subtitle = item.subtitle.take().or_else(line),
            Slot::Guid => item.guid = item.guid.take().or_else(|| non_empty(clean_line(raw, MAX_SHORT_TEXT_BYTES))),
            Slot::Link => item.web_url = item.web_url.take().or_else(|| absolute(raw, spot.base)),
            Slot::Category => push_unique(&mut item.keywords, non_empty(clean_title(raw, MAX_WORDS_BYTES))),
            Slot::Keywords => push_words(&mut item.keywords, raw),
            Slot::Kind => {
                let kind = raw.trim().to_ascii_lowercase();
                item.kind = matches!(kind.as_str(), "full" | "trailer" | "bonus").then_some(kind);
            }
            Slot::Tagged => self.namespace().text(raw),
            Slot::Block => self.namespace().item.blocked |= is_yes(raw),
            Slot::Date(rank) if better(rank, self.date_rank) && !raw.trim().is_empty() => match parse_date(raw) {
                Some(date) => {
                    item.published_at = Some(date);
                    self.date_rank = Some(rank);
                }
                None => spot.issues.warning("bad-date", spot.offset, format!("{:?} is no date", clean_line(raw, 60))),
            },
            Slot::Duration if !raw.trim().is_empty() => {
                let duration = parse_duration_s(raw);
                if duration.is_none() && !raw.trim().bytes().all(|byte| matches!(byte, b'0' | b':')) {
                    let message = format!("{:?} is no duration", clean_line(raw, 60));
                    spot.issues.notice("bad-duration", spot.offset, message);
                }
                item.duration_s = duration.or(item.duration_s);
            }
            Slot::Explicit(rank) => choose(&mut item.explicit, &mut self.explicit_rank, rank, explicit(raw)),
            Slot::Season(rank) => choose(&mut item.season, &mut self.season_rank, rank, whole_number(raw)),
            Slot::Number(rank) => {
                let number = whole_number(raw);
                if rank == 1 && number.is_none() {
                    self.namespace.get_or_insert_default().item.fractional_number = decimal(raw);
                }
                choose(&mut item.number, &mut self.number_rank, rank, number);
            }
            _ => {}
        }
    }

    pub(super) fn finish(mut self) -> ParsedItem {
        let mut item = self.item;
        item.title = self.title.take().unwrap_or_default();
        item.raw_html = self.html.take().map(Cow::into_owned).or_else(|| item.subtitle.clone()).unwrap_or_default();
        item.author = self.author.take();
        item.guid_is_permalink &= item.guid.is_some();
        item.guid = item.guid.or(self.about);
        if item.web_url.is_none() && item.guid_is_permalink {
            item.web_url = item.guid.as_deref().and_then(|guid| absolute(guid, None));
        }
        item.html_base = self.xml_base;
        let mut alternates = Vec::new();
        if let Some(namespace) = self.namespace {
            item.persons = namespace.persons;
            item.namespace = namespace.item;
            alternates = namespace.alternates;
            self.image.offer(1, item.namespace.images.first().map(|image| image.url.clone()));
        }
        item.image_url = self.image.take();
        let (primary, enclosures) = offers::choose(self.offers, alternates);
        item.enclosures = enclosures;
        if let Some(Offer { enclosure, playable }) = primary {
            item.enclosure_url = enclosure.sources.into_iter().next().map(|source| source.uri);
            item.enclosure_type = enclosure.media_type;
            item.enclosure_bytes = enclosure.bytes;
            item.playable = playable;
        }
        item.hash = Fingerprint::of_item(&item);
        item
    }
}

/// `xml:base` of a tag, absolute.
pub(super) fn xml_base(tag: Tag<'_>, base: Option<&str>) -> Option<String> {
    if !tag.attributes().contains("base") {
        return None;
    }
    attribute(tag, "base").and_then(|raw| absolute(&raw, base))
}
