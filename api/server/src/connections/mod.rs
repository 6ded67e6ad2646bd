//! HTTP connections of all listeners: how many are open, how long each may wait, and how they end.
//!
//! `axum::serve` has neither timeouts nor caps, so this module serves our listeners with hyper's connections. One
//! pure rule ([`activity`]) checks each connection at intervals, whatever its protocol. hyper's own header timeout
//! does not suffice: it starts only after the protocol is detected, does not exist for HTTP/2, and counts idle time
//! as reading a head.
//!
//! When all slots are taken (of one address, or in total), a new connection evicts the one that has been idle
//! longest, so that half-sent requests and idle connections lock nobody out. When every slot has a request in flight,
//! the new connection is closed at once. Otherwise it would wait without a response; a load balancer can retry
//! elsewhere at once.

mod activity;
mod body;
mod connection;
mod limits;
mod stream;
mod table;

pub use limits::ConnectionLimits;

use axum::Router;
use connection::ConnectionServer;
use ipnet::IpNet;
use std::future::Future;
use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use table::ConnectionTable;
use tokio::net::{TcpListener, TcpSocket, ToSocketAddrs, lookup_host};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

/// First and longest pause of the accept loop after the system returned an error.
const FIRST_BACKOFF: Duration = Duration::from_millis(20);
const MAX_BACKOFF: Duration = Duration::from_secs(1);
/// Refused connections are logged as a count at this interval.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// Length of the accept queue of the system, which may cap it (`net.core.somaxconn`). A surge of new connections
/// waits here, where the usual 1,024 would drop it.
const BACKLOG: u32 = 4_096;

/// Listens on the first free address that a host name or `host:port` resolves to.
///
/// # Errors
/// The system's error for the last address, or an error when the name resolves to no address.
pub async fn listen_on(address: impl ToSocketAddrs) -> Result<TcpListener, Error> {
    let mut failure = Error::new(ErrorKind::InvalidInput, "the name resolves to no address");
    for address in lookup_host(address).await? {
        match listen_on_one(address) {
            Ok(listener) => return Ok(listener),
            Err(error) => failure = error,
        }
    }
    Err(failure)
}

fn listen_on_one(address: SocketAddr) -> Result<TcpListener, Error> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A restart need not wait until the system has closed the connections of the previous process.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves `router` on `listener` until `stop` completes. Requests in flight may then finish within the drain timeout;
/// connections that are still open after it are closed. The cap per address does not apply to `trusted` proxy networks.
pub async fn serve_connections(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    trusted: Vec<IpNet>,
    stop: impl Future<Output = ()>,
) {
    let table = Arc::new(ConnectionTable::new(limits.total, limits.per_address, trusted));
    let (stopping, stopped) = watch::channel(false);
    let server = ConnectionServer::new(router, limits, stopped);
    let mut connections = JoinSet::new();
    let mut refusals = RefusalCounter::default();
    let mut pause = FIRST_BACKOFF;
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            Some(ended) = connections.join_next() => {
                if let Err(error) = ended {
                    tracing::error!(%error, "a connection's task failed");
                }
                continue;
            }
            // Evicted connections are open until they have closed, and a surge evicts faster than they close.
            accepted = listener.accept(), if connections.len() < limits.open_sockets() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                pause = FIRST_BACKOFF;
                match table.admit(peer.ip(), Instant::now()) {
                    Some(slot) => drop(connections.spawn(server.clone().run(stream, peer, slot))),
                    None => refusals.count(),
                }
            }
            // The peer has already disconnected.
            Err(error) if is_peer_error(&error) => {}
            // Usually file descriptors or memory are exhausted: evict an idle connection and pause, so that the loop
            // does not spin.
            Err(error) => {
                table.evict_longest_idle();
                tracing::warn!(%error, "no connection can be accepted");
                tokio::select! {
                    () = &mut stop => break,
                    () = sleep(pause) => pause = MAX_BACKOFF.min(2 * pause),
                }
            }
        }
    }
    drop(listener);
    // Fails only when no connection is left to notify.
    let _ = stopping.send(true);
    let drained = timeout(limits.drain_timeout, async { while connections.join_next().await.is_some() {} }).await;
    if drained.is_err() {
        tracing::warn!(open = connections.len(), "connections are closed: the drain timeout is over");
        connections.shutdown().await;
    }
}

fn is_peer_error(error: &Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionAborted
            | ErrorKind::ConnectionRefused
            | ErrorKind::ConnectionReset
            | ErrorKind::Interrupted
    )
}

/// Counts refused connections, so that a flood of them does not flood the log.
#[derive(Default)]
struct RefusalCounter {
    unlogged: u64,
    logged_at: Option<Instant>,
}

impl RefusalCounter {
    fn count(&mut self) {
        self.unlogged += 1;
        if self.logged_at.is_none_or(|at| at.elapsed() >= LOG_INTERVAL) {
            tracing::warn!(connections = self.unlogged, "connections are refused: all slots have requests in flight");
            *self = Self { unlogged: 0, logged_at: Some(Instant::now()) };
        }
    }
}
