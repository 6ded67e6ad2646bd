//! Damaged indexes are rejected with the name of the damaged file.

use crate::corpus::{Show, ShowSource, cues, now, open, plan};
use earshot_indexer::{BuildError, BuildPlan, EmbeddedBackend, OpenError, WriteError, build, verify, verify_since};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn shows() -> Vec<Show> {
    let show = |number: usize| {
        Show::with_feed_url(&format!("https://{number}.example/feed"), &format!("Show {number}"), "plain words")
            .episode(&format!("Episode {number}"), "more words", Some(3), &cues(&["what was said", "and what was not"]))
    };
    (0..30).map(show).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("reads") {
        let path = entry.expect("reads").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found
}

#[test]
fn a_changed_byte_is_found() {
    let opened = open(&shows());
    let index = opened.folder.path().join("index");
    let seen = verify(&index).expect("is as it was written");
    assert_eq!((seen.podcasts, seen.episodes, seen.found_by_id), (30, 30, 60));
    let mut changed = 0;
    for path in files(&index) {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_owned();
        if !matches!(
            ending.as_str(),
            "store" | "pos" | "idx" | "term" | "fast" | "fieldnorm" | "data" | "codes" | "bytes" | "values" | "fst"
        ) {
            continue;
        }
        with_damaged_file(&path, || {
            let reported = verify(&index).expect_err(&format!("{} is damaged", path.display()));
            assert!(matches!(&reported, OpenError::Damaged { path: at, .. } if path.starts_with(at)), "{reported:?}");
        });
        changed += 1;
    }
    assert!(changed > 10);
    verify(&index).expect("is as it was written");
}

/// Changes a byte in the middle of a file, before the checksums at its end, and restores it after `see`.
fn with_damaged_file(path: &Path, see: impl FnOnce()) {
    let bytes = fs::read(path).expect("reads");
    let mut damaged = bytes.clone();
    damaged[bytes.len() / 2] ^= 0x55;
    // Writes into the same file, which other indexes may share.
    fs::write(path, &damaged).expect("writes");
    see();
    fs::write(path, &bytes).expect("writes");
}

#[test]
fn opening_and_verifying_writes_nothing() {
    let opened = open(&shows());
    let index = opened.folder.path().join("index");
    let is_lock = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(".lock"));
    for lock in files(&index).iter().filter(|path| is_lock(path)) {
        fs::remove_file(lock).expect("is removed");
    }
    let before = files(&index);
    EmbeddedBackend::open(&index, "g1").expect("opens");
    verify(&index).expect("is as it was written");
    assert_eq!(files(&index), before, "a read-only disk has no room for locks");
}

#[test]
fn opening_a_damaged_index_never_panics() {
    let opened = open(&shows());
    let index = opened.folder.path().join("index");
    let mut refused = 0;
    for path in files(&index) {
        let bytes = fs::read(&path).expect("reads");
        // A changed bit in each kind of section, and truncations.
        let places =
            [0, bytes.len() / 4, bytes.len() / 2, bytes.len().saturating_sub(9), bytes.len().saturating_sub(1)];
        let flipped = places.into_iter().filter(|place| *place < bytes.len()).map(|place| {
            let mut flipped = bytes.clone();
            flipped[place] ^= 0x55;
            flipped
        });
        let cut = [0, bytes.len() / 2, bytes.len().saturating_sub(1)].map(|length| bytes[..length].to_vec());
        for damaged in flipped.chain(cut) {
            fs::write(&path, damaged).expect("writes");
            refused += usize::from(EmbeddedBackend::open(&index, "g").is_err());
        }
        fs::write(&path, &bytes).expect("writes");
    }
    assert!(refused > 100, "{refused}");
    EmbeddedBackend::open(&index, "g").expect("is as it was written");
}

#[test]
fn what_is_shared_with_a_verified_index_is_not_read_again() {
    let (first, second) = (open(&shows()), TempDir::new().expect("makes a folder"));
    let (before, index) = (first.folder.path().join("index"), second.path().join("index"));
    let changed = Show::with_feed_url("https://1.example/feed", "Another title", "other words").episode(
        "Episode 1",
        "more words",
        Some(3),
        &cues(&["something else was said"]),
    );
    let plan = BuildPlan::incremental(index.clone(), before.clone(), Vec::new(), now());
    build(&plan, ShowSource(vec![changed]), &mut |_| {}).expect("builds");
    verify(&index).expect("is as it was written");
    let (mut shared, mut new) = (0, 0);
    for path in files(&index) {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        // Opening an index does not read these files.
        if !matches!(ending, "store" | "data") {
            continue;
        }
        let is_shared = before.join(path.strip_prefix(&index).expect("lies in it")).exists();
        with_damaged_file(&path, || {
            assert!(verify(&index).is_err(), "{}", path.display());
            assert_eq!(verify_since(&index, Some(&before)).is_ok(), is_shared, "{}", path.display());
        });
        *(if is_shared { &mut shared } else { &mut new }) += 1;
    }
    assert!(shared > 2 && new > 1, "{shared} {new}");
}

#[test]
fn a_generation_that_lacks_a_shard_is_refused() {
    let opened = open(&shows());
    let index = opened.folder.path().join("index");
    fs::remove_dir_all(index.join("shard-01")).expect("removes");
    for refused in [EmbeddedBackend::open(&index, "g").map(|_| ()), verify(&index).map(|_| ())] {
        let reported = refused.expect_err("lacks a shard").to_string();
        assert!(reported.contains("shard-01") && reported.ends_with("is damaged"), "{reported}");
    }
}

#[test]
fn a_source_that_gives_a_podcast_twice_is_not_indexed() {
    let folder = TempDir::new().expect("makes a folder");
    let plan = plan(&folder, 2);
    let mut twice = shows();
    twice.push(twice[0].clone());
    let failed = build(&plan, ShowSource(twice), &mut |_| {}).expect_err("holds a podcast twice");
    assert!(matches!(failed, BuildError::Index(WriteError::Unverified { .. })), "{failed}");
    assert!(failed.to_string().contains("does not find"), "{failed}");
    assert!(matches!(EmbeddedBackend::open(&plan.folder, "g"), Err(OpenError::Unfinished(_))));
}
