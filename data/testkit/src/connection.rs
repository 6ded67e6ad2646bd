//! One connection of the misbehaving server: reads within a limit, and counted writes.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};

/// A longer request ends the connection.
const MAX_REQUEST: usize = 1 << 20;

/// What a server counted so far.
#[derive(Debug, Default)]
pub struct ServerCounts {
    pub(crate) connections: AtomicUsize,
    pub(crate) requests: AtomicUsize,
    sent: AtomicUsize,
}

impl ServerCounts {
    /// Connections, with or without a request.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    #[must_use]
    pub fn requests(&self) -> usize {
        self.requests.load(Ordering::SeqCst)
    }

    /// Bytes that the client's side accepted, including its socket buffers.
    #[must_use]
    pub fn bytes_sent(&self) -> usize {
        self.sent.load(Ordering::SeqCst)
    }
}

/// Reads further bytes of a request. Returns `None` at the end of the connection, and when the request is too long.
pub(crate) async fn read_more<S: AsyncRead + Unpin>(stream: &mut S, received: &mut Vec<u8>) -> Option<()> {
    let length = stream.read_buf(received).await.ok()?;
    (length > 0 && received.len() <= MAX_REQUEST).then_some(())
}

/// Writes to the client and counts the bytes.
pub(crate) struct CountingWriter<'a, S> {
    pub(crate) stream: &'a mut S,
    pub(crate) counts: &'a ServerCounts,
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

    /// Sends the head and then the piece repeatedly until the client disconnects. Returns `true`: the connection has
    /// ended.
    pub(crate) async fn repeat(&mut self, head: &[u8], piece: &[u8]) -> bool {
        let mut sent = self.send(head).await;
        while sent.is_ok() {
            sent = self.send(piece).await;
        }
        true
    }

    pub(crate) async fn drip(&mut self, head: &[u8], byte: u8, every: Duration) -> bool {
        let mut sent = self.send(head).await;
        while sent.is_ok() {
            tokio::time::sleep(every).await;
            sent = self.send(&[byte]).await;
        }
        true
    }
}
