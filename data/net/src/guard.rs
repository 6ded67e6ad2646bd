//! Which addresses may be reached: the public internet, nothing else.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use url::{Host, Url};

/// Why an address is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("only http and https are fetched")]
    Scheme,
    #[error("it names a user or a password")]
    UserInfo,
    #[error("it has no host")]
    NoHost,
    #[error("{0} is a name of the local network")]
    LocalName(String),
    #[error("port {0} is not one of the web")]
    Port(u16),
    #[error("{0} is not a public address")]
    PrivateAddress(IpAddr),
}

impl Refusal {
    /// Refused wherever it leads, `allow_private` or not.
    pub(crate) fn is_about_syntax(&self) -> bool {
        matches!(self, Self::Scheme | Self::UserInfo | Self::NoHost)
    }
}

/// IANA's special-purpose registry (RFC 6890 and its updates), as network and prefix length.
const REFUSED_V4: &[(Ipv4Addr, u32)] = &[
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
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

const REFUSED_V6: &[(Ipv6Addr, u32)] = &[
    (Ipv6Addr::UNSPECIFIED, 128),
    (Ipv6Addr::LOCALHOST, 128),
    (Ipv6Addr::new(0x64, 0xff9b, 1, 0, 0, 0, 0, 0), 48),
    (Ipv6Addr::new(0x100, 0, 0, 0, 0, 0, 0, 0), 64),
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
    (Ipv6Addr::new(0x5f00, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0xfc00, 0, 0, 0, 0, 0, 0, 0), 7),
    (Ipv6Addr::new(0xfe80, 0, 0, 0, 0, 0, 0, 0), 10),
    (Ipv6Addr::new(0xfec0, 0, 0, 0, 0, 0, 0, 0), 10),
    (Ipv6Addr::new(0xff00, 0, 0, 0, 0, 0, 0, 0), 8),
];

/// Names that mean the local machine or network.
const LOCAL_SUFFIXES: &[&str] =
    &["localhost", "local", "internal", "intranet", "lan", "home", "corp", "localdomain", "home.arpa", "onion"];

/// Checks a URL before a connection is made, a literal address included.
///
/// # Errors
/// [`Refusal`] with the reason.
pub fn check_url(url: &Url) -> Result<(), Refusal> {
    if !matches!(url.scheme(), "http" | "https") {
        return Err(Refusal::Scheme);
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(Refusal::UserInfo);
    }
    match url.port() {
        None | Some(80 | 443 | 8000..=9000) => {}
        Some(port) => return Err(Refusal::Port(port)),
    }
    match url.host() {
        Some(Host::Ipv4(address)) => check_address(address.into()),
        Some(Host::Ipv6(address)) => check_address(address.into()),
        Some(Host::Domain(name)) => check_name(name),
        None => Err(Refusal::NoHost),
    }
}

fn check_name(name: &str) -> Result<(), Refusal> {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let is_local = !name.contains('.')
        || LOCAL_SUFFIXES
            .iter()
            .any(|suffix| name.strip_suffix(suffix).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')));
    if is_local { Err(Refusal::LocalName(name)) } else { Ok(()) }
}

/// Checks an address that is to be connected to.
///
/// # Errors
/// [`Refusal::PrivateAddress`].
pub fn check_address(address: IpAddr) -> Result<(), Refusal> {
    let is_refused = match address {
        IpAddr::V4(v4) => is_refused_v4(v4),
        IpAddr::V6(v6) => is_refused_v6(v6),
    };
    if is_refused { Err(Refusal::PrivateAddress(address)) } else { Ok(()) }
}

fn is_refused_v4(address: Ipv4Addr) -> bool {
    let bits = address.to_bits();
    REFUSED_V4.iter().any(|(network, length)| (bits ^ network.to_bits()) >> (32 - length) == 0)
}

fn is_refused_v6(address: Ipv6Addr) -> bool {
    let bits = address.to_bits();
    let in_table = REFUSED_V6.iter().any(|(network, length)| (bits ^ network.to_bits()) >> (128 - length) == 0);
    in_table || embedded_v4(address).is_some_and(is_refused_v4)
}

/// The IPv4 address within a mapped (RFC 4291 2.5.5), compatible, NAT64 (RFC 6052) or 6to4 (RFC 3056) one.
fn embedded_v4(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let [a, b, c, d, e, f, high, low] = address.segments();
    let from = |high: u16, low: u16| Ipv4Addr::from_bits((u32::from(high) << 16) | u32::from(low));
    match (a, b, c, d, e, f) {
        (0, 0, 0, 0, 0, 0xffff | 0) | (0, 0, 0, 0, 0xffff, 0) | (0x64, 0xff9b, 0, 0, 0, 0) => Some(from(high, low)),
        (0x2002, ..) => Some(from(b, c)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_say_loopback_is_refused() {
        // Facts 8, SSRF matrix.
        let refused = [
            "http://127.0.0.1/",
            "http://2130706433/",
            "http://0x7f.1/",
            "http://0177.0.0.1/",
            "http://127.1/",
            "http://0/",
            "http://[::1]/",
            "http://[::]/",
            "http://[::ffff:127.0.0.1]/",
            "http://[::127.0.0.1]/",
            "http://[64:ff9b::7f00:1]/",
            "http://[2002:7f00:1::]/",
            "http://169.254.169.254/",
            "http://[fd00:ec2::254]/",
            "http://[fe80::1]/",
            "http://100.64.0.1/",
            "http://198.18.0.1/",
            "http://224.0.0.1/",
            "http://255.255.255.255/",
            "http://10.0.0.1/",
            "http://172.31.255.255/",
            "http://192.168.1.1/",
            "http://localhost/",
            "http://LOCALHOST./",
            "http://a.local/",
            "http://metadata.google.internal/",
            "http://router/",
            "http://１２７.0.0.1/",
            "http://user@a.example/",
            "http://a.example:22/",
            "ftp://a.example/",
            "file:///etc/passwd",
            "http://127.0.0.1\\@a.example/",
            "http://[ff02::1]/",
        ];
        for text in refused {
            let url = Url::parse(text).expect("a URL");
            assert!(check_url(&url).is_err(), "{text} became {url}");
        }
    }

    #[test]
    fn the_public_web_is_allowed() {
        for text in [
            "https://a.example/x",
            "http://93.184.216.34/",
            "http://[2606:2800:220:1::1]/",
            "http://a.example:8080/",
            "http://172.32.0.1/",
        ] {
            let url = Url::parse(text).expect("a URL");
            assert_eq!(check_url(&url), Ok(()), "{text}");
        }
    }
}
