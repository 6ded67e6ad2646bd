//! Polls a service for the shows that are due, sequentially, and writes the results in units.

use super::provider::{FetchRatingError, RatingProvider, fetch_rating};
use crate::platforms::poll::PollContext;
use crate::platforms::report::RatingReport;
use earshot_catalog::{CatalogError, ProviderPoll, ProviderPollOutcome, RatingUpdate, ShowToPoll, Writer};
use earshot_model::chart::{ChartCountry, ChartPlatform};

/// Polls the due shows of one country. Calls `progress` with the number of shows so far. After a kill, the next run
/// continues with the shows whose results were not written.
///
/// # Errors
/// When the catalog cannot be read or written. Failed requests are reported.
pub fn fetch_ratings(
    provider: &RatingProvider,
    country: ChartCountry,
    asking: &PollContext<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    let began = asking.clock.now();
    let told_country = if provider.is_by_country { country.as_str() } else { "" };
    let mut report = RatingReport::default();
    let mut done = 0;
    while done < asking.limit && !asking.is_stopped() {
        let due = writer
            .shows_to_poll(ChartPlatform::Apple, &asking.poll_filter(provider.name, told_country, began, done))?;
        // Requests take time, so other processes may write meanwhile.
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
    provider: &'a RatingProvider,
    country: ChartCountry,
    country_code: &'a str,
    context: &'a PollContext<'a>,
    update: RatingUpdate,
    report: &'a mut RatingReport,
}

impl PollUnit<'_> {
    /// Polls all pages of a show. Returns true when the run should stop polling.
    fn poll_show(&mut self, due: &ShowToPoll) -> bool {
        let what = format!("{} {} {}", self.provider.name, self.country.as_str(), due.show);
        let mut outcome = ProviderPollOutcome::NotListed;
        for page in 1..=self.provider.pages {
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
                        // There was no response for this show, so it remains due.
                        return true;
                    }
                    outcome = ProviderPollOutcome::Failed;
                    break;
                }
            }
        }
        self.report.unknown += u64::from(outcome == ProviderPollOutcome::NotListed);
        self.update.polls.push(ProviderPoll {
            provider: self.provider.name,
            subject: due.show.to_string(),
            country: self.country_code.to_owned(),
            at: self.context.clock.now(),
            outcome,
        });
        false
    }
}
