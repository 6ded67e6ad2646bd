//! Ids of shows on rating platforms.

use crate::DirectoryKind;
use crate::chart::ChartPlatform;
use serde::{Deserialize, Serialize};
use std::fmt;

const SPOTIFY_ID_LENGTH: usize = 22;
const MAX_APPLE_DIGITS: usize = 18;

/// Path prefixes before Apple's id in the URLs of other directories.
const APPLE_ID_MARKERS: &[&str] = &["/itunes/", "/itunes", "/vic/", "/podcasts-aid/"];

/// The id of a show on a platform. Castbox uses Apple's ids.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ShowId {
    Apple(i64),
    Spotify(String),
}

impl ShowId {
    /// Parses an id: Apple's is a number without leading zero, Spotify's has 22 letters and digits.
    #[must_use]
    pub fn parse(id: &str) -> Option<Self> {
        let id = id.trim();
        Self::parse_apple(id).or_else(|| Self::parse_spotify(id))
    }

    /// Parses the id in the canonical URL of a show in a directory. Some directories use Apple's ids.
    ///
    /// ```
    /// use earshot_model::DirectoryKind;
    /// use earshot_model::rating::ShowId;
    /// let show = ShowId::from_directory_url(DirectoryKind::Overcast, "https://overcast.fm/itunes1200361736");
    /// assert_eq!(show, Some(ShowId::Apple(1_200_361_736)));
    /// ```
    #[must_use]
    pub fn from_directory_url(kind: DirectoryKind, url: &str) -> Option<Self> {
        let path = url.split(['?', '#']).next()?;
        match kind {
            DirectoryKind::Apple => path.rsplit('/').find_map(|segment| Self::parse_apple(segment.strip_prefix("id")?)),
            DirectoryKind::Spotify => Self::parse_spotify(path.split_once("/show/")?.1.split('/').next()?),
            _ => {
                let (_, id) = APPLE_ID_MARKERS.iter().find_map(|marker| path.split_once(marker))?;
                Self::parse_apple(id.split('/').next()?)
            }
        }
    }

    fn parse_apple(id: &str) -> Option<Self> {
        let is_number = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
        let is_id = is_number && id.len() <= MAX_APPLE_DIGITS && !id.starts_with('0');
        if is_id { id.parse().ok().map(Self::Apple) } else { None }
    }

    fn parse_spotify(id: &str) -> Option<Self> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_parsed_from_directory_urls() {
        let spotify = ShowId::Spotify("4rOoJ6Egrf8K2IrywzwOMk".to_owned());
        let cases = [
            (DirectoryKind::Apple, "https://podcasts.apple.com/us/podcast/show/id17?mt=2", Some(ShowId::Apple(17))),
            (DirectoryKind::Apple, "https://podcasts.apple.com/us/podcast/idle-talk", None),
            (DirectoryKind::Spotify, "https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk?si=1", Some(spotify)),
            (DirectoryKind::Spotify, "https://open.spotify.com/show/", None),
            (DirectoryKind::Overcast, "https://overcast.fm/itunes17", Some(ShowId::Apple(17))),
            (DirectoryKind::Overcast, "https://overcast.fm/p17-abc", None),
            (DirectoryKind::Pocketcasts, "https://pca.st/itunes/17", Some(ShowId::Apple(17))),
            (DirectoryKind::Castro, "https://castro.fm/itunes/17", Some(ShowId::Apple(17))),
            (DirectoryKind::Castbox, "https://castbox.fm/vic/17", Some(ShowId::Apple(17))),
            (DirectoryKind::Castbox, "https://castbox.fm/channel/id17", None),
            (DirectoryKind::Goodpods, "https://goodpods.com/podcasts-aid/17", Some(ShowId::Apple(17))),
        ];
        for (kind, url, expected) in cases {
            assert_eq!(ShowId::from_directory_url(kind, url), expected, "{url}");
        }
    }

    #[test]
    fn ids_are_parsed_with_the_prefix_of_their_platform() {
        assert_eq!(ShowId::parse(" 17 "), Some(ShowId::Apple(17)));
        assert_eq!(
            ShowId::parse("spotify:show:4rOoJ6Egrf8K2IrywzwOMk"),
            Some(ShowId::Spotify("4rOoJ6Egrf8K2IrywzwOMk".to_owned()))
        );
        assert_eq!([ShowId::parse("017"), ShowId::parse(""), ShowId::parse("show")], [None, None, None]);
    }
}
