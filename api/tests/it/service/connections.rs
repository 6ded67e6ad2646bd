//! Connections of peers that are slow, silent, numerous, or abandon their requests: over real sockets, each in
//! bounded time.

use crate::support::catalog::generation;
use crate::support::documents::timestamp;
use crate::support::prelude::*;
use axum::body::Bytes;
use axum::http::Request;
use earshot_api::{ConnectionLimits, serve, serve_metrics};
use earshot_model::Clock;
use earshot_testkit::{wait_until, within_max_wait};
use futures::future::join_all;
use h2::client::SendRequest;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

const SHORT: Duration = Duration::from_millis(300);
/// Longer than a test.
const LONG: Duration = Duration::from_secs(600);
const HALF_A_HEAD: &[u8] = b"GET /livez HTTP/1.1\r\nhost: x\r\nx-part";
const HALF_A_BODY: &[u8] = b"POST /api/v1/search/podcasts HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
    content-length: 100\r\n\r\n{";

/// Limits under which no connection ends by itself, unless the test changes one.
const LONG_LIMITS: ConnectionLimits = ConnectionLimits {
    total: 1_000,
    per_address: 1_000,
    header_timeout: LONG,
    idle_timeout: LONG,
    stall_timeout: LONG,
    ping_interval: LONG,
    lifetime: None,
    drain_timeout: SHORT,
};

struct TestServer {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
    _app: TestApp,
}

impl TestServer {
    async fn start(connections: ConnectionLimits) -> Self {
        Self::with_timeout(connections, LONG).await
    }

    async fn with_timeout(connections: ConnectionLimits, request_timeout: Duration) -> Self {
        let clock = Clock::fixed(timestamp("2026-11-21T10:00:00Z"));
        let app = TestApp::with_config(clock, |config| {
            config.connections = connections;
            config.request_timeout = request_timeout;
            (config.requests_per_minute, config.pages_per_minute) = (None, None);
        })
        .await;
        app.state.swap_generation(generation("g1"));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(serve(listener, app.state.clone(), async { drop(stopped.await) }));
        Self { address, stop, serving, _app: app }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("it listens")
    }

    async fn connect_from(&self, address: [u8; 4]) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind((address, 0).into()).expect("a loopback address");
        socket.connect(self.address).await.expect("it listens")
    }

    /// Opens a connection and sends bytes.
    async fn send_bytes(&self, bytes: &[u8]) -> TcpStream {
        let mut stream = self.connect().await;
        stream.write_all(bytes).await.expect("sent");
        stream
    }

    /// Starts a request whose body does not end, and waits until the server reads it.
    async fn start_request(&self, address: [u8; 4]) -> TcpStream {
        let mut stream = self.connect_from(address).await;
        stream.write_all(&HALF_A_BODY.replace_head("expect: 100-continue\r\n")).await.expect("sent");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.expect("it goes on");
        assert_eq!(&answer, b"HTTP/1.1 100");
        stream
    }

    /// Waits until the server has a place for a request, and serves it before a short time-out.
    async fn wait_until_alive(&self) {
        wait_until("it serves", async || is_alive(&mut self.connect().await).await).await;
    }

    /// Stops the server while connections are open.
    async fn assert_stops(self) {
        self.stop.send(()).expect("the server runs");
        within_max_wait("the server ends", self.serving).await.expect("well");
    }
}

trait ReplaceHead {
    fn replace_head(&self, line: &str) -> Vec<u8>;
}

impl ReplaceHead for [u8] {
    /// Adds a line to the head.
    fn replace_head(&self, line: &str) -> Vec<u8> {
        String::from_utf8_lossy(self).replacen("host: x\r\n", &format!("host: x\r\n{line}"), 1).into_bytes()
    }
}

/// Reads until the server closes.
async fn read_rest(stream: &mut TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    // Closed or reset, the connection has ended.
    let _ = within_max_wait("the server closes it", stream.read_to_end(&mut bytes)).await;
    bytes
}

/// Sends until the server accepts no more bytes, and reads nothing.
async fn assert_cut(mut stream: TcpStream) {
    wait_until("the server cuts it", async || stream.write_all(b"\r\n").await.is_err()).await;
}

async fn is_alive(stream: &mut TcpStream) -> bool {
    let requested = stream.write_all(b"GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    requested.is_ok() && read_rest(stream).await.ends_with(b"alive")
}

/// Requests large responses, and reads nothing of them.
async fn request_without_reading(server: &TestServer) -> TcpStream {
    let mut stream = server.connect().await;
    let requested = b"GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200);
    stream.write_all(&requested).await.expect("sent");
    stream
}

/// The preface of an HTTP/2 connection, and a `GET /livez` on stream 1.
fn http2_request() -> Vec<u8> {
    let settings = [0, 0, 0, 4, 0, 0, 0, 0, 0];
    let head = http2_head(1, 5);
    [b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".as_slice(), &settings, &head].concat()
}

/// The frame that begins a `GET /livez`. Flags: 4 ends the head, 1 the request.
fn http2_head(stream: u32, flags: u8) -> Vec<u8> {
    // `:method GET`, `:scheme http`, `:path` and `:authority` as literals (RFC 7541).
    let head = b"\x82\x86\x44\x06/livez\x41\x01x";
    let length = u8::try_from(head.len()).expect("short");
    let mut frame = vec![0, 0, length, 1, flags];
    frame.extend(stream.to_be_bytes());
    frame.extend(head);
    frame
}

#[tokio::test]
async fn an_unfinished_head_is_cut() {
    let server = TestServer::start(ConnectionLimits { header_timeout: SHORT, ..LONG_LIMITS }).await;
    let second = b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\nGET /livez HT";
    let silent_http2 = &http2_request()[..33];
    for bytes in [b"".as_slice(), b"PRI * HT", b"G", HALF_A_HEAD, second, silent_http2] {
        let mut stream = server.send_bytes(bytes).await;
        if bytes == second {
            // More of the second head follows after the first response, but not its end.
            let _ = within_max_wait("the first response", stream.read(&mut [0; 512])).await.expect("a response");
            // On a busy machine, the head may have been cut by now.
            let _ = stream.write_all(b"TP/1.1\r\n").await;
        }
        read_rest(&mut stream).await;
    }
    server.wait_until_alive().await;
}

#[tokio::test]
async fn a_connection_without_requests_ends() {
    let server = TestServer::start(ConnectionLimits { idle_timeout: SHORT, ..LONG_LIMITS }).await;
    let mut http1 = server.send_bytes(b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(read_rest(&mut http1).await.ends_with(b"alive"));
    // One connection that answers pings, and one that answers nothing.
    let mut silent = server.send_bytes(&http2_request()).await;
    read_rest(&mut silent).await;
    // On a busy machine, a connection may be without requests for too long before its first one.
    let answered = async {
        loop {
            let Ok((mut requests, connection)) = h2::client::handshake(server.connect().await).await else { continue };
            let ends = tokio::spawn(connection);
            if request_livez(&mut requests).await == Some(StatusCode::OK) {
                // The sender would keep the connection open.
                return (requests, ends);
            }
        }
    };
    let (_requests, ends) = within_max_wait("a response", answered).await;
    let _ = within_max_wait("it ends", ends).await;
}

#[tokio::test]
async fn a_silent_http2_peer_is_cut() {
    let limits = ConnectionLimits { ping_interval: SHORT, header_timeout: SHORT, ..LONG_LIMITS };
    let server = TestServer::start(limits).await;
    let mut silent = server.send_bytes(&http2_request()).await;
    let answer = read_rest(&mut silent).await;
    assert!(answer.windows(5).any(|bytes| bytes == b"alive"), "it was answered first");
}

/// The status of the response; `None` when the server cuts the connection.
async fn request_livez(requests: &mut SendRequest<Bytes>) -> Option<StatusCode> {
    let request = Request::get("http://x/livez").body(()).expect("a request");
    let (answer, _) = requests.send_request(request, true).ok()?;
    let (head, mut body) = answer.await.ok()?.into_parts();
    while let Some(chunk) = body.data().await {
        let _ = body.flow_control().release_capacity(chunk.ok()?.len());
    }
    Some(head.status)
}

#[tokio::test]
async fn unfinished_requests_do_not_block_others() {
    let limits = ConnectionLimits { total: 64, per_address: 64, ..LONG_LIMITS };
    let server = TestServer::start(limits).await;
    // No timeout ends these connections, only an eviction.
    let halves = join_all((0..300).map(|_| server.send_bytes(HALF_A_HEAD))).await;
    for address in [[127, 0, 0, 1], [127, 0, 0, 2]] {
        assert!(is_alive(&mut server.connect_from(address).await).await, "{address:?}");
    }
    drop(halves);
    server.assert_stops().await;
}

#[tokio::test]
async fn requests_per_address_are_limited() {
    let server = TestServer::start(ConnectionLimits { per_address: 2, ..LONG_LIMITS }).await;
    let (first, second) = ([127, 0, 0, 1], [127, 0, 0, 2]);
    let under_way = [server.start_request(first).await, server.start_request(first).await];
    assert!(!is_alive(&mut server.connect_from(first).await).await, "both places have requests");
    assert!(is_alive(&mut server.connect_from(second).await).await);
    drop(under_way);
    server.wait_until_alive().await;
}

#[tokio::test]
async fn a_client_that_does_not_read_is_cut() {
    let server = TestServer::start(ConnectionLimits { stall_timeout: SHORT, ..LONG_LIMITS }).await;
    assert_cut(request_without_reading(&server).await).await;
    // In HTTP/2 the socket accepts everything; only the stream's window is closed.
    let mut client = h2::client::Builder::new();
    let (mut requests, connection) =
        client.initial_window_size(1).handshake::<_, Bytes>(server.connect().await).await.expect("HTTP/2");
    let ends = tokio::spawn(connection);
    let request = Request::get("http://x/openapi.json").body(()).expect("a request");
    let (answer, _) = requests.send_request(request, true).expect("sent");
    let unread = answer.await.expect("a head");
    let _ = within_max_wait("the server cuts it", ends).await;
    drop(unread);
}

#[tokio::test]
async fn an_unfinished_body_gets_a_response() {
    let server = TestServer::with_timeout(LONG_LIMITS, SHORT).await;
    let mut stream = server.send_bytes(HALF_A_BODY).await;
    let answer = String::from_utf8_lossy(&read_rest(&mut stream).await).into_owned();
    assert!(answer.starts_with("HTTP/1.1 504"), "{answer}");
}

#[tokio::test]
async fn abandoned_requests_end_their_connection() {
    let server = TestServer::start(LONG_LIMITS).await;
    // At once: the server receives the resets before it begins (CVE-2023-44487).
    let mut flood = http2_request();
    for stream in (3_u32..20_000).step_by(2) {
        flood.extend(http2_head(stream, 4));
        flood.extend([0, 0, 4, 3, 0]);
        flood.extend(stream.to_be_bytes());
        flood.extend([0, 0, 0, 8]);
    }
    let (mut answers, mut sender) = server.connect().await.into_split();
    let sending = tokio::spawn(async move {
        // When the server closes the connection, enough was sent.
        let _ = sender.write_all(&flood).await;
        sender
    });
    let ends = async { while matches!(answers.read(&mut [0; 4_096]).await, Ok(1..)) {} };
    within_max_wait("the connection ends", ends).await;
    drop(sending);

    // One after the other, each after the server has begun.
    let (mut requests, mut connection) = h2::client::handshake(server.connect().await).await.expect("HTTP/2");
    let mut pings = connection.ping_pong().expect("the first");
    let ends = tokio::spawn(connection);
    let mut begun = 0;
    while begun < 10_000 {
        let Ok(ready) = requests.ready().await else { break };
        requests = ready;
        let request = Request::post("http://x/api/v1/search/podcasts").header("content-type", "application/json");
        let Ok((_, mut stream)) = requests.send_request(request.body(()).expect("a request"), false) else { break };
        begun += 1;
        if pings.ping(h2::Ping::opaque()).await.is_err() {
            break;
        }
        stream.send_reset(h2::Reason::CANCEL);
    }
    assert!((100..10_000).contains(&begun), "{begun}");
    let _ = within_max_wait("the connection ends", ends).await;
}

#[tokio::test]
async fn no_connection_delays_the_shutdown() {
    let server = TestServer::start(LONG_LIMITS).await;
    let mut half = server.send_bytes(HALF_A_HEAD).await;
    let idle = server.send_bytes(b"").await;
    let unread = request_without_reading(&server).await;
    let mut silent = server.send_bytes(&http2_request()).await;
    let under_way = server.start_request([127, 0, 0, 1]).await;
    let address = server.address;
    server.assert_stops().await;
    assert!(TcpStream::connect(address).await.is_err());
    assert!(read_rest(&mut half).await.is_empty());
    read_rest(&mut silent).await;
    drop((idle, unread, under_way));
}

#[tokio::test]
async fn the_metrics_listener_has_the_same_limits() {
    let app = TestApp::new().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = tokio::spawn(serve_metrics(listener, app.state.clone()));
    let halves = join_all((0..100).map(|_| async {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(HALF_A_HEAD).await.expect("sent");
        stream
    }));
    let halves = halves.await;
    assert!(is_alive(&mut TcpStream::connect(address).await.expect("it listens")).await);
    drop(halves);
    serving.abort();
}

#[tokio::test]
async fn a_refused_body_leaves_the_connection_free_or_announces_its_end() {
    let server = TestServer::start(LONG_LIMITS).await;
    let post = |length: usize, line: &str| {
        format!("POST /api/v1/guest-profiles HTTP/1.1\r\nhost: x\r\n{line}content-length: {length}\r\n\r\n")
            .into_bytes()
    };
    // A body that is soon read: the next request is served.
    let mut body = post(200_000, "");
    body.extend(vec![b' '; 200_000]);
    let mut stream = server.send_bytes(&body).await;
    stream.write_all(b"GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
    let answers = String::from_utf8(read_rest(&mut stream).await).expect("text");
    assert!(answers.starts_with("HTTP/1.1 401") && answers.ends_with("alive"), "{answers}");
    // One that is too large to read, and one that the client does not send without permission.
    for (length, line) in [(20_000_000, ""), (100, "expect: 100-continue\r\n")] {
        let mut stream = server.send_bytes(&post(length, line)).await;
        let answer = String::from_utf8(read_rest(&mut stream).await).expect("text");
        assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
        assert!(answer.to_ascii_lowercase().contains("\r\nconnection: close\r\n"), "{answer}");
    }
}
