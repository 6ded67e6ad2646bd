//! `GET /api/v1/reviews`

use crate::podcasts::reviews::ReviewsParameters;
use earshot_api_content::views::{PodcastSummary, ReviewView};
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;

/// Reviews that can be reached by paging. Callers who want others narrow their filters.
const MAX_DEPTH: usize = 1_000;

/// Which reviews of all podcasts are returned.
#[parameters]
pub struct SearchReviewsParameters {
    /// Words that must all be in title or body, ignoring case; 1 to 10.
    #[param(example = "calm voice")]
    q: String,
    /// Only reviews of this country, ISO 3166 alpha-2.
    country: Option<String>,
    /// 1 to 5 stars.
    min_rating: Option<u8>,
    /// 1 to 5 stars.
    max_rating: Option<u8>,
    /// A date such as 2026-11-21; reviews of that day or later.
    since: Option<String>,
    /// A date such as 2026-11-21; reviews of that day or earlier.
    until: Option<String>,
    /// Which reviews come first; `newest` by default.
    sort: Option<String>,
    /// Reviews per page, 1 to 100; 20 by default.
    limit: Option<usize>,
    /// Reviews to skip.
    offset: Option<usize>,
}

impl From<SearchReviewsParameters> for ReviewsParameters {
    fn from(requested: SearchReviewsParameters) -> Self {
        let SearchReviewsParameters { q, country, min_rating, max_rating, since, until, sort, limit, offset } =
            requested;
        Self { q: Some(q), country, min_rating, max_rating, since, until, sort, limit, offset }
    }
}

/// Reviews of several podcasts.
#[view]
pub struct ReviewSearchData {
    /// The reviews.
    reviews: Vec<ReviewHitView>,
    /// Maximum number of entries in the response.
    limit: usize,
    /// Number of entries that are skipped.
    offset: usize,
    /// There are more reviews within the first thousand.
    has_more: bool,
    /// The search reached its time limit and returns nothing. Narrower filters are faster.
    cut_off: bool,
}

/// A review and its podcast.
#[view]
pub struct ReviewHitView {
    /// The podcast.
    podcast: PodcastSummary,
    /// The review.
    review: ReviewView,
}

/// Searches the reviews of all podcasts.
///
/// Only the first thousand results can be reached.
#[endpoint(
    get "/api/v1/reviews",
    (status = 200, description = "The reviews", body = Envelope<ReviewSearchData>),
)]
pub async fn search_reviews(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<SearchReviewsParameters>,
) -> Result<Envelope<ReviewSearchData>, ApiError> {
    let parameters = ReviewsParameters::from(parameters);
    let filter = parameters.filter()?;
    let (limit, offset) = parameters.page_window()?;
    let wrong = |pointer: &str, what: &str| ApiError::invalid("A parameter is not valid.", pointer, what);
    if filter.words.is_empty() {
        return Err(wrong("/q", "must have a word"));
    }
    if offset + limit > MAX_DEPTH {
        return Err(wrong("/offset", "must be at most 1000 minus limit"));
    }
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::REVIEWS), move |generation, _cancel| {
            // Reads one more than the page, to find out whether there are more.
            let found = generation.tables.search_reviews(&filter, offset, limit + 1)?;
            let has_more = found.reviews.len() > limit && offset + limit < MAX_DEPTH;
            let mut reviews = Vec::with_capacity(limit);
            for (podcast, review) in found.reviews.iter().take(limit) {
                // Tables and index belong to the same generation, so the podcast exists.
                let Some(document) = generation.backend.podcast(PodcastKey::Id(*podcast))? else { continue };
                let podcast = PodcastSummary::of(&document);
                reviews.push(ReviewHitView { podcast, review: ReviewView::of(review, &filter.words) });
            }
            Ok(ReviewSearchData { reviews, limit, offset, has_more, cut_off: found.is_cut_off })
        })
        .await?;
    Ok(Envelope::new(data))
}
