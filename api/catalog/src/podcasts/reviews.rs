//! `GET /api/v1/podcasts/{podcastIdOrSlug}/reviews`

use chrono::{Days, NaiveDate, NaiveTime};
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::{PodcastIds, PodcastReviewsView, PodcastSummary, RequestedReviews, VisibleFields};
use earshot_api_server::prelude::*;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{ReviewFilter, ReviewOrder};

const DEFAULT_LIMIT: usize = 20;
const MAX_LIMIT: usize = 100;
/// Largest offset; no podcast has so many reviews.
const MAX_OFFSET: usize = 1_000_000;
const MAX_WORDS: usize = 10;
const MAX_WORDS_CHARS: usize = 200;

/// Which reviews of a podcast are returned.
#[parameters(Default)]
pub struct ReviewsParameters {
    /// Only reviews of this country, ISO 3166 alpha-2. The ratings by country are not filtered.
    pub(crate) country: Option<String>,
    /// Reviews per page, 1 to 100; 20 by default.
    pub(crate) limit: Option<usize>,
    /// Reviews to skip.
    pub(crate) offset: Option<usize>,
    /// 1 to 5 stars.
    pub(crate) min_rating: Option<u8>,
    /// 1 to 5 stars.
    pub(crate) max_rating: Option<u8>,
    /// Words that must all be in title or body, ignoring case; at most 10.
    pub(crate) q: Option<String>,
    /// Which reviews come first; `newest` by default.
    pub(crate) sort: Option<String>,
    /// A date such as 2026-11-21; reviews of that day or later.
    pub(crate) since: Option<String>,
    /// A date such as 2026-11-21; reviews of that day or earlier.
    pub(crate) until: Option<String>,
}

/// Ratings and reviews of a podcast.
#[view]
pub struct PodcastReviewsData {
    /// The podcast.
    podcast: PodcastSummary,
    /// The ratings and reviews.
    pub(super) podcast_reviews: PodcastReviewsView,
}

/// Returns the ratings of a podcast on Apple, Spotify and Castbox, and its reviews.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/reviews",
    (status = 200, description = "The ratings and reviews", body = Envelope<PodcastReviewsData>),
)]
pub async fn get_podcast_reviews(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<ReviewsParameters>,
) -> Result<Envelope<PodcastReviewsData>, ApiError> {
    let filter = parameters.filter()?;
    let (limit, offset) = parameters.page_window()?;
    let tier = caller.tier;
    let data = state
        .read_generation(move |generation| {
            let document = find_podcast(generation, &id_or_slug)?;
            let id = document.podcast.id;
            let ids = PodcastIds {
                podcast_id: id.to_string(),
                apple_id: VisibleFields::of(&document, tier).apple_id,
                spotify_id: document.spotify_id(),
            };
            let ratings = generation.tables.ratings(id)?;
            let page = generation.tables.reviews(id, &filter, offset, limit)?;
            let is_any = page.total > 0 || generation.tables.reviews(id, &ReviewFilter::default(), 0, 1)?.total > 0;
            let requested = RequestedReviews { filter: &filter, page: &page, limit, offset };
            let podcast_reviews = PodcastReviewsView::of(ids, &ratings, is_any.then_some(&requested));
            Ok(PodcastReviewsData { podcast: PodcastSummary::of(&document), podcast_reviews })
        })
        .await?;
    Ok(Envelope::new(data))
}

fn invalid_parameter(pointer: &str, what: &str) -> ApiError {
    ApiError::invalid("A parameter is not valid.", pointer, what)
}

impl ReviewsParameters {
    pub(crate) fn page_window(&self) -> Result<(usize, usize), ApiError> {
        let limit = self.limit.unwrap_or(DEFAULT_LIMIT);
        if !(1..=MAX_LIMIT).contains(&limit) {
            return Err(invalid_parameter("/limit", "must be 1 to 100"));
        }
        let offset = self.offset.unwrap_or(0);
        if offset > MAX_OFFSET {
            Err(invalid_parameter("/offset", "must be at most 1000000"))
        } else {
            Ok((limit, offset))
        }
    }

    pub(crate) fn filter(&self) -> Result<ReviewFilter, ApiError> {
        let country = match self.country.as_deref() {
            None => None,
            Some(code) => Some(
                ChartCountry::parse(code)
                    .ok_or_else(|| invalid_parameter("/country", "must be an ISO 3166 country code such as us"))?,
            ),
        };
        let stars = |pointer: &str, stars: Option<u8>| match stars {
            // Spec 9: rating range 1-5.
            Some(stars) if !(1..=5).contains(&stars) => Err(invalid_parameter(pointer, "must be 1 to 5")),
            stars => Ok(stars),
        };
        let order = match self.sort.as_deref() {
            None => ReviewOrder::Newest,
            Some(name) => ReviewOrder::parse(name)
                .ok_or_else(|| invalid_parameter("/sort", "must be newest, lowest or highest"))?,
        };
        let day = |pointer: &str, day: Option<&str>| match day {
            None => Ok(None),
            Some(day) => day
                .parse::<NaiveDate>()
                .map(Some)
                .map_err(|_| invalid_parameter(pointer, "must be a date such as 2026-11-21")),
        };
        let after = day("/until", self.until.as_deref())?.and_then(|day| day.checked_add_days(Days::new(1)));
        Ok(ReviewFilter {
            country,
            min_stars: stars("/minRating", self.min_rating)?,
            max_stars: stars("/maxRating", self.max_rating)?,
            words: self.parse_words()?,
            from: day("/since", self.since.as_deref())?.map(|day| day.and_time(NaiveTime::MIN).and_utc()),
            until: after.map(|day| day.and_time(NaiveTime::MIN).and_utc()),
            order,
        })
    }

    fn parse_words(&self) -> Result<Vec<String>, ApiError> {
        let q = self.q.as_deref().unwrap_or_default();
        let words: Vec<String> = q.split_whitespace().map(str::to_owned).collect();
        if words.len() > MAX_WORDS || q.chars().count() > MAX_WORDS_CHARS {
            return Err(invalid_parameter("/q", "must be at most 10 words and 200 characters"));
        }
        Ok(words)
    }
}
