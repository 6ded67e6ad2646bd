//! Providers of ratings and reviews, and the fetch of a page.

use super::parsed_ratings::{ExpectedRating, ParsedRatings, RatingError};
use super::read::read_ratings;
use crate::platforms::payload::MAX_PAYLOAD_BYTES;
use crate::platforms::request::ProviderRequest;
use earshot_model::Timestamp;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::ShowId;
use earshot_net::{FetchError, FetchRequest, HttpClient};
use std::borrow::Cow;
use std::time::Duration;

/// A service with ratings or reviews: where it is, and its requests. Each service is one constant.
#[derive(Clone, Debug)]
pub struct RatingProvider {
    /// The provider's name in the catalog's record of polls.
    pub name: &'static str,
    /// Whether it has figures per country. Otherwise one request per show suffices.
    pub is_by_country: bool,
    /// Number of pages for one show in one country.
    pub pages: u32,
    base_url: Cow<'static, str>,
    /// Returns the request for a page (from 1) below a base URL, or `None` when the service does not support this show
    /// or country.
    request: fn(&str, &ShowId, ChartCountry, u32) -> Option<ProviderRequest>,
}

impl RatingProvider {
    /// Apple's star counts, for countries whose store id is known (facts 2.2).
    pub const APPLE_RATINGS: Self = Self {
        name: "apple-ratings",
        is_by_country: true,
        pages: 1,
        base_url: Cow::Borrowed("https://itunes.apple.com"),
        request: apple_ratings_request,
    };

    /// Apple's review feeds, 50 reviews per page. Apple's robots.txt disallows them for robots, so only an operator with
    /// permission should enable this provider.
    pub const APPLE_REVIEWS: Self = Self {
        name: "apple-reviews",
        is_by_country: true,
        pages: MAX_REVIEW_PAGES,
        base_url: Cow::Borrowed("https://itunes.apple.com"),
        request: apple_reviews_request,
    };

    /// Castbox's channels by Apple id, an undocumented endpoint (facts 2.3).
    pub const CASTBOX: Self = Self {
        name: "castbox",
        is_by_country: false,
        pages: 1,
        base_url: Cow::Borrowed("https://everest.castbox.fm"),
        request: castbox_request,
    };

    /// Sets another base URL, for a service on this machine.
    #[must_use]
    pub fn at(self, base_url: &str) -> Self {
        Self { base_url: Cow::Owned(base_url.trim_end_matches('/').to_owned()), ..self }
    }

    /// Sets the number of pages, 1 to 10.
    #[must_use]
    pub fn with_pages(self, pages: u32) -> Self {
        Self { pages: pages.clamp(1, MAX_REVIEW_PAGES), ..self }
    }

    /// Returns the request for a page (from 1), or `None` when the service does not support this show or country.
    #[must_use]
    pub fn request(&self, show: &ShowId, country: ChartCountry, page: u32) -> Option<ProviderRequest> {
        (self.request)(&self.base_url, show, country, page)
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

fn apple_ratings_request(base: &str, show: &ShowId, country: ChartCountry, _: u32) -> Option<ProviderRequest> {
    let ShowId::Apple(id) = show else { return None };
    let (_, store) = STORES.iter().find(|(code, _)| *code == country.as_str())?;
    let url = format!("{base}/{}/customer-reviews/id{id}?displayable-kind=4", country.as_str());
    Some(ProviderRequest::get(url, vec![("x-apple-store-front", (*store).to_owned())]))
}

fn apple_reviews_request(base: &str, show: &ShowId, country: ChartCountry, page: u32) -> Option<ProviderRequest> {
    let ShowId::Apple(id) = show else { return None };
    let country = country.as_str();
    let url = format!("{base}/{country}/rss/customerreviews/page={page}/id={id}/sortBy=mostRecent/json");
    Some(ProviderRequest::get(url, Vec::new()))
}

fn castbox_request(base: &str, show: &ShowId, _: ChartCountry, _: u32) -> Option<ProviderRequest> {
    let ShowId::Apple(id) = show else { return None };
    Some(ProviderRequest::get(format!("{base}/data/channel/v3?itunes_id={id}&web=1"), Vec::new()))
}

/// Why ratings could not be fetched. An error is never returned as a show without ratings.
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
    provider: &RatingProvider,
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
    let response = http.fetch(&request).await?;
    match response.status {
        200 => {}
        404 => return Ok(None),
        // Apple returns 403 where others return 429 (facts 2.2).
        status @ (403 | 429) => return Err(FetchRatingError::Throttled { url, status }),
        status => return Err(FetchRatingError::Status { url, status }),
    }
    let hints = ExpectedRating { show: Some(show.clone()), country: Some(country), captured_at: now, now };
    let reading = read_ratings(&response.body, &hints).map_err(|source| FetchRatingError::Payload { url, source })?;
    Ok(Some(reading))
}
