//! Finds the Apple ids of podcasts without one: searches Apple by title, and accepts the show with the same feed.

use super::lookup::read_lookup;
use crate::platforms::payload::MAX_PAYLOAD_BYTES;
use crate::platforms::poll::PollContext;
use crate::platforms::report::RatingReport;
use earshot_catalog::{CatalogError, ProviderPoll, ProviderPollOutcome, RatingUpdate, Writer};
use earshot_model::chart::ChartCountry;
use earshot_model::rating::ShowId;
use earshot_net::FetchRequest;

const SOURCE: &str = "apple-search";
const MAX_TERM_CHARS: usize = 200;

/// Apple's search (facts 2.2), limited to about 20 requests a minute.
#[derive(Clone, Debug)]
pub struct AppleSearch {
    /// Base URL without a trailing slash.
    pub base_url: String,
}

impl Default for AppleSearch {
    fn default() -> Self {
        Self { base_url: "https://itunes.apple.com".to_owned() }
    }
}

impl AppleSearch {
    fn url(&self, title: &str, country: ChartCountry) -> String {
        let term: String = title.chars().take(MAX_TERM_CHARS).collect();
        let query = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs([
                ("term", term.as_str()),
                ("media", "podcast"),
                ("entity", "podcast"),
                ("country", country.as_str()),
                ("limit", "50"),
            ])
            .finish();
        format!("{}/search?{query}", self.base_url)
    }
}

/// Searches for the podcasts that are due, sequentially.
///
/// # Errors
/// When the catalog cannot be read or written. Failed requests are reported.
pub fn identify_shows(
    search: &AppleSearch,
    country: ChartCountry,
    asking: &PollContext<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    let began = asking.clock.now();
    let mut report = RatingReport::default();
    let mut done = 0;
    while done < asking.limit && !asking.is_stopped() {
        let due = writer.podcasts_without_apple_id(&asking.poll_filter(SOURCE, country.as_str(), began, done))?;
        // Requests take time, so other processes may write meanwhile.
        writer.release();
        let mut update = RatingUpdate::default();
        let mut identified = Vec::new();
        let mut is_over = due.is_empty();
        for (podcast, title) in &due {
            if asking.is_stopped() || is_over {
                break;
            }
            let outcome = match search_shows(&search.url(title, country), asking, &mut report) {
                Ok(shows) => {
                    identified.extend(shows);
                    ProviderPollOutcome::Found
                }
                Err(SearchFailure::Throttled(message)) => {
                    report.add_failure(title, message);
                    is_over = true;
                    break;
                }
                Err(SearchFailure::Failed(message)) => {
                    report.add_failure(title, message);
                    ProviderPollOutcome::Failed
                }
            };
            done += 1;
            progress(done as u64);
            let (subject, country) = (podcast.to_string(), country.as_str().to_owned());
            update.polls.push(ProviderPoll { provider: SOURCE, subject, country, at: asking.clock.now(), outcome });
        }
        report.identified += writer.put_platform_shows(&identified, asking.clock.now())?;
        report.add_written(writer.put_ratings(&update)?);
        if is_over {
            break;
        }
    }
    Ok(report)
}

enum SearchFailure {
    /// The service is throttling; further requests are useless for now.
    Throttled(String),
    Failed(String),
}

fn search_shows(
    url: &str,
    asking: &PollContext<'_>,
    report: &mut RatingReport,
) -> Result<Vec<(ShowId, String)>, SearchFailure> {
    let request = FetchRequest { accept: "application/json", max_bytes: MAX_PAYLOAD_BYTES, ..FetchRequest::new(url) };
    let answer = asking.runtime.block_on(asking.http.fetch(&request));
    asking.pause();
    let answer = answer.map_err(|error| SearchFailure::Failed(error.to_string()))?;
    match answer.status {
        200 => {}
        // Apple returns 403 where others return 429 (facts 2.2).
        status @ (403 | 429) => {
            return Err(SearchFailure::Throttled(format!("the service is throttling requests ({status})")));
        }
        status => return Err(SearchFailure::Failed(format!("it answered {status}"))),
    }
    let mut issues = Vec::new();
    let shows = read_lookup(&answer.body, &mut issues).map_err(|error| SearchFailure::Failed(error.to_string()))?;
    let shows = shows.ok_or_else(|| SearchFailure::Failed("the response is not a search result".to_owned()))?;
    report.payloads += 1;
    report.count_issues(url, &issues);
    Ok(shows.into_iter().filter_map(|show| Some((ShowId::Apple(show.apple_id), show.feed_url?))).collect())
}
