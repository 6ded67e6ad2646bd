//! Misbehavior of servers (facts 8), and the outcome of each fetch.

use crate::small_request;
use earshot_net::{FetchRequest, FetchResponse};
use earshot_testkit::{Behavior, MisbehavingServer};
use flate2::Compression;
use flate2::write::{DeflateEncoder, GzEncoder, ZlibEncoder};
use std::io::Write;
use std::time::Duration;

/// The expected outcome: status and body, or the kind of the error.
type ExpectedOutcome = Result<(u16, &'static [u8]), &'static str>;

/// The time limit in cases that must exceed one.
const SHORT_TIMEOUT: Duration = Duration::from_millis(100);

/// Bytes that socket buffers may hold. An attack that is cut off sends no more than this and its own limit.
const MAX_SOCKET_BYTES: usize = 8 << 20;

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

fn deflate(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

fn zlib(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

fn compressed(coding: &str, body: impl AsRef<[u8]>) -> Behavior {
    Behavior::status(200, &format!("content-encoding: {coding}\r\n"), body)
}

fn raw_response(text: &str) -> Behavior {
    Behavior::RespondAndClose(text.as_bytes().to_vec())
}

const BROTLI_HELLO: &[u8] = &[0x0b, 0x02, 0x80, 0x68, 0x65, 0x6c, 0x6c, 0x6f, 0x03];
const CHUNKED: &[u8] = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";

/// Facts 8, "HTTP behaviours for the mock server".
fn behavior_cases() -> Vec<(&'static str, Behavior, ExpectedOutcome)> {
    let hello: ExpectedOutcome = Ok((200, b"hello"));
    let chunk = [b"10000\r\n".as_slice(), &[b'x'; 0x10000], b"\r\n"].concat();
    let long_etag = format!("etag: \"{}\"\r\n", "e".repeat(1_024));
    let mut cut = gzip(&(0..10_000_u32).flat_map(u32::to_le_bytes).collect::<Vec<u8>>());
    cut.truncate(cut.len() / 2);
    let members = [gzip(b"hel"), gzip(b"lo")].concat();
    let many_headers: String = (0..1_000).map(|index| format!("x-{index}: x\r\n")).collect();
    let endless = |head: &[u8], piece: Vec<u8>| Behavior::Endless { head: head.to_vec(), piece };
    vec![
        // Statuses.
        ("no content", Behavior::status(204, "", ""), Ok((204, b""))),
        ("not now", Behavior::status(202, "", "<html>"), Ok((202, b"<html>"))),
        ("by a proxy", Behavior::status(203, "", "x"), Ok((203, b"x"))),
        ("unheard of", Behavior::status(210, "", "x"), Ok((210, b"x"))),
        ("go away", Behavior::status(999, "", "x"), Ok((999, b"x"))),
        ("304 to a plain GET", Behavior::status(304, "etag: \"x\"\r\n", ""), Err("not-modified-unasked")),
        (
            "hints first",
            raw_response("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello"),
            hello,
        ),
        // Headers.
        ("64 KiB of headers", Behavior::large_headers(80 << 10), Err("headers-too-large")),
        ("10 MB of headers", Behavior::large_headers(10 << 20), Err("headers-too-large")),
        ("headers without end", endless(b"HTTP/1.1 200 OK\r\nx: ", vec![b'x'; 64 << 10]), Err("headers-too-large")),
        ("1,000 headers", Behavior::status(200, &many_headers, "hello"), Err("headers-too-large")),
        ("an ETag of 1 KB", Behavior::status(200, &long_etag, "hello"), hello),
        ("no date", Behavior::status(200, "last-modified: yesterday\r\netag:\r\n", "hello"), hello),
        (
            "bytes in a header",
            Behavior::Respond(b"HTTP/1.1 200 OK\r\nx: \xff\xfe\r\ncontent-length: 5\r\n\r\nhello".to_vec()),
            hello,
        ),
        ("not HTTP", raw_response("220 mail.example ESMTP\r\n"), Err("not-http")),
        ("broken headers", raw_response("HTTP/1.1 200 OK\r\n:\r\n\0\r\n\r\n"), Err("not-http")),
        // Lengths.
        ("until it closes", raw_response("HTTP/1.0 200 OK\r\n\r\nhello"), hello),
        ("less than announced", raw_response("HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nhello"), Err("broken")),
        ("more than announced", raw_response("HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello you"), hello),
        (
            "two lengths",
            raw_response("HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello"),
            Err("not-http"),
        ),
        ("a negative length", raw_response("HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\nhello"), Err("not-http")),
        (
            "announced too large",
            raw_response("HTTP/1.1 200 OK\r\ncontent-length: 999999999999\r\n\r\nx"),
            Err("too-large"),
        ),
        ("chunks", raw_response("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"), hello),
        (
            "chunks cut off",
            raw_response("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n"),
            Err("broken"),
        ),
        ("no chunks", raw_response("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nhello"), Err("broken")),
        ("chunks without end", endless(CHUNKED, chunk), Err("too-large")),
        ("a body without end", endless(b"HTTP/1.1 200 OK\r\n\r\n", vec![b'x'; 64 << 10]), Err("too-large")),
        // Connections.
        ("closed at once", Behavior::Close, Err("closed")),
        ("reset at once", Behavior::Reset(Vec::new()), Err("closed")),
        ("closed within headers", raw_response("HTTP/1.1 200 OK\r\ncontent-le"), Err("closed")),
        (
            "reset within the body",
            Behavior::Reset(b"HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nhello".to_vec()),
            Err("broken"),
        ),
        ("silence", Behavior::Silence, Err("answer-timeout")),
        (
            "a drip of headers",
            Behavior::Drip { head: b"HTTP/1.1 200 OK\r\nx: ".to_vec(), byte: b'x', every: Duration::from_millis(10) },
            Err("answer-timeout"),
        ),
        (
            "a drip of a body",
            Behavior::Drip { head: b"HTTP/1.1 200 OK\r\n\r\n".to_vec(), byte: b'x', every: Duration::from_millis(300) },
            Err("too-slow"),
        ),
        // Codings.
        ("gzip", compressed("gzip", gzip(b"hello")), hello),
        ("x-gzip", compressed("X-GZip", gzip(b"hello")), hello),
        ("gzip in two members", compressed("gzip", members), hello),
        ("gzip that is none", compressed("gzip", "hello"), hello),
        ("gzip without a word", Behavior::status(200, "content-type: application/x-gzip\r\n", gzip(b"hello")), hello),
        ("gzip, then a comment", compressed("gzip", [gzip(b"hello"), b"\n<!-- cached -->".to_vec()].concat()), hello),
        ("gzip, then a byte", compressed("gzip", [gzip(b"hello"), b"\n".to_vec()].concat()), hello),
        ("gzip, then padding", compressed("gzip", [gzip(b"hello"), vec![0; 5_000]].concat()), hello),
        ("gzip and nothing", compressed("gzip", ""), Ok((200, b""))),
        ("gzip cut off", compressed("gzip", cut), Err("bad-encoding")),
        (
            "gzip, then rubbish",
            compressed("gzip", [0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 0, 3, 0xff, 0xff]),
            Err("bad-encoding"),
        ),
        ("gzip twice", compressed("gzip, gzip", gzip(&gzip(b"hello"))), hello),
        ("gzip twice, announced once", compressed("gzip", gzip(&gzip(b"hello"))), hello),
        ("gzip once, announced twice", compressed("gzip, gzip", gzip(b"hello")), hello),
        ("gzip thrice", compressed("gzip, gzip, gzip", gzip(&gzip(&gzip(b"hello")))), Err("bad-encoding")),
        ("deflate as zlib", compressed("deflate", zlib(b"hello")), hello),
        ("deflate as such", compressed("deflate", deflate(b"hello")), hello),
        ("deflate that is none", compressed("deflate", "<rss>hello"), Ok((200, b"<rss>hello"))),
        ("Brotli", compressed("br", BROTLI_HELLO), hello),
        ("Brotli that is none", compressed("br", "<rss>hello"), Ok((200, b"<rss>hello"))),
        ("Brotli cut off", compressed("br", &BROTLI_HELLO[..6]), Err("bad-encoding")),
        ("Brotli in gzip", compressed("br, gzip", gzip(BROTLI_HELLO)), hello),
        ("zstd", compressed("zstd", [0x28, 0xb5, 0x2f, 0xfd, 0, 0]), Err("bad-encoding")),
        ("a coding nobody knows", compressed("utf-8", "hello"), hello),
        ("packed too large", compressed("gzip", gzip(&vec![0; 300 << 10])), Err("too-large")),
        ("nothing, packed without end", endless(&empty_blocks_head(), empty_blocks()), Err("too-large")),
        // Redirects.
        ("in a circle", Behavior::redirect("/"), Err("redirect-loop")),
        ("to nowhere", Behavior::status(302, "", ""), Err("redirects")),
        ("to no URL", Behavior::redirect("http://["), Err("redirects")),
        ("a wall of cookies", Behavior::status(302, "set-cookie: seen=1\r\nlocation: /\r\n", ""), Err("redirect-loop")),
    ]
}

fn empty_blocks_head() -> Vec<u8> {
    let mut head = b"HTTP/1.1 200 OK\r\ncontent-encoding: deflate\r\n\r\n".to_vec();
    head.extend_from_slice(&[0x78, 0x9c]);
    head
}

/// Empty stored blocks (RFC 1951 3.2.4): bytes on the wire that decode to nothing.
fn empty_blocks() -> Vec<u8> {
    [0x00, 0x00, 0x00, 0xff, 0xff].repeat(10_000)
}

fn outcome(answer: Result<FetchResponse, earshot_net::FetchError>) -> Result<(u16, Vec<u8>), &'static str> {
    answer.map(|answer| (answer.status, answer.body)).map_err(|error| error.kind())
}

#[tokio::test]
async fn every_behavior_has_its_outcome() {
    let client = crate::client(true);
    for (name, behavior, expected) in behavior_cases() {
        let server = MisbehavingServer::always(behavior).await;
        let mut request = small_request(server.url("/"));
        match expected {
            Err("answer-timeout") => request.first_byte_timeout = SHORT_TIMEOUT,
            Err("too-slow") => request.min_transfer_rate.grace = SHORT_TIMEOUT,
            _ => {}
        }
        let result = client.fetch(&request).await;
        let shown = format!("{result:?}");
        assert_eq!(outcome(result), expected.map(|(status, body)| (status, body.to_vec())), "{name}: {shown}");
        assert!(
            server.counts().bytes_sent() < MAX_SOCKET_BYTES,
            "{name}: {} bytes were taken",
            server.counts().bytes_sent()
        );
        assert_eq!(client.body_bytes_in_use(), 0, "{name}");
    }
}

#[tokio::test]
async fn a_hundred_redirects_are_rejected() {
    let server = MisbehavingServer::start(|request| {
        let step: usize = request.target().trim_start_matches('/').parse().unwrap_or(0);
        if step == 100 { Behavior::status(200, "", "at last") } else { Behavior::redirect(&format!("/{}", step + 1)) }
    })
    .await;
    let error = crate::client(true).fetch(&FetchRequest::new(server.url("/0"))).await.expect_err("too many");
    assert_eq!((error.kind(), server.counts().requests()), ("redirects", 9));
}

#[tokio::test]
async fn connections_are_reused_after_valid_responses() {
    let server = MisbehavingServer::start(|request| match request.target() {
        "/redirect" => Behavior::redirect("/"),
        "/gone" => Behavior::status(410, "", "gone"),
        "/error" => Behavior::status(500, "", "oh"),
        "/packed" => compressed("gzip", gzip(b"hello")),
        "/unasked" => Behavior::status(304, "", ""),
        _ => Behavior::status(200, "", "hello"),
    })
    .await;
    let client = crate::client(true);
    for path in ["/", "/gone", "/error", "/packed", "/unasked", "/redirect", "/"] {
        // Only the count below matters, not the outcome.
        let _ = client.fetch(&FetchRequest::new(server.url(path))).await;
    }
    assert_eq!((server.counts().connections(), server.counts().requests()), (1, 8));
}

#[tokio::test]
async fn broken_connections_do_not_affect_the_next_request() {
    let server = MisbehavingServer::start(|request| match request.target() {
        "/more" => Behavior::Respond(
            b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello, HTTP/1.1 200 OK\r\n\r\nevil".to_vec(),
        ),
        "/less" => Behavior::RespondAndClose(b"HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nhello".to_vec()),
        "/then-close" => Behavior::RespondAndClose(b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello".to_vec()),
        "/reset" => Behavior::Reset(Vec::new()),
        "/large" => Behavior::large_headers(1 << 20),
        _ => Behavior::status(200, "", "fine"),
    })
    .await;
    let client = crate::client(true);
    for path in ["/more", "/less", "/then-close", "/reset", "/large"] {
        let _ = client.fetch(&small_request(server.url(path))).await;
        for _ in 0..2 {
            let next = client.fetch(&small_request(server.url("/"))).await.expect(path);
            assert_eq!(next.body, b"fine", "after {path}");
        }
    }
}

#[tokio::test]
async fn refused_connections_are_distinguished_from_unknown_names() {
    // A bound socket that does not listen: nobody else can take its port.
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.bind(([127, 0, 0, 1], 0).into()).expect("a port");
    let url = format!("http://{}/", socket.local_addr().expect("an address"));
    let error = crate::client(true).fetch(&small_request(url)).await.expect_err("refused");
    assert_eq!(error.kind(), "connection-refused");
    let names = std::sync::Arc::new(crate::FakeResolver::new(&[("empty.example", &[&[]])]));
    let config = earshot_net::ClientConfig { resolver: names, politeness: None, ..crate::config() };
    let client = earshot_net::HttpClient::new(config).expect("a client");
    for name in ["empty.example", "missing.example"] {
        let error = client.fetch(&FetchRequest::new(format!("http://{name}/"))).await.expect_err("no address");
        assert_eq!(error.kind(), "dns", "{name}: {error}");
    }
}
