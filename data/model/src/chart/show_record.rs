//! What the history of charts has: which charts, from when to when, and the shows that were ever on one.

use super::{ChartKey, ChartPlatform, ChartShow};
use crate::PodcastId;
use chrono::NaiveDate;

/// A chart that was captured, with its first and its last day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartSpan {
    pub key: ChartKey,
    pub first: NaiveDate,
    pub last: NaiveDate,
}

/// A show that was on a chart. Its number is what histories know it by.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartShowRecord {
    pub number: u32,
    pub platform: ChartPlatform,
    pub show: ChartShow,
    /// The podcast that it is, when that is known.
    pub podcast_id: Option<PodcastId>,
    pub matched_by: Option<ChartMatch>,
}

named! {
    /// What told that a show of a chart is a podcast of ours, surest first.
    ChartMatch {
        /// A directory lists the podcast under this id.
        ListedId = "listed-id",
        /// The platform says that this is its feed.
        FeedUrl = "feed-url",
        /// The podcast's own feed or site links to its page there.
        OwnLink = "own-link",
        /// Title and author are the same, and nobody else's.
        TitleAndAuthor = "title-and-author",
    }
}

impl ChartMatch {
    /// How sure it is, 0 to 1. Facts 2.3: what is below 0.72 stays unmatched.
    #[must_use]
    pub fn confidence(self) -> f64 {
        match self {
            Self::ListedId => 0.99,
            Self::FeedUrl => 0.98,
            Self::OwnLink => 0.95,
            Self::TitleAndAuthor => 0.85,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_ordered_by_confidence() {
        assert!(ChartMatch::ALL.is_sorted_by(|one, other| one < other && one.confidence() > other.confidence()));
        assert!(ChartMatch::ALL.iter().all(|by| by.confidence() >= 0.72));
        assert!(ChartMatch::ALL.iter().all(|by| ChartMatch::parse(by.as_str()) == Some(*by)));
    }
}
