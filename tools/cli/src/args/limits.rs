//! Rate and connection limits of a server, and its trusted proxies.

use clap::Args;
use ipnet::IpNet;
use std::net::IpAddr;
use std::num::{NonZeroU32, NonZeroUsize};

#[derive(Debug, Args)]
pub struct LimitArgs {
    /// Searches per day for an address without an account, or unlimited; 0 requires an account for searching
    #[arg(
        long,
        env = "EARSHOT_PUBLIC_SEARCHES_PER_DAY",
        default_value = "20",
        value_name = "N",
        value_parser = parse_limit::<u32>
    )]
    pub public_searches_per_day: OptionalLimit<u32>,
    /// API requests per minute for each key, user or address, or unlimited
    #[arg(
        long,
        env = "EARSHOT_REQUESTS_PER_MINUTE",
        default_value = "600",
        value_name = "N",
        value_parser = parse_limit::<NonZeroU32>
    )]
    pub requests_per_minute: OptionalLimit<NonZeroU32>,
    /// Requests per minute and address for pages, documents, sitemaps and /mcp, or unlimited
    #[arg(
        long,
        env = "EARSHOT_PAGES_PER_MINUTE",
        default_value = "1200",
        value_name = "N",
        value_parser = parse_limit::<NonZeroU32>
    )]
    pub pages_per_minute: OptionalLimit<NonZeroU32>,
    /// Maximum number of open connections; lower if the system allows fewer descriptors
    #[arg(long, env = "EARSHOT_MAX_CONNECTIONS", default_value = "10000", value_name = "N")]
    pub max_connections: NonZeroUsize,
    /// Maximum number of open connections per address; trusted proxies are exempt
    #[arg(long, env = "EARSHOT_MAX_CONNECTIONS_PER_ADDRESS", default_value = "256", value_name = "N")]
    pub max_connections_per_address: NonZeroUsize,
    /// Trusted proxy whose X-Forwarded-For header is used: an address, or a network like 10.0.0.0/8
    #[arg(
        long = "trusted-proxy",
        env = "EARSHOT_TRUSTED_PROXIES",
        value_delimiter = ',',
        value_name = "ADDR",
        value_parser = parse_network
    )]
    pub trusted_proxies: Vec<IpNet>,
}

/// A limit, or `None` for unlimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionalLimit<T>(pub Option<T>);

fn parse_limit<T: std::str::FromStr>(text: &str) -> Result<OptionalLimit<T>, String> {
    if text == "unlimited" {
        return Ok(OptionalLimit(None));
    }
    text.parse().map(|count| OptionalLimit(Some(count))).map_err(|_| "expected a number, or unlimited".to_owned())
}

fn parse_network(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| "expected an address, or a network like 10.0.0.0/8".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_numbers_or_none() {
        assert_eq!(parse_limit("20"), Ok(OptionalLimit(Some(20_u32))));
        assert_eq!(parse_limit::<u32>("unlimited"), Ok(OptionalLimit(None)));
        assert_eq!(parse_limit("0"), Ok(OptionalLimit(Some(0_u32))));
        for wrong in ["", "-1", "many", "1e3"] {
            assert!(parse_limit::<u32>(wrong).is_err(), "{wrong}");
        }
        assert!(parse_limit::<NonZeroU32>("0").is_err());
    }

    #[test]
    fn proxies_are_addresses_or_networks() {
        for (text, expected) in [("10.0.0.1", "10.0.0.1/32"), ("10.0.0.0/8", "10.0.0.0/8"), ("::1", "::1/128")] {
            assert_eq!(parse_network(text).map(|network| network.to_string()), Ok(expected.to_owned()));
        }
        assert!(parse_network("proxy.example").is_err());
    }
}
