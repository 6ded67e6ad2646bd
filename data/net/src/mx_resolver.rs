//! Looks up in the DNS whether a domain takes mail.

use hickory_resolver::TokioResolver;
use hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolverConfig};
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::proto::rr::RData;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

/// The time limit for all lookups of one domain.
const LOOKUP_TIMEOUT: Duration = Duration::from_secs(5);

/// Looks up the mail servers of domains. It never connects to them.
pub struct MxResolver {
    resolver: TokioResolver,
    timeout: Duration,
}

impl std::fmt::Debug for MxResolver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MxResolver").finish_non_exhaustive()
    }
}

impl MxResolver {
    /// Uses the name servers of the system's configuration.
    ///
    /// # Errors
    /// When the system has no name server configured.
    pub fn from_system() -> io::Result<Self> {
        let resolver = TokioResolver::builder_tokio().and_then(|builder| builder.build()).map_err(io::Error::other)?;
        Ok(Self { resolver, timeout: LOOKUP_TIMEOUT })
    }

    /// Uses one name server. `patience` limits the time for all lookups of one domain.
    ///
    /// # Errors
    /// When no socket can be opened.
    pub fn with_server(address: SocketAddr, patience: Duration) -> io::Result<Self> {
        let on_port = |mut connection: ConnectionConfig| {
            connection.port = address.port();
            connection
        };
        let connections = vec![on_port(ConnectionConfig::udp()), on_port(ConnectionConfig::tcp())];
        let server = NameServerConfig::new(address.ip(), true, connections);
        let config = ResolverConfig::from_parts(None, Vec::new(), vec![server]);
        let builder = TokioResolver::builder_with_config(config, TokioRuntimeProvider::default());
        Ok(Self { resolver: builder.build().map_err(io::Error::other)?, timeout: patience })
    }

    /// Whether a domain takes mail (RFC 5321 5.1): it has an MX record or at least an address, and no null MX record
    /// (RFC 7505). `None` when no name server responded.
    pub async fn accepts_mail(&self, domain: &str) -> Option<bool> {
        tokio::time::timeout(self.timeout, self.look_up(domain)).await.ok().flatten()
    }

    async fn look_up(&self, domain: &str) -> Option<bool> {
        let name = format!("{}.", domain.trim_end_matches('.'));
        match self.resolver.mx_lookup(name.as_str()).await {
            Ok(found) => {
                let mut exchanges = found.answers().iter().filter_map(|record| match &record.data {
                    RData::MX(exchange) => Some(!exchange.exchange.is_root()),
                    _ => None,
                });
                if let Some(first) = exchanges.next() {
                    return Some(first || exchanges.any(|is_server| is_server));
                }
            }
            Err(error) if error.is_nx_domain() => return Some(false),
            Err(error) if error.is_no_records_found() => {}
            Err(_) => return None,
        }
        match self.resolver.lookup_ip(name.as_str()).await {
            Ok(found) => Some(found.iter().next().is_some()),
            Err(error) if error.is_nx_domain() || error.is_no_records_found() => Some(false),
            Err(_) => None,
        }
    }
}
