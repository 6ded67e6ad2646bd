//! Subscribes at hubs, renews subscriptions, and returns delivered hints.

use super::subscription::WebSubRequest;
use super::subscriptions::Subscriptions;
use crate::hints::hint::Hint;
use crate::hints::hint_error::HintError;
use crate::hints::hint_source::HintSource;
use crate::hints::transport::HintTransport;
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
}

impl<T> WebSubSource<T> {
    /// Uses the subscriptions that the server's handler shares.
    #[must_use]
    pub fn new(transport: T, callback_base: String, subscriptions: Arc<Mutex<Subscriptions>>) -> Self {
        Self { transport, callback_base, subscriptions }
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
        join_all(requests.iter().map(|request| self.send_request(request, now))).await;
        Ok(self.subscriptions().take_hints())
    }
}

impl<T: HintTransport + Sync + Send> WebSubSource<T> {
    /// Sends a request to its hub. The hub confirms by a callback.
    async fn send_request(&self, request: &WebSubRequest, now: Timestamp) {
        let callback = format!("{}{}", self.callback_base, request.path);
        let reply = self.transport.post_form(&request.hub, &request.fields(&callback)).await;
        // WebSub 5.1: 4xx is a permanent rejection, 5xx may succeed later.
        if reply.is_ok_and(|reply| (400..500).contains(&reply.status)) {
            self.subscriptions().deny(&request.path, now);
        }
    }
}
