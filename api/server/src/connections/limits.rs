//! Limits for the number of connections and for the duration of each phase of one.

use std::time::Duration;

/// File descriptors kept free for everything else (databases, files of generations, the log) when the limit is large.
const RESERVED_DESCRIPTORS: u64 = 256;

/// Limits for connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// Open connections in total.
    pub total: usize,
    /// Open connections per address. An IPv6 /64, which one customer has, counts as one address.
    pub per_address: usize,
    /// From accepting the connection, or from the first byte of a later request, to the end of the request's head.
    pub header_timeout: Duration,
    /// Longest time between requests.
    pub idle_timeout: Duration,
    /// Time in which a peer must read [`CHUNK_BYTES`] of a waiting response.
    pub stall_timeout: Duration,
    /// Interval between pings of HTTP/2 connections; the peer must answer each within `header_timeout`.
    pub ping_interval: Duration,
    /// From accepting the connection to its end, whatever happens on it.
    pub lifetime: Option<Duration>,
    /// Time for requests in flight to finish once the server stops.
    pub drain_timeout: Duration,
}

/// The unit of progress of a response. With 30 seconds for each chunk, a peer must read 546 bytes per second: a tenth
/// of what the slowest mobile networks carry.
pub(super) const CHUNK_BYTES: usize = 16 << 10;
/// Largest head of a request, and response bytes buffered for one HTTP/1 connection: four times a long URL with
/// cookies.
pub(super) const BUFFER_BYTES: usize = 32 << 10;
/// Requests in flight on one HTTP/2 connection. Browsers need a few dozen.
pub(super) const MAX_STREAMS: u32 = 64;
/// Bytes of request bodies that an HTTP/2 stream, or a connection, may send before they are read.
pub(super) const STREAM_WINDOW_BYTES: u32 = 64 << 10;
pub(super) const CONNECTION_WINDOW_BYTES: u32 = 128 << 10;
/// Streams that a peer may reset before they are accepted, and that we may reset for its errors (CVE-2023-44487,
/// RUSTSEC-2024-0003).
pub(super) const MAX_PENDING_RESETS: usize = 20;
pub(super) const MAX_ERROR_RESETS: usize = 100;
/// Requests that a peer may abandon on one connection while it abandons more than it reads. A browser abandons some
/// when its user clicks on; a rapid reset attack abandons all.
pub(super) const MAX_ABANDONED_REQUESTS: u32 = 100;
/// Time for an idle connection to close gracefully.
pub(super) const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// Longest interval between two checks of a connection.
const LONGEST_CHECK_INTERVAL: Duration = Duration::from_millis(2_500);
const SHORTEST_CHECK_INTERVAL: Duration = Duration::from_millis(20);

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            total: 10_000,
            // Enough for some dozens of people behind one address, whose browsers open six connections each.
            per_address: 256,
            header_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(60),
            stall_timeout: Duration::from_secs(30),
            ping_interval: Duration::from_secs(20),
            lifetime: None,
            drain_timeout: Duration::from_secs(9),
        }
    }
}

impl ConnectionLimits {
    /// Caps the limits by the file descriptors of the process. No address gets more than half of the slots.
    #[must_use]
    pub fn capped_by_descriptors(self, descriptors: u64) -> Self {
        let room = descriptors - RESERVED_DESCRIPTORS.min(descriptors / 2);
        let total = self.total.min(usize::try_from(room).unwrap_or(usize::MAX)).max(2);
        Self { total, per_address: self.per_address.min(total / 2), ..self }
    }

    /// Connections that may be open, with those that were evicted and are closing.
    pub(super) fn open_sockets(&self) -> usize {
        self.total + (self.total / 4).max(1)
    }

    /// A quarter of the shortest timeout, so that no timeout is exceeded by more than a quarter.
    pub(super) fn check_interval(&self) -> Duration {
        let times =
            [self.header_timeout, self.idle_timeout, self.stall_timeout, self.lifetime.unwrap_or(Duration::MAX)];
        let shortest = times.into_iter().fold(Duration::MAX, Duration::min);
        (shortest / 4).clamp(SHORTEST_CHECK_INTERVAL, LONGEST_CHECK_INTERVAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_limit_connections() {
        let cases =
            [(1_048_576, 10_000, 256), (4_096, 3_840, 256), (1_024, 768, 256), (256, 128, 64), (4, 2, 1), (0, 2, 1)];
        for (descriptors, total, per_address) in cases {
            let limits = ConnectionLimits::default().capped_by_descriptors(descriptors);
            assert_eq!((limits.total, limits.per_address), (total, per_address), "{descriptors}");
        }
        let limits = ConnectionLimits::default().capped_by_descriptors(256);
        assert_eq!(limits.open_sockets(), 160, "files and databases keep 96 descriptors");
    }

    #[test]
    fn the_check_interval_follows_the_shortest_timeout() {
        let limits = ConnectionLimits::default();
        assert_eq!(limits.check_interval(), Duration::from_millis(2_500));
        let short = ConnectionLimits { stall_timeout: Duration::from_millis(400), ..limits };
        assert_eq!(short.check_interval(), Duration::from_millis(100));
        let shortest = ConnectionLimits { lifetime: Some(Duration::ZERO), ..limits };
        assert_eq!(shortest.check_interval(), SHORTEST_CHECK_INTERVAL);
    }
}
