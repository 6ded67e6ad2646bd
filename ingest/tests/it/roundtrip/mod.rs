//! A parsed feed, written as RSS and parsed again, is the same.

mod generated;
mod namespace;
mod writer;
mod xml;

use super::real_feeds::{collection, files};
use earshot_ingest::feed::{ParseContext, ParsedChannel, ParsedFeed, ParsedItem, parse};
use proptest::prelude::*;
use writer::write_rss;

/// Returns a feed without the parts that depend on spelling.
fn comparable_parts(feed: &ParsedFeed) -> (ParsedChannel, Vec<ParsedItem>) {
    let mut channel = feed.channel.clone();
    (channel.hash, channel.tag_counts, channel.has_podcast_tags) = (0, Default::default(), true);
    channel.media_host = None;
    let items = feed.items.iter().map(|item| ParsedItem { hash: 0, identity: String::new(), ..item.clone() });
    (channel, items.collect())
}

fn read(bytes: &[u8]) -> ParsedFeed {
    parse(bytes, &ParseContext::default()).expect("a podcast")
}

/// Returns the first difference between two feeds.
fn difference(one: &ParsedFeed, two: &ParsedFeed) -> Option<String> {
    if comparable_parts(one) == comparable_parts(two) {
        return None;
    }
    let (one, two) = (format!("{:#?}", comparable_parts(one)), format!("{:#?}", comparable_parts(two)));
    let mut lines = one.lines().zip(two.lines()).enumerate();
    let place = lines.find(|(_, (one, two))| one != two).map_or(0, |(number, _)| number);
    let around = |text: &str| text.lines().skip(place.saturating_sub(4)).take(7).collect::<Vec<_>>().join("\n");
    Some(format!("{}\nand\n{}", around(&one), around(&two)))
}

/// Parses and writes a file twice, parses again, and returns the difference.
fn check(file: &str, bytes: &[u8]) -> Option<String> {
    let first = read(bytes);
    let second = read(write_rss(&first).as_bytes());
    let third = read(write_rss(&second).as_bytes());
    let found = difference(&first, &second).or_else(|| difference(&second, &third));
    let found = found.or_else(|| (second != third).then(|| "hashes, identities or issues".to_owned()));
    found.map(|difference| format!("{file}:\n{difference}\n"))
}

#[test]
fn fixtures_round_trip() {
    let fixtures: [(&str, &[u8]); 6] = [
        ("rich.xml", include_bytes!("../../fixtures/rich.xml")),
        ("namespace.xml", include_bytes!("../../fixtures/namespace.xml")),
        ("atom.xml", include_bytes!("../../fixtures/atom.xml")),
        ("rdf.xml", include_bytes!("../../fixtures/rdf.xml")),
        ("feed.json", include_bytes!("../../fixtures/feed.json")),
        ("damaged.xml", include_bytes!("../../fixtures/damaged.xml")),
    ];
    let wrong: String = fixtures.iter().filter_map(|(file, bytes)| check(file, bytes)).collect();
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn real_feeds_round_trip() {
    let Some(root) = collection() else { return };
    let feeds = ["shows", "variants", "fixtures"].into_iter().flat_map(|folder| files(&root, folder));
    let wrong: String = feeds.filter_map(|(file, bytes)| check(&file, &bytes)).collect();
    assert!(wrong.is_empty(), "{wrong}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn generated_feeds_round_trip(feed in generated::feed()) {
        let read = read(write_rss(&feed).as_bytes());
        prop_assert_eq!(difference(&feed, &read), None);
        prop_assert!(read.issues.iter().all(|issue| issue.kind.ends_with("-guid")), "{:?}", read.issues);
    }
}
