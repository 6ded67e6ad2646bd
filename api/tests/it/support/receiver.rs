//! A receiver of webhooks on loopback, well-behaved or not.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

/// A received request.
#[derive(Clone, Debug)]
pub struct Received {
    pub headers: HeaderMap,
    pub body: String,
}

/// Stops at the end of the test.
pub struct Receiver {
    pub address: SocketAddr,
    received: Arc<Mutex<Vec<Received>>>,
    task: tokio::task::JoinHandle<()>,
}

impl Receiver {
    /// Responds at `/ok`, `/fail`, `/gone`, `/hang`, `/large` and `/redirect`, which redirects to `/ok`.
    pub async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let received: Arc<Mutex<Vec<Received>>> = Arc::default();
        let routes = Router::new()
            .route("/ok", post(|state, headers, body| record(state, headers, body, StatusCode::NO_CONTENT)))
            .route("/fail", post(|state, headers, body| record(state, headers, body, StatusCode::SERVICE_UNAVAILABLE)))
            .route("/gone", post(|state, headers, body| record(state, headers, body, StatusCode::GONE)))
            .route("/hang", post(hang))
            .route("/large", post(respond_large))
            .route("/redirect", post(redirect))
            .with_state(Arc::clone(&received));
        let task = tokio::spawn(async move {
            axum::serve(listener, routes).await.expect("serves");
        });
        Self { address, received, task }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn received(&self) -> Vec<Received> {
        self.received.lock().expect("no panic").clone()
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }
}

type Log = State<Arc<Mutex<Vec<Received>>>>;

async fn record(State(log): Log, headers: HeaderMap, body: String, status: StatusCode) -> Response {
    log.lock().expect("no panic").push(Received { headers, body });
    (status, "noted").into_response()
}

async fn hang(state: Log, headers: HeaderMap, body: String) -> Response {
    record(state, headers, body, StatusCode::OK).await;
    std::future::pending().await
}

async fn respond_large(state: Log, headers: HeaderMap, body: String) -> Response {
    record(state, headers, body, StatusCode::OK).await;
    let chunks = (0..160).map(|_| Ok::<_, std::io::Error>(Bytes::from(vec![b'x'; 64 << 10])));
    Body::from_stream(futures::stream::iter(chunks)).into_response()
}

async fn redirect(state: Log, headers: HeaderMap, body: String) -> Response {
    let host = headers.get(header::HOST).cloned().expect("a host");
    record(state, headers, body, StatusCode::OK).await;
    let target = format!("http://{}/ok", host.to_str().expect("text"));
    (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, target)]).into_response()
}
