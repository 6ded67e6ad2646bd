//! HTTP connections of all listeners: how many are open, how long each may wait, and how they end.
//!
//! `axum::serve` has neither time-outs nor caps, so a listener of ours is served by this loop around hyper's connections.
//! A connection is checked at intervals by one pure rule ([`activity`]), whatever its protocol: hyper's own header time-out
//! does not begin before it knows the protocol, does not exist for HTTP/2, and counts idle time as reading a head.
//!
//! When all places are taken (of one address, or in all), a newcomer takes the place of the connection that has waited
//! longest without a request, so that half-sent requests and idle connections keep nobody out. When every place has a
//! request under way, the newcomer is closed at once: it would wait in the dark otherwise, and a load balancer asks
//! elsewhere.

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

/// How long the loop pauses when the system gives it no connection: the first time, and at most.
const FIRST_BACKOFF: Duration = Duration::from_millis(20);
const MAX_BACKOFF: Duration = Duration::from_secs(1);
/// Refused connections are logged together, this often.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// Connections that the system holds for us until they are accepted; it may hold fewer (`net.core.somaxconn`). A burst of
/// newcomers waits here for its turn where the usual 1,024 would drop it.
const BACKLOG: u32 = 4_096;

/// Listens on the first of the addresses that a name or `host:port` stands for and that is free.
///
/// # Errors
/// What the system says about the last address, and names that stand for none.
pub async fn listen_on(address: impl ToSocketAddrs) -> Result<TcpListener, Error> {
    let mut failure = Error::new(ErrorKind::InvalidInput, "the name stands for no address");
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
    // A restart does not wait for the connections of before to be forgotten.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves `router` on `listener` until `stop` ends. Requests under way are finished then, within the limits' drain time;
/// connections that are still open after it are cut. `trusted` networks are of proxies, which no cap by address holds for.
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
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                pause = FIRST_BACKOFF;
                match table.admit(peer.ip(), Instant::now()) {
                    Some(place) => drop(connections.spawn(server.clone().run(stream, peer, place))),
                    None => refusals.count(),
                }
            }
            // The peer is gone already.
            Err(error) if is_peer_error(&error) => {}
            // No descriptors or no memory, as a rule: room is made, and the loop neither spins nor ends.
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
    // Fails only when no connection is left to be told.
    let _ = stopping.send(true);
    let drained = timeout(limits.drain_timeout, async { while connections.join_next().await.is_some() {} }).await;
    if drained.is_err() {
        tracing::warn!(open = connections.len(), "connections are cut: the time to finish them is over");
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

/// Counts refused connections, so that a flood of them is not one of log lines.
#[derive(Default)]
struct RefusalCounter {
    unlogged: u64,
    logged_at: Option<Instant>,
}

impl RefusalCounter {
    fn count(&mut self) {
        self.unlogged += 1;
        if self.logged_at.is_none_or(|at| at.elapsed() >= LOG_INTERVAL) {
            tracing::warn!(connections = self.unlogged, "connections are refused: all places have requests under way");
            *self = Self { unlogged: 0, logged_at: Some(Instant::now()) };
        }
    }
}
