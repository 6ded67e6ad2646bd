//! Statistics of what feeds implement of the podcast namespace, and of who hosts them (Spec 7, `rss/stats`).

use crate::{PodcastId, Timestamp};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Counted over the feeds that were read: a podcast that a directory only lists counts nowhere. One show with several
/// feeds counts once.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RssStatistics {
    pub counted_at: Timestamp,
    /// Feeds that were read.
    pub feeds: u64,
    /// Their episodes, those that left the feed not counted.
    pub episodes: u64,
    /// Tags of channels, most frequent first.
    pub channel_tags: Vec<TagUsage>,
    /// Tags of items, most frequent first.
    pub item_tags: Vec<TagUsage>,
    /// Podcasts that implement most, then by authority and title.
    pub top_podcasts: Vec<PodcastTagList>,
    /// The largest first.
    pub hosts: Vec<HostingCompanyStatistics>,
    /// One entry for each day on which was counted, oldest first.
    pub history: Vec<DailyTagCounts>,
}

/// How many use a tag of the podcast namespace (`podcast:transcript`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TagUsage {
    pub tag: String,
    /// Feeds that have it, each counted once.
    pub feeds: u64,
    /// Items that have it; 0 for a tag of the channel.
    pub items: u64,
}

/// A podcast and what its feed implements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PodcastTagList {
    pub id: PodcastId,
    pub slug: String,
    pub title: String,
    pub image_url: Option<String>,
    pub feed_url: String,
    pub host: Option<String>,
    /// Sorted.
    pub tags: Vec<String>,
}

/// A hosting company, or a domain that is no company's that we know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HostingCompanyStatistics {
    pub host: String,
    pub podcasts: u64,
    /// Podcasts with a transcript in their feed.
    pub with_transcripts: u64,
    /// Tags of the namespace that its podcasts implement on average.
    pub mean_tags: f64,
}

/// What was counted on a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyTagCounts {
    pub date: NaiveDate,
    pub feeds: u64,
    /// Feeds by tag of the channel.
    pub channel_tags: BTreeMap<String, u64>,
    /// Feeds by tag of items.
    pub item_tags: BTreeMap<String, u64>,
}

/// Days that are kept.
const MAX_HISTORY_DAYS: usize = 1_000;

impl RssStatistics {
    /// Goes on with the days that were counted before; the same day counted again takes its place.
    #[must_use]
    pub fn with_history(mut self, before: Vec<DailyTagCounts>) -> Self {
        let by_tag = |tags: &[TagUsage]| tags.iter().map(|tag| (tag.tag.clone(), tag.feeds)).collect();
        let date = self.counted_at.date_naive();
        let today = DailyTagCounts {
            date,
            feeds: self.feeds,
            channel_tags: by_tag(&self.channel_tags),
            item_tags: by_tag(&self.item_tags),
        };
        self.history = before;
        self.history.retain(|day| day.date < date);
        self.history.push(today);
        self.history.drain(..self.history.len().saturating_sub(MAX_HISTORY_DAYS));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    fn statistics_on(day: i64, feeds: u64) -> RssStatistics {
        let counted_at = DateTime::from_timestamp(day * 86_400 + 60, 0).expect("a moment");
        RssStatistics { counted_at, feeds, ..RssStatistics::default() }
    }

    #[test]
    fn last_count_of_a_day_replaces_earlier_ones() {
        let first = statistics_on(1, 10).with_history(Vec::new());
        let again = statistics_on(1, 12).with_history(first.history);
        let next = statistics_on(3, 14).with_history(again.history);
        assert_eq!(next.history.iter().map(|day| day.feeds).collect::<Vec<_>>(), [12, 14]);
    }
}
