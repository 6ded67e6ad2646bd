//! What came of a check, as far as the health of a feed goes.

use earshot_model::Timestamp;
use std::time::Duration;

/// What came of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HealthEvent {
    /// 200 with a feed, or 304.
    Ok,
    /// No such name, nobody listening, or no TLS.
    Unreachable,
    /// Too slow, or broken off.
    Timeout,
    /// 401 or 403; `challenge`: with `WWW-Authenticate`, or a page that wants to see a person.
    Denied { challenge: bool },
    /// 404, and the other statuses that say it is our request that is wrong.
    Missing,
    /// 410.
    Gone,
    /// 5xx.
    ServerError { retry_after: Option<Duration> },
    /// A status that is neither success nor failure, such as 202, 203, 210 or 999.
    OddStatus { retry_after: Option<Duration> },
    /// An answer that is no feed, or cannot be read.
    NotAFeed,
    /// A feed without items that had some.
    Emptied,
    /// The address guard refused the URL.
    Refused,
    /// The host asked for fewer requests (429), or its budget is used up until then.
    Busy { until: Timestamp },
    /// A redirect to another owner, as it seems: what is held stays, and an operator has to look.
    Suspicious,
}

impl HealthEvent {
    /// What a status means that is not 200 with a feed. `challenge` as in [`Event::Denied`].
    #[must_use]
    pub fn from_status(status: u16, challenge: bool, retry_after: Option<Duration>, now: Timestamp) -> Self {
        match status {
            200 => Self::NotAFeed,
            304 => Self::Ok,
            401 | 403 => Self::Denied { challenge },
            408 => Self::Timeout,
            410 => Self::Gone,
            429 => {
                let wait = retry_after.and_then(|wait| chrono::TimeDelta::from_std(wait).ok()).unwrap_or_default();
                Self::Busy { until: now.checked_add_signed(wait).unwrap_or(now) }
            }
            400..=499 => Self::Missing,
            500..=599 => Self::ServerError { retry_after },
            _ => Self::OddStatus { retry_after },
        }
    }

    /// What a request that brought no answer means, by the kind of its error (`FetchError::kind`). A host that is busy
    /// says until when: that is [`Event::Busy`].
    #[must_use]
    pub fn from_error(kind: &str) -> Self {
        match kind {
            "refused" => Self::Refused,
            "connect" | "dns" | "connection-refused" | "tls" | "not-http" => Self::Unreachable,
            "timeout" | "connect-timeout" | "answer-timeout" | "too-slow" | "broken" | "closed" => Self::Timeout,
            // Ours, or a server that is confused for once: no fault of the feed.
            "setup" | "busy" | "not-modified-unasked" => Self::OddStatus { retry_after: None },
            _ => Self::NotAFeed,
        }
    }
}
