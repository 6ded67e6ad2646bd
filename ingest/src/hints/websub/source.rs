//! Subscribes at hubs, renews subscriptions, and returns delivered hints.

use super::subscription::WebSubRequest;
use super::subscriptions::Subscriptions;
use crate::hints::{Hint, HintError, HintSource, HintTransport};
use earshot_model::Timestamp;
use futures::future::join_all;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Concurrent requests to hubs per [`HintSource::poll`]. Few, because deliveries wait for them.
const MAX_REQUESTS: usize = 4;

/// The subscriber side of WebSub.
#[derive(Debug)]
pub struct WebSubSource<T> {
    transport: T,
    /// The URL prefix of callbacks: `https://<us>/websub/`.
    callback_base: String,
    subscriptions: Arc<Mutex<Subscriptions>>,
    failed_requests: u64,
}

impl<T> WebSubSource<T> {
    /// Uses the subscriptions that the server's handler shares.
    #[must_use]
    pub fn new(transport: T, callback_base: String, subscriptions: Arc<Mutex<Subscriptions>>) -> Self {
        Self { transport, callback_base, subscriptions, failed_requests: 0 }
    }

    /// Number of requests that a hub rejected or did not answer.
    #[must_use]
    pub fn failed_requests(&self) -> u64 {
        self.failed_requests
    }

    fn subscriptions(&self) -> MutexGuard<'_, Subscriptions> {
        // Every change is complete before the lock is released, so a poisoned lock is safe to use.
        self.subscriptions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: HintTransport + Sync + Send> HintSource for WebSubSource<T> {
    /// Never fails: requests to an unreachable hub are repeated with backoff.
    async fn poll(&mut self, now: Timestamp) -> Result<Vec<Hint>, HintError> {
        let requests = self.subscriptions().due_requests(now, MAX_REQUESTS);
        let asked = join_all(requests.iter().map(|request| self.send_request(request, now))).await;
        self.failed_requests += asked.into_iter().filter(|agreed| !agreed).count() as u64;
        Ok(self.subscriptions().take_hints())
    }
}

impl<T: HintTransport + Sync + Send> WebSubSource<T> {
    /// Returns whether the hub accepted the request.
    async fn send_request(&self, request: &WebSubRequest, now: Timestamp) -> bool {
        let callback = format!("{}{}", self.callback_base, request.path);
        let status = self.transport.post_form(&request.hub, &request.fields(&callback)).await.map(|reply| reply.status);
        // WebSub 5.1: 4xx is a permanent rejection, 5xx may succeed later.
        if status.as_ref().is_ok_and(|status| (400..500).contains(status)) {
            self.subscriptions().deny(&request.path, now);
        }
        status.is_ok_and(|status| (200..300).contains(&status))
    }
}
