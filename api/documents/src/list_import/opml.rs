//! Reads OPML: exported subscriptions of podcast apps.

use super::cell;
use super::cell_url;
use super::named_by::NamedBy;
use super::row::{ListBuilder, ListFormat, RowKeys, set, shorten};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// Types of outlines whose `url` is a feed.
const FEED_TYPES: [&str; 6] = ["", "rss", "rss1", "atom", "feed", "podcast"];
/// Damages after which reading goes on.
const MAX_DAMAGES: usize = 50;
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
    let mut number = 0;
    let mut rest = text;
    for _ in 0..=MAX_DAMAGES {
        let Some(damaged_at) = read_outlines(rest, &mut number, list) else { return };
        rest = &rest[rest.floor_char_boundary(damaged_at)..];
        if find_outline(rest) == Some(0) {
            number += 1;
            list.push(number, &cell::clean(rest), problem("This entry is damaged."));
            rest = &rest[1..];
        }
        // Goes on at the next outline.
        let Some(next) = find_outline(rest) else { return };
        rest = &rest[next..];
    }
    list.push(number + 1, "…", problem("The file is damaged from here on. Export it again."));
}

fn problem(reason: &str) -> RowKeys {
    RowKeys { problem: Some(reason.to_owned()), ..RowKeys::default() }
}

/// Reads outlines up to damage. Returns where reading can go on.
fn read_outlines(text: &str, number: &mut usize, list: &mut ListBuilder<'_>) -> Option<usize> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().check_end_names = false;
    reader.config_mut().allow_unmatched_ends = true;
    loop {
        let (is_empty, tag) = match reader.read_event() {
            Ok(Event::Start(tag)) if is_outline(&tag) => (false, tag),
            Ok(Event::Empty(tag)) if is_outline(&tag) => (true, tag),
            Ok(Event::Eof) => return None,
            Err(_) => return usize::try_from(reader.error_position()).ok(),
            Ok(_) => continue,
        };
        let outline = Outline::read(&tag);
        if !outline.may_be_podcast(is_empty) {
            continue;
        }
        *number += 1;
        let (input, keys) = outline.into_row(list.own_host());
        list.push(*number, &input, keys);
    }
}

fn find_outline(text: &str) -> Option<usize> {
    let mut starts = memchr::memchr_iter(b'<', text.as_bytes());
    starts.find(|at| text.as_bytes()[at + 1..].get(..7).is_some_and(|name| name.eq_ignore_ascii_case(b"outline")))
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

    /// Folders have no URL, but an outline within which there is nothing is an entry that lost its URL. OPML 2.0:
    /// `include` is another list, `link` is a page.
    fn may_be_podcast(&self, is_empty: bool) -> bool {
        let has_name = !self.url.is_empty() || (is_empty && !(self.title.is_empty() && self.apple_id.is_empty()));
        !self.feed_url.is_empty() || (has_name && FEED_TYPES.contains(&self.kind.as_str()))
    }

    fn into_row(self, own_host: Option<&str>) -> (String, RowKeys) {
        let feed_url = if self.feed_url.is_empty() { self.url } else { self.feed_url };
        let mut keys = RowKeys::default();
        let url = cell_url::parse_host(&feed_url).map_or_else(|| feed_url.clone(), String::from);
        match cell::recognize(&url, own_host) {
            Some(NamedBy::Url(url)) => set(&mut keys.feed_url, url),
            // Some apps write the page of a directory where a feed belongs.
            Some(named) => keys.add_named(named),
            None if feed_url.is_empty() => {}
            None => set(&mut keys.problem, format!("“{}” is no URL.", shorten(&feed_url))),
        }
        if let Some(website) = cell_url::parse_url(&self.website) {
            set(&mut keys.website, website.into());
        }
        if !self.apple_id.is_empty() {
            keys.add_id(&self.apple_id);
        }
        let input = if self.title.is_empty() { feed_url } else { self.title.clone() };
        keys.title = Some(self.title).filter(|title| !title.is_empty());
        (input, keys)
    }
}
