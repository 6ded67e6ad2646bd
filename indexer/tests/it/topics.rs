//! Topics and keywords: in hits, as filters and as facets.

use crate::corpus::{FIRST, Show, ShowSource, now, open, open_patiently, open_sharded, options, plan, term};
use earshot_conformance::subjects::{self, filtered, shows};
use earshot_indexer::{BuildPlan, EmbeddedBackend, EmbeddingSource, SearchBackend as _, SearchError, build, verify};
use earshot_model::search::{Filters, SearchMode, SearchOptions, Target};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn titles(engine: &EmbeddedBackend, topics: &[&str], keywords: &[&str]) -> Vec<String> {
    let asked = filtered(SearchMode::Podcasts, topics, keywords);
    let hits = engine.search_podcasts(&asked, FIRST).expect("searches").hits;
    let mut titles: Vec<String> = hits.iter().map(|hit| hit.document.podcast.title.clone()).collect();
    titles.sort_unstable();
    titles
}

#[test]
fn hits_have_topics_and_keywords() {
    let shows = shows();
    for opened in [open(&shows), open_sharded(&shows, 5)] {
        let engine = &opened.engine;
        let subjects = engine.podcast_subjects(&shows[1].document.podcast).expect("reads");
        assert_eq!(subjects.topics, ["seed round", "AI", "startups", "Technology"]);
        assert_eq!(subjects.keywords, ["startups", "seed round", "ai"]);
        let hits = engine.search_podcasts(&filtered(SearchMode::Podcasts, &["seed round"], &[]), FIRST).expect("finds");
        assert!(hits.hits.iter().all(|hit| hit.subjects == subjects), "{:?}", hits.hits);
        let (episode, ..) = &shows[1].episodes[0];
        let subjects = engine.episode_subjects(episode).expect("reads");
        assert_eq!((subjects.topics[0].as_str(), subjects.keywords[0].as_str()), ("seed round", "zymurgy"));
        assert!(engine.podcast_subjects(&Show::new("Nobody", "").document.podcast).expect("reads").topics.is_empty());
    }
}

#[test]
fn topics_are_filtered_by_and_counted() {
    let shows = shows();
    for opened in [open(&shows), open_sharded(&shows, 5)] {
        subjects::check(&opened.engine);
        assert_eq!(titles(&opened.engine, &[], &["startups"]).len(), 40.min(FIRST.limit));
    }
}

#[test]
fn episodes_make_the_topics_of_a_show() {
    let quiet = |number: usize| {
        Show::with_feed_url(&format!("https://quiet{number}.example/feed"), "Quiet evenings", "With friends.")
    };
    let with = |number: usize, titles: &[&str]| {
        let show =
            titles.iter().zip(1..).fold(quiet(number), |show, (title, day)| show.episode(title, "", Some(day), &[]));
        show.language("en")
    };
    let baked = ["Sourdough", "Sourdough again", "More sourdough"];
    let shows = [shows(), vec![with(0, &baked), with(1, &["Sourdough", "Tea", "Bread"])]].concat();
    for opened in [open(&shows), open_sharded(&shows, 5)] {
        let topics = |show: &Show| opened.engine.podcast_subjects(&show.document.podcast).expect("reads").topics;
        assert_eq!(topics(&shows[40]), ["sourdough", "Technology"], "of its episodes");
        assert_eq!(topics(&shows[41]), ["Technology"], "of one episode");
    }
}

#[test]
fn an_episode_is_found_by_its_keywords() {
    let opened = open(&shows());
    let asked = |target| options(SearchMode::Episodes, &[term("zymurgy", &[target])]);
    let found = |target| opened.engine.search_episodes(&asked(target), FIRST).expect("searches").hits.len();
    assert_eq!((found(Target::EpisodeDescription), found(Target::EpisodeTitle)), (FIRST.limit.min(40), 0));
}

#[test]
fn topics_outlive_small_changes_and_are_verified() {
    let shows = shows();
    let first = open(&shows);
    let next = TempDir::new().expect("makes a folder");
    let folder = next.path().join("index");
    let plan = BuildPlan::incremental(folder.clone(), first.folder.path().join("index"), vec![shows[2].id()], now());
    let added = Show::new("One more", "Another seed round.").language("en");
    build(&plan, ShowSource(vec![added]), &mut |_| {}).expect("builds");
    let engine = open_patiently(&folder, "g2");
    assert_eq!(titles(&engine, &["seed round"], &[]), ["One more", "alone0x", "alone1x"]);
    drop(engine);
    verify(&folder).expect("is whole");
    for path in files(&folder).into_iter().filter(|path| path.to_string_lossy().contains("-subjects")) {
        if path.extension().is_some_and(|kind| kind == "fast" || kind == "idx" || kind == "values") {
            let whole = fs::read(&path).expect("reads");
            let mut damaged = whole.clone();
            damaged[0] ^= 0x20;
            // Replaces the file, because the first index shares the old one by hard link.
            fs::remove_file(&path).expect("goes");
            fs::write(&path, damaged).expect("writes");
            assert!(verify(&folder).is_err(), "{}", path.display());
            fs::write(&path, whole).expect("writes");
        }
    }
}

#[test]
fn filters_by_topic_are_rejected_without_embeddings() {
    let shows = shows();
    let folder = TempDir::new().expect("makes a folder");
    let plan = BuildPlan { embeddings: EmbeddingSource::Off, ..plan(&folder, 2) };
    build(&plan, ShowSource(shows.clone()), &mut |_| {}).expect("builds");
    let engine = open_patiently(&plan.folder, "g");
    let subjects = engine.podcast_subjects(&shows[0].document.podcast).expect("reads");
    assert_eq!(
        (subjects.topics.len(), subjects.keywords),
        (0, ["startups", "seed round", "ai"].map(str::to_owned).to_vec()),
        "as the feed says"
    );
    let asked = filtered(SearchMode::Podcasts, &["seed round"], &[]);
    let refused = engine.search_podcasts(&asked, FIRST).expect_err("is refused");
    assert!(matches!(refused, SearchError::NoTopics), "{refused}");
    let counted = SearchOptions { filters: Filters::default(), ..asked };
    assert!(engine.search_podcasts(&counted, FIRST).expect("searches").facets[0].values.is_empty());
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("reads").map(|entry| entry.expect("reads").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
