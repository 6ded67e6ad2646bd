//! The synthetic catalog: exact counts, reproducible bytes, the documented statistics.

use crate::file_tree::{check_transcript, day, files, read_feed};
use earshot_generate::synthetic::{SyntheticOptions, generate};
use earshot_model::PodcastId;
use std::collections::BTreeMap;
use std::path::Path;

fn options(podcasts: u64, episodes: u64, transcripts: u64, seed: u64) -> SyntheticOptions {
    SyntheticOptions { transcripts, seed, ..SyntheticOptions::new(podcasts, episodes, day("2026-11-21")) }
}

/// Returns the rows of `feeds.tsv` by column name.
fn manifest(out: &Path) -> Vec<BTreeMap<String, String>> {
    let text = std::fs::read_to_string(out.join("feeds.tsv")).expect("a manifest");
    let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect::<Vec<_>>());
    let columns = lines.next().expect("names of the columns");
    lines
        .map(|row| {
            assert_eq!(row.len(), columns.len(), "{row:?}");
            columns.iter().cloned().zip(row).collect()
        })
        .collect()
}

#[test]
fn counts_add_up_exactly() {
    let out = tempfile::tempdir().unwrap();
    let options = SyntheticOptions { has_defects: false, ..options(1_203, 9_876, 45, 7) };
    let mut steps = Vec::new();
    let report = generate(&options, out.path(), &mut |done| steps.push(done)).unwrap();
    assert_eq!((report.feeds, report.episodes, report.transcripts), (1_203, 9_876, 45));
    assert_eq!((report.pages, report.addresses, report.charts), (1_000, 1_203, 7 * 7 * 2));
    assert_eq!(steps, [1_000, 1_203]);

    let written = files(out.path());
    assert_eq!(report.written, written.len() as u64);
    assert_eq!(report.bytes, written.values().map(|bytes| bytes.len() as u64).sum::<u64>());
    let midnight = options.today.and_hms_opt(0, 0, 0).unwrap().and_utc();
    let (mut items, mut linked, mut stale, mut atom) = (0, 0, 0, 0);
    for (name, bytes) in written.iter().filter(|(name, _)| name.starts_with("feeds/")) {
        let feed = read_feed(name, bytes);
        items += feed.items;
        assert!(feed.dates.iter().all(|date| *date < midnight), "{name}: a date in the future");
        assert!(feed.dates.windows(2).all(|pair| pair[0] > pair[1]), "{name}: newest first");
        assert!(feed.guid.is_empty() || feed.guid == PodcastId::from_feed_url(&feed.self_url).to_string(), "{name}");
        stale += usize::from(feed.dates.first().is_some_and(|newest| (midnight - *newest).num_days() > 90));
        atom += usize::from(feed.is_atom);
        for url in &feed.transcript_urls {
            let path = url.split_once(".example/").unwrap().1;
            check_transcript(path, &written[path]);
            linked += 1;
        }
    }
    assert_eq!((items, linked), (9_876, 45));
    assert!((650..800).contains(&stale), "{stale} of 1,203 are stale");
    assert!((8..30).contains(&atom), "{atom} of 1,203 are Atom");
    assert!(written.contains_key("feeds/001/p0001202.xml"));
}

#[test]
fn the_seed_decides_everything() {
    let [first, second, third] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    for (out, seed) in [(&first, 1), (&second, 1), (&third, 2)] {
        generate(&options(60, 700, 9, seed), out.path(), &mut |_| {}).unwrap();
    }
    assert!(files(first.path()) == files(second.path()), "the same seed gave two catalogs");
    let (one, other) = (files(first.path()), files(third.path()));
    let same = one.iter().filter(|(name, bytes)| other.get(*name) == Some(bytes)).count();
    assert_eq!(same, 0, "two seeds share a file");
    let again = generate(&options(60, 700, 9, 1), first.path(), &mut |_| {}).unwrap();
    assert_eq!(again.written, 0);
}

#[test]
fn a_run_that_was_killed_is_completed_by_the_next() {
    let [whole, killed] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let options = options(300, 2_000, 20, 5);
    generate(&options, whole.path(), &mut |_| {}).unwrap();
    generate(&options, killed.path(), &mut |_| {}).unwrap();
    // The state after a kill: missing files, a truncated one, lists that were not moved into place.
    for (number, name) in files(killed.path()).into_keys().enumerate() {
        let path = killed.path().join(&name);
        match number % 3 {
            0 => std::fs::remove_file(path).unwrap(),
            1 => std::fs::write(path, "<?xml").unwrap(),
            _ => {}
        }
    }
    std::fs::write(killed.path().join("feeds.tsv.part"), "path\t").unwrap();
    generate(&options, killed.path(), &mut |_| {}).unwrap();
    assert!(files(whole.path()) == files(killed.path()));
}

#[test]
fn the_manifest_has_every_url_with_its_response() {
    let out = tempfile::tempdir().unwrap();
    let base_url = Some("http://127.0.0.1:8400".to_owned());
    let options = SyntheticOptions { base_url, sites: 5, ..options(4_000, 8_000, 0, 3) };
    let report = generate(&options, out.path(), &mut |_| {}).unwrap();
    let (rows, written) = (manifest(out.path()), files(out.path()));

    let listed: Vec<&str> = std::str::from_utf8(&written["feeds.txt"]).unwrap().lines().collect();
    assert_eq!(listed.len() as u64, report.addresses);
    assert!(listed.iter().all(|url| url.starts_with("http://127.0.0.1:8400/")), "one address serves all hosts");
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for row in &rows {
        *kinds.entry(row["kind"].as_str()).or_default() += 1;
        assert_eq!(row["url"], format!("http://127.0.0.1:8400{}", row["path"]));
        assert_eq!(row["status"] == "200", row["file"] != "-", "{row:?}");
        assert_eq!(matches!(row["status"].as_str(), "301" | "302"), row["location"] != "-", "{row:?}");
        if row["file"] != "-" {
            check_row(row, &written[&row["file"]]);
        }
    }
    // Each occurs in one of a few hundred shows.
    assert_eq!(kinds.len(), 24, "{kinds:?}");
    let feeds = rows.iter().filter(|row| row["file"].starts_with("feeds/") && row["from"] == "0");
    let all: u64 =
        feeds.filter(|row| !row["kind"].starts_with("twin")).map(|row| row["items"].parse::<u64>().unwrap()).sum();
    assert!((7_850..=8_000).contains(&all), "{all} items can be read of 8,000");
}

/// Checks a file against its row in the manifest.
fn check_row(row: &BTreeMap<String, String>, bytes: &[u8]) {
    let items: usize = row["items"].parse().expect("a number");
    let is_broken = matches!(row["kind"].as_str(), "truncated" | "ampersand" | "undeclared-prefix" | "wrong-encoding");
    if row["expected"] != "not a feed" && !is_broken {
        assert_eq!(read_feed(&row["file"], bytes).items, items, "{row:?}");
    }
    if let Some((start, end)) = row["news"].split_once('-').filter(|(start, _)| !start.is_empty()) {
        let (start, end): (usize, usize) = (start.parse().expect("a number"), end.parse().expect("a number"));
        let news = String::from_utf8_lossy(&bytes[start..end]).replace('\0', "");
        assert!(news.trim().starts_with("<item>") || news.trim().starts_with("<entry>"), "{news}");
        assert!(news.ends_with("</item>") || news.ends_with("</entry>"), "{news}");
        let rest = [&bytes[..start], &bytes[end..]].concat();
        if !is_broken {
            assert_eq!(read_feed(&row["file"], &rest).items, items - 1, "{row:?}");
        }
    }
}

#[test]
fn an_invalid_base_url_is_rejected() {
    let out = tempfile::tempdir().unwrap();
    for base_url in ["127.0.0.1:8400", "http://", ""] {
        let options = SyntheticOptions { base_url: Some(base_url.to_owned()), ..options(1, 1, 0, 1) };
        assert!(generate(&options, out.path(), &mut |_| {}).is_err(), "{base_url}");
    }
    assert!(files(out.path()).is_empty());
}
