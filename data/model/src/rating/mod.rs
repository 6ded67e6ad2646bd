//! Figures from other platforms: ratings with stars, plays, measured downloads, and reviews (spec 3, Reviews).

pub(crate) mod dated_profiles;
mod downloads;
mod filter;
mod platform_rating;
mod review;
mod show_claim;
mod show_id;
mod social;
mod totals;
mod wilson;

pub use downloads::{MeasuredDownloads, measured_downloads};
pub use filter::{ReviewFilter, ReviewOrder, ReviewPage, ReviewSearchPage};
pub use platform_rating::{Rating, RatingPlatform};
pub use review::Review;
pub use show_claim::{ShowClaim, ShowEvidence};
pub use show_id::ShowId;
pub use social::{SocialPlatform, SocialProfile, SocialProfileRef};
pub use totals::{combine_figures, main_apple_rating};
pub use wilson::{average_stars, wilson_lower_bound};

/// Longest text of a review, in characters. Apple allows 6,000.
pub const MAX_REVIEW_CHARS: usize = 6_000;
