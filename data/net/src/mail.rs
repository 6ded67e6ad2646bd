//! Where mail for a domain goes: the DNS, asked through a resolver that knows more than addresses.

use hickory_resolver::TokioResolver;
use hickory_resolver::proto::rr::RData;
use std::io;
use std::time::Duration;

/// A name server that is silent is no answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Knows the mail servers of domains. No mail server is ever connected to.
pub struct MailExchanges {
    resolver: TokioResolver,
}

impl std::fmt::Debug for MailExchanges {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailExchanges").finish_non_exhaustive()
    }
}

impl MailExchanges {
    /// Asks the name servers that the system is set up with.
    ///
    /// # Errors
    /// When it is set up with none.
    pub fn of_the_system() -> io::Result<Self> {
        let resolver = TokioResolver::builder_tokio().and_then(|builder| builder.build()).map_err(io::Error::other)?;
        Ok(Self { resolver })
    }

    /// Whether a domain takes mail (RFC 5321 5.1): it has a mail server, or at least an address, and does not say that it
    /// takes none (RFC 7505). `None` when nobody answered.
    pub async fn takes_mail(&self, domain: &str) -> Option<bool> {
        tokio::time::timeout(PATIENCE, self.ask(domain)).await.ok().flatten()
    }

    async fn ask(&self, domain: &str) -> Option<bool> {
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
