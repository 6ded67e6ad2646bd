//! Compares our parser with two others, field by field, on our fixtures and on real feeds if available. A table
//! explains every difference.

use super::real_feeds::{collection, files};
use chrono::{DateTime, Utc};
use earshot_ingest::feed::{FeedKind, ParseContext, ParsedFeed, ParsedItem, parse, to_text};
use std::collections::BTreeMap;

/// File, field, and the reason for the difference.
const EXPLAINED_DIFFERENCES: &[(&str, &str, &str)] = &[
    ("rich.xml", "enclosure", "http:https: is repaired"),
    ("shows/analytics-on-air-babagyan-com-25a086c6.xml", "title", "characters that change the direction are removed"),
    ("shows/big-cat-rescue-78c1199c.xml", "enclosure", "the other counts media:player as content"),
    ("shows/border-research-894b6d00.xml", "link", "/ without anything that it could be relative to"),
    ("shows/eat-sleep-repeat-371d91b1.xml", "enclosure", "the other counts media:player as content"),
    ("shows/golangshow-bcce3bc1.xml", "date", "0001-01-01 is a program's zero, and no date"),
    ("shows/golangshow-bcce3bc1.xml", "enclosure", "http:// is not a URL"),
    ("shows/haags-halfuurtje-a52cb377.xml", "enclosure", "the other counts media:player as content"),
    ("shows/przekadany-podcast-carpenoctem-pl-ba9f1559.xml", "link", "/ without anything that it could be relative to"),
    ("shows/rorlab-podcast-b7524c9c.xml", "enclosure", "relative URLs are made absolute"),
    ("shows/spiegel-update-die-nachrichten-bc539023.xml", "enclosure", "the other counts media:player as content"),
    ("shows/the-monkey-nights-podcast-6190e517.rss", "enclosure", "http://https// is repaired"),
    ("shows/veri-tezgah-podcast-2a653025.xml", "enclosure", "relative URLs are made absolute"),
];

const FIXTURES: [(&str, &[u8]); 3] = [
    ("rich.xml", include_bytes!("../fixtures/rich.xml")),
    ("namespace.xml", include_bytes!("../fixtures/namespace.xml")),
    ("atom.xml", include_bytes!("../fixtures/atom.xml")),
];

/// The values of two parsers for one field.
struct Difference {
    file: String,
    field: &'static str,
    ours: String,
    theirs: String,
}

#[derive(Default)]
struct Comparison {
    file: String,
    compared: usize,
    differences: Vec<Difference>,
}

impl Comparison {
    fn check(&mut self, field: &'static str, ours: &str, theirs: &str) {
        self.compared += 1;
        if ours != theirs {
            let (file, ours, theirs) = (self.file.clone(), ours.to_owned(), theirs.to_owned());
            self.differences.push(Difference { file, field, ours, theirs });
        }
    }

    /// Compares dates with an independent RFC 5322 parser. Where it fails, ours may succeed.
    fn check_date(&mut self, field: &'static str, ours: Option<DateTime<Utc>>, theirs: Option<&str>) {
        let Some(theirs) = theirs.and_then(|raw| DateTime::parse_from_rfc2822(raw.trim()).ok()) else { return };
        let ours = ours.map(|date| date.to_rfc3339()).unwrap_or_default();
        self.check(field, &ours, &theirs.to_utc().to_rfc3339());
    }
}

/// Converts to one line without markup and entities, which the other parsers leave in place.
fn line(raw: &str) -> String {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    if raw.contains(['<', '&']) { words(&to_text(raw)) } else { words(raw) }
}

fn url(raw: &str) -> String {
    let text = raw.trim();
    url::Url::parse(text).map_or_else(|_| text.to_owned(), String::from)
}

fn enclosure_urls_of(item: &ParsedItem) -> Vec<String> {
    let further = item.enclosures.iter().flat_map(|enclosure| &enclosure.sources).map(|source| source.uri.as_str());
    item.enclosure_url.as_deref().into_iter().chain(further).map(url).collect()
}

fn compare_with_rss(file: &str, feed: &ParsedFeed, channel: &rss::Channel) -> Comparison {
    let mut comparison = Comparison { file: file.to_owned(), ..Comparison::default() };
    comparison.check("title", &feed.channel.title, &line(&channel.title));
    comparison.check("link", &url(feed.channel.website_url.as_deref().unwrap_or_default()), &url(&channel.link));
    comparison.check("items", &feed.items.len().to_string(), &channel.items.len().to_string());
    for (ours, theirs) in feed.items.iter().zip(&channel.items) {
        if let Some(title) = theirs.title.as_deref().filter(|title| !title.trim().is_empty()) {
            comparison.check("item title", &ours.title, &line(title));
        }
        if let Some(guid) = theirs.guid.as_ref().filter(|guid| !guid.value.trim().is_empty()) {
            comparison.check("guid", ours.guid.as_deref().unwrap_or_default(), guid.value.trim());
            comparison.check("permalink", &ours.guid_is_permalink.to_string(), &guid.permalink.to_string());
        }
        if let Some(enclosure) = theirs.enclosure.as_ref().filter(|enclosure| !enclosure.url.trim().is_empty()) {
            let (ours, theirs) = (enclosure_urls_of(ours), url(&enclosure.url));
            // Of several, that parser keeps the last.
            let found = ours.iter().find(|ours| **ours == theirs).or(ours.first());
            comparison.check("enclosure", found.map_or("", String::as_str), &theirs);
        }
        comparison.check_date("date", ours.published_at, theirs.pub_date.as_deref());
    }
    comparison
}

fn compare_with_feed_rs(file: &str, feed: &ParsedFeed, theirs: &feed_rs::model::Feed) -> Comparison {
    let mut comparison = Comparison { file: file.to_owned(), ..Comparison::default() };
    let title = theirs.title.as_ref().map(|title| line(&title.content));
    comparison.check("title", &feed.channel.title, title.as_deref().unwrap_or_default());
    comparison.check("items", &feed.items.len().to_string(), &theirs.entries.len().to_string());
    for (ours, theirs) in feed.items.iter().zip(&theirs.entries) {
        if let Some(title) = theirs.title.as_ref().filter(|title| !title.content.is_empty()) {
            comparison.check("item title", &ours.title, &line(&title.content));
        }
        if let Some(published) = theirs.published {
            let ours = ours.published_at.map(|date| date.to_rfc3339()).unwrap_or_default();
            comparison.check("date", &ours, &published.to_rfc3339());
        }
        if let Some(guid) = ours.guid.as_deref() {
            comparison.check("guid", guid, theirs.id.trim());
        }
        let urls = enclosure_urls_of(ours);
        let is_media = |content: &&feed_rs::model::MediaContent| {
            let kind = content.content_type.as_ref().map(|kind| kind.ty().to_string()).unwrap_or_default();
            // The others are pictures and players.
            matches!(kind.as_str(), "audio" | "video")
        };
        let media = theirs.media.iter().flat_map(|media| &media.content).filter(is_media);
        for media in media.filter_map(|content| content.url.as_ref()).map(url::Url::as_str) {
            let found = urls.iter().find(|ours| *ours == media).or(urls.first());
            comparison.check("enclosure", found.map_or("", String::as_str), media);
        }
    }
    comparison
}

/// Returns all comparisons of a file, one for each parser that accepts it.
fn compare(file: &str, bytes: &[u8]) -> Vec<Comparison> {
    let feed = parse(bytes, &ParseContext::default()).unwrap_or_else(|reason| panic!("{file}: {reason}"));
    let rss = rss::Channel::read_from(bytes).ok().filter(|_| feed.kind == FeedKind::Rss);
    // It panics on some durations, but this corpus has none of these.
    let feed_rs = feed_rs::parser::parse(bytes).ok();
    let beside_rss = rss.map(|channel| compare_with_rss(file, &feed, &channel));
    beside_rss.into_iter().chain(feed_rs.map(|theirs| compare_with_feed_rs(file, &feed, &theirs))).collect()
}

/// Prints the number of differences by file and field, with the first of them.
fn assert_explained(comparisons: &[Comparison]) {
    let is_explained = |difference: &&Difference| {
        !EXPLAINED_DIFFERENCES.iter().any(|(file, field, _)| *file == difference.file && *field == difference.field)
    };
    let mut found: BTreeMap<(&str, &str), (usize, &Difference)> = BTreeMap::new();
    for difference in comparisons.iter().flat_map(|comparison| &comparison.differences).filter(is_explained) {
        found.entry((&difference.file, difference.field)).or_insert((0, difference)).0 += 1;
    }
    let lines: Vec<String> = found
        .iter()
        .map(|((file, field), (count, first))| {
            format!("{file}, {field}, {count} times: {:?}, the other reader: {:?}", first.ours, first.theirs)
        })
        .collect();
    assert!(lines.is_empty(), "differences\n{}", lines.join("\n"));
    let is_needed = |(file, field, _): &&(&str, &str, &str)| {
        let of_file = comparisons.iter().filter(|comparison| comparison.file == *file);
        let mut fields = of_file.flat_map(|comparison| &comparison.differences).map(|difference| difference.field);
        comparisons.iter().all(|comparison| comparison.file != *file) || fields.any(|found| found == *field)
    };
    let idle: Vec<_> = EXPLAINED_DIFFERENCES.iter().filter(|row| !is_needed(row)).collect();
    assert!(idle.is_empty(), "explained, and not different: {idle:?}");
}

#[test]
fn fixtures_match_other_parsers() {
    let comparisons: Vec<Comparison> = FIXTURES.iter().flat_map(|(file, bytes)| compare(file, bytes)).collect();
    assert!(comparisons.iter().map(|comparison| comparison.compared).sum::<usize>() >= 20);
    assert_explained(&comparisons);
}

#[test]
fn real_feeds_match_other_parsers() {
    let Some(root) = collection() else { return };
    let shows = files(&root, "shows");
    let comparisons: Vec<Comparison> = shows.iter().flat_map(|(file, bytes)| compare(file, bytes)).collect();
    assert!(comparisons.len() > shows.len(), "the other readers take most of the files");
    assert_explained(&comparisons);
}
