//! Statistics of the podcast namespace: which tags feeds implement, and which companies host them (spec 7,
//! `rss/stats`).

use crate::{PodcastId, Timestamp};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Counts over the feeds that were read. Podcasts that only a directory lists do not count, and a show with several
/// feeds counts once.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RssStatistics {
    pub counted_at: Timestamp,
    /// The number of feeds that were read.
    pub feeds: u64,
    /// Their episodes, without those that left the feed.
    pub episodes: u64,
    /// Tags of channels, most frequent first.
    pub channel_tags: Vec<TagUsage>,
    /// Tags of items, most frequent first.
    pub item_tags: Vec<TagUsage>,
    /// The podcasts that implement most tags, then by authority and title.
    pub top_podcasts: Vec<PodcastTagList>,
    /// The largest first.
    pub hosts: Vec<HostingCompanyStatistics>,
    /// One entry per day with a count, oldest first.
    pub history: Vec<DailyTagCounts>,
}

/// How often a tag of the podcast namespace (`podcast:transcript`) is used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TagUsage {
    pub tag: String,
    /// Feeds that have the tag, each counted once.
    pub feeds: u64,
    /// Items that have the tag; 0 for a tag of the channel.
    pub items: u64,
}

/// A podcast and the tags that its feed implements.
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

/// The figures of a hosting company, or of a domain that is not in the table of companies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HostingCompanyStatistics {
    pub host: String,
    pub podcasts: u64,
    /// Podcasts with a transcript in their feed.
    pub with_transcripts: u64,
    /// The average number of namespace tags per podcast.
    pub mean_tags: f64,
}

/// The counts of one day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyTagCounts {
    pub date: NaiveDate,
    pub feeds: u64,
    /// Number of feeds per channel tag.
    pub channel_tags: BTreeMap<String, u64>,
    /// Number of feeds per item tag.
    pub item_tags: BTreeMap<String, u64>,
}

/// Days of history that are kept.
const MAX_HISTORY_DAYS: usize = 1_000;

impl RssStatistics {
    /// Appends to the earlier days. An entry of the same day is replaced.
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
