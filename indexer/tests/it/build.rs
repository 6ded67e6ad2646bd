//! Incremental builds, shared files, and folders that contain no index.

use crate::corpus::{
    FIRST, SHOW_TARGETS, Show, ShowSource, charts, cues, now, open, open_patiently, options, plan, term,
};
use earshot_indexer::{
    BuildError, BuildPlan, BuildProgress, BuildStep, EmbeddedBackend, EpisodeListOptions, OpenError, PodcastKey,
    PodcastSource, PodcastVisitor, SearchBackend, SourceError, build, verify,
};
use earshot_model::chart::{ChartSelector, ChartSource};
use earshot_model::search::{NullOrder, SearchMode, SearchOptions, SortDirection, SortField, SortOrder, Target};
use std::collections::HashSet;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn show(number: usize, words: &str) -> Show {
    Show::with_feed_url(&format!("https://{number}.example/feed"), &format!("Show {number}"), words)
        .episode(&format!("Episode of {number}"), words, Some(5), &cues(&["spoken", words]))
        .episode(&format!("Silent of {number}"), words, Some(6), &[])
}

fn shows() -> Vec<Show> {
    (0..40).map(|number| show(number, "plain words")).collect()
}

/// The corpus after a change: one podcast changed, one removed, one new.
fn changed_corpus() -> (Vec<Show>, Vec<Show>, Show) {
    let mut all = shows();
    let gone = all.remove(7);
    all[3] = show(3, "altered text").episode("Third", "fresh", Some(1), &cues(&["brand new speech"]));
    all.push(show(99, "added text"));
    let delta = vec![all[3].clone(), all[all.len() - 1].clone()];
    (all, delta, gone)
}

fn build_next(first: &TempDir, delta: Vec<Show>, gone: &Show) -> TempDir {
    let next = TempDir::new().expect("makes a folder");
    let previous = first.path().join("index");
    let plan = BuildPlan::incremental(next.path().join("index"), previous, vec![gone.id()], now());
    let report = build(&plan, ShowSource(delta), &mut |_| {}).expect("builds");
    assert_eq!((report.podcasts, report.removed), (2, 1));
    assert!(report.shared_files > 0);
    next
}

/// A source yields a podcast with all its episodes again when one of them changes.
#[test]
fn words_of_episodes_follow_their_changes() {
    let (first, next) = (TempDir::new().expect("makes a folder"), TempDir::new().expect("makes a folder"));
    let show = |episode: &str| Show::new("One", "First.").episode(episode, "", Some(3), &[]);
    let before = plan(&first, 1);
    build(&before, ShowSource(vec![show("Beekeeping"), Show::new("Two", "Second.")]), &mut |_| {}).expect("builds");
    let after = BuildPlan::incremental(next.path().join("index"), before.folder.clone(), Vec::new(), now());
    build(&after, ShowSource(vec![show("Gardening")]), &mut |_| {}).expect("builds");
    let counts = |folder: &Path| {
        let engine = open_patiently(folder, "test");
        ["beekeeping", "gardening"].map(|word| {
            let requested = options(SearchMode::Podcasts, &[term(word, SHOW_TARGETS)]);
            engine.search_podcasts(&requested, FIRST).expect("answers").hits.len()
        })
    };
    assert_eq!((counts(&before.folder), counts(&after.folder)), ([1, 0], [0, 1]));
}

#[test]
fn new_charts_reindex_no_podcast() {
    let folder = TempDir::new().expect("makes a folder");
    let (one, two) = (Show::new("One", "First.").episode("A", "", Some(3), &[]), Show::new("Two", "Second."));
    let first = [one.clone().with_chart_position(ChartSource::AppleTop, "us", "top podcasts", 1), two.clone()];
    let before = BuildPlan { chart_positions: Some(charts(&first)), ..plan(&folder, 2) };
    build(&before, ShowSource(first.to_vec()), &mut |_| {}).expect("builds");
    let second = [one, two.with_chart_position(ChartSource::AppleTop, "us", "top podcasts", 5)];
    let next = folder.path().join("next");
    let after = BuildPlan {
        chart_positions: Some(charts(&second)),
        ..BuildPlan::incremental(next.clone(), before.folder.clone(), Vec::new(), now())
    };
    let report = build(&after, ShowSource(Vec::new()), &mut |_| {}).expect("builds");
    assert_eq!((report.podcasts, report.vectors), (0, 0));
    verify(&next).expect("is whole");

    let sorted = SearchOptions {
        sort: vec![SortOrder {
            field: SortField::ChartPosition(ChartSelector::default()),
            direction: SortDirection::Asc,
            nulls: NullOrder::Last,
        }],
        ..SearchOptions::match_all(SearchMode::Podcasts)
    };
    // Without new chart positions the index keeps the previous ones.
    let last = folder.path().join("last");
    let same = BuildPlan::incremental(last.clone(), next.clone(), Vec::new(), now());
    build(&same, ShowSource(Vec::new()), &mut |_| {}).expect("builds");
    let indexes = [(&before.folder, ["One", "Two"]), (&next, ["Two", "One"]), (&last, ["Two", "One"])];
    for (index, expected) in indexes {
        let engine = open_patiently(index, "g");
        let hits = engine.search_podcasts(&sorted, FIRST).expect("searches").hits;
        assert_eq!(hits.iter().map(|hit| hit.document.podcast.title.as_str()).collect::<Vec<_>>(), expected);
        assert_eq!(hits.iter().map(|hit| hit.charts.len()).collect::<Vec<_>>(), [1, 0]);
    }
}

#[test]
fn an_incremental_build_returns_the_hits_of_a_full_one() {
    let (all, delta, gone) = changed_corpus();
    let first = open(&shows());
    let next = build_next(&first.folder, delta, &gone);
    let next = open_patiently(&next.path().join("index"), "g2");
    let full = open(&all);

    for text in ["plain", "altered text", "added", "show 3", "words"] {
        let found = |engine: &EmbeddedBackend| {
            let requested = options(SearchMode::Podcasts, &[term(text, SHOW_TARGETS)]);
            let podcasts = engine.search_podcasts(&requested, FIRST).expect("searches");
            let requested = options(SearchMode::Episodes, &[term(text, Target::ALL)]);
            let episodes = engine.search_episodes(&requested, FIRST).expect("searches");
            let ids: HashSet<_> = podcasts.hits.iter().map(|hit| hit.document.podcast.id).collect();
            let episode_ids: HashSet<_> = episodes.hits.iter().map(|hit| hit.document.episode.id).collect();
            (podcasts.total, ids, episodes.total, episode_ids)
        };
        assert_eq!(found(&next), found(&full.engine), "{text}");
    }
    for show in &all {
        let list = |engine: &EmbeddedBackend| {
            let list =
                engine.podcast_episodes(show.id(), EpisodeListOptions { has_transcript: None, skip: 0, limit: 10 });
            list.expect("reads").episodes
        };
        assert_eq!(list(&next), list(&full.engine));
        for (episode, transcript, _) in &show.episodes {
            assert_eq!(next.transcript(episode.id).expect("reads"), *transcript);
        }
    }
    assert!(next.podcast(PodcastKey::Id(gone.id())).expect("reads").is_none());
    assert_eq!(next.transcript(gone.episodes[0].0.id).expect("reads"), None);
    let spoken = options(SearchMode::Episodes, &[term("brand new", &[Target::Transcript])]);
    let answer = next.search_episodes(&spoken, FIRST).expect("searches");
    assert!(answer.hits[0].transcript_snippets[0].highlighted.contains("<em>brand</em> <em>new</em>"));
}

#[test]
fn completions_follow_incremental_builds() {
    let first = open(&shows());
    let renamed = show(3, "x").with(|podcast| podcast.title = "Renamed Programme".to_owned());
    let added = show(99, "x").with(|podcast| podcast.title = "Additional Matter".to_owned());
    let gone = show(7, "x");
    let next = build_next(&first.folder, vec![renamed, added], &gone);
    let next = open_patiently(&next.path().join("index"), "g2");
    let titles = |typed: &str| -> Vec<String> {
        let found = next.autocomplete(typed, 50).expect("completes").podcasts;
        found.iter().map(|podcast| podcast.podcast.title.clone()).collect()
    };
    assert_eq!(titles("renam"), ["Renamed Programme"]);
    assert_eq!(titles("additional"), ["Additional Matter"]);
    assert!(!titles("show 7").contains(&"Show 7".to_owned()) && !titles("show 3").contains(&"Show 3".to_owned()));
    assert_eq!(next.autocomplete("program", 5).expect("completes").words, ["programme"]);
}

#[test]
fn what_did_not_change_is_shared() {
    let (_, delta, gone) = changed_corpus();
    let first = open(&shows());
    let before = files(&first.folder.path().join("index"));
    let contents: Vec<Vec<u8>> = before.iter().map(|path| fs::read(path).expect("reads")).collect();
    let next = build_next(&first.folder, delta, &gone);

    let inodes: HashSet<u64> = before.iter().map(|path| fs::metadata(path).expect("is there").ino()).collect();
    let shared = files(&next.path().join("index"))
        .into_iter()
        .filter(|path| inodes.contains(&fs::metadata(path).expect("is there").ino()))
        .map(|path| path.extension().and_then(|name| name.to_str()).unwrap_or_default().to_owned())
        .collect::<HashSet<_>>();
    for kind in ["store", "pos", "idx", "term", "fast", "data", "index", "fst"] {
        assert!(shared.contains(kind), "{kind} files are shared: {shared:?}");
    }
    let after: Vec<Vec<u8>> = before.iter().map(|path| fs::read(path).expect("reads")).collect();
    assert!(contents == after, "the previous index is as it was");
}

#[test]
fn unchanged_transcripts_are_not_written_again() {
    let first = open(&shows());
    let gone = show(7, "plain words");
    let next = build_next(&first.folder, vec![show(3, "plain words"), show(4, "plain words")], &gone);
    let parts: Vec<PathBuf> =
        files(&next.path().join("index")).into_iter().filter(|path| path.ends_with("part-000002.data")).collect();
    assert!(parts.is_empty(), "{parts:?}");
}

#[test]
fn many_incremental_builds_keep_few_parts() {
    let mut last = open(&shows()).folder;
    for round in 0..12 {
        let next = TempDir::new().expect("makes a folder");
        let previous = last.path().join("index");
        let plan = BuildPlan::incremental(next.path().join("index"), previous, Vec::new(), now());
        let renamed = show(3, "x").with(|podcast| podcast.title = format!("Round {round}"));
        build(&plan, ShowSource(vec![renamed]), &mut |_| {}).expect("builds");
        last = next;
    }
    let index = last.path().join("index");
    let manifest: serde_json::Value =
        serde_json::from_slice(&fs::read(index.join("manifest.json")).expect("reads")).expect("is JSON");
    assert!(manifest["title_parts"].as_array().expect("is a list").len() <= 8);
    let engine = open_patiently(&index, "g");
    assert_eq!(engine.autocomplete("round", 5).expect("completes").podcasts.len(), 1);
    assert_eq!(engine.autocomplete("show", 50).expect("completes").podcasts.len(), 39);
}

#[test]
fn folders_without_an_index_are_rejected() {
    let opened = open(&shows());
    let index = opened.folder.path().join("index");
    let text = |path: &Path| match EmbeddedBackend::open(path, "g") {
        Ok(_) => "ok".to_owned(),
        Err(error) => error.to_string(),
    };
    assert!(text(&opened.folder.path().join("nowhere")).ends_with("does not exist"));
    assert!(text(opened.folder.path()).ends_with("is incomplete: it has no manifest"));

    let manifest = fs::read_to_string(index.join("manifest.json")).expect("reads");
    fs::write(index.join("manifest.json"), "{").expect("writes");
    assert!(text(&index).starts_with("manifest of index"));
    let newer = manifest.replace("\"schema_version\": ", "\"schema_version\": 99");
    fs::write(index.join("manifest.json"), newer).expect("writes");
    assert!(matches!(EmbeddedBackend::open(&index, "g"), Err(OpenError::Outdated { schema: 990.., .. })));
    fs::write(index.join("manifest.json"), &manifest).expect("writes");
    assert_eq!(text(&index), "ok");

    // Opening detects any truncated or missing file.
    for ending in ["store", "term", "fast", "idx", "data", "index", "fst", "ids", "meta.json"] {
        for path in files(&index).into_iter().filter(|path| path.to_string_lossy().ends_with(ending)) {
            let bytes = fs::read(&path).expect("reads");
            fs::remove_file(&path).expect("removes");
            assert!(text(&index).ends_with("is damaged"), "{}: {}", path.display(), text(&index));
            if !matches!(ending, "fst" | "ids") {
                fs::write(&path, &bytes[..bytes.len() / 2]).expect("writes");
                assert!(text(&index).ends_with("is damaged"), "{}: {}", path.display(), text(&index));
            }
            fs::write(&path, &bytes).expect("writes");
        }
    }
    assert_eq!(text(&index), "ok");
}

#[test]
fn builds_never_touch_a_finished_index_and_clear_an_unfinished_one() {
    let folder = TempDir::new().expect("makes a folder");
    let plan = plan(&folder, 2);
    let failed = build(&plan, FailingSource, &mut |_| {});
    assert!(matches!(failed, Err(BuildError::Source(_))));
    assert!(matches!(EmbeddedBackend::open(&plan.folder, "g"), Err(OpenError::Unfinished(_))));

    let report = build(&plan, ShowSource(shows()), &mut |_| {}).expect("builds over what a crash left");
    assert_eq!((report.podcasts, report.episodes, report.transcripts), (40, 80, 40));
    assert!(matches!(build(&plan, ShowSource(shows()), &mut |_| {}), Err(BuildError::Exists(_))));
}

#[test]
fn each_step_of_a_build_is_reported() {
    let folder = TempDir::new().expect("makes a folder");
    let mut reported: Vec<BuildProgress> = Vec::new();
    let build_with = |plan: &BuildPlan, shows: Vec<Show>, reported: &mut Vec<BuildProgress>| {
        reported.clear();
        build(plan, ShowSource(shows), &mut |progress| reported.push(progress)).expect("builds");
        let mut steps: Vec<BuildStep> = reported.iter().map(|progress| progress.step).collect();
        steps.dedup();
        steps
    };
    let first = plan(&folder, 2);
    let steps = build_with(&first, shows(), &mut reported);
    let [reading, joining, suggestions, learning, vectors] =
        [BuildStep::Reading, BuildStep::Joining, BuildStep::Suggestions, BuildStep::Learning, BuildStep::Vectors];
    assert_eq!(steps, [reading, joining, suggestions, learning, vectors]);
    let of = |step| reported.iter().filter(move |progress| progress.step == step);
    assert!(of(reading).map(|progress| progress.done).eq(1..=40));
    assert!(of(joining).all(|progress| progress.total == 2 && progress.podcasts == 40));

    let next = BuildPlan::incremental(folder.path().join("next"), first.folder.clone(), Vec::new(), now());
    let steps = build_with(&next, vec![show(99, "added text")], &mut reported);
    assert_eq!(steps, [reading, joining, suggestions, vectors], "what was learned still serves");
}

/// Yields one podcast and then fails.
struct FailingSource;

impl PodcastSource for FailingSource {
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError> {
        let _ = visit(show(1, "x").document, &mut std::iter::empty());
        Err("the catalog is gone".into())
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("reads") {
        let path = entry.expect("reads").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found
}
