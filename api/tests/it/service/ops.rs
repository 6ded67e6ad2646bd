//! Operations: metrics, probes, entity tags, and a shutdown that finishes requests in flight.

use crate::support::catalog::generation;
use crate::support::prelude::*;
use async_compression::tokio::bufread::{BrotliDecoder, GzipDecoder};
use axum::body::Body;
use axum::http::Request;
use earshot_api::{AppState, serve, serve_metrics};
use http_body_util::BodyExt as _;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tower::ServiceExt as _;

fn search(text: &str) -> Value {
    json!({ "searchTerms": [{ "searchTerm": text, "searchTargets": ["podcast-title", "podcast-description"] }] })
}

/// A whole response of a listening server, head and body.
async fn fetch(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("the request is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

async fn metrics_of(state: AppState) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = tokio::spawn(serve_metrics(listener, state));
    let answer = fetch(address, "/metrics").await;
    serving.abort();
    answer
}

#[tokio::test]
async fn metrics_count_routes_codes_and_the_generation() {
    let app = TestApp::new().await;
    app.get("/api/v1/podcasts/no-such-show").await;
    app.get("/api/v1/podcasts/no-such-show").await;
    app.get("/no/such/page?email=ann@example.org").await;
    app.post("/api/v1/search/podcasts", &search("vinegar")).await;
    let reported = metrics_of(app.state.clone()).await;
    assert!(reported.contains("content-type: application/openmetrics-text"), "{reported}");
    for line in [
        r#"earshot_http_requests_total{method="GET",route="/api/v1/podcasts/{podcastIdOrSlug}",status="404"} 2"#,
        r#"earshot_http_requests_total{method="POST",route="/api/v1/search/podcasts",status="200"} 1"#,
        r#"earshot_http_request_duration_seconds_count{method="POST",route="/api/v1/search/podcasts"} 1"#,
        r#"earshot_http_errors_total{code="not_found"} 2"#,
        "earshot_http_requests_in_flight 0",
        "earshot_generation_published_timestamp_seconds ",
        "earshot_podcasts ",
        "# EOF",
    ] {
        assert!(reported.contains(line), "{line} is not in\n{reported}");
    }
    assert!(!reported.contains("no-such-show") && !reported.contains("example.org"), "{reported}");
}

#[tokio::test]
async fn metrics_are_absent_from_the_public_listener() {
    let app = TestApp::new().await;
    let reply = app.get("/metrics").await;
    assert!(!reply.text.contains("earshot_http_requests"), "{}", reply.text);
}

#[tokio::test]
async fn a_server_is_ready_once_a_generation_is_served() {
    let app = TestApp::empty().await;
    assert_eq!(app.get("/livez").await.status, StatusCode::OK);
    let reply = app.get("/readyz").await;
    assert_eq!((reply.status, reply.text.contains("published")), (StatusCode::SERVICE_UNAVAILABLE, true));
    app.state.swap_generation(generation("g1"));
    let reply = app.get("/readyz").await;
    assert_eq!((reply.status, reply.text.as_str()), (StatusCode::OK, "ready"));
}

#[tokio::test]
async fn a_matching_etag_gets_304() {
    let app = TestApp::new().await;
    let first = app.get("/api/v1/public/statistics").await;
    let tag = first.header("etag").to_owned();
    assert!(tag.starts_with("W/\""), "{tag}");
    // RFC 9110 13.1.2: the comparison is weak, so the strong form of the tag matches, too.
    let strong = tag.trim_start_matches("W/");
    for known in [tag.as_str(), strong, "*", &format!("\"other\", {tag}"), &format!("W/\"a,b\" ,{strong}, \"c\"")] {
        for method in [Method::GET, Method::HEAD] {
            let again = app.send(method, "/api/v1/public/statistics", &[("if-none-match", known)], None).await;
            assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""), "{known}");
            assert_eq!(
                (again.header("etag"), again.header("cache-control"), again.header("vary")),
                (tag.as_str(), first.header("cache-control"), first.header("vary"))
            );
        }
    }
    let lines = [("if-none-match", "\"other\""), ("if-none-match", tag.as_str())];
    assert_eq!(app.get_as("/api/v1/public/statistics", &lines).await.status, StatusCode::NOT_MODIFIED);
    for unknown in ["W/\"other\"", "\"\"", "nonsense", "w/\"a\"", "\"*\""] {
        let other = app.get_as("/api/v1/public/statistics", &[("if-none-match", unknown)]).await;
        assert_eq!((other.status, &other.text), (StatusCode::OK, &first.text), "{unknown}");
    }
    // RFC 9110 9.3.2: HEAD responds like GET, without the body.
    let head = app.send(Method::HEAD, "/api/v1/public/statistics", &[], None).await;
    assert_eq!((head.status, head.text.as_str(), head.header("etag")), (StatusCode::OK, "", tag.as_str()));
    assert_eq!(head.header("content-length"), first.text.len().to_string());
    // Another response has another tag; failures and methods other than GET have none.
    assert_ne!(app.get("/api/v1/public/directory").await.header("etag"), tag);
    assert_eq!(app.get("/api/v1/podcasts/no-such-show").await.header("etag"), "");
    assert_eq!(app.post("/api/v1/search/podcasts", &search("vinegar")).await.header("etag"), "");
}

#[tokio::test]
async fn the_document_is_the_same_in_every_encoding() {
    let app = TestApp::new().await;
    let plain = app.get("/openapi.json").await;
    let tag = plain.header("etag").to_owned();
    assert!(!plain.text.is_empty() && tag.starts_with("W/"), "{tag}");
    for encoding in ["br", "gzip"] {
        let request = Request::get("/openapi.json").header("accept-encoding", encoding).body(Body::empty());
        let response = app.router.clone().oneshot(request.expect("a request")).await.expect("the service never fails");
        let header = |name: &str| response.headers()[name].to_str().expect("text").to_owned();
        assert_eq!((header("content-encoding"), header("etag")), (encoding.to_owned(), tag.clone()));
        let varies = response.headers().get_all("vary").iter().any(|value| value == "accept-encoding");
        assert!(varies, "{:?}", response.headers());
        let body = response.into_body().collect().await.expect("a whole body").to_bytes();
        assert!(body.len() < plain.text.len() / 5, "{} of {}", body.len(), plain.text.len());
        let mut text = String::new();
        match encoding {
            "br" => BrotliDecoder::new(&body[..]).read_to_string(&mut text).await,
            _ => GzipDecoder::new(&body[..]).read_to_string(&mut text).await,
        }
        .expect("whole");
        assert!(text == plain.text, "{encoding}");
        let known = [("accept-encoding", encoding), ("if-none-match", tag.as_str())];
        let again = app.get_as("/openapi.json", &known).await;
        assert_eq!((again.status, again.header("content-encoding")), (StatusCode::NOT_MODIFIED, ""));
    }
}

#[tokio::test]
async fn a_shutdown_finishes_requests_in_flight() {
    let app = TestApp::new().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = oneshot::channel::<()>();
    let stopping = async move {
        let _ = stopped.await;
    };
    let serving = tokio::spawn(serve(listener, app.state.clone(), stopping));
    let body = search("vinegar").to_string();
    let (first, rest) = body.split_at(10);
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let head = format!(
        "POST /api/v1/search/podcasts HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + first).as_bytes()).await.expect("the beginning is sent");
    // This response shows that the server has also read the beginning of the other request.
    assert!(fetch(address, "/readyz").await.ends_with("ready"));
    stop.send(()).expect("the server runs");
    while app.get("/readyz").await.text != "stopping" {
        tokio::task::yield_now().await;
    }
    stream.write_all(rest.as_bytes()).await.expect("the rest is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    serving.await.expect("the server ends");
    assert!(TcpStream::connect(address).await.is_err());
}
