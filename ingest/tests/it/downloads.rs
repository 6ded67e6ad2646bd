//! OP3 on loopback: lookups by GUID and feed, and its failures.

use axum::Router;
use axum::extract::{OriginalUri, State};
use axum::http::StatusCode;
use earshot_catalog::PodcastToMeasure;
use earshot_ingest::platforms::PollContext;
use earshot_ingest::platforms::downloads::{DownloadProvider as _, FetchDownloadsError, Op3};
use earshot_model::PodcastId;
use earshot_model::rating::Rating;
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::LocalServer;
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tokio::runtime::Runtime;

const GUID: &str = "9b024349-ccf0-5f69-a609-6b82873eab3c";
/// `https://a.example/feed`.
const FEED_KEY: &str = "aHR0cHM6Ly9hLmV4YW1wbGUvZmVlZA";
const SHOW: &str = "3299ee267635404e9cd660088a755b34";

type Reply = fn(&str) -> (StatusCode, Value);

/// Fetches the downloads of a podcast from a service that replys like this.
fn fetch(reply: Reply) -> Result<Option<Rating>, FetchDownloadsError> {
    let runtime = Runtime::new().expect("a runtime");
    let handler = |State(reply): State<Reply>, OriginalUri(uri): OriginalUri| async move {
        let (status, body) = reply(&uri.to_string());
        (status, body.to_string())
    };
    let web = runtime.block_on(LocalServer::serve(Router::new().fallback(handler).with_state(reply)));
    let clock = earshot_testkit::fixed_clock();
    let config = ClientConfig { allow_private: true, ..ClientConfig::new("0", "https://a.example", clock.clone()) };
    let context = PollContext {
        http: &HttpClient::new(config).expect("a client"),
        runtime: runtime.handle(),
        clock: &clock,
        polled_before: clock.now(),
        limit: 1,
        pause: Duration::ZERO,
        stop: &AtomicBool::new(false),
    };
    let podcast = PodcastToMeasure {
        podcast_id: PodcastId::from_feed_url("https://a.example/feed"),
        feed_url: "https://a.example/feed".to_owned(),
        guid: Some(GUID.to_owned()),
        media_url: "https://op3.dev/e/media.example/a.mp3".to_owned(),
        is_private: false,
    };
    let mut issues = Vec::new();
    let fetched = Op3::connect("secret").at(&web.url("")).fetch(&podcast, &context, &mut issues);
    assert!(issues.is_empty(), "{issues:?}");
    fetched
}

fn not_found() -> (StatusCode, Value) {
    (StatusCode::NOT_FOUND, json!({"message": "not found"}))
}

fn counts(shows: Value) -> (StatusCode, Value) {
    (StatusCode::OK, json!({"asof": "2026-01-01T23:00:00.000Z", "showDownloadCounts": shows, "queryTime": 3}))
}

#[test]
fn a_feed_that_is_unknown_by_its_guid_is_found_by_its_url() {
    let rating = fetch(|question| match question.strip_prefix("/api/1/").expect("the API") {
        key if key == format!("shows/{GUID}") => not_found(),
        key if key == format!("shows/{FEED_KEY}") => (StatusCode::OK, json!({"showUuid": SHOW})),
        key if key == format!("queries/show-download-counts?showUuid={SHOW}") => {
            counts(json!({SHOW: {"monthlyDownloads": 5_270, "weeklyAvgDownloads": 1_246.5}}))
        }
        other => panic!("{other}"),
    });
    let rating = rating.expect("works").expect("counts");
    assert_eq!(rating.downloads, Some(5_270));
    assert_eq!(rating.measured_until.map(|until| until.to_rfc3339()).as_deref(), Some("2026-01-01T23:00:00+00:00"));
}

#[test]
fn an_unknown_show_and_one_without_counts_have_no_downloads() {
    assert_eq!(fetch(|_| not_found()).expect("works"), None);
    let empty = fetch(|question| {
        if question.contains("/shows/") { (StatusCode::OK, json!({"showUuid": SHOW})) } else { counts(json!({})) }
    });
    assert_eq!(empty.expect("works"), None);
}

#[test]
fn failures_are_never_a_count() {
    let cases: [(Reply, bool, &str); 5] = [
        (|_| (StatusCode::UNAUTHORIZED, json!({})), true, "op3 rejects the API key (401)"),
        (|_| (StatusCode::TOO_MANY_REQUESTS, json!({})), true, "op3 is throttling requests"),
        (|_| (StatusCode::BAD_GATEWAY, json!({})), false, "op3 answered 502"),
        (|_| (StatusCode::OK, json!({"showUuid": "../admin"})), false, "op3: unknown format of downloads"),
        (|_| (StatusCode::OK, json!({"showUuid": SHOW})), false, "op3: unknown format of downloads"),
    ];
    for (reply, is_over, message) in cases {
        let error = fetch(reply).expect_err(message);
        assert_eq!((error.to_string().as_str(), error.is_poll_over()), (message, is_over));
    }
}
