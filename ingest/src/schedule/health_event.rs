//! The outcome of a check, as input for the health of a feed.

use earshot_model::Timestamp;
use std::time::Duration;

/// The outcome of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HealthEvent {
    /// 200 with a feed, or 304.
    Ok,
    /// No such host name, no connection, or no TLS.
    Unreachable,
    /// A timeout, or a connection that broke off.
    Timeout,
    /// 401 or 403. `challenge`: with `WWW-Authenticate`, or a page that only people can pass.
    Denied { challenge: bool },
    /// 404, and other statuses that reject the request.
    Missing,
    /// 410.
    Gone,
    /// 5xx.
    ServerError { retry_after: Option<Duration> },
    /// A status that is neither success nor failure, such as 202, 203, 210 or 999.
    OddStatus { retry_after: Option<Duration> },
    /// A body that is not a feed, or cannot be parsed.
    NotAFeed,
    /// A feed that had items before and has none now.
    Emptied,
    /// The address guard rejected the URL.
    Refused,
    /// The host is throttling requests (429), or its request budget is used up until this time.
    Busy { until: Timestamp },
    /// A redirect that seems to lead to another owner. The stored version stays, and an operator has to check.
    Suspicious,
}

impl HealthEvent {
    /// Classifies a status other than 200 with a feed. For `challenge` see [`HealthEvent::Denied`].
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

    /// Classifies a request without a response, by the kind of its error (`FetchError::kind`). For a busy host use
    /// [`HealthEvent::Busy`], which has the time of the next try.
    #[must_use]
    pub fn from_error(kind: &str) -> Self {
        match kind {
            "refused" => Self::Refused,
            "connect" | "dns" | "connection-refused" | "tls" | "not-http" => Self::Unreachable,
            "timeout" | "connect-timeout" | "answer-timeout" | "too-slow" | "broken" | "closed" => Self::Timeout,
            // Our own error, or a server that was confused once: not the feed's fault.
            "setup" | "busy" | "not-modified-unasked" => Self::OddStatus { retry_after: None },
            _ => Self::NotAFeed,
        }
    }
}
