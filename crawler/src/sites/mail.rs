//! Whether domains take mail: a question to somebody else, behind a trait.

use futures::future::BoxFuture;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Answers that are kept; a domain is asked for once in a while anyway.
const MAX_KEPT: usize = 100_000;

/// Knows where mail for a domain goes.
pub trait MailServers: Send + Sync {
    /// Whether the domain takes mail; `None` when that could not be found out.
    fn takes_mail<'a>(&'a self, domain: &'a str) -> BoxFuture<'a, Option<bool>>;
}

/// Asks nobody and claims nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NobodyAsked;

impl MailServers for NobodyAsked {
    fn takes_mail<'a>(&'a self, _domain: &'a str) -> BoxFuture<'a, Option<bool>> {
        Box::pin(std::future::ready(None))
    }
}

/// Answers of this run: half of all addresses are at the same five domains.
pub(super) struct Remembered {
    servers: Arc<dyn MailServers>,
    known: Mutex<HashMap<String, bool>>,
}

impl Remembered {
    pub(super) fn new(servers: Arc<dyn MailServers>) -> Self {
        Self { servers, known: Mutex::default() }
    }

    pub(super) async fn takes_mail(&self, domain: &str) -> Option<bool> {
        let held = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(domain).copied();
        if held.is_some() {
            return held;
        }
        let answer = self.servers.takes_mail(domain).await?;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_KEPT {
            known.clear();
        }
        known.insert(domain.to_owned(), answer);
        Some(answer)
    }
}
