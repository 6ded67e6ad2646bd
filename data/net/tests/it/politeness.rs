//! Politeness and memory limits, tested with real requests.

use crate::small_request;
use earshot_model::Timestamp;
use earshot_net::{ClientConfig, FetchError, FetchRequest, HostBudget, HttpClient, Politeness, ScarceResource};
use earshot_testkit::{Behavior, MisbehavingServer, fixed_clock, wait_until};
use futures::future::select_all;
use std::time::Duration;

fn client(politeness: Option<Politeness>) -> HttpClient {
    let config = ClientConfig { allow_private: true, politeness, ..crate::config() };
    HttpClient::new(config).expect("a client")
}

fn politeness_for_local() -> Politeness {
    Politeness { exempts_local: false, ..Politeness::default() }
}

fn busy_until(error: &FetchError) -> Option<Timestamp> {
    match error {
        FetchError::Busy { until, scarce: ScarceResource::Host, .. } => Some(*until),
        _ => None,
    }
}

#[tokio::test]
async fn retry_after_blocks_every_url_of_the_host() {
    let server = MisbehavingServer::start(|request| match request.target() {
        "/busy" => Behavior::status(503, "retry-after: 600\r\n", ""),
        _ => Behavior::status(200, "", "fine"),
    })
    .await;
    let site = HostBudget { in_flight: 2, delay: Duration::ZERO };
    let client = client(Some(Politeness { site, ..politeness_for_local() }));
    assert_eq!(client.fetch(&small_request(server.url("/"))).await.expect("a response").status, 200);
    assert_eq!(client.fetch(&small_request(server.url("/busy"))).await.expect("a response").status, 503);
    let error = client.fetch(&small_request(server.url("/"))).await.expect_err("busy");
    let wait = busy_until(&error).expect("busy") - fixed_clock().now();
    assert!((598..=600).contains(&wait.num_seconds()), "{wait}");
    assert!(error.is_transient() && error.is_client_side());
    assert_eq!(server.counts().requests(), 2);
}

#[tokio::test]
async fn long_queues_are_rejected_at_once() {
    let server = MisbehavingServer::always(Behavior::status(200, "", "fine")).await;
    let site = HostBudget { in_flight: 1, delay: Duration::from_secs(3_600) };
    let client = client(Some(Politeness { site, ..politeness_for_local() }));
    assert_eq!(client.fetch(&small_request(server.url("/a"))).await.expect("a response").status, 200);
    for path in ["/b", "/c"] {
        let error = client.fetch(&small_request(server.url(path))).await.expect_err("busy");
        assert!(busy_until(&error).expect("busy") > fixed_clock().now() + Duration::from_secs(3_000));
    }
    assert_eq!(server.counts().requests(), 1);
}

#[tokio::test]
async fn requests_above_a_hosts_limit_wait() {
    let server = MisbehavingServer::always(Behavior::Silence).await;
    let site = HostBudget { in_flight: 1, delay: Duration::ZERO };
    let client = client(Some(Politeness { site, max_wait: Duration::from_millis(200), ..politeness_for_local() }));
    let request = small_request(server.url("/"));
    let first = tokio::spawn({
        let (client, request) = (client.clone(), request.clone());
        async move { client.fetch(&request).await.map(|answer| answer.status) }
    });
    wait_until("the first request arrives", async || server.counts().requests() == 1).await;
    assert_eq!(client.fetch(&request).await.expect_err("the first is under way").kind(), "busy");
    // An aborted request returns its permit.
    first.abort();
    assert!(first.await.expect_err("aborted").is_cancelled());
    let third = tokio::spawn(async move { client.fetch(&request).await.map(|answer| answer.status) });
    wait_until("the third request arrives", async || server.counts().requests() == 2).await;
    third.abort();
}

#[tokio::test]
async fn waiting_requests_are_rejected_after_retry_after() {
    // A 503 whose body is cut off: the first request keeps its permit until then, and the second one waits for it.
    let head = b"HTTP/1.1 503 Busy\r\nretry-after: 600\r\ncontent-length: 5\r\n\r\n".to_vec();
    let server = MisbehavingServer::always(Behavior::RespondAndClose(head)).await;
    let site = HostBudget { in_flight: 1, delay: Duration::ZERO };
    let client = client(Some(Politeness { site, ..politeness_for_local() }));
    let request = small_request(server.url("/"));
    let (first, second) = tokio::join!(client.fetch(&request), client.fetch(&request));
    let kinds = [first, second].map(|result| result.expect_err("no whole answer").kind());
    assert_eq!((kinds, server.counts().requests()), (["broken", "busy"], 1));
}

#[tokio::test]
async fn local_hosts_are_exempt_by_default() {
    let server = MisbehavingServer::always(Behavior::status(503, "retry-after: 600\r\n", "")).await;
    for politeness in [Some(Politeness::default()), None] {
        let client = client(politeness);
        for _ in 0..3 {
            assert_eq!(client.fetch(&FetchRequest::new(server.url("/"))).await.expect("a response").status, 503);
        }
    }
}

#[tokio::test]
async fn body_memory_is_released_on_drop() {
    let server = MisbehavingServer::always(Behavior::status(200, "", vec![b'x'; 100 << 10])).await;
    let config = ClientConfig {
        allow_private: true,
        body_memory: 256 << 10,
        max_memory_wait: Duration::from_millis(50),
        ..crate::config()
    };
    let client = HttpClient::new(config).expect("a client");
    let request = FetchRequest::new(server.url("/"));
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(client.fetch(&request).await.expect("room for two"));
    }
    assert_eq!(client.body_bytes_in_use(), 200 << 10);
    let error = client.fetch(&request).await.expect_err("no room for three");
    assert!(matches!(error, FetchError::Busy { scarce: ScarceResource::Memory, .. }), "{error}");
    let copy = held.pop();
    drop(held);
    assert_eq!(client.body_bytes_in_use(), 100 << 10);
    client.fetch(&request).await.expect("room again");
    drop(copy);
    assert_eq!(client.body_bytes_in_use(), 0);
    // A body above the whole memory is too large, so waiting would not help.
    let large = MisbehavingServer::always(Behavior::status(200, "", vec![b'x'; 300 << 10])).await;
    assert_eq!(client.fetch(&FetchRequest::new(large.url("/"))).await.expect_err("refused").kind(), "too-large");
}

#[tokio::test]
async fn streams_without_window_memory_are_busy() {
    // A Brotli stream with a window of 4 MiB (RFC 7932 9.1) and nothing else.
    let head = b"HTTP/1.1 200 OK\r\ncontent-encoding: br\r\ncontent-length: 100\r\n\r\n\x0b".to_vec();
    let server = MisbehavingServer::start(move |request| match request.target() {
        "/plain" => Behavior::status(200, "", "<rss/>"),
        _ => Behavior::Drip { head: head.clone(), byte: 0, every: Duration::from_secs(60) },
    })
    .await;
    let config = ClientConfig {
        allow_private: true,
        window_memory: 6 << 20,
        max_memory_wait: Duration::from_millis(50),
        ..crate::config()
    };
    let client = HttpClient::new(config).expect("a client");
    // The stream that gets the memory does not end, so the other one ends first.
    let packed = small_request(server.url("/packed"));
    let streams = [client.fetch(&packed), client.fetch(&packed)].map(Box::pin);
    let (first, _, unfinished) = select_all(streams).await;
    assert_eq!(first.expect_err("no memory").kind(), "busy");
    let plain = client.fetch(&small_request(server.url("/plain"))).await;
    assert_eq!(plain.expect("needs no window").status, 200);
    drop(unfinished);
}
