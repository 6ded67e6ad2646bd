//! One subscription: its stored state, and when the hub is contacted again.

use chrono::TimeDelta;
use earshot_model::Timestamp;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// The default lease, and the bounds for a hub's lease.
const DEFAULT_LEASE: Duration = Duration::from_secs(86_400);
const MIN_LEASE: Duration = Duration::from_secs(3_600);
const MAX_LEASE: Duration = Duration::from_secs(30 * 86_400);
/// Facts 1.10: the part of a lease after which it is renewed, in percent.
const RENEW_PERCENT: i32 = 80;
/// How long a hub has for its verification request.
const VERIFICATION_WINDOW: TimeDelta = TimeDelta::hours(1);
const FIRST_RETRY_S: i64 = 3_600;
const MAX_RETRY_S: i64 = 7 * 86_400;
/// From this number of attempts on, the wait no longer grows.
const MAX_ATTEMPTS: u8 = 16;

/// A subscription to a feed at its hub. Serialized to JSON with its secret, it survives restarts.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// The URL of the feed.
    pub feed_url: String,
    /// The feed's URL at the hub: `rel=self`.
    pub topic: String,
    pub hub: String,
    /// The last part of the callback's path: random, so that nobody can guess it.
    pub path: String,
    pub(super) secret: String,
    /// Time of the last request. It begins the verification window.
    #[serde(rename = "asked_at")]
    pub(super) requested_at: Option<Timestamp>,
    /// Requests since the hub last confirmed.
    pub(super) attempts: u8,
    /// Whether the hub denied the last request.
    pub(super) denied: bool,
    /// When the hub confirmed, and when the lease ends.
    #[serde(rename = "agreed_at")]
    pub(super) confirmed_at: Option<Timestamp>,
    pub(super) expires_at: Option<Timestamp>,
}

/// A request to a hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebSubRequest {
    pub hub: String,
    pub path: String,
    pub topic: String,
    pub secret: String,
}

impl WebSubRequest {
    /// Returns the form fields for the hub (WebSub 5.1), with the callback's full URL.
    #[must_use]
    pub fn fields<'a>(&'a self, callback: &'a str) -> [(&'static str, &'a str); 5] {
        [
            ("hub.callback", callback),
            ("hub.mode", "subscribe"),
            ("hub.topic", &self.topic),
            ("hub.secret", &self.secret),
            ("hub.lease_seconds", "864000"),
        ]
    }
}

impl Subscription {
    pub(super) fn new(feed_url: &str, topic: &str, hub: &str, random: &[u8; 48]) -> Self {
        let (path, secret) = random.split_at(16);
        Self {
            feed_url: feed_url.to_owned(),
            topic: topic.to_owned(),
            hub: hub.to_owned(),
            path: hex::encode(path),
            secret: hex::encode(secret),
            requested_at: None,
            attempts: 0,
            denied: false,
            confirmed_at: None,
            expires_at: None,
        }
    }

    /// Whether the subscription is confirmed and its lease runs.
    #[must_use]
    pub fn is_active(&self, now: Timestamp) -> bool {
        self.expires_at.is_some_and(|until| now < until)
    }

    /// Whether a request to the hub is due: never requested, most of the lease over, or unanswered for long.
    pub(super) fn is_due(&self, now: Timestamp) -> bool {
        let wants = match (self.confirmed_at, self.expires_at) {
            (Some(agreed), Some(until)) => now - agreed >= (until - agreed) * RENEW_PERCENT / 100,
            _ => true,
        };
        let retry_s = (FIRST_RETRY_S << self.attempts.saturating_sub(1).min(MAX_ATTEMPTS)).min(MAX_RETRY_S);
        wants
            && self
                .requested_at
                .is_none_or(|requested| self.attempts == 0 || now - requested >= TimeDelta::seconds(retry_s))
    }

    /// Whether a request waits for the hub's verification.
    pub(super) fn is_awaiting_verification(&self, now: Timestamp) -> bool {
        self.attempts > 0
            && !self.denied
            && self.requested_at.is_some_and(|requested| now - requested < VERIFICATION_WINDOW)
    }

    pub(super) fn request(&mut self, now: Timestamp) -> WebSubRequest {
        self.requested_at = Some(now);
        self.attempts = self.attempts.saturating_add(1);
        self.denied = false;
        let Self { hub, path, topic, secret, .. } = self.clone();
        WebSubRequest { hub, path, topic, secret }
    }

    pub(super) fn confirm(&mut self, lease: Option<Duration>, now: Timestamp) {
        let lease = lease.filter(|lease| !lease.is_zero()).unwrap_or(DEFAULT_LEASE).clamp(MIN_LEASE, MAX_LEASE);
        self.attempts = 0;
        self.confirmed_at = Some(now);
        self.expires_at = TimeDelta::from_std(lease).ok().and_then(|lease| now.checked_add_signed(lease));
    }

    /// Marks the subscription as denied. The next request follows after the longest wait.
    pub(super) fn deny(&mut self, now: Timestamp) {
        self.requested_at = Some(now);
        self.attempts = MAX_ATTEMPTS;
        self.denied = true;
        self.confirmed_at = None;
        self.expires_at = None;
    }
}

/// Omits the secret.
impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscription")
            .field("feed_url", &self.feed_url)
            .field("hub", &self.hub)
            .field("expires_at", &self.expires_at)
            .finish_non_exhaustive()
    }
}
