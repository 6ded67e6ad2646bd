//! Serves one connection from its first byte to its end.

use super::activity::{ConnectionActivity, ConnectionDecision};
use super::body::MonitoredBody;
use super::limits::{
    BUFFER_BYTES, CONNECTION_WINDOW_BYTES, ConnectionLimits, MAX_ERROR_RESETS, MAX_PENDING_RESETS, MAX_STREAMS,
    STREAM_WINDOW_BYTES,
};
use super::stream::MonitoredStream;
use super::table::SlotGuard;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, Response, Version};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tower::ServiceExt as _;

/// The state that all connections of a listener share.
#[derive(Clone)]
pub(super) struct ConnectionServer {
    router: Router,
    limits: ConnectionLimits,
    builder: Arc<Builder<TokioExecutor>>,
    stop_signal: watch::Receiver<bool>,
}

impl ConnectionServer {
    pub fn new(router: Router, limits: ConnectionLimits, stop_signal: watch::Receiver<bool>) -> Self {
        let mut builder = Builder::new(TokioExecutor::new());
        // The periodic checks time request heads, because they also apply before the protocol is detected.
        builder.http1().header_read_timeout(None).max_buf_size(BUFFER_BYTES);
        builder
            .http2()
            .timer(TokioTimer::new())
            .keep_alive_interval(limits.ping_interval)
            .keep_alive_timeout(limits.header_timeout)
            .max_concurrent_streams(MAX_STREAMS)
            .max_header_list_size(u32::try_from(BUFFER_BYTES).unwrap_or(u32::MAX))
            .initial_stream_window_size(STREAM_WINDOW_BYTES)
            .initial_connection_window_size(CONNECTION_WINDOW_BYTES)
            .max_send_buf_size(BUFFER_BYTES)
            .max_pending_accept_reset_streams(MAX_PENDING_RESETS)
            .max_local_error_reset_streams(MAX_ERROR_RESETS);
        Self { router, limits, builder: Arc::new(builder), stop_signal }
    }

    /// Serves a connection until it ends or a check closes it.
    pub async fn run(mut self, stream: TcpStream, peer: SocketAddr, slot: SlotGuard) {
        // Responses are written as a whole, so delaying small packets gains nothing.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::trace!(%error, "the socket keeps its delay");
        }
        let activity = slot.activity();
        let io = TokioIo::new(MonitoredStream::new(stream, Arc::clone(&activity)));
        let service = service_fn(|request| handle_request(self.router.clone(), peer, Arc::clone(&activity), request));
        let mut connection = pin!(self.builder.serve_connection(io, service));
        let interval = self.limits.check_interval();
        let mut checks = interval_at(Instant::now() + interval, interval);
        checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut is_stopping = false;
        loop {
            tokio::select! {
                ended = connection.as_mut() => {
                    if let Err(error) = ended {
                        tracing::trace!(error, "a connection broke");
                    }
                    return;
                }
                // The wait fails when the listener is gone, which also stops the connection.
                _ = self.stop_signal.changed(), if !is_stopping => {
                    is_stopping = true;
                    activity.start_closing(Instant::now());
                    connection.as_mut().graceful_shutdown();
                }
                () = activity.wait_for_wakeup() => {}
                _ = checks.tick() => {}
            }
            let now = Instant::now();
            match activity.decide(&self.limits, now) {
                ConnectionDecision::Keep => {}
                ConnectionDecision::Close(reason) => {
                    tracing::trace!(reason, "a connection is closed");
                    activity.start_closing(now);
                    connection.as_mut().graceful_shutdown();
                }
                ConnectionDecision::Cut(reason) => {
                    tracing::debug!(reason, "a connection is cut");
                    return;
                }
            }
        }
    }
}

/// Returns the router's response with a monitored body.
async fn handle_request(
    router: Router,
    peer: SocketAddr,
    activity: Arc<ConnectionActivity>,
    request: Request<Incoming>,
) -> Result<Response<MonitoredBody>, Error> {
    let is_http2 = request.version() == Version::HTTP_2;
    let Some(guard) = activity.begin_request(is_http2) else { return Err(ErrorKind::ConnectionAborted.into()) };
    let is_head = request.method() == Method::HEAD;
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = match router.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    Ok(response.map(|body| MonitoredBody::new(body, guard, is_head)))
}
