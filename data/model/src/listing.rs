//! What a directory lists of a podcast, beside what the podcast says of itself.

use crate::Timestamp;
use serde::{Deserialize, Serialize};

/// A directory's own figures on a podcast. They stand in for ours until the podcast's feed is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    pub source: ListingSource,
    /// The directory's number of the podcast.
    pub listed_id: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub episode_count: Option<i64>,
    /// When the newest episode was published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newest_at: Option<Timestamp>,
    /// When the oldest episode was published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oldest_at: Option<Timestamp>,
    /// The directory's measure of popularity; higher is more popular.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub popularity: Option<i64>,
    /// How soon the directory looks at the feed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub priority: Option<i64>,
    /// Facts 1.3: 1 to 9, smaller is more often; 7 and more is nothing new in 100 days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub update_frequency: Option<i64>,
    /// What the feed's server last answered the directory; its own codes from 600 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub http_status: Option<i64>,
    /// The directory has given the feed up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dead: bool,
}

/// Whose figures they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListingSource {
    PodcastIndex,
}
