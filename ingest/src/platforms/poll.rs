//! What a poll of a platform needs: client, clock, pace and limit.

use earshot_catalog::ProviderPollFilter;
use earshot_model::{Clock, Timestamp};
use earshot_net::HttpClient;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Handle;

/// Shows per unit. A killed run loses at most this many responses.
const SHOWS_PER_UNIT: usize = 20;

/// What a poll needs.
pub struct PollContext<'a> {
    pub http: &'a HttpClient,
    pub runtime: &'a Handle,
    pub clock: &'a Clock,
    /// Shows polled after this time are not due.
    pub polled_before: Timestamp,
    /// Maximum number of shows in this run.
    pub limit: usize,
    /// Pause between two requests.
    pub pause: Duration,
    /// Ends the run after the current request once it is true.
    pub stop: &'a AtomicBool,
}

impl PollContext<'_> {
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(super) fn poll_filter<'d>(
        &self,
        source: &'static str,
        country: &'d str,
        began: Timestamp,
        done: usize,
    ) -> ProviderPollFilter<'d> {
        let limit = SHOWS_PER_UNIT.min(self.limit - done);
        ProviderPollFilter {
            provider: source,
            country,
            polled_before: self.polled_before,
            run_started_at: began,
            limit,
        }
    }

    pub(super) fn pause(&self) {
        // Created inside the runtime, because it uses the runtime's timer.
        self.runtime.block_on(async { tokio::time::sleep(self.pause).await });
    }
}
