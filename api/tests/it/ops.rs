//! What those who run the service rely on: metrics, probes, entity tags, and an end that finishes what was begun.

use crate::support::TestApp;
use crate::support::catalog::generation;
use axum::http::StatusCode;
use earshot_api::{AppState, serve, serve_metrics};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

fn search(text: &str) -> Value {
    json!({ "searchTerms": [{ "searchTerm": text, "searchTargets": ["podcast-title", "podcast-description"] }] })
}

/// A whole answer, head and body, of a server that listens.
async fn asked(address: SocketAddr, path: &str) -> String {
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
    let answer = asked(address, "/metrics").await;
    serving.abort();
    answer
}

#[tokio::test]
async fn metrics_tell_routes_and_codes_and_what_is_served() {
    let app = TestApp::new().await;
    app.get("/api/v1/podcasts/no-such-show").await;
    app.get("/api/v1/podcasts/no-such-show").await;
    app.get("/no/such/page?email=ann@example.org").await;
    app.post("/api/v1/search/podcasts", &search("vinegar")).await;
    let told = metrics_of(app.state.clone()).await;
    assert!(told.contains("content-type: application/openmetrics-text"), "{told}");
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
        assert!(told.contains(line), "{line} is not in\n{told}");
    }
    assert!(!told.contains("no-such-show") && !told.contains("example.org"), "{told}");
}

#[tokio::test]
async fn metrics_are_not_told_to_everybody() {
    let app = TestApp::new().await;
    let reply = app.get("/metrics").await;
    assert!(!reply.text.contains("earshot_http_requests"), "{}", reply.text);
}

#[tokio::test]
async fn a_server_is_ready_when_something_is_served() {
    let app = TestApp::empty().await;
    assert_eq!(app.get("/livez").await.status, StatusCode::OK);
    let reply = app.get("/readyz").await;
    assert_eq!((reply.status, reply.text.contains("published")), (StatusCode::SERVICE_UNAVAILABLE, true));
    app.state.swap(generation("g1"));
    let reply = app.get("/readyz").await;
    assert_eq!((reply.status, reply.text.as_str()), (StatusCode::OK, "ready"));
}

#[tokio::test]
async fn an_answer_that_is_known_is_not_sent_again() {
    let app = TestApp::new().await;
    let first = app.get("/api/v1/public/statistics").await;
    let tag = first.header("etag").to_owned();
    assert!(tag.starts_with("W/\""), "{tag}");
    for known in [tag.as_str(), "*", &format!("\"other\", {tag}")] {
        let again = app.get_as("/api/v1/public/statistics", &[("if-none-match", known)]).await;
        assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""), "{known}");
        assert_eq!(
            (again.header("etag"), again.header("cache-control")),
            (tag.as_str(), first.header("cache-control"))
        );
    }
    let other = app.get_as("/api/v1/public/statistics", &[("if-none-match", "W/\"other\"")]).await;
    assert_eq!((other.status, &other.text), (StatusCode::OK, &first.text));
    // Another answer has another tag; what fails, and what is no GET, has none.
    assert_ne!(app.get("/api/v1/public/directory").await.header("etag"), tag);
    assert_eq!(app.get("/api/v1/podcasts/no-such-show").await.header("etag"), "");
    assert_eq!(app.post("/api/v1/search/podcasts", &search("vinegar")).await.header("etag"), "");
}

#[tokio::test]
async fn what_was_begun_is_finished_before_the_end() {
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
    // An answer to somebody else: by now the server has read the beginning too.
    assert!(asked(address, "/readyz").await.ends_with("ready"));
    stop.send(()).expect("the server runs");
    while app.get("/readyz").await.text != "stopping" {
        tokio::task::yield_now().await;
    }
    stream.write_all(rest.as_bytes()).await.expect("the rest is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    serving.await.expect("the server ends").expect("well");
    assert!(TcpStream::connect(address).await.is_err());
}
