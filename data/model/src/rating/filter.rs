//! Which reviews of a show are wanted.

use super::Review;
use crate::Timestamp;
use crate::chart::ChartCountry;

named! {
    /// Which come first. The names are those of the contract.
    ReviewOrder {
        Newest = "newest",
        Lowest = "lowest",
        Highest = "highest",
    }
}

/// What reviews must satisfy; nothing is demanded where there is `None`, or no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewFilter {
    pub country: Option<ChartCountry>,
    pub min_stars: Option<u8>,
    pub max_stars: Option<u8>,
    /// All of them are in title or body, in any case and with or without accents; also as part of a word.
    pub words: Vec<String>,
    /// Written at this moment or later.
    pub from: Option<Timestamp>,
    /// Written before this moment.
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

/// Some of the reviews that satisfy a filter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewPage {
    /// All that satisfy it.
    pub total: u64,
    pub reviews: Vec<Review>,
}
