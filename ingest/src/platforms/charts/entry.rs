//! Entries of each provider's chart payload, read as rankings.

use crate::platforms::payload::{LenientList, LenientObject, LenientText, MAX_ENTRIES};
use earshot_model::chart::{ChartRanking, ChartShow};
use serde::Deserialize;
use std::borrow::Cow;

const MAX_NAME_CHARS: usize = 500;
const MAX_URL_BYTES: usize = 2_000;
const MAX_APPLE_DIGITS: usize = 18;
const SPOTIFY_ID_LENGTH: usize = 22;

/// An entry of Apple's second feed version (facts 2.2).
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct AppleTopEntry {
    id: LenientText,
    name: LenientText,
    artist_name: LenientText,
    #[serde(rename = "artworkUrl100")]
    artwork_url: LenientText,
}

/// An entry of Apple's older feeds, which have genres.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AppleGenreEntry {
    id: LenientObject<AppleId>,
    #[serde(rename = "im:name")]
    name: LenientText,
    #[serde(rename = "im:artist")]
    artist: LenientText,
    #[serde(rename = "im:image")]
    images: LenientList<Image>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct AppleId {
    attributes: LenientObject<AppleIdAttributes>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct AppleIdAttributes {
    #[serde(rename = "im:id")]
    id: LenientText,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Image {
    label: LenientText,
}

/// An entry of Spotify's charts (facts 2.3), and of the bare lists in which Apple's older entries are saved.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct SpotifyEntry {
    show_uri: LenientText,
    show_name: LenientText,
    show_publisher: LenientText,
    show_image_url: LenientText,
    episode_uri: LenientText,
}

impl AppleTopEntry {
    pub fn into_show(self) -> Option<ChartShow> {
        build_show(valid_apple_id(self.id.0?)?, self.name.0, self.artist_name.0, self.artwork_url.0)
    }
}

impl AppleGenreEntry {
    pub fn into_show(self) -> Option<ChartShow> {
        let id = self.id.0?.attributes.0?.id.0?;
        // The images are sorted by size; the last one is the largest.
        let image = self.images.0.unwrap_or_default().pop().and_then(|image| image.0?.label.0);
        build_show(valid_apple_id(id)?, self.name.0, self.artist.0, image)
    }
}

impl SpotifyEntry {
    /// Whether the entry comes from a chart of episodes, which is not imported.
    pub fn is_episode(&self) -> bool {
        self.episode_uri.0.is_some()
    }

    pub fn has_uri(&self) -> bool {
        self.show_uri.0.is_some()
    }

    pub fn into_show(self) -> Option<ChartShow> {
        let uri = self.show_uri.0?;
        let id = uri.strip_prefix("spotify:show:")?;
        let is_id = id.len() == SPOTIFY_ID_LENGTH && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        build_show(is_id.then(|| id.to_owned())?, self.show_name.0, self.show_publisher.0, self.show_image_url.0)
    }
}

/// Returns the id when it is a number other than zero.
pub fn valid_apple_id(id: String) -> Option<String> {
    let is_id = id.len() <= MAX_APPLE_DIGITS && !id.starts_with('0') && id.bytes().all(|byte| byte.is_ascii_digit());
    (is_id && !id.is_empty()).then_some(id)
}

/// Builds a show from its fields. A show without a title is rejected, because a chart cannot display it.
pub fn build_show(
    id: String,
    title: Option<String>,
    creator: Option<String>,
    image: Option<String>,
) -> Option<ChartShow> {
    Some(ChartShow {
        platform_id: id,
        title: truncate_name(title?),
        creator: creator.map(truncate_name),
        image_url: image
            .filter(|url| url.len() <= MAX_URL_BYTES && (url.starts_with("https://") || url.starts_with("http://"))),
    })
}

fn truncate_name(name: String) -> String {
    // Control characters are removed from names, and line breaks become spaces.
    let name: Cow<'_, str> = if name.contains(char::is_control) {
        Cow::Owned(name.split(char::is_control).collect::<Vec<_>>().join(" "))
    } else {
        Cow::Borrowed(&name)
    };
    name.chars().take(MAX_NAME_CHARS).collect()
}

/// Numbers the entries of a list: the index plus one is the chart position.
pub fn number_entries<T>(entries: Vec<LenientObject<T>>, show: impl Fn(T) -> Option<ChartShow>) -> Vec<ChartRanking> {
    let entries = entries.into_iter().take(MAX_ENTRIES);
    let shows = entries.map(|entry| entry.0.and_then(&show));
    (1..).zip(shows).map(|(position, show)| ChartRanking { position, show }).collect()
}
