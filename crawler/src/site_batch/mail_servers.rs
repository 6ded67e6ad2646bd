//! Whether domains accept mail, behind a trait because it needs DNS.

use futures::future::BoxFuture;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most cached domains.
const MAX_CACHED_DOMAINS: usize = 100_000;

/// Looks up the mail servers of domains.
pub trait MailServers: Send + Sync {
    /// Returns whether the domain accepts mail; `None` when the look-up failed.
    fn accepts_mail<'a>(&'a self, domain: &'a str) -> BoxFuture<'a, Option<bool>>;
}

/// Makes no look-ups and returns `None`.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoMailServers;

impl MailServers for NoMailServers {
    fn accepts_mail<'a>(&'a self, _domain: &'a str) -> BoxFuture<'a, Option<bool>> {
        Box::pin(std::future::ready(None))
    }
}

/// Cache of this run: half of all addresses are at the same five domains.
pub(super) struct CachedMailServers {
    servers: Arc<dyn MailServers>,
    cache: Mutex<HashMap<String, bool>>,
}

impl CachedMailServers {
    pub(super) fn new(servers: Arc<dyn MailServers>) -> Self {
        Self { servers, cache: Mutex::default() }
    }

    pub(super) async fn accepts_mail(&self, domain: &str) -> Option<bool> {
        let cached = self.cache.lock().unwrap_or_else(PoisonError::into_inner).get(domain).copied();
        if cached.is_some() {
            return cached;
        }
        let accepts_mail = self.servers.accepts_mail(domain).await?;
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if cache.len() >= MAX_CACHED_DOMAINS {
            cache.clear();
        }
        cache.insert(domain.to_owned(), accepts_mail);
        Some(accepts_mail)
    }
}
