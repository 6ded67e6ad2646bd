//! The limits for requests to hosts.

use std::time::Duration;

/// The limits of one host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostBudget {
    /// Requests in flight at one time, at least 1.
    pub in_flight: usize,
    /// The time between the starts of two requests.
    pub delay: Duration,
}

/// Politeness towards hosts. A host is everything that one owner runs: a registrable domain with its subdomains, or a
/// hosting platform with all its domains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Politeness {
    /// For a podcast's own site.
    pub site: HostBudget,
    /// For a platform that serves the feeds of many podcasts.
    pub platform: HostBudget,
    /// A request that would wait longer fails with [`FetchError::Busy`](crate::FetchError::Busy) at once, so that it
    /// does not block a worker.
    pub max_wait: Duration,
    /// How long the rate of a host is halved after a 429 or 503.
    pub throttle_duration: Duration,
    /// The longest time for which the `Retry-After` of one URL blocks all requests to its host.
    pub max_block: Duration,
    /// Whether private addresses and local names have no limits. Only `allow_private` permits them, so they are our
    /// own.
    pub exempts_local: bool,
}

impl Default for Politeness {
    /// A site: two requests in flight, two per second. A platform: eight in flight, fifty per second.
    fn default() -> Self {
        Self {
            site: HostBudget { in_flight: 2, delay: Duration::from_millis(500) },
            platform: HostBudget { in_flight: 8, delay: Duration::from_millis(20) },
            max_wait: Duration::from_secs(30),
            throttle_duration: Duration::from_secs(3_600),
            max_block: Duration::from_secs(86_400),
            exempts_local: true,
        }
    }
}
