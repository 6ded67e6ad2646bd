//! Tests the client against services that follow the protocol and services that do not.

use super::*;
use crate::embedder::MAX_TEXT_BYTES;
use earshot_net::ClientConfig;
use earshot_testkit::{Behavior, MisbehavingServer, RawRequest, fixed_clock};
use earshot_vectors::DIMENSIONS;
use std::sync::atomic::{AtomicUsize, Ordering};

fn client() -> HttpClient {
    let config =
        ClientConfig { allow_private: true, politeness: None, ..ClientConfig::new("0.0.0", "", fixed_clock()) };
    HttpClient::new(config).unwrap()
}

fn config(server: &MisbehavingServer) -> ServiceConfig {
    let long = Duration::from_secs(60);
    ServiceConfig {
        query_deadline: long,
        document_deadline: long,
        ..ServiceConfig::new(server.url("/v1"), "tiny-model")
    }
}

/// The test embedding of a text: its length, then ones.
fn vector(text: &str, dimensions: usize) -> String {
    format!("[{}{}]", text.len(), ",1".repeat(dimensions - 1))
}

fn inputs(request: &RawRequest) -> Vec<String> {
    let body: serde_json::Value = serde_json::from_slice(&request.body).unwrap();
    assert_eq!(body["model"], "tiny-model");
    body["input"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// A valid response with the texts in reverse order.
fn embedding_response(request: &RawRequest, dimensions: usize) -> String {
    let items: Vec<String> = inputs(request)
        .iter()
        .enumerate()
        .rev()
        .map(|(index, text)| {
            format!(r#"{{"object":"embedding","index":{index},"embedding":{}}}"#, vector(text, dimensions))
        })
        .collect();
    format!(r#"{{"object":"list","data":[{}],"model":"tiny-model"}}"#, items.join(","))
}

fn ok(body: impl AsRef<[u8]>) -> Behavior {
    Behavior::status(200, "content-type: application/json\r\n", body)
}

fn texts<'a>(texts: &[&'a str]) -> Vec<EmbeddingText<'a>> {
    texts.iter().map(|text| EmbeddingText { text, language: None }).collect()
}

/// A server that behaves once as each of `first`, and then correctly.
async fn server_after(first: Vec<Behavior>) -> MisbehavingServer {
    let requested = AtomicUsize::new(0);
    MisbehavingServer::start(move |request| {
        let number = requested.fetch_add(1, Ordering::SeqCst);
        first.get(number).cloned().unwrap_or_else(|| ok(embedding_response(request, DIMENSIONS)))
    })
    .await
}

#[tokio::test]
async fn texts_go_in_batches_with_prefixes_and_a_key() {
    let server = MisbehavingServer::start(|request| {
        assert_eq!(request.target(), "/v1/embeddings");
        assert_eq!(request.header("authorization"), Some("Bearer secret"));
        assert!(inputs(request).len() <= 2 && inputs(request).iter().all(|text| text.starts_with("passage: ")));
        ok(embedding_response(request, DIMENSIONS))
    })
    .await;
    let config = ServiceConfig {
        key: Some("secret".to_owned()),
        batch: 2,
        document_prefix: "passage: ".to_owned(),
        ..config(&server)
    };
    let served = EmbeddingService::new(client(), config);
    let long = "é".repeat(MAX_TEXT_BYTES);
    let vectors = served.embed(EmbeddingMode::Document, &texts(&["a", " ", "bcd", "ef", &long])).await.unwrap();
    assert_eq!(server.counts().requests(), 2);
    assert!(vectors[1].is_none(), "a text without words is not sent");
    for (place, length) in [(0, 10), (2, 12), (3, 11), (4, 9 + MAX_TEXT_BYTES)] {
        let expected =
            UnitVector::new(&serde_json::from_str::<Vec<f32>>(&vector(&"x".repeat(length), DIMENSIONS)).unwrap());
        assert_eq!(vectors[place].as_ref(), expected.ok().as_ref(), "text {place}");
    }
}

#[tokio::test]
async fn transient_failures_are_retried() {
    let cases = [
        vec![Behavior::status(429, "retry-after: 0\r\n", "")],
        vec![Behavior::status(500, "", "oops"), Behavior::status(503, "", "")],
        vec![Behavior::Close, Behavior::Reset(b"HTTP/1.1 200 OK\r\n".to_vec())],
        vec![ok(r#"{"data":[{"index":0,"embedding":[0.1,"#)],
        vec![ok(r#"{"data":[]}"#)],
        vec![ok(format!(r#"{{"data":[{{"index":0,"embedding":[NaN{}]}}]}}"#, ",1".repeat(DIMENSIONS - 1)))],
    ];
    for first in cases {
        let (server, failures) = (server_after(first.clone()).await, first.len());
        let served = EmbeddingService::new(client(), config(&server));
        let vectors = served.embed(EmbeddingMode::Query, &texts(&["tea"])).await;
        assert!(vectors.as_ref().is_ok_and(|vectors| vectors[0].is_some()), "{first:?}: {vectors:?}");
        assert_eq!(server.counts().requests(), failures + 1, "{first:?}");
    }
}

#[tokio::test]
async fn permanent_failures_are_returned_and_not_retried() {
    let zeros = format!(r#"{{"data":[{{"embedding":[0{}]}}]}}"#, ",0".repeat(DIMENSIONS - 1));
    let infinite = format!(r#"{{"data":[{{"embedding":[1e39{}]}}]}}"#, ",0".repeat(DIMENSIONS - 1));
    let refusal = r#"{"error":{"message":"no such model"}}"#;
    let cases = [
        (Behavior::status(401, "", "who are you"), "returned 401: no message"),
        (Behavior::status(404, "", refusal), "returned 404: no such model"),
        (ok(zeros), "it is zero"),
        (ok(infinite), "dimension 0 is not a finite number"),
    ];
    for (behaviour, expected) in cases {
        let server = MisbehavingServer::always(behaviour).await;
        let error = EmbeddingService::new(client(), config(&server)).check().await.unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
        assert_eq!(server.counts().requests(), 1, "{error}");
    }
}

#[tokio::test]
async fn a_model_of_fewer_dimensions_is_padded() {
    let server = MisbehavingServer::start(|request| ok(embedding_response(request, 384))).await;
    let served = EmbeddingService::new(client(), config(&server));
    let vectors = served.embed(EmbeddingMode::Query, &texts(&["tea"])).await.unwrap();
    let coordinates = *vectors[0].as_ref().unwrap().coordinates();
    assert!(coordinates[383] > 0.0 && coordinates[384..].iter().all(|number| *number == 0.0));
}

#[tokio::test]
async fn a_model_of_more_dimensions_is_shortened_or_refused_at_the_start() {
    let dimensions_of = |request: &RawRequest| {
        let body: serde_json::Value = serde_json::from_slice(&request.body).unwrap();
        body["dimensions"].as_u64()
    };
    let server = MisbehavingServer::start(move |request| {
        ok(embedding_response(request, if dimensions_of(request) == Some(768) { 768 } else { 3_072 }))
    })
    .await;
    let served = EmbeddingService::new(client(), config(&server));
    served.check().await.unwrap();
    assert!(served.embed(EmbeddingMode::Query, &texts(&["tea"])).await.unwrap()[0].is_some());
    assert_eq!(server.counts().requests(), 3, "the second request names the dimensions, and all after it");

    let ignores: fn(&RawRequest) -> Behavior = |request| ok(embedding_response(request, 1_024));
    let rejects: fn(&RawRequest) -> Behavior =
        |request| match request.body.windows(10).any(|part| part == b"dimensions") {
            true => Behavior::status(400, "", r#"{"error":"unknown field"}"#),
            false => ok(embedding_response(request, 1_024)),
        };
    for behaviour in [ignores, rejects] {
        let server = MisbehavingServer::start(behaviour).await;
        let error = EmbeddingService::new(client(), config(&server)).check().await.unwrap_err().to_string();
        assert!(error.contains("tiny-model") && error.contains("1024 dimensions, an index has 768"), "{error}");
    }
}

#[tokio::test]
async fn a_vector_shorter_than_the_earlier_ones_is_damaged() {
    let requested = AtomicUsize::new(0);
    let server = MisbehavingServer::start(move |request| {
        let is_damaged = requested.fetch_add(1, Ordering::SeqCst) == 1;
        ok(embedding_response(request, if is_damaged { 383 } else { 384 }))
    })
    .await;
    let served = EmbeddingService::new(client(), config(&server));
    for _ in 0..2 {
        assert!(served.embed(EmbeddingMode::Query, &texts(&["tea"])).await.unwrap()[0].is_some());
    }
    assert_eq!(server.counts().requests(), 3, "the damaged one is requested again");
}

#[tokio::test]
async fn the_use_of_texts_is_a_field_where_the_service_takes_one() {
    let server = MisbehavingServer::start(|request| {
        let body: serde_json::Value = serde_json::from_slice(&request.body).unwrap();
        let is_query = body["input"] == serde_json::json!(["tea"]);
        assert_eq!(body["input_type"], if is_query { "search_query" } else { "search_document" });
        ok(embedding_response(request, DIMENSIONS))
    })
    .await;
    let config = ServiceConfig {
        query_input_type: "search_query".to_owned(),
        document_input_type: "search_document".to_owned(),
        ..config(&server)
    };
    let served = EmbeddingService::new(client(), config);
    for (mode, text) in [(EmbeddingMode::Query, "tea"), (EmbeddingMode::Document, "All about tea")] {
        assert!(served.embed(mode, &texts(&[text])).await.unwrap()[0].is_some());
    }
}

#[tokio::test]
async fn a_slow_service_costs_no_more_than_the_deadline() {
    for behaviour in [
        Behavior::Silence,
        Behavior::Drip { head: b"HTTP/1.1 200 OK\r\n\r\n".to_vec(), byte: b' ', every: Duration::from_millis(10) },
    ] {
        let server = MisbehavingServer::always(behaviour).await;
        let config = ServiceConfig { query_deadline: Duration::from_millis(300), ..config(&server) };
        let error =
            EmbeddingService::new(client(), config).embed(EmbeddingMode::Query, &texts(&["tea"])).await.unwrap_err();
        assert!(matches!(error, EmbedError::TimedOut { .. }), "{error}");
    }
}

#[tokio::test]
async fn a_failing_service_opens_the_circuit() {
    let server = MisbehavingServer::always(Behavior::status(500, "", "")).await;
    let served = EmbeddingService::new(client(), ServiceConfig { attempts: 1, ..config(&server) });
    let ask = async || served.embed(EmbeddingMode::Query, &texts(&["tea"])).await.unwrap_err();
    for _ in 0..3 {
        assert!(matches!(ask().await, EmbedError::Status { status: 500, .. }));
    }
    assert!(matches!(ask().await, EmbedError::CircuitOpen { .. }));
    assert_eq!(server.counts().requests(), 3);
}

#[tokio::test]
async fn a_query_does_not_wait_while_the_circuit_is_open() {
    let server = MisbehavingServer::always(Behavior::status(429, "retry-after: 300\r\n", "")).await;
    let served = EmbeddingService::new(client(), config(&server));
    let error = served.embed(EmbeddingMode::Query, &texts(&["tea"])).await.unwrap_err();
    assert!(matches!(error, EmbedError::Status { status: 429, .. }), "{error}");
    let error = served.embed(EmbeddingMode::Query, &texts(&["tea"])).await.unwrap_err();
    assert!(matches!(error, EmbedError::CircuitOpen { wait, .. } if wait > Duration::from_secs(200)), "{error}");
    assert_eq!(server.counts().requests(), 1);
}

#[test]
fn base_urls_work_with_and_without_v1() {
    for base in ["http://a.example", "http://a.example/", "http://a.example/v1", "http://a.example/v1/embeddings"] {
        assert_eq!(ServiceConfig::new(base, "m").url(), "http://a.example/v1/embeddings", "{base}");
    }
}
