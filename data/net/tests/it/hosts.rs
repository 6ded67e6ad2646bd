//! Politeness and memory, on the way of real requests.

use crate::small;
use earshot_model::Timestamp;
use earshot_net::{Budget, ClientConfig, FetchError, FetchRequest, HttpClient, Politeness, Scarce};
use earshot_testkit::{Behaviour, MisbehavingServer, fixed_clock};
use std::time::Duration;

fn client(politeness: Option<Politeness>) -> HttpClient {
    let config = ClientConfig { allow_private: true, politeness, ..crate::config() };
    HttpClient::new(config).expect("a client")
}

fn strict() -> Politeness {
    Politeness { spares_local: false, ..Politeness::default() }
}

fn busy_until(error: &FetchError) -> Option<Timestamp> {
    match error {
        FetchError::Busy { until, scarce: Scarce::Host, .. } => Some(*until),
        _ => None,
    }
}

#[tokio::test]
async fn a_host_that_asks_for_peace_has_it_whatever_the_url() {
    let server = MisbehavingServer::start(|request| match request.target() {
        "/busy" => Behaviour::status(503, "retry-after: 600\r\n", ""),
        _ => Behaviour::status(200, "", "fine"),
    })
    .await;
    let site = Budget { in_flight: 2, delay: Duration::ZERO };
    let client = client(Some(Politeness { site, ..strict() }));
    assert_eq!(client.fetch(&small(server.url("/"))).await.expect("an answer").status, 200);
    assert_eq!(client.fetch(&small(server.url("/busy"))).await.expect("an answer").status, 503);
    let error = client.fetch(&small(server.url("/"))).await.expect_err("busy");
    let wait = busy_until(&error).expect("busy") - fixed_clock().now();
    assert!((598..=600).contains(&wait.num_seconds()), "{wait}");
    assert!(error.is_transient() && error.is_ours());
    assert_eq!(server.counts().requests(), 2);
}

#[tokio::test]
async fn a_queue_that_is_too_long_is_told_at_once() {
    let server = MisbehavingServer::always(Behaviour::status(200, "", "fine")).await;
    let site = Budget { in_flight: 1, delay: Duration::from_secs(3_600) };
    let client = client(Some(Politeness { site, ..strict() }));
    assert_eq!(client.fetch(&small(server.url("/a"))).await.expect("an answer").status, 200);
    for path in ["/b", "/c"] {
        let error = client.fetch(&small(server.url(path))).await.expect_err("busy");
        assert!(busy_until(&error).expect("busy") > fixed_clock().now() + Duration::from_secs(3_000));
    }
    assert_eq!(server.counts().requests(), 1);
}

#[tokio::test]
async fn requests_beyond_what_a_host_takes_wait_for_room() {
    let server = MisbehavingServer::always(Behaviour::Silence).await;
    let site = Budget { in_flight: 1, delay: Duration::ZERO };
    let client = client(Some(Politeness { site, max_wait: Duration::from_millis(200), ..strict() }));
    let request = small(server.url("/"));
    let first = tokio::spawn({
        let (client, request) = (client.clone(), request.clone());
        async move { client.fetch(&request).await.map(|answer| answer.status) }
    });
    while server.counts().requests() == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(client.fetch(&request).await.expect_err("the first is under way").kind(), "busy");
    // A request that is given up gives its place back.
    first.abort();
    assert!(first.await.expect_err("aborted").is_cancelled());
    let third = FetchRequest { first_byte: Duration::from_millis(100), ..request };
    assert_eq!(client.fetch(&third).await.expect_err("nobody is answered").kind(), "answer-timeout");
    assert_eq!(server.counts().requests(), 2);
}

#[tokio::test]
async fn who_waited_while_the_host_asked_for_peace_goes_too() {
    // A 503 whose body never comes: the first request keeps its place until its deadline.
    let head = b"HTTP/1.1 503 Busy\r\nretry-after: 600\r\ncontent-length: 5\r\n\r\n".to_vec();
    let server = MisbehavingServer::always(Behaviour::Answer(head)).await;
    let site = Budget { in_flight: 1, delay: Duration::ZERO };
    let client = client(Some(Politeness { site, ..strict() }));
    let request = FetchRequest { deadline: Duration::from_millis(300), ..FetchRequest::new(server.url("/")) };
    let (first, second) = tokio::join!(client.fetch(&request), client.fetch(&request));
    let kinds = [first, second].map(|result| result.expect_err("no whole answer").kind());
    assert_eq!((kinds, server.counts().requests()), (["timeout", "busy"], 1));
}

#[tokio::test]
async fn ones_own_machine_is_spared_unless_told_otherwise() {
    let server = MisbehavingServer::always(Behaviour::status(503, "retry-after: 600\r\n", "")).await;
    for politeness in [Some(Politeness::default()), None] {
        let client = client(politeness);
        for _ in 0..3 {
            assert_eq!(client.fetch(&FetchRequest::new(server.url("/"))).await.expect("an answer").status, 503);
        }
    }
}

#[tokio::test]
async fn bodies_that_are_held_are_counted_until_they_are_dropped() {
    let server = MisbehavingServer::always(Behaviour::status(200, "", vec![b'x'; 100 << 10])).await;
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
    assert!(matches!(error, FetchError::Busy { scarce: Scarce::Memory, .. }), "{error}");
    let copy = held.pop();
    drop(held);
    assert_eq!(client.body_bytes_in_use(), 100 << 10);
    client.fetch(&request).await.expect("room again");
    drop(copy);
    assert_eq!(client.body_bytes_in_use(), 0);
    // More than there is at all is too large, and no reason to wait.
    let large = MisbehavingServer::always(Behaviour::status(200, "", vec![b'x'; 300 << 10])).await;
    assert_eq!(client.fetch(&FetchRequest::new(large.url("/"))).await.expect_err("refused").kind(), "too-large");
}

#[tokio::test]
async fn streams_whose_windows_find_no_room_are_asked_for_later() {
    // A stream of Brotli with a window of 4 MiB (RFC 7932 9.1), and nothing more.
    let head = b"HTTP/1.1 200 OK\r\ncontent-encoding: br\r\ncontent-length: 100\r\n\r\n\x0b".to_vec();
    let server = MisbehavingServer::start(move |request| match request.target() {
        "/plain" => Behaviour::status(200, "", "<rss/>"),
        _ => Behaviour::Drip { head: head.clone(), byte: 0, every: Duration::from_secs(60) },
    })
    .await;
    let config = ClientConfig {
        allow_private: true,
        window_memory: 6 << 20,
        max_memory_wait: Duration::from_millis(50),
        ..crate::config()
    };
    let client = HttpClient::new(config).expect("a client");
    let request = |path| FetchRequest { deadline: Duration::from_millis(500), ..FetchRequest::new(server.url(path)) };
    let (packed, plain) = (request("/packed"), request("/plain"));
    let (first, second, plain) = tokio::join!(client.fetch(&packed), client.fetch(&packed), client.fetch(&plain));
    let mut kinds = [first, second].map(|result| result.expect_err("no whole answer").kind());
    kinds.sort_unstable();
    assert_eq!(kinds, ["busy", "timeout"]);
    assert_eq!(plain.expect("needs no window").status, 200);
}
