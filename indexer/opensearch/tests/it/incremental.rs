//! Builds that continue another generation.

use crate::cluster::{build, cluster, open, plan, write};
use chrono::TimeDelta;
use earshot_conformance::corpus::{Show, ShowSource, now};
use earshot_conformance::{catalog, check};
use earshot_indexer::{Page, SearchBackend as _};
use earshot_model::PodcastId;
use earshot_model::search::{SearchMode, SearchOptions};
use earshot_opensearch::{
    BuildInputs, ClusterClient, ClusterError, GenerationChanges, GenerationPlan, OpenSearchBackend,
};
use std::sync::Arc;
use tempfile::TempDir;

/// A source that a build must not read.
fn nothing() -> ShowSource {
    ShowSource(Vec::new())
}

/// What the generation before the catalog had: every second podcast without its last episode, and one that is gone.
fn before() -> Vec<Show> {
    let mut shows = catalog::shows();
    for show in shows.iter_mut().step_by(2) {
        show.episodes.pop();
        show.document.podcast.title.push_str(" before");
    }
    shows.push(Show::with_feed_url("https://gone.example/feed", "Gone", "is gone").episode("Gone", "", Some(3), &[]));
    shows
}

#[test]
fn a_build_that_continues_another_one_is_as_good_as_a_whole_one() {
    let Some(config) = cluster() else { return };
    let client = ClusterClient::new(&config).expect("is valid");
    let (old, shows) = (before(), catalog::shows());
    build(&config, "continued", "g1", &old, 3);
    let gone = [old.last().expect("has podcasts").id()];
    let mut changed = ShowSource(shows.iter().step_by(2).cloned().collect());
    let scratch = TempDir::new().expect("makes a folder");
    let built_at = now() + TimeDelta::hours(1);
    let plan = GenerationPlan { shards: 3, built_at, ..plan("continued", "g2", &scratch) };
    let changes = GenerationChanges { base: "g1", base_built_at: now(), changed: &mut changed, removed: &gone };
    let (mut all, changes) = (nothing(), Some(changes));
    let (indexes, report) = write(&client, &plan, BuildInputs { all: &mut all, changes, local: None });
    assert!(report.is_incremental);
    let (whole_indexes, whole) = {
        let plan = GenerationPlan { generation: "g3".to_owned(), built_at: now(), ..plan.clone() };
        write(&client, &plan, BuildInputs::full(&mut ShowSource(shows.clone())))
    };
    assert_ne!(indexes, whole_indexes);
    let counts = |report: earshot_opensearch::GenerationReport| (report.podcasts, report.episodes, report.transcripts);
    assert_eq!(counts(report), counts(whole));

    let client = Arc::new(client);
    let continued = OpenSearchBackend::open(&client, "continued", "g2", built_at).expect("opens");
    let ids = |backend: &OpenSearchBackend| -> Vec<PodcastId> {
        let all = SearchOptions::match_all(SearchMode::Podcasts);
        let found = backend.search_podcasts(&all, Page { skip: 0, limit: 1_000 }).expect("searches");
        let mut ids: Vec<PodcastId> = found.hits.iter().map(|hit| hit.document.podcast.id).collect();
        ids.sort_unstable();
        ids
    };
    let whole = open(&config, "continued", "g3", &shows);
    assert_eq!(ids(&continued), ids(&whole));
    // The base is as it was.
    let base = open(&config, "continued", "g1", &old);
    assert_eq!(ids(&base).len(), old.len());
}

#[test]
fn a_continued_build_conforms_to_all_tables() {
    let Some(config) = cluster() else { return };
    let client = ClusterClient::new(&config).expect("is valid");
    let shows = catalog::shows();
    let scratch = TempDir::new().expect("makes a folder");
    // The base has another time, so that the continued generation has that of the tables.
    let base_built_at = now() - TimeDelta::hours(1);
    let first = GenerationPlan { built_at: base_built_at, ..plan("continued-tables", "g1", &scratch) };
    let old = before();
    write(&client, &first, BuildInputs::full(&mut ShowSource(old.clone())));
    let gone = [old.last().expect("has podcasts").id()];
    let mut changed = ShowSource(shows.iter().step_by(2).cloned().collect());
    let changes = GenerationChanges { base: "g1", base_built_at, changed: &mut changed, removed: &gone };
    let (mut all, changes) = (nothing(), Some(changes));
    let plan = plan("continued-tables", "g2", &scratch);
    let (_, report) = write(&client, &plan, BuildInputs { all: &mut all, changes, local: None });
    assert!(report.is_incremental);
    check(&open(&config, "continued-tables", "g2", &shows));
}

#[test]
fn without_a_base_that_fits_all_podcasts_are_written() {
    let Some(config) = cluster() else { return };
    let client = ClusterClient::new(&config).expect("is valid");
    let shows = catalog::shows();
    build(&config, "no-base", "g1", &shows[..2], 1);
    let scratch = TempDir::new().expect("makes a folder");
    let same = || plan("no-base", "g2", &scratch);
    let plans = [
        // Another number of shards, another time, another name.
        ("g1", now(), GenerationPlan { shards: 2, ..same() }),
        ("g1", now() - TimeDelta::hours(1), same()),
        ("g0", now(), same()),
    ];
    for (base, base_built_at, plan) in plans {
        let mut changed = nothing();
        let changes = GenerationChanges { base, base_built_at, changed: &mut changed, removed: &[] };
        let mut all = ShowSource(shows[..3].to_vec());
        let (_, report) = write(&client, &plan, BuildInputs { all: &mut all, changes: Some(changes), local: None });
        assert_eq!((report.is_incremental, report.podcasts), (false, 3), "{base}");
    }
}

#[test]
fn a_build_that_ended_early_leaves_nothing_that_is_opened() {
    let Some(config) = cluster() else { return };
    let client = Arc::new(ClusterClient::new(&config).expect("is valid"));
    let shows = catalog::shows();
    build(&config, "ended", "g1", &shows, 1);
    let scratch = TempDir::new().expect("makes a folder");
    let mut lease = earshot_opensearch::WriterLease::acquire(&client, "ended", &earshot_testkit::fixed_clock())
        .expect("nobody else writes");
    // The build fails after it has cloned the indexes.
    let second = GenerationPlan { built_at: now() + TimeDelta::hours(1), ..plan("ended", "g2", &scratch) };
    let mut failing = FailingSource;
    let changes = GenerationChanges { base: "g1", base_built_at: now(), changed: &mut failing, removed: &[] };
    let (mut all, changes) = (nothing(), Some(changes));
    let inputs = BuildInputs { all: &mut all, changes, local: None };
    let built = earshot_opensearch::build_generation(&client, &second, inputs, &mut lease);
    assert!(built.is_err());
    lease.release();
    let opened = OpenSearchBackend::open(&client, "ended", "g2", second.built_at);
    assert!(matches!(opened, Err(ClusterError::NotBuilt { .. })));
    assert!(OpenSearchBackend::open(&client, "ended", "g1", now()).is_ok());
}

struct FailingSource;

impl earshot_indexer::PodcastSource for FailingSource {
    fn for_each_podcast(
        &mut self,
        _visit: &mut earshot_indexer::PodcastVisitor<'_>,
    ) -> Result<(), earshot_indexer::SourceError> {
        Err("the tables cannot be read".into())
    }
}
