//! Why a feed is looked at when it is, in words for people.

use super::publishing_pattern::PublishingPattern;
use super::server_wait::WaitSource;
use std::fmt;

/// The reason for the moment of the next check.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CheckReason {
    /// By its habits.
    Rhythm(PublishingPattern),
    /// Too few dated episodes to know its habits.
    UnknownRhythm,
    /// No news for more than half a year.
    Silent { days: u32 },
    /// It said that no more episodes will come.
    Complete,
    /// The server asked to wait, and longer than we would have.
    ServerWait(WaitSource),
    /// This many checks in a row brought nothing.
    Failed { times: u8 },
    /// The host asked for fewer requests.
    Busy,
    /// Podping or WebSub said that there is news.
    Hint,
    /// 410 was answered, and has to be answered again a day later to count.
    GoneOnce,
    /// 410 was answered twice.
    Gone,
    /// It failed for too long.
    Dead,
    /// Its address is one that is never fetched.
    Refused,
}

impl fmt::Display for CheckReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rhythm(pattern) => pattern.fmt(f),
            Self::UnknownRhythm => f.write_str("too few dated episodes to know its rhythm"),
            Self::Silent { days: days @ 0..730 } => write!(f, "silent for {} months", days / 30),
            Self::Silent { days } => write!(f, "silent for {} years", days / 365),
            Self::Complete => f.write_str("complete: it says that no more episodes will come"),
            Self::ServerWait(source) => write!(f, "the server asked to wait ({source})"),
            Self::Failed { times: 1 } => f.write_str("failed once: retry after back-off"),
            Self::Failed { times } => write!(f, "failed {times} times: retry after back-off"),
            Self::Busy => f.write_str("the host asked for fewer requests"),
            Self::Hint => f.write_str("a notice said that there is news"),
            Self::GoneOnce => f.write_str("the server says that the feed is gone: asked again after a day"),
            Self::Gone => f.write_str("gone for good, as the server said twice: a rare look whether it came back"),
            Self::Dead => f.write_str("dead after many failures: a monthly look whether it came back"),
            Self::Refused => f.write_str("its address is refused: no retry for a week"),
        }
    }
}
