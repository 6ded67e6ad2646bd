//! The stored state of polling one feed.

use chrono::Weekday;
use earshot_model::{PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

/// When a feed was polled, with which outcome, and when it is due next. The catalog stores the record; `ingest`
/// computes its values.
#[derive(Clone, Debug, PartialEq)]
pub struct FeedCheck {
    /// The URL that is requested; the key.
    pub url: String,
    /// `None` until the feed was read successfully for the first time.
    pub podcast_id: Option<PodcastId>,
    pub checked_at: Option<Timestamp>,
    /// When the feed last had new content.
    pub changed_at: Option<Timestamp>,
    pub next_at: Timestamp,
    /// Reason for the time of the next poll, shown to people.
    pub reason: String,
    /// Summary of `health` for counting: `live`, `dead`, ….
    pub state: String,
    /// State of the feed's health, stored by `ingest` and opaque to the catalog.
    pub health: String,
    /// Consecutive failures.
    pub failures: u32,
    /// HTTP status of the last response.
    pub http_status: Option<u16>,
    pub last_error: Option<String>,
    /// `ETag` header, sent back unchanged.
    pub etag: Option<String>,
    /// `Last-Modified` header, sent back unchanged.
    pub last_modified: Option<String>,
    /// When the last complete body was received.
    pub full_body_at: Option<Timestamp>,
    /// "Not modified" responses since then.
    pub polls_since_full_body: u32,
    /// The newest publish times, newest first, at most 30. The publishing rhythm is learned from them.
    pub published_at: Vec<Timestamp>,
    /// The feed declares that no episodes will follow (`itunes:complete`).
    pub is_complete: bool,
    /// WebSub hub for subscriptions, and the topic to subscribe to.
    pub hub_url: Option<String>,
    pub topic_url: Option<String>,
    pub origin: FeedOrigin,
    pub polling_preferences: PollingPreferences,
    /// The last hint when this record was read from the store. Writing the record keeps a newer hint.
    pub hinted_at: Option<Timestamp>,
}

/// Where a feed was fetched from, when that differs from its URL.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FeedOrigin {
    /// URL of the last response after redirects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_url: Option<String>,
    /// A move that the feed announces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moving: Option<FeedMove>,
}

/// A feed's polling preferences. They limit when it is requested.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PollingPreferences {
    /// RSS `ttl`, in minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ttl_minutes: Option<u32>,
    /// RSS `skipHours`: hours in UTC, 0 to 24.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skip_hours: Vec<u8>,
    /// RSS `skipDays`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skip_days: Vec<Weekday>,
}

/// An announced move of a feed that is not confirmed, or is rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedMove {
    pub target: String,
    pub by: FeedMoveKind,
    /// Consecutive readings that announced the same target.
    pub sightings: u32,
    pub first_seen_at: Timestamp,
    pub last_seen_at: Timestamp,
    /// The target holds another show. The old URL remains in use.
    #[serde(default)]
    pub suspect: bool,
}

/// How a feed announces its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeedMoveKind {
    /// HTTP 301 or 308.
    Redirect,
    /// `itunes:new-feed-url`.
    NewFeedUrl,
}

impl FeedCheck {
    /// Creates the check of a feed that was never polled and is due at `next_at`.
    #[must_use]
    pub fn new(url: impl Into<String>, next_at: Timestamp) -> Self {
        Self {
            url: url.into(),
            podcast_id: None,
            checked_at: None,
            changed_at: None,
            next_at,
            reason: "never checked".to_owned(),
            state: "live".to_owned(),
            health: String::new(),
            failures: 0,
            http_status: None,
            last_error: None,
            etag: None,
            last_modified: None,
            full_body_at: None,
            polls_since_full_body: 0,
            published_at: Vec::new(),
            is_complete: false,
            hub_url: None,
            topic_url: None,
            origin: FeedOrigin::default(),
            polling_preferences: PollingPreferences::default(),
            hinted_at: None,
        }
    }
}
