//! The conformance suite on a cluster.

use crate::cluster::{build, cluster, open, plan, write};
use chrono::TimeDelta;
use earshot_conformance::corpus::{ShowSource, now};
use earshot_conformance::{catalog, check, page_walks};
use earshot_indexer::{Page, SearchBackend as _, Total};
use earshot_model::search::{SearchMode, SearchOptions};
use earshot_opensearch::{
    BuildInputs, ClusterClient, ClusterError, GenerationPlan, OpenSearchBackend, delete_outdated_indexes,
};
use std::sync::Arc;
use tempfile::TempDir;

#[test]
fn a_cluster_conforms_to_all_tables() {
    let Some(config) = cluster() else { return };
    let shows = catalog::shows();
    build(&config, "conformance", "g1", &shows, 3);
    check(&open(&config, "conformance", "g1", &shows));
}

#[test]
fn pages_of_a_cluster_join() {
    let Some(config) = cluster() else { return };
    let crowd = page_walks::crowd();
    build(&config, "walks", "g1", &crowd, 3);
    page_walks::check(&open(&config, "walks", "g1", &crowd));
}

#[test]
fn a_server_opens_the_build_of_its_generation() {
    let Some(config) = cluster() else { return };
    let client = Arc::new(ClusterClient::new(&config).expect("is valid"));
    // A cluster that stays between two runs has the indexes of the first.
    let prefix = format!("many-{}", std::process::id());
    let open = |generation: &str, built_at| OpenSearchBackend::open(&client, &prefix, generation, built_at);
    let shows = catalog::shows();
    let first = build(&config, &prefix, "000001", &shows[..1], 1);
    let podcasts = |backend: OpenSearchBackend| {
        let all = SearchOptions::match_all(SearchMode::Podcasts);
        backend.search_podcasts(&all, Page { skip: 0, limit: 0 }).expect("searches").total
    };
    assert_eq!(podcasts(open("000001", now()).expect("is complete")), Total::Exactly(1));
    // The name was used again, after a build that was never served.
    let scratch = TempDir::new().expect("makes a folder");
    let again = GenerationPlan { built_at: now() + TimeDelta::hours(1), ..plan(&prefix, "000001", &scratch) };
    let (second, _) = write(&client, &again, BuildInputs::full(&mut ShowSource(shows[..2].to_vec())));
    assert_eq!(podcasts(open("000001", again.built_at).expect("is complete")), Total::Exactly(2));
    assert_eq!(podcasts(open("000001", now()).expect("is still there")), Total::Exactly(1));
    for (generation, built_at) in [("000001", now() - TimeDelta::hours(1)), ("000002", now())] {
        assert!(matches!(open(generation, built_at), Err(ClusterError::NotBuilt { .. })), "{generation}");
    }

    let kept = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let deleted = delete_outdated_indexes(&client, &prefix, &kept(&["000001"]), Some(&second)).expect("deletes");
    assert_eq!(deleted.len(), 3, "the build that was not served: {deleted:?}");
    assert!(deleted.contains(&first.podcasts));
    let third = build(&config, &prefix, "000003", &shows[..1], 1);
    assert_eq!(delete_outdated_indexes(&client, &prefix, &kept(&["000001"]), Some(&third)).expect("reads").len(), 0);
    assert_eq!(delete_outdated_indexes(&client, &prefix, &kept(&[]), Some(&third)).expect("deletes").len(), 3);
    assert!(matches!(open("000001", again.built_at), Err(ClusterError::NotBuilt { .. })));
}
