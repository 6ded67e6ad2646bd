//! Parses every collected real feed, if the collection is available.
#![expect(clippy::print_stderr, reason = "differences and speed are for the person who runs the tests")]

use earshot_ingest::feed::{ParseContext, ParsedFeed, ParsedItem, parse};
use earshot_model::{Enclosure, EnclosureKind};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

pub fn collection() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/feeds");
    if !path.join("MANIFEST.tsv").is_file() {
        eprintln!("no collection of real feeds at {}: skipped", path.display());
        return None;
    }
    Some(path)
}

/// A row of the manifest.
struct ExpectedFeed {
    items: usize,
    enclosures: usize,
    /// The result of another parser.
    state: String,
}

fn manifest(root: &Path) -> HashMap<String, ExpectedFeed> {
    let text = fs::read_to_string(root.join("MANIFEST.tsv")).expect("the manifest");
    let row = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let expected = ExpectedFeed {
            items: columns.get(6)?.parse().ok()?,
            enclosures: columns.get(7)?.parse().ok()?,
            state: columns.get(15)?.to_string(),
        };
        Some((columns.first()?.to_string(), expected))
    };
    text.lines().skip(1).filter_map(row).collect()
}

pub fn files(root: &Path, folder: &str) -> Vec<(String, Vec<u8>)> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(root.join(folder)).expect(folder).map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (format!("{folder}/{name}"), fs::read(path).expect("readable"))
    };
    paths.into_iter().map(read).collect()
}

/// Files whose manifest counts other enclosures: file, difference, reason.
const OTHER_ENCLOSURES: &[(&str, usize, &str)] = &[
    ("fixtures/podcast-title-0fbad29d.xml", 50, "on localhost"),
    ("fixtures/podcast-title-2679db67.xml", 123, "on localhost"),
    ("fixtures/podcast-title-49a89c39.xml", 50, "on localhost"),
    ("fixtures/podcast-title-ea4e6854.xml", 1, "on localhost"),
    ("fixtures/podcast-title-fceff7ff.xml", 2, "on localhost"),
    ("fixtures/podcasting-2-0-namespace-example-3a1f09c2.xml", 1, "of a live item, which is not an episode"),
    ("shows/golangshow-bcce3bc1.xml", 6, "their URL is http://"),
    ("shows/homegrown-hits-ad79c971.xml", 1, "of a live item, which is not an episode"),
    ("shows/podverse-test-feed-5574d0d5.xml", 2, "of live items, which are not episodes"),
    ("shows/rorlab-podcast-b7524c9c.xml", 8, "their URL is empty"),
];

/// Playable enclosures of a feed: the episodes' own, and further ones.
fn enclosures(feed: &ParsedFeed) -> usize {
    let is_further = |enclosure: &&Enclosure| {
        let kind = enclosure.media_type.as_deref().unwrap_or_default();
        enclosure.kind == EnclosureKind::Enclosure && (kind.starts_with("audio") || kind.starts_with("video"))
    };
    let of_item = |item: &ParsedItem| usize::from(item.playable) + item.enclosures.iter().filter(is_further).count();
    feed.items.iter().map(of_item).sum()
}

#[test]
fn every_enclosure_is_found() {
    let Some(root) = collection() else { return };
    let manifest = manifest(&root);
    let all = ["shows", "variants", "fixtures"].into_iter().flat_map(|folder| files(&root, folder));
    let mut wrong = Vec::new();
    for (name, content) in all {
        let feed = parse(&content, &ParseContext::default()).unwrap_or_else(|reason| panic!("{name}: {reason}"));
        let explained = OTHER_ENCLOSURES.iter().find(|(file, ..)| *file == name).map_or(0, |(_, more, _)| *more);
        let (found, expected) = (enclosures(&feed), manifest[&name].enclosures);
        if found + explained != expected {
            wrong.push(format!("{name}: {found} of {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn real_shows_are_read_completely() {
    let Some(root) = collection() else { return };
    let manifest = manifest(&root);
    let (mut bytes, mut items, mut different) = (0, 0, Vec::new());
    let shows = files(&root, "shows");
    let start = Instant::now();
    for (name, content) in &shows {
        let feed = parse(content, &ParseContext::default()).unwrap_or_else(|reason| panic!("{name}: {reason}"));
        bytes += content.len();
        items += feed.items.len();
        let ExpectedFeed { items: expected, state, .. } = &manifest[name];
        if feed.items.len() != *expected {
            different.push(format!("{name}: {} of {expected} ({state})", feed.items.len()));
        }
        let kinds: Vec<_> = feed.issues.iter().map(|issue| (issue.kind.as_str(), issue.line)).collect();
        if feed.issues.iter().any(|issue| issue.severity > earshot_model::Severity::Warning) {
            eprintln!("{name}: {kinds:?}");
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    eprintln!("{} shows, {items} items, {:.1} MB/s", shows.len(), bytes as f64 / 1e6 / seconds);
    assert!(different.is_empty(), "{different:#?}");
}

#[test]
fn real_fixtures_and_variants_are_read() {
    let Some(root) = collection() else { return };
    let manifest = manifest(&root);
    for (name, content) in files(&root, "fixtures").into_iter().chain(files(&root, "variants")) {
        let feed = parse(&content, &ParseContext::default()).unwrap_or_else(|reason| panic!("{name}: {reason}"));
        assert_eq!(feed.items.len(), manifest[&name].items, "{name}: {:?}", feed.issues);
    }
}

#[test]
fn other_documents_are_rejected() {
    let Some(root) = collection() else { return };
    for (name, content) in files(&root, "odd").into_iter().chain(files(&root, "negative")) {
        let refused = parse(&content, &ParseContext::default()).map(|feed| feed.channel.title).expect_err(&name);
        eprintln!("{name}: {refused}");
    }
}
