//! A round of asking: the shows that are due, one after the other, some at a time into the catalog.

use super::provider::{FetchRatingError, RatingProvider, fetch_rating};
use super::run::RatingReport;
use earshot_catalog::{
    CatalogError, ProviderPoll, ProviderPollFilter, ProviderPollOutcome, RatingUpdate, ShowToPoll, Writer,
};
use earshot_model::chart::{ChartCountry, ChartPlatform};
use earshot_model::{Clock, Timestamp};
use earshot_net::HttpClient;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Handle;

/// Shows that are asked for before their answers are written: what a kill costs.
const SHOWS_PER_UNIT: usize = 20;

/// How services are asked.
pub struct PollContext<'a> {
    pub http: &'a HttpClient,
    pub runtime: &'a Handle,
    pub clock: &'a Clock,
    /// What was asked for after this moment is not asked for again.
    pub polled_before: Timestamp,
    /// Subjects of this run.
    pub limit: usize,
    /// Between two requests.
    pub pause: Duration,
    /// Set when the run is to end after the request under way.
    pub stop: &'a AtomicBool,
}

impl PollContext<'_> {
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn poll_filter<'d>(
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

    pub(crate) fn pause(&self) {
        // The timer is one of the runtime, so it is made inside it.
        self.runtime.block_on(async { tokio::time::sleep(self.pause).await });
    }
}

/// Asks a service for the shows of one country that are due. `progress` is told how many were asked for. Killed at any
/// moment, the next run goes on with what was not written.
///
/// # Errors
/// When the catalog cannot be read or written. What a service does not answer is reported.
pub fn fetch_ratings(
    provider: &dyn RatingProvider,
    country: ChartCountry,
    asking: &PollContext<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    let began = asking.clock.now();
    let told_country = if provider.is_by_country() { country.as_str() } else { "" };
    let mut report = RatingReport::default();
    let mut done = 0;
    while done < asking.limit && !asking.is_stopped() {
        let due = writer
            .shows_to_poll(ChartPlatform::Apple, &asking.poll_filter(provider.name(), told_country, began, done))?;
        // The network takes its time: others may write meanwhile.
        writer.release();
        let mut unit = PollUnit {
            provider,
            country,
            country_code: told_country,
            context: asking,
            update: RatingUpdate::default(),
            report: &mut report,
        };
        let mut is_over = due.is_empty();
        for show in &due {
            if asking.is_stopped() || is_over {
                break;
            }
            is_over = unit.poll_show(show);
            done += 1;
            progress(done as u64);
        }
        let update = std::mem::take(&mut unit.update);
        report.add_written(writer.put_ratings(&update)?);
        if is_over {
            break;
        }
    }
    Ok(report)
}

struct PollUnit<'a> {
    provider: &'a dyn RatingProvider,
    country: ChartCountry,
    country_code: &'a str,
    context: &'a PollContext<'a>,
    update: RatingUpdate,
    report: &'a mut RatingReport,
}

impl PollUnit<'_> {
    /// All pages of a show; true when the service is not to be asked any more.
    fn poll_show(&mut self, due: &ShowToPoll) -> bool {
        let what = format!("{} {} {}", self.provider.name(), self.country.as_str(), due.show);
        let mut outcome = ProviderPollOutcome::NotListed;
        for page in 1..=self.provider.pages() {
            let now = self.context.clock.now();
            let answer = fetch_rating(self.provider, self.context.http, &due.show, self.country, page, now);
            let answer = self.context.runtime.block_on(answer);
            self.context.pause();
            match answer {
                Ok(Some(reading)) => {
                    self.report.payloads += 1;
                    self.report.count_issues(&what, &reading.issues);
                    outcome = ProviderPollOutcome::Found;
                    let is_last = reading.reviews.is_empty();
                    self.update.ratings.extend(reading.rating.map(|rating| (due.podcast_id, rating)));
                    self.update.reviews.extend(reading.reviews.into_iter().map(|review| (due.podcast_id, review)));
                    if is_last {
                        break;
                    }
                }
                Ok(None) | Err(FetchRatingError::UnsupportedShow) => break,
                Err(error) => {
                    self.report.add_failure(&what, error.to_string());
                    if error.is_poll_over() {
                        // Nobody answered for this show: it is due still.
                        return true;
                    }
                    outcome = ProviderPollOutcome::Failed;
                    break;
                }
            }
        }
        self.report.unknown += u64::from(outcome == ProviderPollOutcome::NotListed);
        self.update.polls.push(ProviderPoll {
            provider: self.provider.name(),
            subject: due.show.to_string(),
            country: self.country_code.to_owned(),
            at: self.context.clock.now(),
            outcome,
        });
        false
    }
}
