//! Finds the Apple ids of podcasts without one: searches Apple by title, and accepts the show with the same feed.

use super::parsed_ratings::RatingError;
use crate::platforms::apple_lookup::{AppleFeed, read_apple_lookup};
use crate::platforms::payload::MAX_PAYLOAD_BYTES;
use crate::platforms::poll::{PollContext, PollUnit, Poller};
use crate::platforms::report::RatingReport;
use earshot_catalog::{CatalogError, ProviderPollFilter, ProviderPollOutcome, Writer};
use earshot_model::PodcastId;
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

/// Searches for the podcasts that are due.
///
/// # Errors
/// When the catalog cannot be read or written. Failed requests are reported.
pub fn identify_shows(
    search: &AppleSearch,
    country: ChartCountry,
    context: &PollContext<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    context.run(&SearchPoller { search, country }, writer, progress)
}

struct SearchPoller<'a> {
    search: &'a AppleSearch,
    country: ChartCountry,
}

impl Poller for SearchPoller<'_> {
    /// A podcast with its title.
    type Target = (PodcastId, String);

    fn provider(&self) -> &'static str {
        SOURCE
    }

    fn country(&self) -> &str {
        self.country.as_str()
    }

    fn due(&self, writer: &mut Writer, filter: &ProviderPollFilter<'_>) -> Result<Vec<Self::Target>, CatalogError> {
        writer.podcasts_without_apple_id(filter)
    }

    fn key(&self, (podcast, _): &Self::Target) -> String {
        podcast.to_string()
    }

    fn poll(
        &self,
        (_, title): &Self::Target,
        context: &PollContext<'_>,
        unit: &mut PollUnit,
    ) -> Option<ProviderPollOutcome> {
        match search_shows(&self.search.url(title, self.country), context, &mut unit.report) {
            Ok(shows) => {
                unit.shows.extend(shows);
                Some(ProviderPollOutcome::Found)
            }
            Err(SearchFailure::Throttled(message)) => {
                unit.report.add_failure(title, message);
                None
            }
            Err(SearchFailure::Failed(message)) => {
                unit.report.add_failure(title, message);
                Some(ProviderPollOutcome::Failed)
            }
        }
    }
}

enum SearchFailure {
    /// The service is throttling; further requests are useless for now.
    Throttled(String),
    Failed(String),
}

fn search_shows(
    url: &str,
    context: &PollContext<'_>,
    report: &mut RatingReport,
) -> Result<Vec<(ShowId, String)>, SearchFailure> {
    let request = FetchRequest { accept: "application/json", max_bytes: MAX_PAYLOAD_BYTES, ..FetchRequest::new(url) };
    let response = context.runtime.block_on(context.http.fetch(&request));
    context.pause();
    let response = response.map_err(|error| SearchFailure::Failed(error.to_string()))?;
    match response.status {
        200 => {}
        // Apple returns 403 where others return 429 (facts 2.2).
        status @ (403 | 429) => {
            return Err(SearchFailure::Throttled(format!("the service is throttling requests ({status})")));
        }
        status => return Err(SearchFailure::Failed(format!("the service returned status {status}"))),
    }
    let mut issues = Vec::new();
    let feeds = read_apple_lookup(&response.body, &mut issues)
        .map_err(|error| SearchFailure::Failed(RatingError::from(error).to_string()))?;
    let feeds = feeds.ok_or_else(|| SearchFailure::Failed("the response is not a search result".to_owned()))?;
    report.payloads += 1;
    report.count_issues(url, &issues);
    Ok(feeds.into_iter().map(AppleFeed::into_show).collect())
}
