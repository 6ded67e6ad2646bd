//! Polls a service for the ratings or reviews of the shows that are due.

use super::provider::{FetchRatingError, RatingProvider, fetch_rating};
use crate::platforms::poll::{PollContext, PollUnit, Poller};
use crate::platforms::report::RatingReport;
use earshot_catalog::{CatalogError, ProviderPollFilter, ProviderPollOutcome, ShowToPoll, Writer};
use earshot_model::chart::{ChartCountry, ChartPlatform};

/// Polls the due shows of one country.
///
/// # Errors
/// When the catalog cannot be read or written. Failed requests are reported.
pub fn fetch_ratings(
    provider: &RatingProvider,
    country: ChartCountry,
    context: &PollContext<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    context.run(&RatingPoller { provider, country }, writer, progress)
}

struct RatingPoller<'a> {
    provider: &'a RatingProvider,
    country: ChartCountry,
}

impl Poller for RatingPoller<'_> {
    type Target = ShowToPoll;

    fn provider(&self) -> &'static str {
        self.provider.name
    }

    fn country(&self) -> &str {
        if self.provider.is_by_country { self.country.as_str() } else { "" }
    }

    fn due(&self, writer: &mut Writer, filter: &ProviderPollFilter<'_>) -> Result<Vec<ShowToPoll>, CatalogError> {
        writer.shows_to_poll(ChartPlatform::Apple, filter)
    }

    fn key(&self, due: &ShowToPoll) -> String {
        due.show.to_string()
    }

    /// Polls all pages of a show.
    fn poll(&self, due: &ShowToPoll, context: &PollContext<'_>, unit: &mut PollUnit) -> Option<ProviderPollOutcome> {
        let subject = format!("{} {} {}", self.provider.name, self.country.as_str(), due.show);
        let mut outcome = ProviderPollOutcome::NotListed;
        for page in 1..=self.provider.pages {
            let now = context.clock.now();
            let response = fetch_rating(self.provider, context.http, &due.show, self.country, page, now);
            let response = context.runtime.block_on(response);
            context.pause();
            match response {
                Ok(Some(reading)) => {
                    unit.report.payloads += 1;
                    unit.report.count_issues(&subject, &reading.issues);
                    outcome = ProviderPollOutcome::Found;
                    let is_last = reading.reviews.is_empty();
                    unit.update.ratings.extend(reading.rating.map(|rating| (due.podcast_id, rating)));
                    unit.update.reviews.extend(reading.reviews.into_iter().map(|review| (due.podcast_id, review)));
                    if is_last {
                        break;
                    }
                }
                Ok(None) | Err(FetchRatingError::UnsupportedShow) => break,
                Err(error) => {
                    unit.report.add_failure(&subject, error.to_string());
                    if error.is_poll_over() {
                        return None;
                    }
                    outcome = ProviderPollOutcome::Failed;
                    break;
                }
            }
        }
        Some(outcome)
    }
}
