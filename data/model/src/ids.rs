//! Typed identifiers and the rules that derive them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use uuid::{Uuid, uuid};

/// The UUID namespace of the podcast namespace's `guid` rule: UUIDv5 of the feed URL without scheme and trailing
/// slashes.
const PODCAST_NAMESPACE: Uuid = uuid!("ead4c236-bf58-58c6-a2c6-a6b28d128cb6");

macro_rules! typed_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.hyphenated().fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Uuid::from_str(text).map(Self)
            }
        }
    };
}

typed_id!(
    /// The id of a podcast, derived from the feed URL under which it was first seen.
    PodcastId
);
typed_id!(
    /// The id of an episode, derived from its podcast and its guid (else its enclosure URL).
    EpisodeId
);
typed_id!(
    /// The id of a transcript, derived from its episode. An episode has at most one transcript.
    TranscriptId
);

impl PodcastId {
    /// Derives the id by the rule of the podcast namespace, so that it equals the `podcast:guid` that a hosting company
    /// computes for the same URL.
    ///
    /// ```
    /// use earshot_model::PodcastId;
    /// let id = PodcastId::from_feed_url("https://podnews.net/rss");
    /// assert_eq!(id.to_string(), "9b024349-ccf0-5f69-a609-6b82873eab3c");
    /// ```
    #[must_use]
    pub fn from_feed_url(feed_url: &str) -> Self {
        let without_scheme = feed_url.split_once("://").map_or(feed_url, |(_, rest)| rest);
        let name = without_scheme.trim_end_matches('/');
        Self(Uuid::new_v5(&PODCAST_NAMESPACE, name.as_bytes()))
    }
}

/// Returns the form in which guids of podcasts are compared: UUIDs in every notation as lower-case groups, other texts
/// in lower case.
///
/// ```
/// use earshot_model::normalize_guid;
/// assert_eq!(normalize_guid(" {9B024349-CCF0-5F69-A609-6B82873EAB3C} "), "9b024349-ccf0-5f69-a609-6b82873eab3c");
/// assert_eq!(normalize_guid("Show-17"), "show-17");
/// ```
#[must_use]
pub fn normalize_guid(guid: &str) -> String {
    let guid = guid.trim();
    Uuid::try_parse(guid).map_or_else(|_| guid.to_lowercase(), |uuid| uuid.hyphenated().to_string())
}

impl EpisodeId {
    /// Derives the id. `identity` is the item's guid, else its enclosure URL, else its title and date.
    #[must_use]
    pub fn derive(podcast_id: PodcastId, identity: &str) -> Self {
        Self(Uuid::new_v5(&podcast_id.0, identity.as_bytes()))
    }
}

impl TranscriptId {
    /// The id of the episode's transcript.
    #[must_use]
    pub fn from_episode(episode_id: EpisodeId) -> Self {
        Self(Uuid::new_v5(&episode_id.0, b"transcript"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn podcast_id_follows_the_namespace_rule() {
        // Both examples of the podcast-namespace specification.
        let cases = [
            ("https://mp3s.nashownotes.com/pc20rss.xml", "917393e3-1b1e-5cef-ace4-edaa54e1f810"),
            ("http://podnews.net/rss///", "9b024349-ccf0-5f69-a609-6b82873eab3c"),
        ];
        for (url, expected) in cases {
            assert_eq!(PodcastId::from_feed_url(url).to_string(), expected, "{url}");
        }
    }

    #[test]
    fn episodes_of_two_podcasts_never_share_an_id() {
        let first = PodcastId::from_feed_url("https://a.example/feed");
        let second = PodcastId::from_feed_url("https://b.example/feed");
        assert_ne!(EpisodeId::derive(first, "1"), EpisodeId::derive(second, "1"));
    }
}
