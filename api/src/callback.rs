//! A listener for what others call back: two methods on one path segment, small bodies, and nothing else.
//!
//! It has no part in the service around it, needs no state, and knows nothing of what the calls mean.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, RawQuery, Request, State};
use axum::http::header::{CONNECTION, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Sleep;

/// Headers of a call, in bytes: those of hubs and of the proxies before us are a tenth.
const MAX_HEADER_BYTES: usize = 16 << 10;

/// What a caller may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallbackLimits {
    /// Largest body; a larger one is answered with 413.
    pub body_bytes: usize,
    /// Connections at the same time; others wait.
    pub connections: usize,
    /// From the connection to the end of the answer. A connection is good for one call.
    pub time: Duration,
}

impl Default for CallbackLimits {
    fn default() -> Self {
        Self { body_bytes: 64 << 10, connections: 64, time: Duration::from_secs(20) }
    }
}

/// A call that came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallbackRequest {
    /// The one segment of the path, percent-decoded.
    pub path: String,
    /// Verbatim; empty without one.
    pub query: String,
    /// `X-Hub-Signature`, verbatim.
    pub signature: Option<String>,
    /// `None` for a GET.
    pub body: Option<Vec<u8>>,
}

/// What is answered, as plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallbackAnswer {
    pub status: u16,
    pub body: String,
}

impl CallbackAnswer {
    /// An answer without a body.
    #[must_use]
    pub fn empty(status: u16) -> Self {
        Self { status, body: String::new() }
    }
}

/// Answers GET and POST of `/{path}` by `handler`, which runs where it may block, until `stop` ends.
///
/// # Errors
/// When the listener fails.
pub async fn serve_callback(
    listener: TcpListener,
    limits: CallbackLimits,
    handler: impl Fn(CallbackRequest) -> CallbackAnswer + Clone + Send + Sync + 'static,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let service = Router::new()
        .route("/{path}", get(answer).post(answer))
        .with_state(Service { limits, handler: Arc::new(handler) });
    let listener = Bounded { listener, limits, places: Arc::new(Semaphore::new(limits.connections)) };
    axum::serve(listener, service).with_graceful_shutdown(stop).await
}

#[derive(Clone)]
struct Service {
    limits: CallbackLimits,
    handler: Arc<dyn Fn(CallbackRequest) -> CallbackAnswer + Send + Sync>,
}

async fn answer(
    State(service): State<Service>,
    Path(path): Path<String>,
    RawQuery(query): RawQuery,
    request: Request,
) -> Response {
    // Where there is a route for GET there is one for HEAD, and a question is no mere look.
    if request.method() == Method::HEAD {
        return finish(StatusCode::METHOD_NOT_ALLOWED, String::new());
    }
    let is_post = request.method() == Method::POST;
    let headers = request.headers();
    if header_bytes(headers) > MAX_HEADER_BYTES {
        return finish(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, String::new());
    }
    let signature = headers.get("x-hub-signature").and_then(|value| value.to_str().ok()).map(str::to_owned);
    let body = match read(request.into_body(), is_post, service.limits.body_bytes).await {
        Ok(body) => body,
        Err(status) => return finish(status, String::new()),
    };
    let call = CallbackRequest { path, query: query.unwrap_or_default(), signature, body };
    let handler = Arc::clone(&service.handler);
    match tokio::task::spawn_blocking(move || handler(call)).await {
        Ok(CallbackAnswer { status, body }) => {
            finish(StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), body)
        }
        Err(error) => {
            tracing::error!(%error, "the handler of a callback failed");
            finish(StatusCode::INTERNAL_SERVER_ERROR, String::new())
        }
    }
}

fn header_bytes(headers: &HeaderMap) -> usize {
    headers.iter().map(|(name, value)| name.as_str().len() + value.len()).sum()
}

async fn read(body: Body, is_post: bool, limit: usize) -> Result<Option<Vec<u8>>, StatusCode> {
    if !is_post {
        return Ok(None);
    }
    let read = to_bytes(body, limit).await;
    read.map(|bytes| Some(bytes.into())).map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)
}

/// Plain text whatever it looks like: a caller chooses what is echoed to it.
fn finish(status: StatusCode, body: String) -> Response {
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8"), (X_CONTENT_TYPE_OPTIONS, "nosniff"), (CONNECTION, "close")];
    (status, headers, body).into_response()
}

/// Accepts no more connections than it has places, each for a while and a number of bytes.
struct Bounded {
    listener: TcpListener,
    limits: CallbackLimits,
    places: Arc<Semaphore>,
}

impl axum::serve::Listener for Bounded {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        let place = Arc::clone(&self.places).acquire_owned().await.expect("the places are never closed");
        let (stream, address) = axum::serve::Listener::accept(&mut self.listener).await;
        let until = Box::pin(tokio::time::sleep(self.limits.time));
        // What is larger is told so as long as it is not much larger.
        let bytes_left = 2 * (self.limits.body_bytes + MAX_HEADER_BYTES);
        (Connection { stream, until, bytes_left, _place: place }, address)
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that ends in time, however slow its other end is.
struct Connection {
    stream: TcpStream,
    until: Pin<Box<Sleep>>,
    bytes_left: usize,
    _place: OwnedSemaphorePermit,
}

impl Connection {
    fn check(&mut self, context: &mut Context<'_>) -> std::io::Result<()> {
        if self.until.as_mut().poll(context).is_ready() {
            return Err(std::io::ErrorKind::TimedOut.into());
        }
        Ok(())
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        self.check(context)?;
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let bytes = buffer.filled().len() - before;
        match self.bytes_left.checked_sub(bytes) {
            Some(left) => self.bytes_left = left,
            None => return Poll::Ready(Err(std::io::ErrorKind::FileTooLarge.into())),
        }
        read
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<std::io::Result<usize>> {
        self.check(context)?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.check(context)?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.check(context)?;
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
