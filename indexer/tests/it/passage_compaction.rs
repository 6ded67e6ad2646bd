//! Incremental builds compact their passage parts.

use crate::corpus::{Show, ShowSource, cues, now, open, open_patiently};
use earshot_indexer::{BuildPlan, SearchBackend, build, verify};
use earshot_model::{Cue, PodcastId};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn show(number: usize, said: &str) -> Show {
    let cues: Vec<Cue> = cues(&[said, "and goodbye"]);
    Show::with_feed_url(&format!("https://{number}.example/feed"), &format!("Show {number}"), "words").episode(
        "The episode",
        "words",
        Some(3),
        &cues,
    )
}

fn next(last: &TempDir, shows: Vec<Show>, removed: Vec<PodcastId>) -> TempDir {
    let folder = TempDir::new().expect("makes a folder");
    let previous = last.path().join("index");
    let plan = BuildPlan::incremental(folder.path().join("index"), previous, removed, now());
    build(&plan, ShowSource(shows), &mut |_| {}).expect("builds");
    folder
}

fn passage_files(folder: &TempDir) -> Vec<(String, u64)> {
    let shard = |number: usize| folder.path().join(format!("index/shard-{number:02}/passages"));
    let of = |folder: &Path| {
        let entries: Vec<_> = fs::read_dir(folder).expect("reads").map(|entry| entry.expect("reads")).collect();
        entries.into_iter().map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, entry.metadata().expect("is there").len())
        })
    };
    (0..2).flat_map(|number| of(&shard(number)).collect::<Vec<_>>()).collect()
}

#[test]
fn many_incremental_builds_keep_few_parts_of_passages() {
    let shows: Vec<Show> = (0..40).map(|number| show(number, "first words")).collect();
    let mut last = open(&shows).folder;
    for round in 0..20 {
        let changed = vec![show(3, &format!("words of round {round}")), show(4, &format!("others {round}"))];
        let newer = next(&last, changed, Vec::new());
        verify(&last.path().join("index")).expect("the generation before is as it was");
        last = newer;
    }
    let files = passage_files(&last);
    assert!(files.len() <= 2 * 2 * 5, "{files:?}");
    let index = last.path().join("index");
    verify(&index).expect("is as it was written");
    let engine = open_patiently(&index, "g");
    for (number, said) in [(3, "words of round 19"), (4, "others 19"), (5, "first words")] {
        let expected = show(number, said);
        let transcript = engine.transcript(expected.episodes[0].0.id).expect("reads");
        assert_eq!(transcript, expected.episodes[0].1, "{number}");
    }
}

#[test]
fn deleted_transcripts_leave_the_store() {
    let shows: Vec<Show> = (0..400).map(|number| show(number, &format!("said in {number}"))).collect();
    let first = open(&shows).folder;
    let removed = shows[..380].iter().map(Show::id).collect();
    let left = next(&first, Vec::new(), removed);
    let bytes = |folder: &TempDir| passage_files(folder).iter().map(|(_, bytes)| bytes).sum::<u64>();
    assert!(bytes(&left) * 10 < bytes(&first), "{} of {}", bytes(&left), bytes(&first));
    let engine = open_patiently(&left.path().join("index"), "g");
    for show in &shows {
        let found = engine.transcript(show.episodes[0].0.id).expect("reads");
        let is_there = engine.podcast(earshot_indexer::PodcastKey::Id(show.id())).expect("reads").is_some();
        assert_eq!(found.is_some(), is_there);
        assert!(found.is_none() || found == show.episodes[0].1);
    }
}
