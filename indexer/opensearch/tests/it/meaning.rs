//! Searches by meaning on a cluster, compared with the embedded engine over the same vectors.

use crate::cluster::{cluster, plan, write};
use earshot_conformance::corpus::{
    self, SHOW_TARGETS, Show, ShowSource, TestEngine, cues, now, open_patiently, options, term,
};
use earshot_conformance::subjects;
use earshot_indexer::{EmbeddedBackend, Page, SearchBackend as _};
use earshot_model::search::{
    Filters, HiddenPodcasts, RetrievalMode, RetrievalOptions, SearchMode, SearchOptions, SearchTerm, Target,
};
use earshot_opensearch::{BuildInputs, ClusterClient, ClusterConfig, OpenSearchBackend};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use uuid::Uuid;

const PAGE: Page = Page { skip: 0, limit: 100 };
const EPISODE_TARGETS: &[Target] = &[Target::EpisodeTitle, Target::EpisodeDescription, Target::Transcript];

/// Topics with words that occur together.
const TOPICS: [(&str, [&str; 6]); 3] = [
    ("Baking", ["bread", "sourdough", "oven", "flour", "yeast", "dough"]),
    ("Sailing", ["boat", "harbour", "wind", "anchor", "tide", "mast"]),
    ("Money", ["loan", "mortgage", "interest", "savings", "pension", "broker"]),
];

fn shows() -> Vec<Show> {
    let show = |(topic, words): (&str, [&str; 6]), number: usize| {
        let text: Vec<&str> = (0..4).map(|word| words[(number + word) % 6]).collect();
        let turned: Vec<&str> = text.iter().rev().copied().collect();
        let feed = format!("https://{topic}-{number}.example/feed");
        Show::with_feed_url(&feed, &format!("{topic} {number}"), &text.join(" "))
            .episode(&format!("{topic} talk {number}"), &turned.join(" "), Some(5), &[])
            .language(if number.is_multiple_of(2) { "en" } else { "de" })
    };
    let mut shows: Vec<Show> = (0..12).flat_map(|number| TOPICS.map(|topic| show(topic, number))).collect();
    let small_talk = vec!["the weather was fine and we laughed a lot about nothing at all"; 30];
    let mut spoken = small_talk.clone();
    spoken.extend(["sourdough flour dough oven, flour oven sourdough dough"; 60]);
    spoken.extend(small_talk);
    let chatter = Show::with_feed_url("https://spoken.example/feed", "Chatter", "two friends talk");
    shows.push(chatter.language("en").episode("An evening", "we talk", Some(2), &cues(&spoken)));
    shows
}

fn by(mode: RetrievalMode, searched: SearchMode, terms: &[SearchTerm]) -> SearchOptions {
    SearchOptions {
        retrieval: RetrievalOptions { mode: Some(mode), semantic_weight: None },
        ..options(searched, terms)
    }
}

/// Opens both engines over the same generation.
fn open(config: &ClusterConfig, prefix: &str) -> (OpenSearchBackend, Arc<EmbeddedBackend>, TempDir) {
    open_with(config, prefix, &shows())
}

fn open_with(
    config: &ClusterConfig,
    prefix: &str,
    shows: &[Show],
) -> (OpenSearchBackend, Arc<EmbeddedBackend>, TempDir) {
    let client = Arc::new(ClusterClient::new(config).expect("is valid"));
    let TestEngine { engine, folder } = corpus::open(shows);
    drop(engine);
    let local = Arc::new(open_patiently(&folder.path().join("index"), "g1"));
    let scratch = TempDir::new().expect("makes a folder");
    let (mut source, plan) = (ShowSource(shows.to_vec()), plan(prefix, "g1", &scratch));
    let (_, report) = write(&client, &plan, BuildInputs { all: &mut source, changes: None, local: Some(&local) });
    assert!(!report.lacks_vectors, "the test cluster has the k-NN plugin");
    let backend = OpenSearchBackend::open(&client, prefix, "g1", now()).expect("opens");
    let backend = backend.with_budget(Duration::from_secs(60)).with_local(Arc::clone(&local));
    assert!(backend.has_vectors());
    (backend, local, folder)
}

/// The ids of all hits with their scores, and how they were found.
type Hits = BTreeMap<Uuid, (f32, RetrievalMode)>;

fn hits(engine: &dyn earshot_indexer::SearchBackend, options: &SearchOptions) -> Hits {
    match options.mode {
        SearchMode::Podcasts => {
            let found = engine.search_podcasts(options, PAGE).expect("searches");
            assert!(!found.is_partial && found.hits.is_sorted_by(|a, b| a.score >= b.score));
            assert_eq!(Some(found.retrieval.mode), options.retrieval.mode);
            found.hits.iter().map(|hit| (hit.document.podcast.id.0, (hit.score, hit.found_by))).collect()
        }
        SearchMode::Episodes => {
            let found = engine.search_episodes(options, PAGE).expect("searches");
            assert!(!found.is_partial && found.hits.is_sorted_by(|a, b| a.score >= b.score));
            assert_eq!(Some(found.retrieval.mode), options.retrieval.mode);
            found.hits.iter().map(|hit| (hit.document.episode.id.0, (hit.score, hit.found_by))).collect()
        }
    }
}

#[test]
fn a_cluster_finds_by_meaning_what_the_embedded_engine_finds() {
    let Some(config) = cluster() else { return };
    let (backend, local, _folder) = open(&config, "meaning");
    for (searched, targets) in [(SearchMode::Podcasts, SHOW_TARGETS), (SearchMode::Episodes, EPISODE_TARGETS)] {
        for text in ["yeast", "boat wind", "savings"] {
            let semantic = by(RetrievalMode::Semantic, searched, &[term(text, targets)]);
            let (expected, found) = (hits(&*local, &semantic), hits(&backend, &semantic));
            assert!(expected.len() > 4, "{text}: {expected:?}");
            assert_eq!(found.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>(), "{text}");
            for (id, (cosine, _)) in &found {
                assert!((cosine - expected[id].0).abs() < 0.01, "{text} {id}: {cosine} {:?}", expected[id]);
            }
            let hybrid = by(RetrievalMode::Hybrid, searched, &[term(text, targets)]);
            let (expected, found) = (hits(&*local, &hybrid), hits(&backend, &hybrid));
            let kinds = |hits: &Hits| hits.iter().map(|(id, (_, kind))| (*id, *kind)).collect::<Vec<_>>();
            assert_eq!(kinds(&found), kinds(&expected), "{text}");
        }
    }
}

#[test]
fn topics_are_filtered_by_and_counted_on_a_cluster() {
    let Some(config) = cluster() else { return };
    let (backend, local, _folder) = open_with(&config, "topics", &subjects::shows());
    subjects::check(&backend);
    let by_words = by(RetrievalMode::Lexical, SearchMode::Podcasts, &[term("alone1x", SHOW_TARGETS)]);
    let found = backend.search_podcasts(&by_words, PAGE).expect("searches").hits.remove(0);
    let podcast = &found.document.podcast;
    assert_eq!(found.subjects, local.podcast_subjects(podcast).expect("reads"));
    assert_eq!(found.subjects.topics[0], "seed round");
}

#[test]
fn filters_and_hidden_podcasts_hold_in_searches_by_meaning() {
    let Some(config) = cluster() else { return };
    let (backend, local, _folder) = open(&config, "meaning-filters");
    let asked = by(RetrievalMode::Semantic, SearchMode::Podcasts, &[term("yeast", SHOW_TARGETS)]);
    let all = backend.search_podcasts(&asked, PAGE).expect("searches");
    let nearest = all.hits[0].document.podcast.id;
    let filters = Filters { languages: vec!["de".to_owned()], ..Filters::default() };
    let german = SearchOptions { filters, ..asked.clone() };
    let found = backend.search_podcasts(&german, PAGE).expect("searches");
    assert!(!found.hits.is_empty());
    assert!(found.hits.iter().all(|hit| hit.document.podcast.language.as_deref() == Some("de")));
    assert_eq!(hits(&backend, &german).len(), hits(&*local, &german).len());

    let hidden = HiddenPodcasts { blacklisted: vec![nearest], ..HiddenPodcasts::default() };
    let without = SearchOptions { hidden, ..asked };
    let found = backend.search_podcasts(&without, PAGE).expect("searches");
    assert!(found.hits.iter().all(|hit| hit.document.podcast.id != nearest));
    assert_eq!((found.hidden.blacklisted, found.hidden.listed), (1, 0));
}

#[test]
fn the_nearest_passage_of_a_transcript_is_shown() {
    let Some(config) = cluster() else { return };
    let (backend, local, _folder) = open(&config, "meaning-passages");
    let terms = [term("yeast", &[Target::EpisodeTitle, Target::Transcript])];
    let asked = by(RetrievalMode::Semantic, SearchMode::Episodes, &terms);
    let snippets = |engine: &dyn earshot_indexer::SearchBackend| {
        let found = engine.search_episodes(&asked, PAGE).expect("searches");
        let hit = found.hits.into_iter().find(|hit| hit.document.episode.title == "An evening").expect("is found");
        hit.transcript_snippets
    };
    let found = snippets(&backend);
    assert!(found[0].is_semantic, "{found:?}");
    assert_eq!(found, snippets(&*local));
}
