//! Ids of shows on rating platforms.

use crate::chart::ChartPlatform;
use std::fmt;

const SPOTIFY_ID_LENGTH: usize = 22;
const MAX_APPLE_DIGITS: usize = 18;

/// The id of a show on a platform. Castbox uses Apple's ids.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ShowId {
    Apple(i64),
    Spotify(String),
}

impl ShowId {
    /// Parses an id: Apple's is a number without leading zero, Spotify's has 22 letters and digits.
    #[must_use]
    pub fn parse(id: &str) -> Option<Self> {
        let id = id.trim();
        let is_number = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
        if is_number && id.len() <= MAX_APPLE_DIGITS && !id.starts_with('0') {
            return id.parse().ok().map(Self::Apple);
        }
        let id = id.strip_prefix("spotify:show:").unwrap_or(id);
        let is_id = id.len() == SPOTIFY_ID_LENGTH && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_id.then(|| Self::Spotify(id.to_owned()))
    }

    #[must_use]
    pub fn platform(&self) -> ChartPlatform {
        match self {
            Self::Apple(_) => ChartPlatform::Apple,
            Self::Spotify(_) => ChartPlatform::Spotify,
        }
    }
}

impl fmt::Display for ShowId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Apple(id) => write!(f, "{id}"),
            Self::Spotify(id) => f.write_str(id),
        }
    }
}
