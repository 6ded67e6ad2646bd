//! Whether domains take mail: a question to somebody else, behind a trait.

use futures::future::BoxFuture;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Answers that are kept; a domain is asked for once in a while anyway.
const MAX_CACHED_DOMAINS: usize = 100_000;

/// Knows where mail for a domain goes.
pub trait MailServers: Send + Sync {
    /// Whether the domain takes mail; `None` when that could not be found out.
    fn takes_mail<'a>(&'a self, domain: &'a str) -> BoxFuture<'a, Option<bool>>;
}

/// Asks nobody and claims nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoMailServers;

impl MailServers for NoMailServers {
    fn takes_mail<'a>(&'a self, _domain: &'a str) -> BoxFuture<'a, Option<bool>> {
        Box::pin(std::future::ready(None))
    }
}

/// Answers of this run: half of all addresses are at the same five domains.
pub(super) struct CachedMailServers {
    servers: Arc<dyn MailServers>,
    cache: Mutex<HashMap<String, bool>>,
}

impl CachedMailServers {
    pub(super) fn new(servers: Arc<dyn MailServers>) -> Self {
        Self { servers, cache: Mutex::default() }
    }

    pub(super) async fn takes_mail(&self, domain: &str) -> Option<bool> {
        let held = self.cache.lock().unwrap_or_else(PoisonError::into_inner).get(domain).copied();
        if held.is_some() {
            return held;
        }
        let answer = self.servers.takes_mail(domain).await?;
        let mut known = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_CACHED_DOMAINS {
            known.clear();
        }
        known.insert(domain.to_owned(), answer);
        Some(answer)
    }
}
