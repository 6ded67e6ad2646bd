//! What a cluster that fails does to searches and builds, against a server with as much of the protocol as they need.

use earshot_conformance::catalog;
use earshot_conformance::corpus::{self, ShowSource, now, open_patiently};
use earshot_indexer::{EpisodeKey, EpisodeListOptions, PodcastKey, SearchBackend, SearchError};
use earshot_model::Timestamp;
use earshot_opensearch::{
    BuildInputs, ClusterClient, ClusterConfig, ClusterError, GenerationError, GenerationPlan, LeaseError,
    OpenSearchBackend, WriterLease, build_generation,
};
use earshot_testkit::{Behavior, MisbehavingServer, RawRequest, fixed_clock};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tempfile::TempDir;

pub fn respond(status: u16, body: &Value) -> Behavior {
    Behavior::status(status, "content-type: application/json\r\n", body.to_string())
}

fn error(status: u16, kind: &str, reason: &str) -> Behavior {
    respond(status, &json!({"error": {"type": kind, "reason": reason}, "status": status}))
}

/// Runs blocking code beside the server.
pub async fn blocking<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(run).await.expect("does not panic")
}

/// On a thread of its own, because the client's runtime cannot start within that of the server.
pub fn client(urls: Vec<String>) -> ClusterClient {
    let started = std::thread::spawn(|| ClusterClient::new(&ClusterConfig::new(urls)).expect("is valid"));
    started.join().expect("does not panic")
}

fn plan(scratch: &TempDir) -> GenerationPlan {
    GenerationPlan {
        prefix: "earshot".to_owned(),
        generation: "000007".to_owned(),
        built_at: now(),
        shards: 1,
        replicas: 0,
        scratch: scratch.path().to_owned(),
    }
}

/// The mappings of a complete generation of this version.
fn mappings(version: u64) -> Value {
    mappings_built_at(version, now())
}

pub fn mappings_built_at(version: u64, built_at: Timestamp) -> Value {
    let meta = json!({
        "version": version, "generation": "000007", "built_at": built_at, "languages": [0], "lengths": {},
    });
    let index = |kind: &str| (format!("earshot-{kind}-000007-5f0c2a1b"), json!({"mappings": {"_meta": meta}}));
    ["podcasts", "episodes", "transcripts"].map(index).into_iter().collect::<serde_json::Map<_, _>>().into()
}

fn open(client: &Arc<ClusterClient>) -> Result<OpenSearchBackend, ClusterError> {
    OpenSearchBackend::open(client, "earshot", "000007", now())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mapping_of_another_version_is_refused_with_both_versions() {
    let server = MisbehavingServer::start(|_| respond(200, &mappings(2))).await;
    let client = Arc::new(client(vec![server.url("")]));
    let refused = blocking(move || open(&client).err().expect("is refused")).await;
    assert!(matches!(refused, ClusterError::OtherVersion { found: 2, .. }), "{refused}");
    assert!(refused.to_string().contains("has version 2, and this program reads version 4"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_does_not_respond_is_passed_over() {
    let silent = MisbehavingServer::always(Behavior::Close).await;
    let server = MisbehavingServer::start(|_| respond(200, &mappings(4))).await;
    let client = Arc::new(client(vec![silent.url(""), server.url("")]));
    blocking(move || {
        open(&client).expect("the second node responds");
        open(&client).expect("the second node is asked first");
    })
    .await;
    assert_eq!(silent.counts().requests(), 1, "a node that failed is not asked again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_node_ends_one_search_in_time_and_the_next_asks_another_node() {
    let slow = MisbehavingServer::start(|request| match request.target().contains("_mapping") {
        true => respond(200, &mappings(4)),
        false => Behavior::Silence,
    })
    .await;
    let other = MisbehavingServer::always(error(503, "overloaded", "from the other node")).await;
    let client = Arc::new(client(vec![slow.url(""), other.url("")]));
    let (first, second) = blocking(move || {
        let backend = open(&client).expect("opens").with_budget(Duration::from_millis(300));
        (search(&backend).expect_err("no answer"), search(&backend).expect_err("no answer"))
    })
    .await;
    for failed in [&first, &second] {
        assert!(matches!(failed, SearchError::Unavailable { .. }), "{failed}");
    }
    assert_eq!(other.counts().requests(), 1, "{first}, then {second}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_nodes_searches_are_unavailable() {
    let server = MisbehavingServer::start(|request| match request.target().contains("_mapping") {
        true => respond(200, &mappings(4)),
        false => Behavior::Close,
    })
    .await;
    let client = Arc::new(client(vec![server.url("")]));
    let failed = blocking(move || search(&open(&client).expect("opens")).expect_err("no node")).await;
    assert!(matches!(failed, SearchError::Unavailable { .. }), "{failed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_nodes_lookups_read_the_local_generation_and_do_not_wait_again() {
    let requests = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&requests);
    let server = MisbehavingServer::start(move |request| {
        counted.fetch_add(1, Ordering::SeqCst);
        match request.target().contains("_mapping") {
            true => respond(200, &mappings(4)),
            false => Behavior::Close,
        }
    })
    .await;
    let client = Arc::new(client(vec![server.url("")]));
    blocking(move || {
        let shows = catalog::shows();
        let corpus::TestEngine { engine, folder } = corpus::open(&shows);
        drop(engine);
        let local = Arc::new(open_patiently(&folder.path().join("index"), "g1"));
        let backend = open(&client).expect("opens").with_local(local);
        let podcast = shows[0].id();
        assert!(backend.podcast(PodcastKey::Id(podcast)).expect("is readable").is_some());
        let after_first = requests.load(Ordering::SeqCst);
        let listed = EpisodeListOptions { has_transcript: None, skip: 0, limit: 5 };
        backend.podcast_episodes(podcast, listed).expect("is readable");
        backend.latest_podcasts(false, 5).expect("is readable");
        let (episode, ..) = shows.iter().find_map(|show| show.episodes.first()).expect("one has episodes");
        assert!(backend.episode(EpisodeKey::Id(episode.id)).expect("is readable").is_some());
        backend.transcript(episode.id).expect("is readable");
        assert_eq!(requests.load(Ordering::SeqCst), after_first, "further lookups skip the cluster");
        let failed = search(&backend).expect_err("searches need the cluster");
        assert!(matches!(failed, SearchError::Unavailable { .. }), "{failed}");
        assert!(requests.load(Ordering::SeqCst) > after_first, "searches do not skip it");
    })
    .await;
}

pub fn search(backend: &dyn SearchBackend) -> Result<(), SearchError> {
    use earshot_indexer::Page;
    use earshot_model::search::{SearchMode, SearchOptions};
    let all = SearchOptions::match_all(SearchMode::Podcasts);
    backend.search_podcasts(&all, Page { skip: 0, limit: 10 }).map(drop)
}

/// Answers the requests of a build up to its documents.
fn accept(request: &RawRequest) -> Behavior {
    match request.target() {
        target if target.contains("/_doc/writer") && request.head.starts_with("GET") => {
            respond(404, &json!({"found": false}))
        }
        target if target.contains("/_doc/writer") => respond(201, &json!({"_seq_no": 1, "_primary_term": 1})),
        _ => respond(200, &json!({"acknowledged": true})),
    }
}

fn build(client: &ClusterClient) -> GenerationError {
    let scratch = TempDir::new().expect("makes a folder");
    let mut lease = WriterLease::acquire(client, "earshot", &fixed_clock()).expect("is free");
    let mut shows = ShowSource(catalog::shows()[..2].to_vec());
    let built = build_generation(client, &plan(&scratch), BuildInputs::full(&mut shows), &mut lease);
    lease.release();
    built.expect_err("fails")
}

#[tokio::test(flavor = "multi_thread")]
async fn full_disks_end_a_build_with_their_reason_and_its_indexes_are_deleted() {
    let deleted = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&deleted);
    let server = MisbehavingServer::start(move |request| {
        counted.fetch_add(usize::from(request.head.starts_with("DELETE")), Ordering::SeqCst);
        match request.target() {
            "/_bulk" => {
                let error = json!({
                    "type": "cluster_block_exception",
                    "reason": "index [earshot-podcasts] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark]",
                });
                let item = json!({"index": {"_index": "earshot-podcasts", "_id": "1", "status": 429, "error": error}});
                respond(200, &json!({"errors": true, "items": [item]}))
            }
            _ => accept(request),
        }
    })
    .await;
    let client = client(vec![server.url("")]);
    let failed = blocking(move || build(&client)).await;
    assert!(failed.to_string().contains("disk usage exceeded flood-stage watermark"), "{failed}");
    assert_eq!(deleted.load(Ordering::SeqCst), 3, "the indexes of the build");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_index_without_all_documents_is_not_completed() {
    let server = MisbehavingServer::start(|request| match request.target() {
        target if target.ends_with("/_count") => {
            respond(200, &json!({"count": 1, "_shards": {"total": 1, "successful": 1, "failed": 0}}))
        }
        _ => accept(request),
    })
    .await;
    let client = client(vec![server.url("")]);
    let failed = blocking(move || build(&client)).await;
    assert!(matches!(failed, GenerationError::Incomplete { found: 1, .. }), "{failed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_of_two_writers_says_when_to_try_again() {
    let ends_at = fixed_clock().now().timestamp() + 90;
    let held = json!({"found": true, "_seq_no": 4, "_primary_term": 1, "_source": {"ends_at": ends_at}});
    let server = MisbehavingServer::start(move |request| match request.head.starts_with("GET") {
        true => respond(200, &held),
        false => error(400, "resource_already_exists_exception", "it already exists"),
    })
    .await;
    let client = client(vec![server.url("")]);
    let refused = blocking(move || WriterLease::acquire(&client, "earshot", &fixed_clock()).err()).await;
    let refused = refused.expect("is held");
    assert!(matches!(refused, LeaseError::OtherWriter { seconds: 90, .. }), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_writers_at_the_same_time_one_is_refused() {
    let server = MisbehavingServer::start(|request| match request.head.starts_with("PUT /earshot-writer/_doc") {
        true => error(409, "version_conflict_engine_exception", "document already exists"),
        false => accept(request),
    })
    .await;
    let client = client(vec![server.url("")]);
    let refused = blocking(move || WriterLease::acquire(&client, "earshot", &fixed_clock()).err()).await;
    assert!(matches!(refused, Some(LeaseError::OtherWriter { .. })), "{refused:?}");
}
