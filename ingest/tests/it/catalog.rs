//! The driver with the real catalog: the same counts as with the in-memory store, and nothing to do on the second run.

use earshot_catalog::{CatalogOptions, DataDir, Writer};
use earshot_ingest::run::{RunOptions, ingest_sources};
use earshot_testkit::{EpisodeBuilder, FeedBuilder, fixed_clock};
use std::fs;
use std::path::Path;

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

/// Writes a feed that does not name its URL.
fn write_nameless(path: &Path, title: &str, guids: &[&str]) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let feed = guids.iter().fold(FeedBuilder::new(title), |feed, guid| {
        feed.episode(EpisodeBuilder::new(&format!("{title}-{guid}"), &format!("{title} {guid}")))
    });
    fs::write(path, feed.build()).expect("a file");
}

#[test]
fn files_of_the_same_name_are_shows_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let [tea, coffee, copy] = ["tea", "coffee", "copy"].map(|name| folder.path().join(name).join("feed.xml"));
    write_nameless(&tea, "Tea", &["1", "2"]);
    write_nameless(&coffee, "Coffee", &["1", "2", "3"]);
    write_nameless(&copy, "Tea", &["1", "2"]);
    let options = RunOptions::new(fixed_clock());
    let run = |writer: &mut Writer, paths: &[&Path]| {
        let sources: Vec<String> = paths.iter().map(|path| path.to_string_lossy().into_owned()).collect();
        ingest_sources(&sources, writer, None, &options, &()).expect("a run")
    };
    for are_together in [true, false] {
        let data = DataDir::new(folder.path().join(format!("var-{are_together}")));
        let mut writer = Writer::open(&data, CatalogOptions::default(), "test").expect("a catalog");
        if are_together {
            let both = run(&mut writer, &[&tea, &coffee, &copy]);
            assert_eq!((both.new, both.episodes_new, both.skipped["duplicate"]), (2, 5, 1));
        } else {
            assert_eq!([run(&mut writer, &[&tea]).new, run(&mut writer, &[&coffee]).new], [1, 1]);
        }
        let again =
            [run(&mut writer, &[&coffee]), run(&mut writer, &[&tea])].map(|report| (report.new, report.unchanged));
        assert_eq!(again, [(0, 1), (0, 1)]);
        let urls: Vec<String> =
            writer.feeds_after("", 10).expect("the catalog").into_iter().map(|(url, _)| url).collect();
        assert_eq!((urls.len(), urls[0].as_str()), (2, "file:///feed.xml"), "{urls:?}");
        assert!(urls[1].starts_with("file:///~") && urls[1].ends_with("/feed.xml"), "{urls:?}");
        assert!(!urls[1].contains("coffee"), "the path is not published: {urls:?}");
        // The same file with other episodes is the same show, and so is one with another title.
        write_nameless(&tea, "Tea", &["8", "9"]);
        assert_eq!((run(&mut writer, &[&tea]).changed, run(&mut writer, &[&copy]).new), (1, 0));
        write_nameless(&tea, "Tea", &["1", "2"]);
    }
}
