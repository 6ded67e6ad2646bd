//! Every collected real feed, when the collection is there.
#![expect(clippy::print_stderr, reason = "differences and speed are for the person who runs the tests")]

use earshot_ingest::feed::{ParseContext, parse};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

fn collection() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/feeds");
    if !path.join("MANIFEST.tsv").is_file() {
        eprintln!("no collection of real feeds at {}: skipped", path.display());
        return None;
    }
    Some(path)
}

fn manifest(root: &Path) -> HashMap<String, (usize, String)> {
    let text = fs::read_to_string(root.join("MANIFEST.tsv")).expect("the manifest");
    let row = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        Some((columns.first()?.to_string(), (columns.get(6)?.parse().ok()?, columns.get(15)?.to_string())))
    };
    text.lines().skip(1).filter_map(row).collect()
}

fn files(root: &Path, folder: &str) -> Vec<(String, Vec<u8>)> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(root.join(folder)).expect(folder).map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (format!("{folder}/{name}"), fs::read(path).expect("readable"))
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn real_shows_are_read_whole() {
    let Some(root) = collection() else { return };
    let manifest = manifest(&root);
    let (mut bytes, mut items, mut different) = (0, 0, Vec::new());
    let shows = files(&root, "shows");
    let start = Instant::now();
    for (name, content) in &shows {
        let feed = parse(content, &ParseContext::default()).unwrap_or_else(|reason| panic!("{name}: {reason}"));
        bytes += content.len();
        items += feed.items.len();
        let (expected, state) = &manifest[name];
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
        assert_eq!(feed.items.len(), manifest[&name].0, "{name}: {:?}", feed.issues);
    }
}

#[test]
fn what_is_no_podcast_is_refused() {
    let Some(root) = collection() else { return };
    for (name, content) in files(&root, "odd").into_iter().chain(files(&root, "negative")) {
        let refused = parse(&content, &ParseContext::default()).map(|feed| feed.channel.title).expect_err(&name);
        eprintln!("{name}: {refused}");
    }
}
