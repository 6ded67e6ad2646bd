//! How a client behaves.

use crate::address_guard::AddressGuard;
use crate::politeness::Politeness;
use crate::resolver::{Resolver, SystemResolver};
use earshot_model::Clock;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

/// How the client behaves.
#[derive(Clone, Debug)]
pub struct ClientConfig {
    /// Says who we are and where to complain.
    pub user_agent: String,
    /// For local runs and tests: no address is refused.
    pub allow_private: bool,
    /// For tests of the guard itself: addresses that are not refused.
    pub allowed_addresses: Vec<SocketAddr>,
    /// Ports that are fetched from; `allow_private` opens all.
    pub ports: Vec<RangeInclusive<u16>>,
    pub resolver: Arc<dyn Resolver>,
    /// Certificates (DER) that are trusted besides those of the machine.
    pub extra_roots: Vec<Vec<u8>>,
    /// `None` for no limits at all: local runs and benchmarks.
    pub politeness: Option<Politeness>,
    /// For bodies, those that callers have not dropped yet among them, in bytes.
    pub body_memory: usize,
    /// Bytes that unpacking may hold beside the bodies: a stream of Brotli takes 4 MiB as a rule, and up to 16.
    pub window_memory: usize,
    /// How long a body waits for memory before the request is [`FetchError::Busy`](crate::FetchError::Busy).
    pub max_memory_wait: Duration,
    /// For name, connection and TLS together.
    pub connect_timeout: Duration,
    pub clock: Clock,
}

impl ClientConfig {
    /// Polite by the defaults of [`Politeness`], private addresses refused, 256 MiB for bodies,
    /// `Earshot/<version> (+<page>)`.
    #[must_use]
    pub fn new(version: &str, contact: &str, clock: Clock) -> Self {
        let contact = if contact.is_empty() { String::new() } else { format!("; {contact}") };
        let AddressGuard { allow_private, allowed_addresses, ports } = AddressGuard::default();
        Self {
            user_agent: format!("Earshot/{version} (+https://earshot.example/bot{contact})"),
            allow_private,
            allowed_addresses,
            ports,
            resolver: Arc::new(SystemResolver),
            extra_roots: Vec::new(),
            politeness: Some(Politeness::default()),
            body_memory: 256 << 20,
            window_memory: 64 << 20,
            max_memory_wait: Duration::from_secs(30),
            connect_timeout: Duration::from_secs(10),
            clock,
        }
    }
}
