//! Conditional requests and the headers that come back.

use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use earshot_net::FetchRequest;
use earshot_testkit::LocalWeb;
use std::time::Duration;

/// Unquoted, as some servers have it.
const ETAG: &str = "W/weak-and-unquoted";

async fn feed(headers: HeaderMap) -> impl IntoResponse {
    let is_same = headers.get("if-none-match").is_some_and(|etag| etag == ETAG);
    if is_same { (StatusCode::NOT_MODIFIED, [("etag", ETAG)], "") } else { (StatusCode::OK, [("etag", ETAG)], "feed") }
}

#[tokio::test]
async fn validators_go_back_as_they_came() {
    let web = LocalWeb::serve(Router::new().route("/", get(feed))).await;
    let client = super::client(true);
    let first = client.fetch(&FetchRequest::feed(web.url("/"))).await.expect("an answer");
    assert_eq!((first.status, first.body.as_slice(), first.etag.as_deref()), (200, b"feed".as_slice(), Some(ETAG)));
    let again = client.fetch(&FetchRequest::feed(web.url("/")).if_changed(first.etag, None)).await.expect("an answer");
    assert!(again.is_not_modified() && again.body.is_empty());
}

#[tokio::test]
async fn a_server_that_is_busy_says_how_long_to_wait() {
    let busy =
        |wait: &'static str| get(move || async move { (StatusCode::SERVICE_UNAVAILABLE, [("retry-after", wait)]) });
    let router = Router::new()
        .route("/seconds", busy("120"))
        .route("/date", busy("Sun, 01 Nov 2026 12:01:00 GMT"))
        .route("/huge", busy("99999999999"))
        .route("/nonsense", busy("-1"));
    let web = LocalWeb::serve(router).await;
    let client = super::client(true);
    let cases = [("/seconds", Some(120)), ("/date", Some(60)), ("/huge", Some(7 * 86_400)), ("/nonsense", None)];
    for (path, seconds) in cases {
        let answer = client.fetch(&FetchRequest::feed(web.url(path))).await.expect("an answer");
        assert_eq!((answer.status, answer.retry_after), (503, seconds.map(Duration::from_secs)), "{path}");
    }
}

#[tokio::test]
async fn we_say_who_we_are() {
    let echo = |headers: HeaderMap| async move { headers["user-agent"].to_str().expect("text").to_owned() };
    let web = LocalWeb::serve(Router::new().route("/", get(echo))).await;
    let answer = super::client(true).fetch(&FetchRequest::new(web.url("/"))).await.expect("an answer");
    assert_eq!(String::from_utf8_lossy(&answer.body), "Earshot/0.0.0 (+https://earshot.example/bot)");
}
