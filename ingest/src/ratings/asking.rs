//! A round of asking: the shows that are due, one after the other, some at a time into the catalog.

use super::provider::{FetchRatingError, RatingProvider, fetch};
use super::run::RatingReport;
use earshot_catalog::{AskOutcome, AskedFor, CatalogError, DueToAsk, RatingUpdate, ShowToAsk, Writer};
use earshot_model::chart::{ChartCountry, ChartPlatform};
use earshot_model::{Clock, Timestamp};
use earshot_net::HttpClient;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Handle;

/// Shows that are asked for before their answers are written: what a kill costs.
const UNIT: usize = 20;

/// How services are asked.
pub struct Asking<'a> {
    pub http: &'a HttpClient,
    pub runtime: &'a Handle,
    pub clock: &'a Clock,
    /// What was asked for after this moment is not asked for again.
    pub asked_before: Timestamp,
    /// Subjects of this run.
    pub limit: usize,
    /// Between two requests.
    pub pause: Duration,
    /// Set when the run is to end after the request under way.
    pub stop: &'a AtomicBool,
}

impl Asking<'_> {
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn due<'d>(
        &self,
        source: &'static str,
        country: &'d str,
        began: Timestamp,
        done: usize,
    ) -> DueToAsk<'d> {
        let limit = UNIT.min(self.limit - done);
        DueToAsk { source, country, asked_before: self.asked_before, run_began: began, limit }
    }

    pub(crate) fn rest(&self) {
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
    asking: &Asking<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    let began = asking.clock.now();
    let told_country = if provider.by_country() { country.as_str() } else { "" };
    let mut report = RatingReport::default();
    let mut done = 0;
    while done < asking.limit && !asking.is_stopped() {
        let due = writer.shows_to_ask(ChartPlatform::Apple, &asking.due(provider.name(), told_country, began, done))?;
        // The network takes its time: others may write meanwhile.
        writer.rest();
        let mut unit =
            Unit { provider, country, told_country, asking, update: RatingUpdate::default(), report: &mut report };
        let mut is_over = due.is_empty();
        for show in &due {
            if asking.is_stopped() || is_over {
                break;
            }
            is_over = unit.ask(show);
            done += 1;
            progress(done as u64);
        }
        let update = std::mem::take(&mut unit.update);
        report.add(writer.put_ratings(&update)?);
        if is_over {
            break;
        }
    }
    Ok(report)
}

struct Unit<'a> {
    provider: &'a dyn RatingProvider,
    country: ChartCountry,
    told_country: &'a str,
    asking: &'a Asking<'a>,
    update: RatingUpdate,
    report: &'a mut RatingReport,
}

impl Unit<'_> {
    /// All pages of a show; true when the service is not to be asked any more.
    fn ask(&mut self, due: &ShowToAsk) -> bool {
        let what = format!("{} {} {}", self.provider.name(), self.country.as_str(), due.show);
        let mut outcome = AskOutcome::Unknown;
        for page in 1..=self.provider.pages() {
            let now = self.asking.clock.now();
            let answer = fetch(self.provider, self.asking.http, &due.show, self.country, page, now);
            let answer = self.asking.runtime.block_on(answer);
            self.asking.rest();
            match answer {
                Ok(Some(reading)) => {
                    self.report.payloads += 1;
                    self.report.note(&what, &reading.issues);
                    outcome = AskOutcome::Found;
                    let is_last = reading.reviews.is_empty();
                    self.update.ratings.extend(reading.rating.map(|rating| (due.podcast_id, rating)));
                    self.update.reviews.extend(reading.reviews.into_iter().map(|review| (due.podcast_id, review)));
                    if is_last {
                        break;
                    }
                }
                Ok(None) | Err(FetchRatingError::NotAskable) => break,
                Err(error) => {
                    self.report.fail(&what, error.to_string());
                    if error.ends_asking() {
                        // Nobody answered for this show: it is due still.
                        return true;
                    }
                    outcome = AskOutcome::Failed;
                    break;
                }
            }
        }
        self.report.unknown += u64::from(outcome == AskOutcome::Unknown);
        self.update.asked.push(AskedFor {
            source: self.provider.name(),
            subject: due.show.to_string(),
            country: self.told_country.to_owned(),
            at: self.asking.clock.now(),
            outcome,
        });
        false
    }
}
