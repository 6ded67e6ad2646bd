//! Maps tags to the fields of an item.

use super::attributes::attribute;
use super::date::parse_date;
use super::duration::parse_duration_s;
use super::element_context::{ElementAction, ElementContext, FeedField, ParentElement, ParentTag};
use super::enclosure_candidates::{self, EnclosureCandidate, declared_type};
use super::field_values::{
    MAX_LIST, MAX_WORDS_BYTES, RankedValue, attribute_lowercase, attribute_text, attribute_url, is_better_rank,
    push_new, push_unique, push_words, replace_if_better,
};
use super::item_identity::Fingerprint;
use super::language::normalize_language;
use super::live_item::LiveTimes;
use super::parsed_feed::ParsedItem;
use super::podcast_namespace::{PodcastNamespaceBuilder, TagOwner};
use super::scan::Tag;
use super::text::{clean_line, non_empty};
use super::title::clean_title;
use super::trackers::is_local;
use super::url::to_absolute_url;
use super::value::{is_yes, parse_byte_count, parse_decimal, parse_explicit, parse_number_label, split_email_and_name};
use super::xml_namespaces::XmlNamespace;
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::{EnclosureKind, TranscriptLink};
use std::borrow::Cow;

#[derive(Default)]
pub(super) struct ItemBuilder<'a> {
    item: ParsedItem,
    /// Created on its first tag, because most items have none.
    namespace: Option<Box<PodcastNamespaceBuilder>>,
    title: RankedValue,
    /// Borrowed from the document where possible.
    pub(super) html: RankedValue<Cow<'a, str>>,
    author: RankedValue,
    image: RankedValue,
    candidates: Vec<EnclosureCandidate>,
    date_rank: Option<u8>,
    explicit_rank: Option<u8>,
    season_rank: Option<u8>,
    number_rank: Option<u8>,
    /// `rdf:about` of RSS 1.0, used as the guid when there is none.
    rdf_about: Option<String>,
    /// A transcript link whose URL stands as text, until its end.
    open_transcript: Option<TranscriptLink>,
    /// `xml:base` of the item.
    pub(super) xml_base: Option<String>,
    /// Set for `podcast:liveItem`, which is parsed like an item and does not become an episode.
    pub(super) live: Option<LiveTimes>,
}

impl ItemBuilder<'_> {
    /// Creates the builder from the attributes of the item tag.
    pub(super) fn new(tag: Tag<'_>, base: Option<&str>, live: Option<LiveTimes>) -> Self {
        let mut builder = Self { live, ..Self::default() };
        if !tag.attributes().is_empty() {
            builder.xml_base = xml_base(tag, base);
            builder.rdf_about =
                attribute(tag, "about").and_then(|raw| non_empty(clean_line(&raw, MAX_SHORT_TEXT_BYTES)));
        }
        builder
    }

    pub(super) fn namespace(&mut self) -> &mut PodcastNamespaceBuilder {
        self.namespace.get_or_insert_default()
    }

    pub(super) fn start_element(
        &mut self,
        ns: XmlNamespace,
        name: &str,
        tag: Tag<'_>,
        spot: &mut ElementContext<'_>,
    ) -> ElementAction {
        use FeedField::*;
        let base = spot.base;
        match (ns, name) {
            (XmlNamespace::Rss | XmlNamespace::Atom, "title") => ElementAction::Text(Title(0)),
            (XmlNamespace::Itunes, "title") => ElementAction::Text(Title(1)),
            (XmlNamespace::Media, "title") => ElementAction::Text(Title(2)),
            (XmlNamespace::Dc, "title") => ElementAction::Text(Title(3)),
            (XmlNamespace::Content, "encoded") => ElementAction::Text(Html(0)),
            (XmlNamespace::Atom, "content") if attribute(tag, "src").is_some() => {
                self.add_enclosure(tag, "src", spot);
                ElementAction::InheritParent
            }
            (XmlNamespace::Atom, "content") => self.start_atom_html(tag, base, 0),
            (XmlNamespace::Rss, "description") => ElementAction::Text(Html(1)),
            (XmlNamespace::Atom, "summary") => self.start_atom_html(tag, base, 1),
            (XmlNamespace::Itunes, "summary") => ElementAction::Text(Html(2)),
            (XmlNamespace::GooglePlay, "description") => ElementAction::Text(Html(3)),
            (XmlNamespace::Media, "description") => ElementAction::Text(Html(4)),
            (XmlNamespace::Dc, "description") => ElementAction::Text(Html(5)),
            (XmlNamespace::Itunes, "subtitle") => ElementAction::Text(Subtitle),
            (XmlNamespace::Itunes, "author") => ElementAction::Text(Author(0)),
            (XmlNamespace::GooglePlay, "author") => ElementAction::Text(Author(1)),
            (XmlNamespace::Dc, "creator") => ElementAction::Text(Author(3)),
            (XmlNamespace::Rss, "author") => ElementAction::Text(Author(4)),
            (XmlNamespace::Atom, "author") => ElementAction::Enter(ParentElement::Author),
            (XmlNamespace::Rss, "guid") => {
                if self.item.guid.is_none() {
                    self.item.guid_is_permalink =
                        attribute(tag, "isPermaLink").is_none_or(|value| parse_explicit(&value) != Some(false));
                }
                ElementAction::Text(Guid)
            }
            (XmlNamespace::Atom, "id") => ElementAction::Text(Guid),
            (XmlNamespace::Rss, "pubdate") | (XmlNamespace::Atom, "published" | "issued") => {
                ElementAction::Text(Date(0))
            }
            (XmlNamespace::Dc, "date" | "created" | "issued" | "available") => ElementAction::Text(Date(1)),
            (XmlNamespace::Atom, "updated" | "modified") | (XmlNamespace::Dc, "modified") => {
                ElementAction::Text(Date(2))
            }
            (XmlNamespace::Rss, "link") if attribute(tag, "href").is_none() => ElementAction::Text(Link),
            (XmlNamespace::Rss | XmlNamespace::Atom, "link") => {
                self.add_link(tag, spot);
                ElementAction::InheritParent
            }
            (XmlNamespace::Rss, "enclosure") => {
                self.add_enclosure(tag, "url", spot);
                ElementAction::InheritParent
            }
            (XmlNamespace::Enclosure, "enclosure") => {
                self.add_enclosure(tag, "resource", spot);
                ElementAction::InheritParent
            }
            (XmlNamespace::Media, "content") => {
                self.add_media(tag, spot);
                ElementAction::InheritParent
            }
            (XmlNamespace::Rss | XmlNamespace::Media, "category") | (XmlNamespace::Dc, "subject") => {
                ElementAction::Text(Category)
            }
            (XmlNamespace::Atom, "category") => {
                let word = attribute(tag, "label").or_else(|| attribute(tag, "term"));
                push_unique(&mut self.item.keywords, word.map(|word| clean_title(&word, MAX_WORDS_BYTES)));
                ElementAction::InheritParent
            }
            (XmlNamespace::Itunes | XmlNamespace::GooglePlay, "image") => {
                self.image
                    .set_if_better(0, attribute_url(tag, "href", base).or_else(|| attribute_url(tag, "url", base)));
                ElementAction::InheritParent
            }
            (XmlNamespace::Media, "thumbnail") => {
                self.image.set_if_better(2, attribute_url(tag, "url", base));
                ElementAction::InheritParent
            }
            (XmlNamespace::Itunes, "duration") => ElementAction::Text(Duration),
            (XmlNamespace::Itunes, "explicit") => ElementAction::Text(Explicit(0)),
            (XmlNamespace::GooglePlay, "explicit") => ElementAction::Text(Explicit(1)),
            (XmlNamespace::Media, "rating") => ElementAction::Text(Explicit(2)),
            (XmlNamespace::Itunes, "season") => ElementAction::Text(Season(0)),
            (XmlNamespace::Itunes, "episode") => ElementAction::Text(Number(0)),
            (XmlNamespace::Itunes, "episodetype") => ElementAction::Text(Kind),
            (XmlNamespace::Itunes | XmlNamespace::Media, "keywords") => ElementAction::Text(Keywords),
            (XmlNamespace::Itunes | XmlNamespace::GooglePlay, "block") => ElementAction::Text(Block),
            (XmlNamespace::Chapters, "chapters") => ElementAction::Enter(ParentElement::Nested(ParentTag::Chapters)),
            (XmlNamespace::Podcast, _) => self.start_podcast_tag(name, tag, base),
            (XmlNamespace::Rss | XmlNamespace::Atom, "source") => ElementAction::Enter(ParentElement::Ignored),
            _ => ElementAction::InheritParent,
        }
    }

    fn start_podcast_tag(&mut self, name: &str, tag: Tag<'_>, base: Option<&str>) -> ElementAction {
        match name {
            "season" => {
                self.namespace().item.season_name = attribute_text(tag, "name");
                ElementAction::Text(FeedField::Season(1))
            }
            "episode" => {
                self.namespace().item.number_display = attribute_text(tag, "display");
                ElementAction::Text(FeedField::Number(1))
            }
            "transcript" => self.start_transcript(tag, base),
            "chapters" if self.item.chapters_url.is_none() => {
                self.namespace().item.chapters_type = attribute_lowercase(tag, "type");
                self.item.chapters_url = linked_url(tag, base);
                match self.item.chapters_url {
                    Some(_) => ElementAction::InheritParent,
                    None => ElementAction::Text(FeedField::ChaptersUrl),
                }
            }
            "chapters" => ElementAction::InheritParent,
            _ => self.namespace().start_element(TagOwner::Item, name, tag, base),
        }
    }

    fn start_atom_html(&mut self, tag: Tag<'_>, base: Option<&str>, rank: u8) -> ElementAction {
        // Relative links in the text resolve against the text's own base.
        self.xml_base = xml_base(tag, base).or(self.xml_base.take());
        if super::channel::is_html(tag) {
            ElementAction::Text(FeedField::Html(rank))
        } else {
            ElementAction::PlainText(FeedField::Html(rank))
        }
    }

    fn add_link(&mut self, tag: Tag<'_>, spot: &mut ElementContext<'_>) {
        let rel = attribute(tag, "rel").map(|rel| rel.trim().to_ascii_lowercase());
        match rel.as_deref().unwrap_or("alternate") {
            "enclosure" => self.add_enclosure(tag, "href", spot),
            "alternate" => {
                self.item.web_url = self.item.web_url.take().or_else(|| attribute_url(tag, "href", spot.base))
            }
            _ => {}
        }
    }

    fn add_enclosure(&mut self, tag: Tag<'_>, url_key: &str, spot: &mut ElementContext<'_>) {
        let Some(url) = attribute_url(tag, url_key, spot.base).filter(|url| !is_local(url)) else {
            spot.issues.warning("bad-enclosure", spot.offset, "the enclosure has no valid URL");
            return;
        };
        let bytes = attribute(tag, "length").and_then(|raw| parse_byte_count(&raw));
        self.add_candidate(EnclosureCandidate::new(EnclosureKind::Enclosure, url, declared_type(tag), bytes));
    }

    fn add_media(&mut self, tag: Tag<'_>, spot: &mut ElementContext<'_>) {
        let Some(url) = attribute_url(tag, "url", spot.base).filter(|url| !is_local(url)) else { return };
        let is_image = attribute_lowercase(tag, "medium").as_deref() == Some("image")
            || attribute_lowercase(tag, "type").is_some_and(|kind| kind.starts_with("image"));
        if is_image {
            self.image.set_if_better(3, Some(url));
        } else if let Some(offer) = EnclosureCandidate::from_media_tag(tag, url) {
            self.add_candidate(offer);
            let duration = attribute(tag, "duration").and_then(|raw| parse_duration_s(&raw));
            self.item.duration_s = self.item.duration_s.or(duration);
        }
    }

    fn add_candidate(&mut self, offer: EnclosureCandidate) {
        if self.candidates.len() < MAX_LIST {
            self.candidates.push(offer);
        }
    }

    /// Adds a `podcast:transcript` link (podcast namespace). Some programs write the URL as text.
    fn start_transcript(&mut self, tag: Tag<'_>, base: Option<&str>) -> ElementAction {
        let language = attribute(tag, "language").and_then(|raw| normalize_language(&raw));
        let is_captions = attribute_lowercase(tag, "rel").as_deref() == Some("captions");
        let link = TranscriptLink { url: String::new(), media_type: declared_type(tag), language, is_captions };
        match linked_url(tag, base) {
            Some(url) => {
                push_new(&mut self.item.transcript_links, TranscriptLink { url, ..link });
                ElementAction::InheritParent
            }
            None => {
                self.open_transcript = Some(link);
                ElementAction::Text(FeedField::TranscriptUrl)
            }
        }
    }

    pub(super) fn set_field(&mut self, slot: FeedField, raw: &str, spot: &mut ElementContext<'_>) {
        let line = || non_empty(clean_title(raw, MAX_SHORT_TEXT_BYTES));
        let item = &mut self.item;
        match slot {
            FeedField::Title(rank) => self.title.set_if_better_with(rank, line),
            FeedField::Author(4) => {
                self.author.set_if_better(4, split_email_and_name(&clean_title(raw, MAX_SHORT_TEXT_BYTES)).1)
            }
            FeedField::Author(rank) => self.author.set_if_better_with(rank, line),
            FeedField::Subtitle => item.subtitle = item.subtitle.take().or_else(line),
            FeedField::Guid => {
                item.guid = item.guid.take().or_else(|| non_empty(clean_line(raw, MAX_SHORT_TEXT_BYTES)))
            }
            FeedField::Link => item.web_url = item.web_url.take().or_else(|| to_absolute_url(raw, spot.base)),
            FeedField::Category => push_unique(&mut item.keywords, non_empty(clean_title(raw, MAX_WORDS_BYTES))),
            FeedField::Keywords => push_words(&mut item.keywords, raw),
            FeedField::Kind => {
                let kind = raw.trim().to_ascii_lowercase();
                item.kind = matches!(kind.as_str(), "full" | "trailer" | "bonus").then_some(kind);
            }
            FeedField::PodcastTag => self.namespace().finish_text(raw),
            FeedField::TranscriptUrl => {
                let link = self.open_transcript.take().zip(written_url(raw));
                if let Some((link, url)) = link {
                    push_new(&mut item.transcript_links, TranscriptLink { url, ..link });
                }
            }
            FeedField::ChaptersUrl => item.chapters_url = item.chapters_url.take().or_else(|| written_url(raw)),
            FeedField::Block => self.namespace().item.blocked |= is_yes(raw),
            FeedField::Date(rank) if is_better_rank(rank, self.date_rank) && !raw.trim().is_empty() => {
                match parse_date(raw) {
                    Some(date) => {
                        item.published_at = Some(date);
                        self.date_rank = Some(rank);
                    }
                    None => {
                        spot.issues.warning("bad-date", spot.offset, format!("{:?} is not a date", clean_line(raw, 60)))
                    }
                }
            }
            FeedField::Duration if !raw.trim().is_empty() => {
                let duration = parse_duration_s(raw);
                if duration.is_none() && !raw.trim().bytes().all(|byte| matches!(byte, b'0' | b':')) {
                    let message = format!("{:?} is not a duration", clean_line(raw, 60));
                    spot.issues.notice("bad-duration", spot.offset, message);
                }
                item.duration_s = duration.or(item.duration_s);
            }
            FeedField::Explicit(rank) => {
                replace_if_better(&mut item.explicit, &mut self.explicit_rank, rank, parse_explicit(raw))
            }
            FeedField::Season(rank) => {
                let label = parse_number_label(raw);
                replace_if_better(&mut item.season, &mut self.season_rank, rank, label.season.or(label.episode))
            }
            FeedField::Number(rank) => {
                let label = parse_number_label(raw);
                if label.season.is_some() && item.season.is_none() {
                    item.season = label.season;
                }
                let number = label.episode;
                if rank == 1 && number.is_none() {
                    self.namespace.get_or_insert_default().item.fractional_number = parse_decimal(raw);
                }
                replace_if_better(&mut item.number, &mut self.number_rank, rank, number);
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
        item.guid = item.guid.or(self.rdf_about);
        if item.web_url.is_none() && item.guid_is_permalink {
            item.web_url = item.guid.as_deref().and_then(|guid| to_absolute_url(guid, None));
        }
        item.html_base = self.xml_base;
        let mut alternates = Vec::new();
        if let Some(namespace) = self.namespace {
            item.persons = namespace.persons;
            item.namespace = namespace.item;
            alternates = namespace.alternates;
            self.image.set_if_better(1, item.namespace.images.first().map(|image| image.url.clone()));
        }
        item.image_url = self.image.take();
        let (primary, enclosures) = enclosure_candidates::choose_enclosure(self.candidates, alternates);
        item.enclosures = enclosures;
        if let Some(EnclosureCandidate { enclosure, is_playable: playable }) = primary {
            item.enclosure_url = enclosure.sources.into_iter().next().map(|source| source.uri);
            item.enclosure_type = enclosure.media_type;
            item.enclosure_bytes = enclosure.bytes;
            item.playable = playable;
        }
        item.hash = Fingerprint::of_item(&item);
        item
    }
}

/// Returns `xml:base` of a tag as an absolute URL.
pub(super) fn xml_base(tag: Tag<'_>, base: Option<&str>) -> Option<String> {
    if !tag.attributes().contains("base") {
        return None;
    }
    attribute(tag, "base").and_then(|raw| to_absolute_url(&raw, base))
}

/// Returns the URL of a link tag, under the names that programs give it.
fn linked_url(tag: Tag<'_>, base: Option<&str>) -> Option<String> {
    ["url", "href", "src"].iter().find_map(|name| attribute_url(tag, name, base))
}

/// Returns the absolute URL that a text is.
fn written_url(raw: &str) -> Option<String> {
    let url = raw.trim();
    let is_url =
        url.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("http")) && !url.contains(char::is_whitespace);
    if is_url { to_absolute_url(url, None) } else { None }
}
