//! A server on loopback that sends the hostile corpus byte for byte. It stops when dropped.

use super::hostile_feed::{ByteChunks, HostileFeed};
use super::hostile_feeds;
use super::responses::{hostile_responses, ok_head};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// The longest request that is read, in bytes.
const MAX_REQUEST: usize = 64 << 10;

/// A running server. `/<name>` is the hostile response or feed with that name.
#[derive(Debug)]
pub struct HostileServer {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl HostileServer {
    /// Serves the whole corpus on a free port of 127.0.0.1.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn serve() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let feeds: Arc<[HostileFeed]> = hostile_feeds().into();
        let server = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let feeds = Arc::clone(&feeds);
                tokio::spawn(async move {
                    // Many tests disconnect their clients early.
                    let _ = serve_connection(stream, &feeds).await;
                });
            }
        });
        Self { address, server }
    }

    /// The address on which it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL of the response or feed with this name.
    #[must_use]
    pub fn url(&self, name: &str) -> String {
        format!("http://{}/{name}", self.address)
    }
}

impl Drop for HostileServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn serve_connection(mut stream: TcpStream, feeds: &[HostileFeed]) -> std::io::Result<()> {
    let path = read_path(&mut stream).await?;
    let name = path.trim_start_matches('/');
    let (pieces, pause) = find_chunks(name, feeds);
    for piece in pieces {
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        stream.write_all(&piece).await?;
    }
    stream.shutdown().await
}

async fn read_path(stream: &mut TcpStream) -> std::io::Result<String> {
    let mut request = Vec::new();
    while !request.ends_with(b"\r\n\r\n") && request.len() < MAX_REQUEST {
        if stream.read_buf(&mut request).await? == 0 {
            break;
        }
    }
    let request = String::from_utf8_lossy(&request);
    Ok(request.split(' ').nth(1).unwrap_or_default().to_owned())
}

fn find_chunks(name: &str, feeds: &[HostileFeed]) -> (ByteChunks, Duration) {
    if let Some(answer) = hostile_responses().into_iter().find(|answer| answer.name == name) {
        return (Box::new((answer.head)().chain((answer.body)())), answer.pause);
    }
    match feeds.iter().find(|feed| feed.name == name) {
        Some(feed) => {
            let kind = feed.content_type.map(|kind| format!("Content-Type: {kind}\r\n")).unwrap_or_default();
            (Box::new(ok_head(&kind).chain(feed.body.chunks())), Duration::ZERO)
        }
        None => {
            let missing = b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".to_vec();
            (Box::new(std::iter::once(missing)), Duration::ZERO)
        }
    }
}
