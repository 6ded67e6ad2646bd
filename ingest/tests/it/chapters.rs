//! Chapters that a feed links, fetched from a local server.

use super::store::MemoryStore;
use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;
use earshot_catalog::{DataDir, FeedCheckStore};
use earshot_ingest::run::{FetchTranscripts, Network, RunOptions, ingest_sources};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::{EpisodeBuilder, FeedBuilder, LocalServer, fixed_clock};
use std::collections::BTreeMap;

const FILE: &str =
    r#"{"version":"1.2.0","chapters":[{"startTime":0,"title":"Intro"},{"startTime":61.5,"title":"The kettle"}]}"#;
const INLINE: &str = r#"<psc:chapters xmlns:psc="http://podlove.org/simple-chapters" version="1.2"><psc:chapter start="0:05" title="Inline"/></psc:chapters>"#;

#[test]
fn linked_chapters_are_stored_with_their_episode() {
    let item = |guid: &str, path: &str, more: &str| {
        let link = format!("<podcast:chapters url=\"{path}\" type=\"application/json+chapters\"/>{more}");
        EpisodeBuilder::new(guid, guid).item_xml(&link)
    };
    let feed = FeedBuilder::new("Tea")
        .episode(item("file", "/file.json", ""))
        .episode(item("gone", "/gone.json", ""))
        .episode(item("page", "/page.json", ""))
        .episode(item("huge", "/huge.json", ""))
        .episode(item("inline", "/file.json", INLINE))
        .build();
    let router = Router::new()
        .route("/feed", get(move || std::future::ready(feed)))
        .route("/file.json", get(|| std::future::ready(FILE)))
        .route("/gone.json", get(|| std::future::ready(StatusCode::NOT_FOUND)))
        .route("/page.json", get(|| std::future::ready("<html>Sign in</html>")))
        .route("/huge.json", get(|| std::future::ready(format!("{FILE}{}", " ".repeat(3 << 20)))));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let web = runtime.block_on(LocalServer::serve(router));
    let folder = tempfile::tempdir().expect("a folder");
    let config = ClientConfig { allow_private: true, ..ClientConfig::new("0.0.0", "", fixed_clock()) };
    let http = HttpClient::new(config).expect("a client");
    let checks = FeedCheckStore::open(&DataDir::new(folder.path())).expect("a store");
    let network = Network { http: &http, runtime: runtime.handle(), checks: &checks };
    let ingest = |which| {
        let mut store = MemoryStore::default();
        let options = RunOptions { fetch_transcripts: which, reparses_all: true, ..RunOptions::new(fixed_clock()) };
        ingest_sources(&[web.url("/feed")], &mut store, Some(network), &options, &()).expect("a run");
        let starts = |episode: earshot_model::Episode| {
            let starts: Vec<i64> = episode.namespace.chapters.iter().map(|chapter| chapter.start_ms).collect();
            (episode.title, starts)
        };
        store.episodes.into_values().map(starts).collect::<BTreeMap<String, Vec<i64>>>()
    };
    let expected =
        [("file", vec![0, 61_500]), ("gone", vec![]), ("huge", vec![]), ("inline", vec![5_000]), ("page", vec![])];
    assert_eq!(ingest(FetchTranscripts::New), expected.map(|(title, starts)| (title.to_owned(), starts)).into());
    assert_eq!(ingest(FetchTranscripts::None)["file"], Vec::<i64>::new(), "nothing is fetched unless requested");
}
