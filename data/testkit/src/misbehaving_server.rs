//! A server that speaks raw bytes, for what well-behaved server libraries refuse to do.

use crate::misbehaving_http2::{self, HeaderFlood};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::task::JoinHandle;

/// How much the kernel keeps of what the client does not take: little, so that [`Counts::bytes_sent`] says what it took.
const SEND_BUFFER: u32 = 64 << 10;
/// Heads and bodies of requests beyond this end the connection.
const MAX_REQUEST: usize = 1 << 20;

/// What a server does with one request.
#[derive(Clone, Debug)]
pub enum Behavior {
    /// Sends these bytes, head and body, and waits for the next request on the same connection.
    Respond(Vec<u8>),
    /// Sends these bytes and closes.
    RespondAndClose(Vec<u8>),
    /// Sends the head, then one byte each time, for ever.
    Drip { head: Vec<u8>, byte: u8, every: Duration },
    /// Sends the head, then the piece again and again.
    Endless { head: Vec<u8>, piece: Vec<u8> },
    /// Reads on and never answers.
    Silence,
    /// Closes without a word.
    Close,
    /// Sends these bytes and resets the connection (RST).
    Reset(Vec<u8>),
    /// HTTP/2: resets the stream of the request with `INTERNAL_ERROR` (RFC 9113 6.4).
    ResetStream,
    /// HTTP/2: sends frames of 16 KiB of headers (RFC 9113 6.10), none of them the last.
    EndlessContinuation,
}

impl Behavior {
    /// An answer with a length. `headers` are lines with `\r\n` at their ends.
    #[must_use]
    pub fn status(status: u16, headers: &str, body: impl AsRef<[u8]>) -> Self {
        let body = body.as_ref();
        // These have no body and no length (RFC 9110 6.4.1).
        let length =
            if matches!(status, 204 | 304) { String::new() } else { format!("content-length: {}\r\n", body.len()) };
        let mut bytes = format!("HTTP/1.1 {status} Said\r\n{length}{headers}\r\n").into_bytes();
        bytes.extend_from_slice(body);
        Self::Respond(bytes)
    }

    /// 302 to wherever; the bytes are sent as they are.
    #[must_use]
    pub fn redirect(target: &str) -> Self {
        Self::status(302, &format!("location: {target}\r\n"), "")
    }

    /// An answer with headers that repeat until there are about so many bytes of them.
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

/// A request as it came.
#[derive(Clone, Debug, Default)]
pub struct RawRequest {
    /// Request line and headers.
    pub head: String,
    pub body: Vec<u8>,
}

impl RawRequest {
    /// The target of the request line: path and query.
    #[must_use]
    pub fn target(&self) -> &str {
        self.head.split_ascii_whitespace().nth(1).unwrap_or_default()
    }

    /// A header, by its name in lower case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let fields = self.head.lines().skip(1).filter_map(|line| line.split_once(':'));
        fields.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

/// What a server has seen so far.
#[derive(Debug, Default)]
pub struct ServerCounts {
    connections: AtomicUsize,
    requests: AtomicUsize,
    sent: AtomicUsize,
}

impl ServerCounts {
    /// Connections that were made, with or without a request.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    #[must_use]
    pub fn requests(&self) -> usize {
        self.requests.load(Ordering::SeqCst)
    }

    /// Bytes that the client's side took, its socket buffers included.
    #[must_use]
    pub fn bytes_sent(&self) -> usize {
        self.sent.load(Ordering::SeqCst)
    }
}

/// Chooses the behaviour for a request.
pub type BehaviorChooser = Arc<dyn Fn(&RawRequest) -> Behavior + Send + Sync>;

/// A running server, gone when dropped.
#[derive(Debug)]
pub struct MisbehavingServer {
    address: SocketAddr,
    counts: Arc<ServerCounts>,
    server: JoinHandle<()>,
}

impl MisbehavingServer {
    /// Behaves the same to everybody.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn always(behaviour: Behavior) -> Self {
        Self::start(move |_| behaviour.clone()).await
    }

    /// Behaves by request.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn start(choose: impl Fn(&RawRequest) -> Behavior + Send + Sync + 'static) -> Self {
        Self::start_at(SocketAddr::from(([127, 0, 0, 1], 0)), choose).await.expect("a free port")
    }

    /// Behaves by request, on an address of one's choice.
    ///
    /// # Errors
    /// When it is taken, or not of this machine.
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
                        // A server that cannot reset closes, which the test notices.
                        let _ = stream.set_zero_linger();
                    }
                });
            }
        });
        Ok(Self { address, counts, server })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL of a path that begins with a slash.
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

/// How a conversation ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionEnd {
    Close,
    /// To be done by whoever has the socket.
    Reset,
}

/// Answers the requests of one connection, plain or within TLS.
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

/// A request with its body, if it announces one. `None` at the end of the connection.
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

pub(crate) async fn read_more<S: AsyncRead + Unpin>(stream: &mut S, received: &mut Vec<u8>) -> Option<()> {
    let length = stream.read_buf(received).await.ok()?;
    (length > 0 && received.len() <= MAX_REQUEST).then_some(())
}

/// The way to the client, with what was sent counted.
pub(crate) struct CountingWriter<'a, S> {
    pub(crate) stream: &'a mut S,
    counts: &'a ServerCounts,
}

impl<S: AsyncWrite + Unpin> CountingWriter<'_, S> {
    pub(crate) async fn send(&mut self, mut bytes: &[u8]) -> std::io::Result<()> {
        while !bytes.is_empty() {
            let length = self.stream.write(bytes).await?;
            self.counts.sent.fetch_add(length, Ordering::SeqCst);
            bytes = &bytes[length..];
        }
        self.stream.flush().await
    }

    /// Until the client is gone, as is told by what is returned.
    pub(crate) async fn repeat(&mut self, head: &[u8], piece: &[u8]) -> bool {
        let mut sent = self.send(head).await;
        while sent.is_ok() {
            sent = self.send(piece).await;
        }
        true
    }

    async fn drip(&mut self, head: &[u8], byte: u8, every: Duration) -> bool {
        let mut sent = self.send(head).await;
        while sent.is_ok() {
            tokio::time::sleep(every).await;
            sent = self.send(&[byte]).await;
        }
        true
    }
}
