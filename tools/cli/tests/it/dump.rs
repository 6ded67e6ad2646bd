//! A dump on the command line: generated, imported, interrupted, and searched.

use crate::common::Earshot;
use std::time::Duration;

#[test]
fn a_dump_is_imported_once_and_searched() {
    let earshot = Earshot::new();
    let written = earshot.json(&["generate", "--dump", "feeds.tgz", "--podcasts", "300", "--today", "2026-11-01"]);
    assert_eq!(written["podcasts"], 300);
    let imported = earshot.json(&["ingest", "feeds.tgz"]);
    let dump = &imported["dumps"][0];
    assert_eq!((&dump["rows"], &dump["known"]), (&300.into(), &false.into()));
    let again = earshot.ok(&["ingest", "feeds.tgz"]);
    assert_eq!(again.trim(), "feeds.tgz: already imported, nothing to do");
    let served = earshot.json(&["pipeline", "feeds.tgz"]);
    assert_eq!(served["podcasts"], dump["new"], "{served}");
    let found = earshot.json(&["search", "podcast"]);
    assert!(found["total"]["value"].as_u64().is_some_and(|total| total > 0), "{found}");
}

#[test]
fn a_killed_import_resumes_to_the_same_result() {
    let whole = Earshot::new();
    whole.ok(&["generate", "--dump", "feeds.db", "--podcasts", "6000", "--today", "2026-11-01"]);
    let expected = whole.json(&["ingest", "feeds.db"]);
    let dump = whole.path("feeds.db").display().to_string();

    let killed = Earshot::new();
    killed.run_with_kills(&["--quiet", "ingest", &dump], Duration::from_millis(100));
    let served = |earshot: &Earshot| earshot.json(&["pipeline", &dump])["podcasts"].clone();
    assert_eq!(served(&killed), expected["dumps"][0]["new"]);
}

#[test]
fn other_files_are_input_errors() {
    let earshot = Earshot::new();
    let words = earshot.write("feeds.db.tgz", "403: please send a User-Agent that says who you are");
    let ended = earshot.run(&["ingest", &words]);
    assert_eq!(ended.code, Some(1));
    assert!(ended.stderr.contains("is not a dump: it begins with \"403: please"), "{}", ended.stderr);
    assert!(ended.stderr.contains("hint: "), "{}", ended.stderr);
    let empty = earshot.write("feeds.db", b"SQLite format 3\0");
    let ended = earshot.run(&["ingest", &empty]);
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
}
