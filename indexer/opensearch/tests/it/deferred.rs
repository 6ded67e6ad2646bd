//! A server that starts while its cluster is away.

use crate::faults::{blocking, client, mappings_built_at, respond, search};
use earshot_conformance::catalog;
use earshot_conformance::corpus::{self, TestEngine, open_patiently};
use earshot_indexer::{EpisodeListOptions, PodcastKey, SearchBackend, SearchError};
use earshot_opensearch::{ClusterError, DeferredBackend};
use earshot_testkit::{Behavior, MisbehavingServer};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_starts_without_nodes_reads_the_local_generation_and_connects_when_they_respond() {
    let (shows, local, folder) = blocking(|| {
        let shows = catalog::shows();
        let TestEngine { engine, folder } = corpus::open(&shows);
        drop(engine);
        let local = Arc::new(open_patiently(&folder.path().join("index"), "000007"));
        (shows, local, folder)
    })
    .await;
    let (has_nodes, searches) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let server = {
        let (has_nodes, searches) = (Arc::clone(&has_nodes), Arc::clone(&searches));
        let mappings = mappings_built_at(4, local.built_at());
        MisbehavingServer::start(move |request| {
            if !request.target().contains("_mapping") {
                searches.fetch_add(1, Ordering::SeqCst);
            } else if has_nodes.load(Ordering::SeqCst) {
                return respond(200, &mappings);
            }
            Behavior::Close
        })
        .await
    };
    let client = Arc::new(client(vec![server.url("")]));
    blocking(move || {
        let changes = Arc::new(Mutex::new(Vec::new()));
        let noted = Arc::clone(&changes);
        let on_change = move |change: Result<(), &ClusterError>| {
            noted.lock().expect("is not poisoned").push(change.is_ok());
        };
        let backend = DeferredBackend::new(&client, "earshot", local, Box::new(on_change));
        let backend = backend.with_retry_interval(Duration::ZERO);
        let reads_the_local_generation = || {
            let podcast = shows[0].id();
            assert!(backend.podcast(PodcastKey::Id(podcast)).expect("is readable").is_some());
            let listed = EpisodeListOptions { has_transcript: None, skip: 0, limit: 5 };
            backend.podcast_episodes(podcast, listed).expect("is readable");
            assert!(!backend.latest_podcasts(false, 5).expect("is readable").is_empty());
        };
        let is_unavailable = || {
            let failed = search(&backend).expect_err("no node searches");
            assert!(matches!(failed, SearchError::Unavailable { .. }), "{failed}");
        };
        reads_the_local_generation();
        is_unavailable();
        is_unavailable();
        assert_eq!(searches.load(Ordering::SeqCst), 0, "nothing is connected yet");
        assert!(changes.lock().expect("is not poisoned").is_empty(), "the server has logged it at its start");

        has_nodes.store(true, Ordering::SeqCst);
        is_unavailable();
        assert!(searches.load(Ordering::SeqCst) > 0, "the search has reached the cluster");
        is_unavailable();
        assert_eq!(*changes.lock().expect("is not poisoned"), [true], "it connects once");
        reads_the_local_generation();
    })
    .await;
    drop(folder);
}
