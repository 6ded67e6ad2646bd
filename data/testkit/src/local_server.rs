//! A web server on loopback for one test. It stops when dropped.

use axum::Router;
use std::net::SocketAddr;
use tokio::task::JoinHandle;

/// A running server.
#[derive(Debug)]
pub struct LocalServer {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl LocalServer {
    /// Serves a router on a free port of 127.0.0.1.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn serve(router: Router) -> Self {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let server = tokio::spawn(async move {
            // The task ends with the test. A test fails when the server has ended.
            let _ = axum::serve(listener, router).await;
        });
        Self { address, server }
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
}

impl Drop for LocalServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}
