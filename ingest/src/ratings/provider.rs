//! The services that have ratings and reviews, and how each is asked.

use super::read::{ExpectedRating, MAX_PAYLOAD_BYTES, ParsedRatings, RatingError, read_ratings};
use earshot_model::Timestamp;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::ShowId;
use earshot_net::{FetchError, FetchRequest, HttpClient};
use std::time::Duration;

/// A service with ratings or reviews.
pub trait RatingProvider: Send + Sync {
    /// Its name in the catalog's list of what was asked.
    fn name(&self) -> &'static str;

    /// Whether it is asked country by country; else it is asked once a show.
    fn is_by_country(&self) -> bool;

    /// Pages of one show in one country.
    fn pages(&self) -> u32 {
        1
    }

    /// Where a page (from 1) is, and the headers that it is asked with; `None` when the service cannot tell.
    fn request(&self, show: &ShowId, country: ChartCountry, page: u32) -> Option<RatingRequest>;
}

/// An address, with the headers that a service wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRequest {
    pub url: String,
    pub headers: Vec<(&'static str, String)>,
}

/// Apple's histogram of stars, of countries whose store is known (facts 2.2).
#[derive(Clone, Debug)]
pub struct AppleRatings {
    /// Without a slash at the end.
    pub base_url: String,
}

/// Apple's feeds of reviews. Its robots.txt does not want them read by robots: only who has leave asks for them.
#[derive(Clone, Debug)]
pub struct AppleReviews {
    pub base_url: String,
    /// 1 to 10, of fifty reviews each.
    pub pages: u32,
}

/// Castbox's channels by Apple's number, which are documented nowhere (facts 2.3).
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

/// Apple has no more (facts 2.2).
pub const MAX_REVIEW_PAGES: u32 = 10;

/// Apple's numbers of its stores (facts 2.2).
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

    fn request(&self, show: &ShowId, country: ChartCountry, _: u32) -> Option<RatingRequest> {
        let ShowId::Apple(id) = show else { return None };
        let (_, store) = STORES.iter().find(|(known, _)| *known == country.as_str())?;
        let url = format!("{}/{}/customer-reviews/id{id}?displayable-kind=4", self.base_url, country.as_str());
        Some(RatingRequest { url, headers: vec![("x-apple-store-front", (*store).to_owned())] })
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

    fn request(&self, show: &ShowId, country: ChartCountry, page: u32) -> Option<RatingRequest> {
        let ShowId::Apple(id) = show else { return None };
        let (base, country) = (&self.base_url, country.as_str());
        let url = format!("{base}/{country}/rss/customerreviews/page={page}/id={id}/sortBy=mostRecent/json");
        Some(RatingRequest { url, headers: Vec::new() })
    }
}

impl RatingProvider for CastboxCounts {
    fn name(&self) -> &'static str {
        "castbox"
    }

    fn is_by_country(&self) -> bool {
        false
    }

    fn request(&self, show: &ShowId, _: ChartCountry, _: u32) -> Option<RatingRequest> {
        let ShowId::Apple(id) = show else { return None };
        let url = format!("{}/data/channel/v3?itunes_id={id}&web=1", self.base_url);
        Some(RatingRequest { url, headers: Vec::new() })
    }
}

/// Why a rating could not be fetched. None of it is a show that nobody rated.
#[derive(Debug, thiserror::Error)]
pub enum FetchRatingError {
    #[error("the service cannot be asked for this show there")]
    UnsupportedShow,
    #[error(transparent)]
    Fetch(#[from] FetchError),
    /// Asking on is of no use for now.
    #[error("{url} wants to be asked less often ({status})")]
    Throttled { url: String, status: u16 },
    #[error("{url} answered {status}")]
    Status { url: String, status: u16 },
    #[error("{url}: {source}")]
    Payload { url: String, source: RatingError },
}

impl FetchRatingError {
    /// Whether the service is not to be asked again in this run.
    #[must_use]
    pub fn is_poll_over(&self) -> bool {
        matches!(self, Self::Throttled { .. } | Self::Fetch(FetchError::Busy { .. }))
    }
}

/// Asks a service for a page; `None` when it does not know the show there.
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
    let RatingRequest { url, headers } =
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
        // Apple says 403 where others say 429 (facts 2.2).
        status @ (403 | 429) => return Err(FetchRatingError::Throttled { url, status }),
        status => return Err(FetchRatingError::Status { url, status }),
    }
    let hints = ExpectedRating { show: Some(show.clone()), country: Some(country), captured_at: now, now };
    let reading = read_ratings(&answer.body, &hints).map_err(|source| FetchRatingError::Payload { url, source })?;
    Ok(Some(reading))
}
