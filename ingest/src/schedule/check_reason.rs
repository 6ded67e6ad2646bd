//! The reason for the time of a feed's next check, with a text for people.

use super::check_constraint::ConstraintSource;
use super::publishing_pattern::PublishingPattern;
use std::fmt;

/// Why the next check is at its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CheckReason {
    /// The publishing rhythm of the feed.
    Rhythm(PublishingPattern),
    /// The feed has too few dated episodes to learn its rhythm.
    UnknownRhythm,
    /// No new episode for more than half a year.
    Silent { days: u32 },
    /// The feed announced that there will be no more episodes.
    Complete,
    /// The server demanded a longer wait than the schedule planned.
    ServerWait(ConstraintSource),
    /// This many consecutive checks failed.
    Failed { times: u8 },
    /// The host is throttling requests.
    Busy,
    /// Podping or WebSub reported a change.
    Hint,
    /// The server returned 410 once; a second 410 a day later counts.
    GoneOnce,
    /// The server returned 410 twice.
    Gone,
    /// The feed failed for too long.
    Dead,
    /// The address guard rejects the URL.
    Refused,
}

impl fmt::Display for CheckReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rhythm(pattern) => pattern.fmt(f),
            Self::UnknownRhythm => f.write_str("too few dated episodes to know its rhythm"),
            Self::Silent { days: days @ 0..730 } => write!(f, "silent for {} months", days / 30),
            Self::Silent { days } => write!(f, "silent for {} years", days / 365),
            Self::Complete => f.write_str("complete: the feed announces no more episodes"),
            Self::ServerWait(source) => write!(f, "the server requires a wait ({source})"),
            Self::Failed { times: 1 } => f.write_str("failed once: retry after a wait"),
            Self::Failed { times } => write!(f, "failed {times} times: retry after a wait"),
            Self::Busy => f.write_str("the host is throttling requests"),
            Self::Hint => f.write_str("a hint reported a change"),
            Self::GoneOnce => f.write_str("the server reports that the feed is gone: check again after a day"),
            Self::Gone => f.write_str("permanently gone, as the server reported twice: rare checks whether it is back"),
            Self::Dead => f.write_str("dead after many failures: monthly checks whether it is back"),
            Self::Refused => f.write_str("its address is not allowed: no retry for a week"),
        }
    }
}
