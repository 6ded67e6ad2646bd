//! Listings: what directories publish about a podcast, besides its own feed.

use crate::Timestamp;
use serde::{Deserialize, Serialize};

/// A directory's figures for a podcast. They are shown until the podcast's feed is read for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    pub source: ListingSource,
    /// The directory's id of the podcast.
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
    /// How soon the directory polls the feed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub priority: Option<i64>,
    /// How often the directory polls the feed: 1 to 9, smaller is more often; 7 and above: nothing new
    /// appeared in 100 days (facts 1.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub update_frequency: Option<i64>,
    /// The last HTTP status that the directory got from the feed's server. Codes from 600 on are the directory's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub http_status: Option<i64>,
    /// Whether the directory stopped polling the feed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dead: bool,
}

/// The directory that publishes the listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListingSource {
    PodcastIndex,
}
