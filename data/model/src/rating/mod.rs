//! Figures from other platforms: ratings with stars, plays, and reviews (spec 3, Reviews).

pub(crate) mod dated_profiles;
mod filter;
mod show_claim;
mod show_id;
mod social;
mod totals;
mod wilson;

pub use filter::{ReviewFilter, ReviewOrder, ReviewPage, ReviewSearchPage};
pub use show_claim::{ShowClaim, ShowEvidence};
pub use show_id::ShowId;
pub use social::{SocialPlatform, SocialProfile, SocialProfileRef};
pub use totals::{combine_figures, main_apple_rating};
pub use wilson::{average_stars, wilson_lower_bound};

use crate::Timestamp;
use crate::chart::ChartCountry;

/// Longest text of a review, in characters. Apple allows 6,000.
pub const MAX_REVIEW_CHARS: usize = 6_000;

named! {
    /// A platform that publishes ratings.
    RatingPlatform {
        Apple = "apple",
        Spotify = "spotify",
        Castbox = "castbox",
    }
}

/// The figures of a show on a platform at one moment. A figure that the platform omits is `None`, never zero.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    pub platform: RatingPlatform,
    /// Apple rates per country. Other platforms have one rating for all countries.
    pub country: Option<ChartCountry>,
    pub captured_at: Timestamp,
    /// 1 to 5; `None` without ratings.
    pub average: Option<f64>,
    pub count: Option<i64>,
    /// The number of ratings with one to five stars. Their sum is `count`.
    pub stars: Option<[i64; 5]>,
    /// Ratings that have a text.
    pub review_count: Option<i64>,
    pub plays: Option<i64>,
    pub subscribers: Option<i64>,
}

impl Rating {
    /// A rating without figures.
    #[must_use]
    pub fn new(platform: RatingPlatform, country: Option<ChartCountry>, captured_at: Timestamp) -> Self {
        Self {
            platform,
            country,
            captured_at,
            average: None,
            count: None,
            stars: None,
            review_count: None,
            plays: None,
            subscribers: None,
        }
    }

    /// Whether the rating has no figures.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::new(self.platform, self.country, self.captured_at)
    }
}

/// A rating with a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    pub platform: RatingPlatform,
    /// The platform's own id.
    pub id: String,
    pub country: ChartCountry,
    /// 1 to 5 stars.
    pub stars: u8,
    pub title: String,
    pub body: String,
    pub author: String,
    /// When the review was written or last changed. `None` when the platform omits it or gives a date in the future.
    pub reviewed_at: Option<Timestamp>,
    /// When the review was last seen.
    pub seen_at: Timestamp,
}
