//! An item's fields: which tag goes where.

use super::attributes::attribute;
use super::channel::{MAX_LIST, Ranked, is_html, person, push_person, push_unique, push_words};
use super::date::parse_date;
use super::duration::parse_duration_s;
use super::identity::Fingerprint;
use super::language::normalise_language;
use super::names::Ns;
use super::parsed::ParsedItem;
use super::slots::{Action, Scope, Slot, Spot};
use super::text::{clean_line, clean_title, non_empty};
use super::url::absolute;
use super::value::{byte_count, email_and_name, explicit, is_playable, media_type_of, whole_number};
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::{Person, TranscriptLink};
use quick_xml::events::BytesStart;

#[derive(Default)]
pub(super) struct ItemBuilder {
    item: ParsedItem,
    title: Ranked,
    html: Ranked,
    author: Ranked,
    image: Ranked,
    /// The enclosure so far: 0 RSS or Atom and playable, 1 media, 2 not playable.
    enclosure_rank: Option<u8>,
    date_rank: Option<u8>,
    explicit_rank: Option<u8>,
    season_rank: Option<u8>,
    number_rank: Option<u8>,
    guid_is_link: bool,
    person: Option<Person>,
}

impl ItemBuilder {
    pub(super) fn start(&mut self, ns: Ns, name: &str, tag: &BytesStart<'_>, spot: &mut Spot<'_>) -> Action {
        use Slot::*;
        let base = spot.base;
        let url = |key: &str| attribute(tag, key).and_then(|raw| absolute(&raw, base));
        match (ns, name) {
            (Ns::Rss | Ns::Atom, "title") => Action::Text(Title(0)),
            (Ns::Itunes, "title") => Action::Text(Title(1)),
            (Ns::Media, "title") => Action::Text(Title(2)),
            (Ns::Content, "encoded") => Action::Text(Html(0)),
            (Ns::Atom, "content") if is_html(tag) => Action::Text(Html(0)),
            (Ns::Atom, "content") if attribute(tag, "src").is_none() => Action::PlainText(Html(0)),
            (Ns::Rss, "description") => Action::Text(Html(1)),
            (Ns::Atom, "summary") if is_html(tag) => Action::Text(Html(1)),
            (Ns::Atom, "summary") => Action::PlainText(Html(1)),
            (Ns::Itunes, "summary") => Action::Text(Html(2)),
            (Ns::GooglePlay, "description") => Action::Text(Html(3)),
            (Ns::Media, "description") => Action::Text(Html(4)),
            (Ns::Itunes, "subtitle") => Action::Text(Subtitle),
            (Ns::Itunes, "author") => Action::Text(Author(0)),
            (Ns::GooglePlay, "author") => Action::Text(Author(1)),
            (Ns::Dc, "creator") => Action::Text(Author(3)),
            (Ns::Rss, "author") => Action::Text(Author(4)),
            (Ns::Atom, "author") => Action::Enter(Scope::Author),
            (Ns::Rss, "guid") => {
                self.guid_is_link = attribute(tag, "isPermaLink").is_none_or(|value| explicit(&value) != Some(false));
                Action::Text(Guid)
            }
            (Ns::Atom, "id") => Action::Text(Guid),
            (Ns::Rss, "pubdate") | (Ns::Atom, "published" | "issued") => Action::Text(Date(0)),
            (Ns::Dc, "date") => Action::Text(Date(1)),
            (Ns::Atom, "updated" | "modified") => Action::Text(Date(2)),
            (Ns::Rss, "link") if attribute(tag, "href").is_none() => Action::Text(Link),
            (Ns::Rss | Ns::Atom, "link") => {
                self.link(tag, base);
                Action::Pass
            }
            (Ns::Rss, "enclosure") => {
                self.enclosure(tag, "url", "length", spot);
                Action::Pass
            }
            (Ns::Media, "content") => {
                self.media(tag, base);
                Action::Pass
            }
            (Ns::Rss, "category") => Action::Text(Category),
            (Ns::Atom, "category") => {
                let word = attribute(tag, "label").or_else(|| attribute(tag, "term"));
                push_unique(&mut self.item.keywords, word.map(|word| clean_title(&word, 200)));
                Action::Pass
            }
            (Ns::Itunes | Ns::GooglePlay | Ns::Podcast, "image") => {
                self.image.offer(0, url("href").or_else(|| url("url")));
                Action::Pass
            }
            (Ns::Media, "thumbnail") => {
                self.image.offer(1, url("url"));
                Action::Pass
            }
            (Ns::Itunes, "duration") => Action::Text(Duration),
            (Ns::Itunes, "explicit") => Action::Text(Explicit(0)),
            (Ns::GooglePlay, "explicit") => Action::Text(Explicit(1)),
            (Ns::Itunes, "season") => Action::Text(Season(0)),
            (Ns::Podcast, "season") => Action::Text(Season(1)),
            (Ns::Itunes, "episode") => Action::Text(Number(0)),
            (Ns::Podcast, "episode") => Action::Text(Number(1)),
            (Ns::Itunes, "episodetype") => Action::Text(Kind),
            (Ns::Itunes, "keywords") => Action::Text(Keywords),
            (Ns::Podcast, "person") => {
                self.person = Some(person(tag, base));
                Action::Text(Person)
            }
            (Ns::Podcast, "transcript") => {
                self.transcript(tag, base);
                Action::Pass
            }
            (Ns::Podcast, "chapters") => {
                let chapters = url("url");
                self.item.chapters_url = self.item.chapters_url.take().or(chapters);
                Action::Pass
            }
            (Ns::Rss | Ns::Atom, "source") | (Ns::Podcast, "value" | "alternateenclosure") => {
                Action::Enter(Scope::Ignored)
            }
            _ => Action::Pass,
        }
    }

    fn link(&mut self, tag: &BytesStart<'_>, base: Option<&str>) {
        let rel = attribute(tag, "rel").map(|rel| rel.trim().to_ascii_lowercase());
        match rel.as_deref().unwrap_or("alternate") {
            "enclosure" => {
                let media_type = attribute(tag, "type").map(|kind| clean_line(&kind, 200).to_lowercase());
                let bytes = attribute(tag, "length").and_then(|raw| byte_count(&raw));
                let url = attribute(tag, "href").and_then(|raw| absolute(&raw, base));
                self.offer_enclosure(0, url, media_type, bytes);
            }
            "alternate" => {
                let url = attribute(tag, "href").and_then(|raw| absolute(&raw, base));
                self.item.web_url = self.item.web_url.take().or(url);
            }
            _ => {}
        }
    }

    fn enclosure(&mut self, tag: &BytesStart<'_>, url_key: &str, length_key: &str, spot: &mut Spot<'_>) {
        let raw = attribute(tag, url_key);
        let url = raw.as_deref().and_then(|raw| absolute(raw, spot.base));
        if url.is_none() {
            spot.issues.warning("bad-enclosure", spot.offset, "an enclosure without a usable URL");
        }
        let media_type = attribute(tag, "type").map(|kind| clean_line(&kind, 200).to_lowercase());
        let bytes = attribute(tag, length_key).and_then(|raw| byte_count(&raw));
        self.offer_enclosure(0, url, media_type, bytes);
    }

    fn media(&mut self, tag: &BytesStart<'_>, base: Option<&str>) {
        let url = attribute(tag, "url").and_then(|raw| absolute(&raw, base));
        let medium = attribute(tag, "medium").map(|medium| medium.trim().to_ascii_lowercase());
        let media_type = attribute(tag, "type").map(|kind| clean_line(&kind, 200).to_lowercase());
        let is_image =
            medium.as_deref() == Some("image") || media_type.as_deref().is_some_and(|kind| kind.starts_with("image"));
        if is_image {
            self.image.offer(2, url);
            return;
        }
        let is_media =
            matches!(medium.as_deref(), Some("audio" | "video")) || media_type.as_deref().is_some_and(is_playable);
        if is_media {
            let bytes = attribute(tag, "fileSize").and_then(|raw| byte_count(&raw));
            self.offer_enclosure(1, url, media_type.or(medium), bytes);
            let duration = attribute(tag, "duration").and_then(|raw| parse_duration_s(&raw));
            self.item.duration_s = self.item.duration_s.or(duration);
        }
    }

    /// Of several the first audio or video wins; a picture or a document is better than nothing.
    fn offer_enclosure(&mut self, rank: u8, url: Option<String>, media_type: Option<String>, bytes: Option<i64>) {
        let Some(url) = url else { return };
        let guessed = media_type_of(&url);
        let media_type =
            media_type.filter(|kind| kind.contains('/') || guessed.is_none()).or_else(|| guessed.map(str::to_owned));
        // A type that says nothing is outvoted by the name of the file.
        let playable = guessed.is_some() || media_type.as_deref().is_some_and(is_playable);
        let rank = if playable { rank } else { 2 };
        if self.enclosure_rank.is_some_and(|current| current <= rank) {
            return;
        }
        self.enclosure_rank = Some(rank);
        self.item.enclosure_url = Some(url);
        self.item.enclosure_type = media_type;
        self.item.enclosure_bytes = bytes;
        self.item.playable = playable;
    }

    /// `podcast:transcript` (podcast namespace).
    fn transcript(&mut self, tag: &BytesStart<'_>, base: Option<&str>) {
        let Some(url) = attribute(tag, "url").and_then(|raw| absolute(&raw, base)) else { return };
        let media_type = attribute(tag, "type").and_then(|kind| non_empty(clean_line(&kind, 200).to_lowercase()));
        let language = attribute(tag, "language").and_then(|raw| normalise_language(&raw));
        let link = TranscriptLink { url, media_type, language };
        if self.item.transcript_links.len() < MAX_LIST && !self.item.transcript_links.contains(&link) {
            self.item.transcript_links.push(link);
        }
    }

    pub(super) fn set(&mut self, slot: Slot, raw: &str, spot: &mut Spot<'_>) {
        let item = &mut self.item;
        let line = || non_empty(clean_title(raw, MAX_SHORT_TEXT_BYTES));
        match slot {
            Slot::Title(rank) => self.title.offer(rank, line()),
            Slot::Html(rank) => self.html.offer(rank, non_empty(raw.trim().to_owned())),
            Slot::Author(4) => self.author.offer(4, email_and_name(&clean_title(raw, MAX_SHORT_TEXT_BYTES)).1),
            Slot::Author(rank) => self.author.offer(rank, line()),
            Slot::Subtitle => item.subtitle = item.subtitle.take().or_else(line),
            Slot::Guid => item.guid = item.guid.take().or_else(|| non_empty(clean_line(raw, MAX_SHORT_TEXT_BYTES))),
            Slot::Link => item.web_url = item.web_url.take().or_else(|| absolute(raw, spot.base)),
            Slot::Category => push_unique(&mut item.keywords, non_empty(clean_title(raw, 200))),
            Slot::Keywords => push_words(&mut item.keywords, raw),
            Slot::Kind => {
                let kind = raw.trim().to_ascii_lowercase();
                item.kind = matches!(kind.as_str(), "full" | "trailer" | "bonus").then_some(kind);
            }
            Slot::Person => push_person(&mut item.persons, self.person.take(), line()),
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
                    spot.issues.notice(
                        "bad-duration",
                        spot.offset,
                        format!("{:?} is no duration", clean_line(raw, 60)),
                    );
                }
                item.duration_s = duration.or(item.duration_s);
            }
            Slot::Explicit(rank) => choose(&mut item.explicit, &mut self.explicit_rank, rank, explicit(raw)),
            Slot::Season(rank) => choose(&mut item.season, &mut self.season_rank, rank, whole_number(raw)),
            Slot::Number(rank) => choose(&mut item.number, &mut self.number_rank, rank, whole_number(raw)),
            _ => {}
        }
    }

    pub(super) fn finish(mut self) -> ParsedItem {
        let mut item = self.item;
        item.title = self.title.take().unwrap_or_default();
        item.raw_html = self.html.take().or_else(|| item.subtitle.clone()).unwrap_or_default();
        item.author = self.author.take();
        item.image_url = self.image.take();
        if item.web_url.is_none() && self.guid_is_link {
            item.web_url = item.guid.as_deref().and_then(|guid| absolute(guid, None));
        }
        item.hash = Fingerprint::of_item(&item);
        item
    }
}

fn better(rank: u8, current: Option<u8>) -> bool {
    current.is_none_or(|current| rank < current)
}

fn choose<T>(target: &mut Option<T>, current: &mut Option<u8>, rank: u8, value: Option<T>) {
    if value.is_some() && better(rank, *current) {
        *target = value;
        *current = Some(rank);
    }
}
