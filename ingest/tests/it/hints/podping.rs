//! Podping with JSON-RPC nodes, correct and faulty ones.

use super::{HttpTransport, now};
use axum::Router;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::post;
use earshot_ingest::hints::{Hint, HintError, HintReason, HintSource, PodpingSource};
use earshot_testkit::LocalServer;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of the newest block of the test chain.
const HEAD: u64 = 100_000_000;

fn podping_operation(id: &str, body: Value) -> Value {
    raw_podping_operation(id, &body.to_string())
}

fn raw_podping_operation(id: &str, json: &str) -> Value {
    json!({"type": "custom_json_operation", "value": {
        "required_auths": [], "required_posting_auths": ["podping.aaa"], "id": id, "json": json,
    }})
}

fn block(operations: Vec<Value>) -> Value {
    json!({"timestamp": "2026-11-03T11:59:00", "transactions": [{"operations": operations}]})
}

/// A node whose block n is `blocks(n)`.
async fn node(head: u64, ranges: bool, blocks: fn(u64) -> Value) -> LocalServer {
    let answer = move |body: String| async move {
        let question: Value = serde_json::from_str(&body).expect("JSON");
        let params = &question["params"];
        let result = match question["method"].as_str().expect("a method") {
            "condenser_api.get_dynamic_global_properties" => json!({"head_block_number": head}),
            "block_api.get_block_range" if ranges => {
                let first = params["starting_block_num"].as_u64().expect("a number");
                let last = head.min(first + params["count"].as_u64().expect("a count") - 1);
                json!({"blocks": (first..=last).map(blocks).collect::<Vec<_>>()})
            }
            "condenser_api.get_block" => blocks(params[0].as_u64().expect("a number")),
            other => {
                let error = json!({"code": -32601, "message": format!("no method {other}")});
                return json!({"jsonrpc": "2.0", "id": 1, "error": error}).to_string();
            }
        };
        json!({"jsonrpc": "2.0", "id": 1, "result": result}).to_string()
    };
    LocalServer::serve(Router::new().route("/", post(answer))).await
}

fn podping(nodes: &[&LocalServer], last: Option<u64>) -> PodpingSource<HttpTransport> {
    PodpingSource::new(HttpTransport, nodes.iter().map(|node| node.url("/")).collect(), last)
}

fn urls(hints: &[Hint]) -> Vec<&str> {
    hints.iter().map(|hint| hint.feed_url.as_str()).collect()
}

#[tokio::test]
async fn every_podping_version_is_parsed() {
    let chain = |_| {
        block(vec![
            podping_operation(
                "pp_podcast_update",
                json!({"version": "1.1", "medium": "podcast", "reason": "update",
                "iris": ["https://a.example/feed#x", " http://b.example/rss "], "timestampNs": 1, "sessionId": 2}),
            ),
            podping_operation("pp_music_live", json!({"version": "1.0", "iris": ["https://c.example/live"]})),
            podping_operation("pp_video_liveEnd", json!({"iris": ["https://c.example/live"]})),
            podping_operation(
                "podping",
                json!({"version": "0.3", "num_urls": 1, "reason": "feed_update", "urls": ["https://d.example/"]}),
            ),
            podping_operation("podping", json!({"url": "https://e.example/"})),
            json!(["custom_json", {"id": "pp_podcast_update", "json": "{\"iris\":[\"https://f.example/\"]}"}]),
            podping_operation("pp_startup", json!({"iris": ["https://no.example/"]})),
            podping_operation("pplt_podcast_update", json!({"iris": ["https://no.example/"]})),
            podping_operation("podping-startup", json!({"urls": ["https://no.example/"]})),
            json!({"type": "vote_operation", "value": {"id": "podping", "json": "{\"url\":\"https://no.example/\"}"}}),
        ])
    };
    let web = node(HEAD, true, chain).await;
    let mut source = podping(&[&web], Some(HEAD - 1));
    let hints = source.poll(now()).await.expect("hints");
    let expected = [
        "https://a.example/feed",
        "http://b.example/rss",
        "https://c.example/live",
        "https://c.example/live",
        "https://d.example/",
        "https://e.example/",
        "https://f.example/",
    ];
    assert_eq!(urls(&hints), expected);
    assert_eq!(
        [hints[0].reason, hints[2].reason, hints[3].reason],
        [HintReason::Update, HintReason::Live, HintReason::LiveEnd]
    );
    assert_eq!(hints[0].received_at, now() - chrono::TimeDelta::minutes(1));
    assert_eq!((source.last_block(), source.report().malformed), (Some(HEAD), 0));
    assert!(source.poll(now()).await.expect("nothing new").is_empty());
}

#[tokio::test]
async fn malformed_and_oversized_messages_are_skipped() {
    let chain = |number| match HEAD - number {
        4 => json!({"transactions": "none", "timestamp": 7}),
        3 => json!([1, 2, 3]),
        2 => {
            json!({"timestamp": "tomorrow", "transactions": [null, {"operations": [7, [], ["custom_json"], {"type": 5}]}]})
        }
        1 => {
            let long = format!("{{\"iris\":[\"https://long.example/{}\"]}}", "x".repeat(8_192));
            block(vec![
                raw_podping_operation("pp_podcast_update", &long),
                raw_podping_operation("pp_podcast_update", "{\"iris\":"),
                raw_podping_operation("pp_podcast_update", &format!("{}{}", "[".repeat(4_000), "]".repeat(4_000))),
                podping_operation("pp_podcast_update", json!({"iris": "https://no.example/"})),
                podping_operation(
                    "pp_podcast_update",
                    json!({"iris": ["ftp://x.example/", "javascript:1", 7, "https://u:p@x.example/"]}),
                ),
            ])
        }
        _ => block(vec![podping_operation("pp_podcast_update", json!({"iris": [null, "https://good.example/"]}))]),
    };
    let web = node(HEAD, true, chain).await;
    let mut source = podping(&[&web], Some(HEAD - 5));
    assert_eq!(urls(&source.poll(now()).await.expect("hints")), ["https://good.example/"]);
    assert_eq!((source.last_block(), source.report().blocks, source.report().malformed), (Some(HEAD), 5, 5));
}

#[tokio::test]
async fn a_block_that_is_too_large_does_not_stop_the_rest() {
    let chain = |number| match HEAD - number {
        3 => json!({"transactions": [], "witness": "x".repeat(9 << 20)}),
        _ => block(vec![podping_operation("podping", json!({"url": format!("https://a.example/{number}")}))]),
    };
    let web = node(HEAD, true, chain).await;
    let mut source = podping(&[&web], Some(HEAD - 10));
    assert_eq!(source.poll(now()).await.expect("hints").len(), 9);
    assert_eq!((source.last_block(), source.report().skipped_blocks), (Some(HEAD), 1));
}

#[tokio::test]
async fn after_a_stop_at_most_a_day_is_replayed() {
    let web = node(HEAD, true, |_| block(Vec::new())).await;
    let mut source = podping(&[&web], Some(HEAD - 100_000));
    source.poll(now()).await.expect("hints");
    assert_eq!(source.report().skipped_blocks, 100_000 - 28_800);
    assert_eq!(source.last_block(), Some(HEAD - 28_800 + 20 * 50), "a replay is spread over polls");
    let mut new = podping(&[&web], None);
    assert!(new.poll(now()).await.expect("hints").is_empty());
    assert_eq!((new.last_block(), new.report().skipped_blocks), (Some(HEAD), 0));
}

#[tokio::test]
async fn a_node_without_ranges_is_read_block_by_block() {
    let web = node(HEAD, false, |number| {
        block(vec![podping_operation("podping", json!({"url": format!("https://a.example/{number}")}))])
    });
    let web = web.await;
    let mut source = podping(&[&web], Some(HEAD - 3));
    assert_eq!(source.poll(now()).await.expect("hints").len(), 3);
    assert_eq!(source.last_block(), Some(HEAD));
}

#[tokio::test]
async fn the_next_node_is_tried_when_one_fails_and_the_cursor_stays() {
    let calls = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&calls);
    let bad = move || {
        let call = counted.fetch_add(1, Ordering::Relaxed);
        async move {
            match call {
                0 => (StatusCode::BAD_GATEWAY, String::new()).into_response(),
                1 => "<html>".into_response(),
                // An impossibly long chain would move the cursor past all future blocks.
                2 => json!({"result": {"head_block_number": u64::MAX}}).to_string().into_response(),
                _ => json!({"error": {"message": "busy"}}).to_string().into_response(),
            }
        }
    };
    let bad = LocalServer::serve(Router::new().route("/", post(bad))).await;
    let good =
        node(HEAD, true, |_| block(vec![podping_operation("podping", json!({"url": "https://a.example/"}))])).await;
    let mut alone = podping(&[&bad], Some(HEAD - 1));
    assert!(matches!(alone.poll(now()).await, Err(HintError::Status { status: 502, .. })));
    assert!(matches!(alone.poll(now()).await, Err(HintError::UnexpectedResponse { .. })));
    assert!(matches!(alone.poll(now()).await, Err(HintError::UnexpectedResponse { .. })));
    assert!(matches!(alone.poll(now()).await, Err(HintError::Rpc { .. })));
    assert_eq!(alone.last_block(), Some(HEAD - 1));
    let mut both = podping(&[&bad, &good], Some(HEAD - 1));
    assert!(both.poll(now()).await.is_err());
    assert_eq!(urls(&both.poll(now()).await.expect("hints")), ["https://a.example/"]);
}
