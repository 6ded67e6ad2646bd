//! Bodies that are too large or too dense, and responses that are too late.

use earshot_net::{FetchError, FetchPhase, FetchRequest};
use earshot_testkit::{Behavior, MisbehavingServer};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::time::Duration;

/// Bytes that socket buffers may hold.
const MAX_SOCKET_BYTES: usize = 8 << 20;

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

async fn fetch(body: &[u8], coding: &str, max_bytes: usize) -> Result<usize, &'static str> {
    let server =
        MisbehavingServer::always(Behavior::status(200, &format!("content-encoding: {coding}\r\n"), body)).await;
    let request = FetchRequest { max_bytes, ..FetchRequest::new(server.url("/")) };
    let client = super::client(true);
    let result = client.fetch(&request).await.map(|fetched| fetched.body.len()).map_err(|error| error.kind());
    assert_eq!(client.body_bytes_in_use(), 0);
    result
}

#[tokio::test]
async fn decompression_bombs_are_rejected() {
    // 64 MiB of zeros in 64 KiB: one bomb, an endless one, and one in two layers.
    let bomb = gzip(&vec![0; 64 << 20]);
    assert_eq!(fetch(&bomb, "gzip", 128 << 20).await, Err("too-dense"));
    assert_eq!(fetch(&bomb, "gzip", 1 << 20).await, Err("too-large"));
    let twice = gzip(&bomb);
    assert!(twice.len() < 4 << 10);
    assert_eq!(fetch(&twice, "gzip, gzip", 128 << 20).await, Err("too-dense"));
    assert_eq!(fetch(&twice, "gzip", 128 << 20).await, Err("too-dense"));
    let head = b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n".to_vec();
    let server = MisbehavingServer::always(Behavior::Endless { head, piece: bomb }).await;
    let request = FetchRequest { max_bytes: 128 << 20, ..FetchRequest::new(server.url("/")) };
    let error = super::client(true).fetch(&request).await.expect_err("refused");
    assert_eq!(error.kind(), "too-dense");
    assert!(server.counts().bytes_sent() < MAX_SOCKET_BYTES, "{}", server.counts().bytes_sent());
}

#[tokio::test]
async fn compressible_feeds_are_not_bombs() {
    let feed = "<item><title>Tea</title></item>".repeat(100_000);
    let packed = gzip(feed.as_bytes());
    assert!(feed.len() > 1 << 20 && feed.len() / packed.len() > 100);
    assert_eq!(fetch(&gzip(&vec![0; 1 << 20]), "gzip", 1 << 20).await, Ok(1 << 20), "below the first MiB");
    assert_eq!(fetch(&packed, "gzip", 64 << 20).await.is_ok(), feed.len() / packed.len() <= 200);
}

#[tokio::test]
async fn the_limit_is_exact_announced_or_not() {
    assert_eq!(fetch(&[b'x'; 101], "identity", 100).await, Err("too-large"));
    assert_eq!(fetch(&[b'x'; 100], "identity", 100).await, Ok(100));
    assert_eq!(fetch(&gzip(&[b'x'; 101]), "gzip", 100).await, Err("too-large"));
    assert_eq!(fetch(&gzip(&[b'x'; 100]), "gzip", 100).await, Ok(100));
}

#[tokio::test]
async fn a_request_always_has_a_deadline() {
    let server = MisbehavingServer::start(|request| match request.target() {
        "/silent" => Behavior::Silence,
        _ => {
            let head = b"HTTP/1.1 200 OK\r\n\r\n".to_vec();
            Behavior::Drip { head, byte: b'x', every: Duration::from_millis(10) }
        }
    })
    .await;
    let deadline = Duration::from_millis(300);
    for path in ["/silent", "/drip"] {
        let request = FetchRequest { timeout: deadline, ..FetchRequest::new(server.url(path)) };
        let error = super::client(true).fetch(&request).await.expect_err("too late");
        let is_late = matches!(error, FetchError::Timeout { phase: FetchPhase::Whole, limit, .. } if limit == deadline);
        assert!(is_late, "{path}: {error}");
    }
}
