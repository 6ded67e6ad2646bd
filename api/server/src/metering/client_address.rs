//! The client's address, behind trusted proxies.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};

const FORWARDED_FOR: &str = "x-forwarded-for";
/// Most addresses of `X-Forwarded-For` that are read, from the last one backward.
const MAX_HOPS: usize = 32;

/// Finds the client's address. Each proxy appends the address of its peer, and a client may send any header of its
/// own. So only the entries of our proxies are reliable, and the client is the right-most address that is not a
/// trusted proxy.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_ours = |address: IpAddr| trusted.iter().any(|network| network.contains(&address));
    let mut client = peer.to_canonical();
    let lines: Vec<_> = headers.get_all(FORWARDED_FOR).iter().collect();
    let hops = lines.into_iter().rev().flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    for hop in hops.take(MAX_HOPS) {
        if !is_ours(client) {
            break;
        }
        // When our proxy could not name its peer, the proxy itself counts as the client.
        let Some(address) = parse_hop(hop.trim()) else { break };
        client = address.to_canonical();
    }
    client
}

/// Parses an entry. Some proxies append the port.
fn parse_hop(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_trusted_proxies_are_believed() {
        let cases: &[(&str, &[&str], &str)] = &[
            ("203.0.113.9", &[], "203.0.113.9"),
            // Without a trusted proxy, the header is ignored.
            ("203.0.113.9", &["198.51.100.1"], "203.0.113.9"),
            ("10.0.0.1", &["198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["1.1.1.1, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["1.1.1.1, 198.51.100.1, 10.2.0.3"], "198.51.100.1"),
            ("10.0.0.1", &["1.1.1.1", "198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["198.51.100.1:4711"], "198.51.100.1"),
            ("10.0.0.1", &["[2001:db8::7]:4711"], "2001:db8::7"),
            ("10.0.0.1", &["[2001:db8::7]"], "2001:db8::7"),
            ("::ffff:10.0.0.1", &["::ffff:198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["198.51.100.1, unknown"], "10.0.0.1"),
            ("10.0.0.1", &[""], "10.0.0.1"),
            ("10.0.0.1", &["10.0.0.2"], "10.0.0.2"),
        ];
        let trusted = ["10.0.0.0/8".parse().expect("a network")];
        for (peer, lines, expected) in cases {
            let mut headers = HeaderMap::new();
            for line in *lines {
                headers.append(FORWARDED_FOR, HeaderValue::from_static(line));
            }
            let client = client_address(peer.parse().expect("an address"), &headers, &trusted);
            assert_eq!(client.to_string(), *expected, "{peer} {lines:?}");
        }
    }

    #[test]
    fn a_long_list_of_hops_is_read_up_to_a_limit() {
        let mut headers = HeaderMap::new();
        let line = format!("198.51.100.1{}", ", 10.0.0.2".repeat(5_000));
        headers.append(FORWARDED_FOR, HeaderValue::from_str(&line).expect("a header"));
        let trusted = ["10.0.0.0/8".parse().expect("a network")];
        assert_eq!(client_address([10, 0, 0, 1].into(), &headers, &trusted).to_string(), "10.0.0.2");
    }
}
