//! The driver with the real catalog: the same counts as with the in-memory store, and nothing to do on the second run.

use earshot_catalog::{CatalogOptions, DataDir, Writer};
use earshot_ingest::run::{RunOptions, ingest_sources};
use earshot_testkit::{EpisodeBuilder, FeedBuilder, fixed_clock};
use std::fs;

#[test]
fn a_run_into_the_catalog_is_idempotent() {
    let folder = tempfile::tempdir().expect("a folder");
    let feeds = folder.path().join("feeds");
    fs::create_dir(&feeds).expect("a folder");
    for name in ["a", "b", "c"] {
        let feed = FeedBuilder::new(name).self_url(&format!("https://{name}.example/feed"));
        let feed = feed.episode(EpisodeBuilder::new("1", "one")).episode(EpisodeBuilder::new("2", "it's two"));
        fs::write(feeds.join(format!("{name}.xml")), feed.build()).expect("a file");
    }
    fs::write(feeds.join("it's no feed.xml"), "<html></html>").expect("a file");
    let data = DataDir::new(folder.path().join("var"));
    let mut writer = Writer::open(&data, CatalogOptions::default(), "test").expect("a catalog");
    let options = RunOptions::new(fixed_clock());
    let source = [feeds.to_string_lossy().into_owned()];
    let first = ingest_sources(&source, &mut writer, None, &options, &()).expect("a run");
    assert_eq!((first.new, first.episodes_new, first.failures()), (3, 6, 1));
    let again = ingest_sources(&source, &mut writer, None, &options, &()).expect("a run");
    assert_eq!((again.new, again.unchanged, again.episodes_new, again.failures()), (0, 3, 0, 1));
}
