//! Conditional requests and the headers of their responses.

use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use earshot_net::FetchRequest;
use earshot_testkit::{Behavior, LocalServer, MisbehavingServer};
use std::time::Duration;

/// Unquoted, as some servers have it.
const ETAG: &str = "W/weak-and-unquoted";

async fn feed(headers: HeaderMap) -> impl IntoResponse {
    let is_same = headers.get("if-none-match").is_some_and(|etag| etag == ETAG);
    if is_same { (StatusCode::NOT_MODIFIED, [("etag", ETAG)], "") } else { (StatusCode::OK, [("etag", ETAG)], "feed") }
}

#[tokio::test]
async fn validators_are_sent_back_verbatim() {
    let web = LocalServer::serve(Router::new().route("/", get(feed))).await;
    let client = super::client(true);
    let first = client.fetch(&FetchRequest::for_feed(web.url("/"))).await.expect("a response");
    assert_eq!((first.status, first.body.as_slice(), first.etag.as_deref()), (200, b"feed".as_slice(), Some(ETAG)));
    let again = client
        .fetch(&FetchRequest::for_feed(web.url("/")).with_validators(first.etag, None))
        .await
        .expect("a response");
    assert!(again.is_not_modified() && again.body.is_empty());
}

#[tokio::test]
async fn usable_validators_are_sent_back() {
    let long = format!("\"{}\"", "e".repeat(1_024));
    let huge = "e".repeat(5_000);
    let cases: &[(&str, Option<&str>)] = &[
        ("W/\"1\"", Some("W/\"1\"")),
        ("\"quoted, and with a comma\"", Some("\"quoted, and with a comma\"")),
        ("unquoted", Some("unquoted")),
        (&long, Some(&long)),
        ("ü", Some("ü")),
        ("", None),
        (&huge, None),
    ];
    for (sent, expected) in cases {
        let headers = format!("etag: {sent}\r\nlast-modified: {sent}\r\n");
        let server = MisbehavingServer::start(move |request| match request.header("if-none-match") {
            // A 304 response counts even without validators of its own.
            Some(etag) if request.header("if-modified-since") == Some(etag) => {
                Behavior::status(304, "x-same: yes\r\n", "")
            }
            _ => Behavior::status(200, &headers, "feed"),
        })
        .await;
        let client = super::client(true);
        let first = client.fetch(&FetchRequest::for_feed(server.url("/"))).await.expect("a response");
        assert_eq!((first.etag.as_deref(), first.last_modified.as_deref()), (*expected, *expected));
        let request = FetchRequest::for_feed(server.url("/")).with_validators(first.etag, first.last_modified);
        let again = client.fetch(&request).await.expect("a response");
        assert_eq!(again.is_not_modified(), expected.is_some(), "{sent:?}");
    }
}

#[tokio::test]
async fn a_validator_that_no_header_can_have_is_left_out() {
    let server = MisbehavingServer::start(|request| {
        Behavior::status(200, "", request.header("if-none-match").unwrap_or("none"))
    })
    .await;
    let request = FetchRequest::new(server.url("/")).with_validators(Some("a\r\nx-evil: 1".to_owned()), None);
    let response = super::client(true).fetch(&request).await.expect("a response");
    assert_eq!(response.body, b"none");
}

#[tokio::test]
async fn forms_are_posted_and_redirects_are_reported() {
    let server = MisbehavingServer::start(|request| match request.target() {
        "/moved" => Behavior::status(307, "location: /hub\r\n", ""),
        _ => Behavior::status(202, "", [request.head.as_bytes(), &request.body].concat()),
    })
    .await;
    let client = super::client(true);
    let fields = [("hub.mode", "subscribe"), ("hub.topic", "https://a.example/feed?x=1&y=ü")];
    let response = client.post_form(&FetchRequest::new(server.url("/hub")), &fields).await.expect("a response");
    let body = String::from_utf8_lossy(&response.body).into_owned();
    assert_eq!(response.status, 202);
    assert!(body.starts_with("POST /hub HTTP/1.1\r\n"), "{body}");
    assert!(body.contains("content-type: application/x-www-form-urlencoded\r\n"), "{body}");
    assert!(
        body.ends_with("hub.mode=subscribe&hub.topic=https%3A%2F%2Fa.example%2Ffeed%3Fx%3D1%26y%3D%C3%BC"),
        "{body}"
    );
    let moved = client.post_form(&FetchRequest::new(server.url("/moved")), &fields).await.expect("a response");
    assert_eq!((moved.status, moved.location), (307, Some(server.url("/hub"))));
    assert_eq!(server.counts().requests(), 2);
}

#[tokio::test]
async fn json_is_posted_within_limits_and_redirects_are_reported() {
    let server = MisbehavingServer::start(|request| match request.target() {
        "/moved" => Behavior::status(308, "location: http://127.0.0.1:9/\r\n", ""),
        "/large" => Behavior::status(200, "", vec![b' '; 300 << 10]),
        _ => Behavior::status(200, "", [request.head.as_bytes(), &request.body].concat()),
    })
    .await;
    let client = super::client(true);
    let json = || r#"{"id":1,"name":"ü"}"#.to_owned();
    let conditional = FetchRequest::new(server.url("/rpc")).with_validators(Some("\"tag\"".to_owned()), None);
    let response = client.post_json(&conditional, json()).await.expect("a response");
    let body = String::from_utf8_lossy(&response.body).into_owned();
    assert!(body.starts_with("POST /rpc HTTP/1.1\r\n") && body.ends_with(&json()), "{body}");
    assert!(body.contains("content-type: application/json\r\n") && !body.contains("if-none-match"), "{body}");
    let moved = client.post_json(&FetchRequest::new(server.url("/moved")), json()).await.expect("a response");
    assert_eq!((moved.status, moved.location.as_deref()), (308, Some("http://127.0.0.1:9/")));
    let large =
        client.post_json(&super::small_request(server.url("/large")), json()).await.expect_err("256 KiB are allowed");
    assert_eq!(large.kind(), "too-large", "{large}");
    assert_eq!(server.counts().requests(), 3);
}

#[tokio::test]
async fn hubs_and_challenges_are_detected() {
    let server = MisbehavingServer::start(|request| match request.target() {
        "/wall" => Behavior::status(403, "", "<title>Just a moment...</title>"),
        "/denied" => Behavior::status(403, "", "no"),
        _ => Behavior::status(200, "link: <https://h.example/>; rel=\"hub\", </feed>; rel=self\r\n", "feed"),
    })
    .await;
    let client = super::client(true);
    let feed = client.fetch(&FetchRequest::for_feed(server.url("/"))).await.expect("a response");
    assert_eq!(
        (feed.hub_urls.as_slice(), &feed.self_url),
        (["https://h.example/".to_owned()].as_slice(), &Some(server.url("/feed")))
    );
    assert!(feed.is_content());
    for (path, is_challenge) in [("/wall", true), ("/denied", false)] {
        let response = client.fetch(&FetchRequest::for_feed(server.url(path))).await.expect("a response");
        assert_eq!((response.status, response.is_challenge), (403, is_challenge));
    }
}

#[tokio::test]
async fn retry_after_is_parsed() {
    let busy =
        |wait: &'static str| get(move || async move { (StatusCode::SERVICE_UNAVAILABLE, [("retry-after", wait)]) });
    let router = Router::new()
        .route("/seconds", busy("120"))
        .route("/date", busy("Sun, 01 Nov 2026 12:01:00 GMT"))
        .route("/huge", busy("99999999999"))
        .route("/nonsense", busy("-1"));
    let web = LocalServer::serve(router).await;
    let client = super::client(true);
    let cases = [("/seconds", Some(120)), ("/date", Some(60)), ("/huge", Some(7 * 86_400)), ("/nonsense", None)];
    for (path, seconds) in cases {
        let response = client.fetch(&FetchRequest::for_feed(web.url(path))).await.expect("a response");
        assert_eq!((response.status, response.retry_after), (503, seconds.map(Duration::from_secs)), "{path}");
    }
}

#[tokio::test]
async fn user_agent_identifies_the_client() {
    let echo = |headers: HeaderMap| async move { headers["user-agent"].to_str().expect("text").to_owned() };
    let web = LocalServer::serve(Router::new().route("/", get(echo))).await;
    let response = super::client(true).fetch(&FetchRequest::new(web.url("/"))).await.expect("a response");
    assert_eq!(String::from_utf8_lossy(&response.body), "Earshot/0.0.0 (+https://earshot.example/bot)");
}
