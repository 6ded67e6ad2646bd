//! Ratings and reviews of a podcast (spec 3, Reviews). The contract's counts cannot be null, so counts that a
//! platform does not give are 0 and listed in `missing`.

use earshot_api_server::prelude::*;
use earshot_model::rating::{Rating, RatingPlatform, Review, ReviewFilter, ReviewPage, main_apple_rating};

/// Ratings and reviews of a podcast on other platforms.
#[view(Clone)]
pub struct PodcastReviewsView {
    /// ID of the podcast.
    pub podcast_id: String,
    /// 0 when it is unknown or not visible, because existing clients accept no null here. No podcast has this ID.
    pub apple_id: i64,
    /// ID in Spotify; `null` when unknown or not on the plan.
    pub spotify_id: Option<String>,
    /// Ratings of the country with the most ratings; `null` when Apple was not queried.
    pub apple_podcasts_review: Option<AppleReviewView>,
    /// Sorted by number of ratings, most first.
    pub apple_podcasts_reviews_by_country: Vec<AppleReviewView>,
    /// Reviews in Apple Podcasts; `null` when no reviews were read.
    pub apple_podcasts_review_text: Option<ReviewTextsView>,
    /// The rating on Spotify; `null` when unknown: Spotify has no public service for ratings.
    pub spotify_review: Option<SpotifyReviewView>,
    /// Plays and subscribers on Castbox; `null` when unknown.
    pub castbox: Option<CastboxView>,
    /// Apple's ratings of all countries together, as in hits.
    pub apple_podcasts_total: Option<RatingTotalView>,
}

/// Apple's ratings of a country.
#[view(Clone)]
pub struct AppleReviewView {
    /// ID in Apple Podcasts.
    pub apple_id: i64,
    /// When the figures were read from the platform.
    pub scraped_at: TimestampView,
    /// ISO 3166 alpha-2, in lower case.
    pub country: String,
    /// Ratings, with or without a text.
    pub reviews_count: i64,
    /// 1 to 5; `null` when there are no ratings.
    pub rating: Option<f64>,
    /// Number of ratings with one star.
    pub one_star_count: i64,
    /// Number of ratings with two stars.
    pub two_star_count: i64,
    /// Number of ratings with three stars.
    pub three_star_count: i64,
    /// Number of ratings with four stars.
    pub four_star_count: i64,
    /// Number of ratings with five stars.
    pub five_star_count: i64,
    /// What Apple did not provide: `reviewsCount` or `stars`.
    pub missing: Vec<String>,
}

/// The rating of a podcast on Spotify.
#[view(Clone)]
pub struct SpotifyReviewView {
    /// ID in Spotify.
    pub spotify_id: String,
    /// When the figures were read from the platform.
    pub scraped_at: TimestampView,
    /// Number of ratings; 0 when it is listed in `missing`.
    pub reviews_count: i64,
    /// 1 to 5; `null` when there are no ratings.
    pub rating: Option<f64>,
    /// What Spotify did not provide: `reviewsCount`.
    pub missing: Vec<String>,
}

/// Plays and subscribers of a podcast on Castbox.
#[view(Clone)]
pub struct CastboxView {
    /// When the figures were read from the platform.
    pub scraped_at: TimestampView,
    /// Number of plays; 0 when it is listed in `missing`.
    pub plays: i64,
    /// Number of subscribers; 0 when it is listed in `missing`.
    pub subscribers: i64,
    /// What Castbox did not provide: `plays` or `subscribers`.
    pub missing: Vec<String>,
}

/// Ratings of all countries.
#[view(Clone)]
pub struct RatingTotalView {
    /// Number of ratings, with or without a text; `null` when unknown.
    pub reviews_count: Option<i64>,
    /// 1 to 5; `null` when there are no ratings.
    pub rating: Option<f64>,
    /// Lower bound of the rating at 95% confidence, 0 to 1.
    pub wilson_score: Option<f64>,
    /// Number of countries with ratings.
    pub countries: usize,
}

/// The reviews that match the request.
#[view(Clone)]
pub struct ReviewTextsView {
    /// The requested country.
    pub country: Option<String>,
    /// Number of all matching reviews.
    pub total: u64,
    /// Maximum number of entries in the response.
    pub limit: usize,
    /// Number of entries that are skipped.
    pub offset: usize,
    /// The reviews.
    pub reviews: Vec<ReviewView>,
}

/// A rating with a text.
#[view(Clone)]
pub struct ReviewView {
    /// ISO 3166 alpha-2, in lower case.
    pub country: String,
    /// The rating, 1 to 5 stars.
    pub rating: u8,
    /// Title of the review.
    pub title: String,
    /// The text of the review, without markup.
    pub body: String,
    /// The name that the author of the review uses.
    pub author: String,
    /// When the review was written; `null` when Apple gives no date.
    pub reviewed_at: Option<TimestampView>,
    /// The searched words; `null` without a search.
    pub matched_words: Option<Vec<String>>,
}

/// The IDs of the podcast, as far as the plan shows them.
pub struct PodcastIds {
    pub podcast_id: String,
    pub apple_id: Option<i64>,
    pub spotify_id: Option<String>,
}

/// A page of reviews with its request.
pub struct RequestedReviews<'a> {
    pub filter: &'a ReviewFilter,
    pub page: &'a ReviewPage,
    pub limit: usize,
    pub offset: usize,
}

impl PodcastReviewsView {
    /// `texts` is `None` when no reviews were read.
    pub fn of(ids: PodcastIds, ratings: &[Rating], texts: Option<&RequestedReviews<'_>>) -> Self {
        let apple_id = ids.apple_id.unwrap_or(0);
        let of = |platform| ratings.iter().filter(move |rating| rating.platform == platform);
        let mut by_country: Vec<&Rating> = of(RatingPlatform::Apple).collect();
        by_country.sort_by_key(|rating| (std::cmp::Reverse(rating.count), rating.country));
        let spotify_id = ids.spotify_id.clone().unwrap_or_default();
        Self {
            podcast_id: ids.podcast_id,
            apple_id,
            spotify_id: ids.spotify_id,
            apple_podcasts_review: main_apple_rating(ratings).map(|rating| AppleReviewView::of(apple_id, rating)),
            apple_podcasts_reviews_by_country: by_country
                .iter()
                .map(|rating| AppleReviewView::of(apple_id, rating))
                .collect(),
            apple_podcasts_review_text: texts.map(ReviewTextsView::of),
            spotify_review: of(RatingPlatform::Spotify).next().map(|rating| SpotifyReviewView::of(spotify_id, rating)),
            castbox: of(RatingPlatform::Castbox).next().map(CastboxView::of),
            apple_podcasts_total: RatingTotalView::of(ratings),
        }
    }
}

/// Returns the names of the missing fields.
fn missing_fields<const N: usize>(fields: [(&str, bool); N]) -> Vec<String> {
    fields.into_iter().filter(|(_, is_known)| !is_known).map(|(name, _)| name.to_owned()).collect()
}

impl AppleReviewView {
    fn of(apple_id: i64, rating: &Rating) -> Self {
        let [one, two, three, four, five] = rating.stars.unwrap_or_default();
        Self {
            apple_id,
            scraped_at: rating.captured_at.into(),
            country: rating.country.map(|country| country.as_str().to_owned()).unwrap_or_default(),
            reviews_count: rating.count.unwrap_or(0),
            rating: rating.average,
            one_star_count: one,
            two_star_count: two,
            three_star_count: three,
            four_star_count: four,
            five_star_count: five,
            missing: missing_fields([("reviewsCount", rating.count.is_some()), ("stars", rating.stars.is_some())]),
        }
    }
}

impl SpotifyReviewView {
    fn of(spotify_id: String, rating: &Rating) -> Self {
        Self {
            spotify_id,
            scraped_at: rating.captured_at.into(),
            reviews_count: rating.count.unwrap_or(0),
            rating: rating.average,
            missing: missing_fields([("reviewsCount", rating.count.is_some())]),
        }
    }
}

impl CastboxView {
    fn of(rating: &Rating) -> Self {
        Self {
            scraped_at: rating.captured_at.into(),
            plays: rating.plays.unwrap_or(0),
            subscribers: rating.subscribers.unwrap_or(0),
            missing: missing_fields([("plays", rating.plays.is_some()), ("subscribers", rating.subscribers.is_some())]),
        }
    }
}

impl RatingTotalView {
    #[expect(clippy::cast_possible_truncation, reason = "it was a whole number")]
    fn of(ratings: &[Rating]) -> Option<Self> {
        let countries = ratings.iter().filter(|rating| rating.platform == RatingPlatform::Apple).count();
        let figures = earshot_model::rating::combine_figures(ratings, &[]);
        (countries > 0).then(|| Self {
            reviews_count: figures.apple_ratings_count.map(|count| count as i64),
            rating: figures.apple_rating,
            wilson_score: figures.apple_rating_wilson,
            countries,
        })
    }
}

impl ReviewTextsView {
    fn of(requested: &RequestedReviews<'_>) -> Self {
        let words = &requested.filter.words;
        Self {
            country: requested.filter.country.map(|country| country.as_str().to_owned()),
            total: requested.page.total,
            limit: requested.limit,
            offset: requested.offset,
            reviews: requested.page.reviews.iter().map(|review| ReviewView::of(review, words)).collect(),
        }
    }
}

impl ReviewView {
    pub fn of(review: &Review, words: &[String]) -> Self {
        Self {
            country: review.country.as_str().to_owned(),
            rating: review.stars,
            title: review.title.clone(),
            body: review.body.clone(),
            author: review.author.clone(),
            reviewed_at: review.reviewed_at.map(TimestampView),
            matched_words: (!words.is_empty()).then(|| words.to_vec()),
        }
    }
}
