//! Configuration of the HTTP client.

use crate::address_guard::AddressGuard;
use crate::politeness::Politeness;
use crate::resolver::{Resolver, SystemResolver};
use earshot_model::Clock;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

/// Facts 1.9. The HTTP library has its own limits: 408 KiB for HTTP/1, 64 KiB for HTTP/2.
pub(crate) const MAX_HEADER_BYTES: usize = 64 << 10;

/// Configuration of the HTTP client.
#[derive(Clone, Debug)]
pub struct ClientConfig {
    /// The `User-Agent` header: who we are, and a page for complaints.
    pub user_agent: String,
    /// Allows private addresses. For local runs and tests.
    pub allow_private: bool,
    /// Exceptions from the address guard, for its own tests.
    pub allowed_addresses: Vec<SocketAddr>,
    /// Allowed ports; `allow_private` allows all.
    pub ports: Vec<RangeInclusive<u16>>,
    pub resolver: Arc<dyn Resolver>,
    /// Certificates (DER) that are trusted in addition to the machine's.
    pub extra_roots: Vec<Vec<u8>>,
    /// `None` disables all limits per host, for local runs and benchmarks.
    pub politeness: Option<Politeness>,
    /// Memory for response bodies, in bytes. A body counts until the caller drops it.
    pub body_memory: usize,
    /// Memory for decoder windows, in bytes, in addition to the bodies. A Brotli stream usually takes 4 MiB, and at
    /// most 16.
    pub window_memory: usize,
    /// How long a body waits for memory before the request fails with [`FetchError::Busy`](crate::FetchError::Busy).
    pub max_memory_wait: Duration,
    /// The time limit for DNS, connection and TLS together.
    pub connect_timeout: Duration,
    pub clock: Clock,
}

impl ClientConfig {
    /// A configuration with the default [`Politeness`], without private addresses, with 256 MiB for bodies and a user
    /// agent with `version` and `contact`.
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
