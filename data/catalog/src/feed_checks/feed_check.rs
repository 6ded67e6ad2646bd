//! What is remembered of asking for a feed.

use chrono::Weekday;
use earshot_model::{PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

/// When a feed was asked for, what came, and when it is next. The catalog keeps it; `ingest` decides what is in it.
#[derive(Clone, Debug, PartialEq)]
pub struct FeedCheck {
    /// The URL that is asked for; the key.
    pub url: String,
    /// `None` until the first reading that succeeded.
    pub podcast_id: Option<PodcastId>,
    pub checked_at: Option<Timestamp>,
    /// When the feed last brought something new.
    pub changed_at: Option<Timestamp>,
    pub next_at: Timestamp,
    /// Why then, in words for people.
    pub reason: String,
    /// `live`, `dead`, …: for counting; the whole of it is in `health`.
    pub state: String,
    /// The state machine's own record, opaque here.
    pub health: String,
    /// Failures in a row.
    pub failures: u32,
    /// Status of the last answer.
    pub http_status: Option<u16>,
    pub last_error: Option<String>,
    /// Verbatim, sent back as received.
    pub etag: Option<String>,
    /// Verbatim, never re-formatted.
    pub last_modified: Option<String>,
    /// When the whole body last came.
    pub full_body_at: Option<Timestamp>,
    /// Answers since then that said that nothing changed.
    pub polls_since_full_body: u32,
    /// The newest publish times, newest first, at most 30: what the schedule is learned from.
    pub published_at: Vec<Timestamp>,
    /// The feed says that nothing more will come.
    pub is_complete: bool,
    /// Where to subscribe for notices (WebSub), and to what.
    pub hub_url: Option<String>,
    pub topic_url: Option<String>,
    pub origin: FeedOrigin,
    pub polling_preferences: PollingPreferences,
    /// The last notice of news that was known when this was read from the store. Writing the check keeps a newer one.
    pub hinted_at: Option<Timestamp>,
}

/// Where a feed comes from, when that is not simply its URL.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FeedOrigin {
    /// Where the last answer came from, when redirects led there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_url: Option<String>,
    /// Where the feed says that it is going.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moving: Option<FeedMove>,
}

/// When a feed asks to be left alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PollingPreferences {
    /// RSS `ttl`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ttl_minutes: Option<u32>,
    /// RSS `skipHours`: hours of UTC, 0 to 24.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skip_hours: Vec<u8>,
    /// RSS `skipDays`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skip_days: Vec<Weekday>,
}

/// A move that a feed announces and that is not believed yet, or not at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedMove {
    pub target: String,
    pub by: FeedMoveKind,
    /// Readings in a row that said the same.
    pub sightings: u32,
    pub first_seen_at: Timestamp,
    pub last_seen_at: Timestamp,
    /// Another show is at the target: the version of before stays.
    #[serde(default)]
    pub suspect: bool,
}

/// How a feed says that it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeedMoveKind {
    /// 301 or 308.
    Redirect,
    /// `itunes:new-feed-url`.
    NewFeedUrl,
}

impl FeedCheck {
    /// A feed that was never asked for and is due at once.
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
