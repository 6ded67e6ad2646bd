//! A server that sends raw bytes, for behavior that proper server libraries prevent.

use crate::connection::{CountingWriter, ServerCounts, read_more};
use crate::misbehaving_http2::{self, HeaderFlood};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpSocket;
use tokio::task::JoinHandle;

/// The size of the kernel's send buffer. It is small, so that [`ServerCounts::bytes_sent`] is close to what the client
/// took.
const SEND_BUFFER: u32 = 64 << 10;
/// What a server does with one request.
#[derive(Clone, Debug)]
pub enum Behavior {
    /// Sends these bytes, head and body, and waits for the next request on the same connection.
    Respond(Vec<u8>),
    /// Sends these bytes and closes.
    RespondAndClose(Vec<u8>),
    /// Sends the head, then one byte at a time, forever.
    Drip { head: Vec<u8>, byte: u8, every: Duration },
    /// Sends the head, then the piece repeatedly, forever.
    Endless { head: Vec<u8>, piece: Vec<u8> },
    /// Reads requests and never responds.
    Silence,
    /// Closes the connection without a response.
    Close,
    /// Sends these bytes and resets the connection (RST).
    Reset(Vec<u8>),
    /// HTTP/2: resets the stream of the request with `INTERNAL_ERROR` (RFC 9113 6.4).
    ResetStream,
    /// HTTP/2: sends frames of 16 KiB of headers (RFC 9113 6.10), none of them the last.
    EndlessContinuation,
}

impl Behavior {
    /// A response with a `content-length`. `headers` are lines that end with `\r\n`.
    #[must_use]
    pub fn status(status: u16, headers: &str, body: impl AsRef<[u8]>) -> Self {
        let body = body.as_ref();
        // These statuses have no body and no length (RFC 9110 6.4.1).
        let length =
            if matches!(status, 204 | 304) { String::new() } else { format!("content-length: {}\r\n", body.len()) };
        let mut bytes = format!("HTTP/1.1 {status} Said\r\n{length}{headers}\r\n").into_bytes();
        bytes.extend_from_slice(body);
        Self::Respond(bytes)
    }

    /// A 302 to `target`, which is sent verbatim.
    #[must_use]
    pub fn redirect(target: &str) -> Self {
        Self::status(302, &format!("location: {target}\r\n"), "")
    }

    /// A response whose headers have about this many bytes.
    #[must_use]
    pub fn large_headers(bytes: usize) -> Self {
        let mut head = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n".to_vec();
        let line = format!("x-padding: {}\r\n", "x".repeat(4_000));
        while head.len() < bytes {
            head.extend_from_slice(line.as_bytes());
        }
        head.extend_from_slice(b"\r\n");
        Self::Respond(head)
    }
}

/// A request as it was received.
#[derive(Clone, Debug, Default)]
pub struct RawRequest {
    /// Request line and headers.
    pub head: String,
    pub body: Vec<u8>,
}

impl RawRequest {
    /// The path and query of the request line.
    #[must_use]
    pub fn target(&self) -> &str {
        self.head.split_ascii_whitespace().nth(1).unwrap_or_default()
    }

    /// The value of a header; `name` is in lower case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let fields = self.head.lines().skip(1).filter_map(|line| line.split_once(':'));
        fields.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

/// Chooses the behavior for a request.
pub type BehaviorChooser = Arc<dyn Fn(&RawRequest) -> Behavior + Send + Sync>;

/// A running server. It stops when dropped.
#[derive(Debug)]
pub struct MisbehavingServer {
    address: SocketAddr,
    counts: Arc<ServerCounts>,
    server: JoinHandle<()>,
}

impl MisbehavingServer {
    /// Starts a server that behaves the same for every request.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn always(behavior: Behavior) -> Self {
        Self::start(move |_| behavior.clone()).await
    }

    /// Starts a server that chooses its behavior per request.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn start(choose: impl Fn(&RawRequest) -> Behavior + Send + Sync + 'static) -> Self {
        Self::start_at(SocketAddr::from(([127, 0, 0, 1], 0)), choose).await.expect("a free port")
    }

    /// Starts a server on this address that chooses its behavior per request.
    ///
    /// # Errors
    /// When the address is in use or not on this machine.
    pub async fn start_at(
        address: SocketAddr,
        choose: impl Fn(&RawRequest) -> Behavior + Send + Sync + 'static,
    ) -> std::io::Result<Self> {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.set_send_buffer_size(SEND_BUFFER)?;
        socket.bind(address)?;
        let listener = socket.listen(1_024)?;
        let address = listener.local_addr()?;
        let (counts, choose): (_, BehaviorChooser) = (Arc::new(ServerCounts::default()), Arc::new(choose));
        let seen = Arc::clone(&counts);
        let server = tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (counts, choose) = (Arc::clone(&seen), Arc::clone(&choose));
                counts.connections.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(async move {
                    if serve_connection(&mut stream, &choose, &counts).await == ConnectionEnd::Reset {
                        // If the reset fails, the connection closes normally, which the test notices.
                        let _ = stream.set_zero_linger();
                    }
                });
            }
        });
        Ok(Self { address, counts, server })
    }

    /// The address on which it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL of a path, which must begin with a slash.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    #[must_use]
    pub fn counts(&self) -> &ServerCounts {
        &self.counts
    }
}

impl Drop for MisbehavingServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// How a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionEnd {
    Close,
    /// The owner of the socket must reset it.
    Reset,
}

/// Serves the requests of one connection, plain or within TLS.
pub async fn serve_connection<S>(stream: &mut S, choose: &BehaviorChooser, counts: &ServerCounts) -> ConnectionEnd
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let mut received = Vec::new();
    while let Some(request) = read_request(stream, &mut received).await {
        counts.requests.fetch_add(1, Ordering::SeqCst);
        let mut out = CountingWriter { stream, counts };
        let is_over = match choose(&request) {
            Behavior::Respond(bytes) => out.send(&bytes).await.is_err(),
            Behavior::RespondAndClose(bytes) => {
                let _ = out.send(&bytes).await;
                true
            }
            Behavior::Close => true,
            Behavior::Silence => std::future::pending().await,
            Behavior::Drip { head, byte, every } => out.drip(&head, byte, every).await,
            Behavior::Endless { head, piece } => out.repeat(&head, &piece).await,
            Behavior::Reset(bytes) => {
                let _ = out.send(&bytes).await;
                return ConnectionEnd::Reset;
            }
            Behavior::ResetStream => misbehaving_http2::serve_http2(&mut out, &mut received, HeaderFlood::No).await,
            Behavior::EndlessContinuation => {
                misbehaving_http2::serve_http2(&mut out, &mut received, HeaderFlood::Yes).await
            }
        };
        if is_over {
            break;
        }
    }
    let _ = stream.shutdown().await;
    ConnectionEnd::Close
}

/// Reads a request and the body that it announces. Returns `None` at the end of the connection.
async fn read_request<S: AsyncRead + Unpin>(stream: &mut S, received: &mut Vec<u8>) -> Option<RawRequest> {
    let head_end = loop {
        if let Some(at) = received.windows(4).position(|four| four == b"\r\n\r\n") {
            break at + 4;
        }
        read_more(stream, received).await?;
    };
    let head = String::from_utf8_lossy(&received[..head_end]).into_owned();
    received.drain(..head_end);
    let mut request = RawRequest { head, body: Vec::new() };
    let length = request.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    while received.len() < length {
        read_more(stream, received).await?;
    }
    request.body = received.drain(..length).collect();
    Some(request)
}
