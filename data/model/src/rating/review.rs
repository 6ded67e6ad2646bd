//! A review of a show.

use super::platform_rating::RatingPlatform;
use crate::Timestamp;
use crate::chart::ChartCountry;

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
