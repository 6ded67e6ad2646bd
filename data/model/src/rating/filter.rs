//! Filters and orders of reviews.

use super::review::Review;
use crate::chart::ChartCountry;
use crate::{PodcastId, Timestamp};

named! {
    /// The order of reviews. The names are those of existing clients.
    ReviewOrder {
        Newest = "newest",
        Lowest = "lowest",
        Highest = "highest",
    }
}

/// What reviews must satisfy. `None` and an empty list do not filter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewFilter {
    pub country: Option<ChartCountry>,
    pub min_stars: Option<u8>,
    pub max_stars: Option<u8>,
    /// All words must occur in title or body, also as parts of words. Case and accents are ignored.
    pub words: Vec<String>,
    /// Earliest time of writing, included.
    pub from: Option<Timestamp>,
    /// Latest time of writing, not included.
    pub until: Option<Timestamp>,
    pub order: ReviewOrder,
}

impl Default for ReviewFilter {
    fn default() -> Self {
        Self {
            country: None,
            min_stars: None,
            max_stars: None,
            words: Vec::new(),
            from: None,
            until: None,
            order: ReviewOrder::Newest,
        }
    }
}

/// One page of the reviews that satisfy a filter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewPage {
    /// The number of all reviews that satisfy the filter.
    pub total: u64,
    pub reviews: Vec<Review>,
}

/// A page of reviews of several podcasts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewSearchPage {
    pub reviews: Vec<(PodcastId, Review)>,
    /// The scan reached its time limit, and the page is empty.
    pub is_cut_off: bool,
}
