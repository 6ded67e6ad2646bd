//! Providers of ratings and reviews, and their requests.

use super::parsed_ratings::{ExpectedRating, ParsedRatings, RatingError};
use super::read::read_ratings;
use crate::platforms::payload::MAX_PAYLOAD_BYTES;
use crate::platforms::request::ProviderRequest;
use earshot_model::Timestamp;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::ShowId;
use earshot_net::{FetchError, FetchRequest, HttpClient};
use std::time::Duration;

/// A service with ratings or reviews.
pub trait RatingProvider: Send + Sync {
    /// The provider's name in the catalog's record of polls.
    fn name(&self) -> &'static str;

    /// Whether it has figures per country. Otherwise one request per show suffices.
    fn is_by_country(&self) -> bool;

    /// Number of pages for one show in one country.
    fn pages(&self) -> u32 {
        1
    }

    /// Returns the request for a page (from 1), or `None` when the service does not support this show or country.
    fn request(&self, show: &ShowId, country: ChartCountry, page: u32) -> Option<ProviderRequest>;
}

/// Apple's star counts, for countries whose store id is known (facts 2.2).
#[derive(Clone, Debug)]
pub struct AppleRatings {
    /// Base URL without a trailing slash.
    pub base_url: String,
}

/// Apple's review feeds. Apple's robots.txt disallows them for robots, so only an operator with permission should
/// enable this provider.
#[derive(Clone, Debug)]
pub struct AppleReviews {
    pub base_url: String,
    /// Pages to read, 1 to 10, of 50 reviews each.
    pub pages: u32,
}

/// Castbox's channels by Apple id, an undocumented endpoint (facts 2.3).
#[derive(Clone, Debug)]
pub struct CastboxCounts {
    pub base_url: String,
}

impl Default for AppleRatings {
    fn default() -> Self {
        Self { base_url: "https://itunes.apple.com".to_owned() }
    }
}

impl Default for AppleReviews {
    fn default() -> Self {
        Self { base_url: "https://itunes.apple.com".to_owned(), pages: MAX_REVIEW_PAGES }
    }
}

impl Default for CastboxCounts {
    fn default() -> Self {
        Self { base_url: "https://everest.castbox.fm".to_owned() }
    }
}

/// Apple has no further pages (facts 2.2).
pub const MAX_REVIEW_PAGES: u32 = 10;

/// Ids of Apple's stores (facts 2.2).
const STORES: &[(&str, &str)] = &[
    ("us", "143441-1,29"),
    ("gb", "143444"),
    ("ca", "143455-6"),
    ("au", "143460"),
    ("ie", "143449"),
    ("nz", "143461"),
    ("de", "143443"),
    ("fr", "143442"),
    ("se", "143456"),
    ("es", "143454"),
    ("it", "143450"),
    ("br", "143503"),
    ("mx", "143468"),
];

impl RatingProvider for AppleRatings {
    fn name(&self) -> &'static str {
        "apple-ratings"
    }

    fn is_by_country(&self) -> bool {
        true
    }

    fn request(&self, show: &ShowId, country: ChartCountry, _: u32) -> Option<ProviderRequest> {
        let ShowId::Apple(id) = show else { return None };
        let (_, store) = STORES.iter().find(|(known, _)| *known == country.as_str())?;
        let url = format!("{}/{}/customer-reviews/id{id}?displayable-kind=4", self.base_url, country.as_str());
        Some(ProviderRequest::get(url, vec![("x-apple-store-front", (*store).to_owned())]))
    }
}

impl RatingProvider for AppleReviews {
    fn name(&self) -> &'static str {
        "apple-reviews"
    }

    fn is_by_country(&self) -> bool {
        true
    }

    fn pages(&self) -> u32 {
        self.pages.clamp(1, MAX_REVIEW_PAGES)
    }

    fn request(&self, show: &ShowId, country: ChartCountry, page: u32) -> Option<ProviderRequest> {
        let ShowId::Apple(id) = show else { return None };
        let (base, country) = (&self.base_url, country.as_str());
        let url = format!("{base}/{country}/rss/customerreviews/page={page}/id={id}/sortBy=mostRecent/json");
        Some(ProviderRequest::get(url, Vec::new()))
    }
}

impl RatingProvider for CastboxCounts {
    fn name(&self) -> &'static str {
        "castbox"
    }

    fn is_by_country(&self) -> bool {
        false
    }

    fn request(&self, show: &ShowId, _: ChartCountry, _: u32) -> Option<ProviderRequest> {
        let ShowId::Apple(id) = show else { return None };
        let url = format!("{}/data/channel/v3?itunes_id={id}&web=1", self.base_url);
        Some(ProviderRequest::get(url, Vec::new()))
    }
}

/// Why ratings could not be fetched. An error never stands for a show without ratings.
#[derive(Debug, thiserror::Error)]
pub enum FetchRatingError {
    #[error("the service does not support this show or country")]
    UnsupportedShow,
    #[error(transparent)]
    Fetch(#[from] FetchError),
    /// The service is throttling; further requests are useless for now.
    #[error("{url} is throttling requests ({status})")]
    Throttled { url: String, status: u16 },
    #[error("{url} answered {status}")]
    Status { url: String, status: u16 },
    #[error("{url}: {source}")]
    Payload { url: String, source: RatingError },
}

impl FetchRatingError {
    /// Whether the run should send no more requests to the service.
    #[must_use]
    pub fn is_poll_over(&self) -> bool {
        matches!(self, Self::Throttled { .. } | Self::Fetch(FetchError::Busy { .. }))
    }
}

/// Fetches one page. Returns `None` when the service has no such show in the country.
///
/// # Errors
/// [`FetchRatingError`].
pub async fn fetch_rating(
    provider: &dyn RatingProvider,
    http: &HttpClient,
    show: &ShowId,
    country: ChartCountry,
    page: u32,
    now: Timestamp,
) -> Result<Option<ParsedRatings>, FetchRatingError> {
    let ProviderRequest { url, headers, .. } =
        provider.request(show, country, page).ok_or(FetchRatingError::UnsupportedShow)?;
    let request = FetchRequest {
        accept: "application/json",
        headers,
        max_bytes: MAX_PAYLOAD_BYTES,
        timeout: Duration::from_secs(60),
        ..FetchRequest::new(&url)
    };
    let answer = http.fetch(&request).await?;
    match answer.status {
        200 => {}
        404 => return Ok(None),
        // Apple returns 403 where others return 429 (facts 2.2).
        status @ (403 | 429) => return Err(FetchRatingError::Throttled { url, status }),
        status => return Err(FetchRatingError::Status { url, status }),
    }
    let hints = ExpectedRating { show: Some(show.clone()), country: Some(country), captured_at: now, now };
    let reading = read_ratings(&answer.body, &hints).map_err(|source| FetchRatingError::Payload { url, source })?;
    Ok(Some(reading))
}
