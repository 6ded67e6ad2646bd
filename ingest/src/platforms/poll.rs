//! Polls of a provider: what a poll needs, and the loop over the targets that are due.

use super::report::RatingReport;
use earshot_catalog::{CatalogError, ProviderPoll, ProviderPollFilter, ProviderPollOutcome, RatingUpdate, Writer};
use earshot_model::rating::ShowId;
use earshot_model::{Clock, Timestamp};
use earshot_net::HttpClient;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Handle;

/// Targets per unit. A killed run loses at most this many responses.
const TARGETS_PER_UNIT: usize = 20;

/// What a poll needs.
pub struct PollContext<'a> {
    pub http: &'a HttpClient,
    pub runtime: &'a Handle,
    pub clock: &'a Clock,
    /// Targets polled after this time are not due.
    pub polled_before: Timestamp,
    /// Maximum number of targets in this run.
    pub limit: usize,
    /// Pause between two requests.
    pub pause: Duration,
    /// Ends the run after the current request once it is true.
    pub stop: &'a AtomicBool,
}

/// A kind of poll: which targets (shows, profiles, podcasts) are due at a provider, and how one of them is polled.
pub(super) trait Poller {
    type Target;

    /// The provider's name in the catalog's record of polls.
    fn provider(&self) -> &'static str;

    /// The country whose figures are polled; empty when the provider has the same figures for all countries.
    fn country(&self) -> &str;

    /// Returns the targets that are due.
    fn due(&self, writer: &mut Writer, filter: &ProviderPollFilter<'_>) -> Result<Vec<Self::Target>, CatalogError>;

    /// The target's name in the catalog's record of polls.
    fn key(&self, target: &Self::Target) -> String;

    /// Polls one target, and pauses after each request. Returns `None` when the provider accepts no further requests
    /// for now; the target remains due.
    fn poll(
        &self,
        target: &Self::Target,
        context: &PollContext<'_>,
        unit: &mut PollUnit,
    ) -> Option<ProviderPollOutcome>;
}

/// What the polls of a unit found. It is written in one go.
#[derive(Default)]
pub(super) struct PollUnit {
    pub update: RatingUpdate,
    /// Shows with their feeds.
    pub shows: Vec<(ShowId, String)>,
    pub report: RatingReport,
}

impl PollContext<'_> {
    /// Polls the targets that are due, sequentially, and writes the results in units. Calls `progress` with the number
    /// of targets so far. After a kill, the next run continues with the targets whose results were not written.
    ///
    /// # Errors
    /// When the catalog cannot be read or written. Failed requests are reported.
    pub(super) fn run<P: Poller>(
        &self,
        poller: &P,
        writer: &mut Writer,
        progress: &dyn Fn(u64),
    ) -> Result<RatingReport, CatalogError> {
        let began = self.clock.now();
        let mut report = RatingReport::default();
        let (mut done, mut is_over) = (0, false);
        while done < self.limit && !is_over && !self.is_stopped() {
            let filter = ProviderPollFilter {
                provider: poller.provider(),
                country: poller.country(),
                polled_before: self.polled_before,
                run_started_at: began,
                limit: TARGETS_PER_UNIT.min(self.limit - done),
            };
            let due = poller.due(writer, &filter)?;
            // Requests take time, so other processes may write meanwhile.
            writer.release();
            is_over = due.is_empty();
            let mut unit = PollUnit::default();
            for target in &due {
                if self.is_stopped() {
                    break;
                }
                let Some(outcome) = poller.poll(target, self, &mut unit) else {
                    is_over = true;
                    break;
                };
                done += 1;
                progress(done as u64);
                unit.report.unknown += u64::from(outcome == ProviderPollOutcome::NotListed);
                unit.update.polls.push(ProviderPoll {
                    provider: poller.provider(),
                    subject: poller.key(target),
                    country: poller.country().to_owned(),
                    at: self.clock.now(),
                    outcome,
                });
            }
            unit.report.identified += writer.put_platform_shows(&unit.shows, self.clock.now())?;
            unit.report.add_written(writer.put_ratings(&unit.update)?);
            report.merge(unit.report);
        }
        Ok(report)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(super) fn pause(&self) {
        // Created inside the runtime, because it uses the runtime's timer.
        self.runtime.block_on(async { tokio::time::sleep(self.pause).await });
    }
}
