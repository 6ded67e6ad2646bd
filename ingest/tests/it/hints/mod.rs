//! Hints over loopback with real bytes: a chain node, a WebSub hub, and floods.

mod podping;
mod websub;

use axum::http::Uri;
use chrono::{TimeDelta, TimeZone, Utc};
use earshot_ingest::hints::{FloodGuard, Hint, HintReason, HintTransport, TransportError, TransportResponse};
use earshot_model::Timestamp;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn now() -> Timestamp {
    Utc.with_ymd_and_hms(2026, 11, 3, 12, 0, 0).unwrap()
}

fn hint(feed_url: &str) -> Hint {
    Hint { feed_url: feed_url.to_owned(), reason: HintReason::Update, received_at: now() }
}

/// Plain HTTP/1.0, so that these tests depend on no client.
#[derive(Clone, Copy, Debug)]
struct HttpTransport;

impl HttpTransport {
    async fn post(url: &str, kind: &str, body: &str, max_bytes: usize) -> Result<TransportResponse, TransportError> {
        let uri: Uri = url.parse().expect("a URL");
        let (host, path) = (uri.authority().expect("a host").as_str(), uri.path());
        let failed = |error: std::io::Error| TransportError::Failed(error.into());
        let mut stream = TcpStream::connect(host).await.map_err(failed)?;
        let length = body.len();
        let request =
            format!("POST {path} HTTP/1.0\r\nHost: {host}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n");
        stream.write_all(request.as_bytes()).await.map_err(failed)?;
        stream.write_all(body.as_bytes()).await.map_err(failed)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.map_err(failed)?;
        let head = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("the end of the headers");
        let status = String::from_utf8_lossy(&answer[..head])[9..12].parse().expect("a status");
        let body = answer.split_off(head + 4);
        if body.len() > max_bytes {
            Err(TransportError::TooLarge { limit: max_bytes })
        } else {
            Ok(TransportResponse { status, body })
        }
    }
}

impl HintTransport for HttpTransport {
    async fn post_json(&self, url: &str, body: String, max_bytes: usize) -> Result<TransportResponse, TransportError> {
        Self::post(url, "application/json", &body, max_bytes).await
    }

    async fn post_form(&self, url: &str, fields: &[(&str, &str)]) -> Result<TransportResponse, TransportError> {
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        Self::post(url, "application/x-www-form-urlencoded", &body, 1 << 16).await
    }
}

#[test]
fn a_feed_is_checked_once_a_minute_and_no_hint_is_lost() {
    let mut guard = FloodGuard::new(1_000);
    let known = |url: &str| url.contains("known");
    let first = guard.sort(vec![hint("https://known/1"), hint("https://new/1"), hint("https://known/1")], now(), known);
    let at = |seconds: i64| now() + TimeDelta::seconds(seconds);
    assert_eq!(first.due, [(hint("https://known/1"), at(0))]);
    assert_eq!((first.unknown, first.repeated), (vec![hint("https://new/1")], 1));
    let again = guard.sort(vec![hint("https://known/1")], at(20), known);
    assert_eq!(again.due, [(hint("https://known/1"), at(60))], "the feed was read before what this speaks of");
    let second = guard.sort(vec![hint("https://known/1"); 500], at(30), known);
    assert_eq!((second.due.len(), second.repeated), (0, 500));
    let third = guard.sort(vec![hint("https://known/1")], at(61), known);
    assert_eq!(third.due, [(hint("https://known/1"), at(120))]);
    let later = guard.sort(vec![hint("https://known/1")], at(300), known);
    assert_eq!(later.due, [(hint("https://known/1"), at(300))]);
}

#[test]
fn a_flood_of_urls_is_bounded() {
    let mut guard = FloodGuard::new(100);
    let flood = |from: usize| (from..from + 5_000).map(|n| hint(&format!("https://a.example/{n}"))).collect();
    let first = guard.sort(flood(0), now(), |_| false);
    assert_eq!((first.unknown.len(), first.dropped), (100, 4_900));
    assert_eq!(guard.sort(flood(9_000), now() + TimeDelta::seconds(59), |_| true).dropped, 5_000);
    assert_eq!(guard.sort(flood(9_000), now() + TimeDelta::seconds(60), |_| true).due.len(), 100);
}
