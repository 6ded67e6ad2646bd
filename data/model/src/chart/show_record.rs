//! Records of the chart history: the captured charts, and every show that was ever on one.

use super::{ChartKey, ChartPlatform, ChartShow};
use crate::PodcastId;
use chrono::NaiveDate;

/// A captured chart with the first and the last day of its captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartSpan {
    pub key: ChartKey,
    pub first: NaiveDate,
    pub last: NaiveDate,
}

/// A show that was on a chart. Histories refer to it by its number.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartShowRecord {
    pub number: u32,
    pub platform: ChartPlatform,
    pub show: ChartShow,
    /// The matching podcast of the catalog, when one is found.
    pub podcast_id: Option<PodcastId>,
    pub matched_by: Option<ChartMatch>,
}

named! {
    /// The evidence that matched a chart's show to a podcast, strongest first.
    ChartMatch {
        /// A directory lists the podcast under this id.
        ListedId = "listed-id",
        /// The platform gives the podcast's feed URL.
        FeedUrl = "feed-url",
        /// The podcast's feed or site links to the show's page on the platform.
        OwnLink = "own-link",
        /// Title and author are equal, and no other podcast has both.
        TitleAndAuthor = "title-and-author",
    }
}

impl ChartMatch {
    /// The confidence of the match, 0 to 1. A match below 0.72 is not made (facts 2.3).
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
