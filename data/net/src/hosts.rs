//! How many requests are in flight to one host.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Hosts kept before those without a request in flight are forgotten.
const MAX_HOSTS: usize = 10_000;

pub(crate) struct HostLimits {
    per_host: usize,
    hosts: Mutex<HashMap<String, Arc<Semaphore>>>,
}

impl HostLimits {
    pub(crate) fn new(per_host: usize) -> Self {
        Self { per_host: per_host.max(1), hosts: Mutex::default() }
    }

    /// Waits until the host has room; the room is given back when the permit is dropped.
    pub(crate) async fn enter(&self, host: &str) -> Option<OwnedSemaphorePermit> {
        let semaphore = {
            let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
            if hosts.len() >= MAX_HOSTS {
                hosts.retain(|_, semaphore| Arc::strong_count(semaphore) > 1);
            }
            Arc::clone(hosts.entry(host.to_owned()).or_insert_with(|| Arc::new(Semaphore::new(self.per_host))))
        };
        // Never closed, so there is always a permit in the end.
        semaphore.acquire_owned().await.ok()
    }
}
