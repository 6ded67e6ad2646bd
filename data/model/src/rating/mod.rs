//! What listeners say of a podcast elsewhere: ratings with their stars, plays, reviews (spec 3, Reviews).

mod filter;
mod show_id;
mod social;
mod totals;
mod wilson;

pub use filter::{ReviewFilter, ReviewOrder, ReviewPage};
pub use show_id::ShowId;
pub use social::{SocialPlatform, SocialProfile, SocialProfileRef};
pub use totals::{combine_figures, main_apple_rating};
pub use wilson::{average_stars, wilson_lower_bound};

use crate::Timestamp;
use crate::chart::ChartCountry;

/// Longest text of a review, in characters; Apple itself allows 6,000.
pub const MAX_REVIEW_CHARS: usize = 6_000;

named! {
    /// Who counts.
    RatingPlatform {
        Apple = "apple",
        Spotify = "spotify",
        Castbox = "castbox",
    }
}

/// What a platform said of a show at one moment. What it did not say is `None`, never zero.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    pub platform: RatingPlatform,
    /// Apple counts by country; others have one figure for all.
    pub country: Option<ChartCountry>,
    pub captured_at: Timestamp,
    /// 1 to 5; `None` where nobody rated.
    pub average: Option<f64>,
    pub count: Option<i64>,
    /// How often one to five stars were given; they add up to `count`.
    pub stars: Option<[i64; 5]>,
    /// Ratings that come with a text.
    pub review_count: Option<i64>,
    pub plays: Option<i64>,
    pub subscribers: Option<i64>,
}

impl Rating {
    /// Of which nothing is known yet.
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

    /// Whether it says anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::new(self.platform, self.country, self.captured_at)
    }
}

/// A rating with a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    pub platform: RatingPlatform,
    /// The platform's own.
    pub id: String,
    pub country: ChartCountry,
    /// 1 to 5 stars.
    pub stars: u8,
    pub title: String,
    pub body: String,
    pub author: String,
    /// When it was written, or changed last; `None` when the platform does not say, or names a day to come.
    pub reviewed_at: Option<Timestamp>,
    /// When it was seen last.
    pub seen_at: Timestamp,
}
