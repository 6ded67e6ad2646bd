//! What the beginning of a document is: a feed, a web page, or something else. It only decides what the submitter is
//! advised; the catalog reads the feed itself, with its own parser.

use encoding_rs::{Encoding, UTF_8};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::borrow::Cow;
use url::Url;

/// Most parts of a feed that are looked at.
const MAX_EVENTS: usize = 50_000;
/// Bytes of a page in which links to feeds are looked for: its head.
const PAGE_BYTES: usize = 256 << 10;
/// Most feeds of a page that are offered.
const MAX_LINKED_FEEDS: usize = 5;
const MAX_TITLE_CHARS: usize = 300;

/// The kind of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DocumentKind {
    /// A feed, with its beginning.
    Feed(FeedStart),
    /// A web page, with the feeds that it links to.
    Page(Vec<String>),
    /// A list of feeds.
    Opml,
    /// Something else, or damaged.
    Other,
}

/// The beginning of a feed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeedStart {
    /// Empty without one.
    pub title: String,
    /// `podcast:guid`.
    pub guid: Option<String>,
    /// It has an entry.
    pub has_entries: bool,
    /// An entry has an audio or video file.
    pub has_media: bool,
}

/// Finds the kind of a document from its beginning. `url` is its own, for relative links.
pub fn document_kind(bytes: &[u8], url: &Url) -> DocumentKind {
    let text = decode(bytes);
    let start = text.trim_start();
    if start.starts_with('{') {
        return json_feed(start).map_or(DocumentKind::Other, DocumentKind::Feed);
    }
    match xml_feed(start) {
        Some(kind) => kind,
        None if is_page(start) => DocumentKind::Page(linked_feeds(start, url)),
        None => DocumentKind::Other,
    }
}

/// Decodes by the byte order mark, else by the XML declaration, else as UTF-8.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let declared = || {
        let start = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]);
        let (_, rest) = start.split_once("encoding=")?;
        let label: String = rest.chars().skip(1).take_while(|letter| !matches!(letter, '"' | '\'')).collect();
        Encoding::for_label(label.as_bytes())
    };
    let encoding = Encoding::for_bom(bytes).map(|(encoding, _)| encoding).or_else(declared).unwrap_or(UTF_8);
    encoding.decode(bytes).0
}

/// Reads the feed until its first entry with a file. `None` when the root is no feed.
fn xml_feed(text: &str) -> Option<DocumentKind> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().check_end_names = false;
    let mut feed: Option<FeedStart> = None;
    let mut open = Vec::new();
    for _ in 0..MAX_EVENTS {
        match reader.read_event() {
            Ok(Event::Start(tag)) => {
                let name = local_name(&tag);
                if feed.is_none() {
                    match name.as_str() {
                        "rss" | "rdf" | "feed" => feed = Some(FeedStart::default()),
                        "opml" => return Some(DocumentKind::Opml),
                        _ => return None,
                    }
                }
                note_element(feed.as_mut()?, &name, &tag);
                open.push(name);
            }
            Ok(Event::Empty(tag)) => note_element(feed.as_mut()?, &local_name(&tag), &tag),
            Ok(Event::End(_)) => {
                open.pop();
            }
            Ok(Event::Text(part)) => note_text(feed.as_mut(), &open, part.trim()),
            Ok(Event::CData(part)) => note_text(feed.as_mut(), &open, part.trim()),
            Ok(Event::GeneralRef(entity)) => {
                // A title keeps its words; which entity stood between them does not matter for a notice.
                let separator = if &*entity == "amp" { "&" } else { " " };
                note_text(feed.as_mut(), &open, separator);
            }
            Ok(Event::Eof) | Err(_) => break,
            Ok(_) => {}
        }
        if feed.as_ref().is_some_and(|feed| feed.has_media) {
            break;
        }
    }
    feed.map(DocumentKind::Feed)
}

fn local_name(tag: &BytesStart<'_>) -> String {
    tag.local_name().as_ref().to_lowercase()
}

fn note_element(feed: &mut FeedStart, name: &str, tag: &BytesStart<'_>) {
    match name {
        "item" | "entry" => feed.has_entries = true,
        "enclosure" => feed.has_media = true,
        // Atom's enclosures, and those of Media RSS.
        "link" => feed.has_media |= attribute(tag, "rel").as_deref() == Some("enclosure"),
        "content" => {
            let kind = attribute(tag, "type").or_else(|| attribute(tag, "medium")).unwrap_or_default();
            feed.has_media |= kind.starts_with("audio") || kind.starts_with("video");
        }
        _ => {}
    }
}

fn note_text(feed: Option<&mut FeedStart>, open: &[String], text: &str) {
    let (Some(feed), Some((last, outer))) = (feed, open.split_last()) else { return };
    let is_of_feed = !feed.has_entries && matches!(outer.last().map(String::as_str), Some("channel" | "feed"));
    match last.as_str() {
        "title" if is_of_feed && feed.title.chars().count() < MAX_TITLE_CHARS => {
            feed.title.extend(text.chars().filter(|letter| !letter.is_control()).take(MAX_TITLE_CHARS));
        }
        "guid" if is_of_feed && feed.guid.is_none() && !text.is_empty() => {
            feed.guid = Some(text.chars().take(100).collect());
        }
        _ => {}
    }
}

/// The value of an attribute without prefix, of XML and of HTML.
fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let mut attributes = tag.html_attributes();
    let found =
        attributes.with_checks(false).flatten().find(|attribute| attribute.key.as_ref().eq_ignore_ascii_case(name))?;
    let value = quick_xml::escape::unescape(&found.value).unwrap_or_else(|_| found.value.clone());
    Some(value.trim().to_owned())
}

fn json_feed(text: &str) -> Option<FeedStart> {
    // A truncated document does not parse. JSON feeds of podcasts are rare and short.
    let feed: serde_json::Value = serde_json::from_str(text).ok()?;
    let version = feed["version"].as_str()?;
    if !version.contains("jsonfeed.org") {
        return None;
    }
    let items = feed["items"].as_array()?;
    let has_media = |item: &serde_json::Value| item["attachments"].as_array().is_some_and(|files| !files.is_empty());
    Some(FeedStart {
        title: feed["title"].as_str().unwrap_or_default().chars().take(MAX_TITLE_CHARS).collect(),
        guid: None,
        has_entries: !items.is_empty(),
        has_media: items.iter().any(has_media),
    })
}

fn is_page(start: &str) -> bool {
    let start: String = start.chars().take(2_000).collect::<String>().to_lowercase();
    ["<!doctype html", "<html", "<head", "<body"].iter().any(|tag| start.contains(tag))
}

/// The feeds that a page's `<link rel="alternate">` name, in their order.
fn linked_feeds(page: &str, url: &Url) -> Vec<String> {
    let end = (0..=page.len().min(PAGE_BYTES)).rev().find(|&at| page.is_char_boundary(at)).unwrap_or(0);
    let mut feeds = Vec::new();
    let mut rest = &page[..end];
    while feeds.len() < MAX_LINKED_FEEDS {
        let Some(at) = find_link(rest) else { break };
        let Some((tag, after)) = rest[at + 1..].split_once('>') else { break };
        rest = after;
        let tag = BytesStart::from_content(tag.trim_end_matches('/'), 4);
        let is_feed = attribute(&tag, "type").is_some_and(|kind| {
            let kind = kind.to_lowercase();
            kind.contains("rss") || kind.contains("atom") || kind.contains("feed+json")
        });
        let is_alternate = attribute(&tag, "rel").is_some_and(|rel| rel.to_lowercase().contains("alternate"));
        let target = attribute(&tag, "href").and_then(|href| url.join(&href).ok());
        if let Some(target) = target.filter(|target| is_feed && is_alternate && target.scheme().starts_with("http")) {
            let target = String::from(target);
            if !feeds.contains(&target) {
                feeds.push(target);
            }
        }
    }
    feeds
}

fn find_link(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    bytes.windows(6).position(|window| window[..5].eq_ignore_ascii_case(b"<link") && window[5].is_ascii_whitespace())
}
