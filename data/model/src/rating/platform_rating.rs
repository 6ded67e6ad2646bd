//! The ratings of a show on one platform.

use crate::Timestamp;
use crate::chart::ChartCountry;

named! {
    /// A platform that publishes ratings or other figures of shows.
    RatingPlatform {
        Apple = "apple",
        Spotify = "spotify",
        Castbox = "castbox",
        /// Counts the downloads of podcasts whose files are fetched through it.
        Op3 = "op3",
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
    /// Downloads of all episodes in 30 days.
    pub downloads: Option<i64>,
    /// The end of these 30 days.
    pub measured_until: Option<Timestamp>,
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
            downloads: None,
            measured_until: None,
        }
    }

    /// Whether the rating has no figures.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::new(self.platform, self.country, self.captured_at)
    }
}
