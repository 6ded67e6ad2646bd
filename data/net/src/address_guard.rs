//! The address guard: requests reach only public addresses.
//!
//! Every URL that the product follows comes from someone else: a feed, a redirect, a new feed URL, a transcript,
//! chapters, an image, a hub, a link of a page, a sitemap, a robots file, a chart. All requests go through
//! [`HttpClient`](crate::HttpClient), which checks each hop and each resolved name here. No other code can make
//! requests: `clippy.toml` forbids other clients, and `scripts/check-layers.mjs` forbids the crates they are made of.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::ops::RangeInclusive;
use url::{Host, Url};

/// Why the guard rejects a URL or an address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UrlRejection {
    #[error("the scheme must be http or https")]
    Scheme,
    #[error("it contains a user name or a password")]
    UserInfo,
    #[error("it has no host")]
    NoHost,
    #[error("{0} is a name in the local network")]
    LocalName(String),
    #[error("port {0} is not a web port")]
    Port(u16),
    #[error("{0} is not a public address")]
    PrivateAddress(IpAddr),
}

impl UrlRejection {
    /// Whether the rejection applies even with `allow_private`.
    fn is_about_syntax(&self) -> bool {
        matches!(self, Self::Scheme | Self::UserInfo | Self::NoHost)
    }
}

/// Rejected networks: IANA's special-purpose registry (RFC 6890 and its updates) as network and prefix length, and one
/// public address that a large cloud provider uses for its internal services.
const REJECTED_V4: &[(Ipv4Addr, u32)] = &[
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(168, 63, 129, 16), 32),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// The global unicast addresses of IPv6 (RFC 4291 2.4). All others are rejected.
const GLOBAL_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// Special ranges within [`GLOBAL_V6`]: protocol assignments (including Teredo and benchmarks) and documentation.
const REJECTED_V6: &[(Ipv6Addr, u32)] = &[
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Domains of the local machine or network.
const LOCAL_SUFFIXES: &[&str] =
    &["localhost", "local", "internal", "intranet", "lan", "home", "corp", "localdomain", "home.arpa", "onion"];

/// Decides which URLs and addresses may be fetched. `AddressGuard::default()` allows public addresses on the ports
/// 80, 443 and 8000 to 9000.
#[derive(Clone, Debug)]
pub struct AddressGuard {
    /// Disables the checks of addresses, names and ports. For local runs and tests.
    pub allow_private: bool,
    /// Exceptions, for tests of the guard itself. The addresses of a name are compared without the port.
    pub allowed_addresses: Vec<SocketAddr>,
    /// Allowed ports.
    pub ports: Vec<RangeInclusive<u16>>,
}

impl Default for AddressGuard {
    fn default() -> Self {
        Self { allow_private: false, allowed_addresses: Vec::new(), ports: vec![80..=80, 443..=443, 8000..=9000] }
    }
}

impl AddressGuard {
    /// Checks a URL, including a literal address, before a connection is made.
    ///
    /// # Errors
    /// The [`UrlRejection`] with the reason.
    pub fn check_url(&self, url: &Url) -> Result<(), UrlRejection> {
        match self.check_strictly(url) {
            Err(rejection) if !rejection.is_about_syntax() && (self.allow_private || self.is_allowed(url)) => Ok(()),
            checked => checked,
        }
    }

    /// Whether the URL has a literal private address or a local name, which only an exception allows.
    pub(crate) fn is_local(&self, url: &Url) -> bool {
        matches!(check_host(url), Err(UrlRejection::PrivateAddress(_) | UrlRejection::LocalName(_)))
    }

    /// Checks all addresses of a name. A single private address among public ones is rejected, because it indicates an
    /// attack.
    ///
    /// # Errors
    /// [`UrlRejection::PrivateAddress`] with the first private address.
    pub fn check_resolved(&self, addresses: &[IpAddr]) -> Result<(), UrlRejection> {
        let is_allowed = |address: &IpAddr| self.allowed_addresses.iter().any(|allowed| allowed.ip() == *address);
        if self.allow_private {
            return Ok(());
        }
        addresses.iter().filter(|address| !is_allowed(address)).try_for_each(|address| check_address(*address))
    }

    fn check_strictly(&self, url: &Url) -> Result<(), UrlRejection> {
        if !matches!(url.scheme(), "http" | "https") {
            return Err(UrlRejection::Scheme);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(UrlRejection::UserInfo);
        }
        check_host(url)?;
        match url.port_or_known_default() {
            Some(port) if !self.ports.iter().any(|range| range.contains(&port)) => Err(UrlRejection::Port(port)),
            _ => Ok(()),
        }
    }

    fn is_allowed(&self, url: &Url) -> bool {
        let address: IpAddr = match url.host() {
            Some(Host::Ipv4(address)) => address.into(),
            Some(Host::Ipv6(address)) => address.into(),
            // The port decides for names. Their addresses are checked after resolving.
            Some(Host::Domain(name)) => {
                return check_name(name).is_ok()
                    && self.allowed_addresses.iter().any(|allowed| Some(allowed.port()) == url.port());
            }
            None => return false,
        };
        url.port_or_known_default()
            .is_some_and(|port| self.allowed_addresses.contains(&SocketAddr::from((address, port))))
    }
}

fn check_host(url: &Url) -> Result<(), UrlRejection> {
    match url.host() {
        Some(Host::Ipv4(address)) => check_address(address.into()),
        Some(Host::Ipv6(address)) => check_address(address.into()),
        Some(Host::Domain(name)) => check_name(name),
        None => Err(UrlRejection::NoHost),
    }
}

fn check_name(name: &str) -> Result<(), UrlRejection> {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let is_local = !name.contains('.')
        || LOCAL_SUFFIXES
            .iter()
            .any(|suffix| name.strip_suffix(suffix).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')));
    if is_local { Err(UrlRejection::LocalName(name)) } else { Ok(()) }
}

/// Checks one address before a connection is made to it.
///
/// # Errors
/// [`UrlRejection::PrivateAddress`] when it is not public.
pub fn check_address(address: IpAddr) -> Result<(), UrlRejection> {
    let is_rejected = match address {
        IpAddr::V4(v4) => is_rejected_v4(v4),
        IpAddr::V6(v6) => is_rejected_v6(v6),
    };
    if is_rejected { Err(UrlRejection::PrivateAddress(address)) } else { Ok(()) }
}

/// Whether a URL names this machine, without a lookup of other names.
#[must_use]
pub fn names_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

fn is_rejected_v4(address: Ipv4Addr) -> bool {
    let bits = address.to_bits();
    REJECTED_V4.iter().any(|(network, length)| (bits ^ network.to_bits()) >> (32 - length) == 0)
}

fn is_rejected_v6(address: Ipv6Addr) -> bool {
    let is_in = |(network, length): &(Ipv6Addr, u32)| (address.to_bits() ^ network.to_bits()) >> (128 - length) == 0;
    let [a, b, c, d, e, f, high, low] = address.segments();
    let v4 = |high: u16, low: u16| is_rejected_v4(Ipv4Addr::from_bits((u32::from(high) << 16) | u32::from(low)));
    match (a, b, c, d, e, f) {
        // Mapped (RFC 4291 2.5.5.2) and NAT64 (RFC 6052) addresses reach the IPv4 address within. The compatible form
        // (`::127.0.0.1`) is retired and not global, so it is rejected below.
        (0, 0, 0, 0, 0, 0xffff) | (0x64, 0xff9b, 0, 0, 0, 0) => v4(high, low),
        // 6to4 (RFC 3056).
        (0x2002, ..) => v4(b, c),
        // ISATAP (RFC 5214).
        (_, _, _, _, 0 | 0x200, 0x5efe) if v4(high, low) => true,
        _ => !is_in(&GLOBAL_V6) || REJECTED_V6.iter().any(is_in),
    }
}
