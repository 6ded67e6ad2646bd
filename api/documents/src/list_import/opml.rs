//! Reads OPML: exported subscriptions of podcast apps.

use super::cell::{self, NamedBy};
use super::row::{ListBuilder, ListFormat, RowKeys, set};
use earshot_model::rating::ShowId;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// Types of outlines whose `url` is a feed.
const FEED_TYPES: [&str; 6] = ["", "rss", "rss1", "atom", "feed", "podcast"];
/// Bytes among which the root element is looked for.
const ROOT_BYTES: usize = 4 << 10;

/// Whether a text is OPML, or a part of it.
pub(super) fn is_opml(text: &str) -> bool {
    let text = text.trim_start();
    let start = &text[..text.floor_char_boundary(ROOT_BYTES)];
    let start = start.to_ascii_lowercase();
    start.starts_with('<') && (start.contains("<opml") || start.contains("<outline"))
}

/// Reads the outlines that name a podcast. Outlines are read without recursion, so nesting is harmless; entries before
/// damage count.
pub(super) fn read(text: &str, list: &mut ListBuilder<'_>) {
    list.format = ListFormat::Opml;
    let mut reader = Reader::from_str(text);
    reader.config_mut().check_end_names = false;
    reader.config_mut().allow_unmatched_ends = true;
    let mut number = 0;
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag) | Event::Empty(tag)) if is_outline(&tag) => {
                let outline = Outline::read(&tag);
                if !outline.may_be_podcast() {
                    continue;
                }
                number += 1;
                let (input, keys) = outline.into_row(list.own_host());
                list.push(number, &input, keys);
            }
            Ok(Event::Eof) | Err(_) => break,
            Ok(_) => {}
        }
    }
}

fn is_outline(tag: &BytesStart<'_>) -> bool {
    tag.local_name().as_ref().eq_ignore_ascii_case("outline")
}

/// The attributes of an outline.
#[derive(Default)]
struct Outline {
    kind: String,
    title: String,
    feed_url: String,
    url: String,
    website: String,
    apple_id: String,
}

impl Outline {
    fn read(tag: &BytesStart<'_>) -> Self {
        let mut outline = Self::default();
        for attribute in tag.attributes().with_checks(false).flatten() {
            // Entities of a DTD stay as they are: they cannot make a text grow.
            let raw = &attribute.value;
            let value = quick_xml::escape::unescape(raw).map_or_else(|_| raw.to_string(), Into::into);
            let value = cell::clean(&value);
            match attribute.key.local_name().as_ref().to_ascii_lowercase().as_str() {
                "type" => outline.kind = value.to_ascii_lowercase(),
                "title" => outline.title = value,
                "text" if outline.title.is_empty() => outline.title = value,
                "xmlurl" => outline.feed_url = value,
                "url" => outline.url = value,
                "htmlurl" => outline.website = value,
                "applepodcastsid" | "itunesid" | "appleid" => outline.apple_id = value,
                _ => {}
            }
        }
        outline
    }

    /// Folders have no URL. OPML 2.0: `include` is another list, `link` is a page.
    fn may_be_podcast(&self) -> bool {
        !self.feed_url.is_empty() || (!self.url.is_empty() && FEED_TYPES.contains(&self.kind.as_str()))
    }

    fn into_row(self, own_host: Option<&str>) -> (String, RowKeys) {
        let feed_url = if self.feed_url.is_empty() { self.url } else { self.feed_url };
        let mut keys = RowKeys::default();
        match cell::recognize(&feed_url, own_host) {
            Some(NamedBy::Url(url)) => set(&mut keys.feed_url, url),
            // Some apps write the page of a directory where a feed belongs.
            Some(_) => drop(keys.add_recognized(&feed_url, own_host)),
            None => {}
        }
        if let Some(website) = cell::parse_url(&self.website) {
            set(&mut keys.website, website.into());
        }
        if let Some(show) = ShowId::parse(&self.apple_id) {
            keys.add_show(show);
        }
        let input = if self.title.is_empty() { feed_url } else { self.title.clone() };
        keys.title = Some(self.title).filter(|title| !title.is_empty());
        (input, keys)
    }
}
