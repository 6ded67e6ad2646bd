//! Entries of each provider's chart payload, read as rankings.

use crate::feed::unescape;
use crate::platforms::payload::{LenientList, LenientObject, LenientText, MAX_ENTRIES};
use earshot_model::DirectoryKind;
use earshot_model::chart::{ChartRanking, ChartShow};
use earshot_model::rating::ShowId;
use serde::Deserialize;
use std::borrow::Cow;

const MAX_NAME_CHARS: usize = 500;
const MAX_URL_BYTES: usize = 2_000;
const MAX_APPLE_DIGITS: usize = 18;

/// An entry of Apple's second feed version (facts 2.2).
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct AppleTopEntry {
    id: LenientText,
    name: LenientText,
    artist_name: LenientText,
    #[serde(rename = "artworkUrl100")]
    artwork_url: LenientText,
    url: LenientText,
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
    /// URL of the show.
    label: LenientText,
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
        Some(build_show(apple_show_id(self.id, self.url)?, self.name.0, self.artist_name.0, self.artwork_url.0))
    }
}

impl AppleGenreEntry {
    pub fn into_show(self) -> Option<ChartShow> {
        let AppleId { label, attributes } = self.id.0?;
        let id = attributes.0.unwrap_or_default().id;
        // The images are sorted by size; the last one is the largest.
        let image = self.images.0.unwrap_or_default().pop().and_then(|image| image.0?.label.0);
        Some(build_show(apple_show_id(id, label)?, self.name.0, self.artist.0, image))
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
        let id = spotify_show_id(&self.show_uri.0?)?;
        Some(build_show(id, self.show_name.0, self.show_publisher.0, self.show_image_url.0))
    }
}

/// Returns the id of an entry, else the one in the show's URL.
fn apple_show_id(id: LenientText, url: LenientText) -> Option<String> {
    let in_url = || ShowId::from_directory_url(DirectoryKind::Apple, url.0.as_deref()?).map(|show| show.to_string());
    id.0.and_then(valid_apple_id).or_else(in_url)
}

/// Returns the id of a show by its URI (`spotify:show:…`), its URL or the id itself.
pub fn spotify_show_id(text: &str) -> Option<String> {
    let show = ShowId::parse(text).or_else(|| ShowId::from_directory_url(DirectoryKind::Spotify, text))?;
    matches!(show, ShowId::Spotify(_)).then(|| show.to_string())
}

/// Returns the id when it is a number other than zero.
pub fn valid_apple_id(id: String) -> Option<String> {
    let is_id = id.len() <= MAX_APPLE_DIGITS && !id.starts_with('0') && id.bytes().all(|byte| byte.is_ascii_digit());
    (is_id && !id.is_empty()).then_some(id)
}

/// Builds a show from its fields. The id alone identifies a show, so one without a title keeps its rank: its title is
/// empty, and the catalog may have one.
pub fn build_show(id: String, title: Option<String>, creator: Option<String>, image: Option<String>) -> ChartShow {
    ChartShow {
        platform_id: id,
        title: title.map(clean_name).unwrap_or_default(),
        creator: creator.map(clean_name),
        image_url: image
            .filter(|url| url.len() <= MAX_URL_BYTES && (url.starts_with("https://") || url.starts_with("http://"))),
    }
}

fn clean_name(name: String) -> String {
    // Apple's payloads have entities in names, as in HTML.
    let name = unescape(&name);
    // Control characters are removed from names, and line breaks become spaces.
    let name: Cow<'_, str> = if name.contains(char::is_control) {
        Cow::Owned(name.split(char::is_control).collect::<Vec<_>>().join(" "))
    } else {
        name
    };
    name.chars().take(MAX_NAME_CHARS).collect()
}

/// Numbers the entries of a list: the index plus one is the chart position.
pub fn number_entries<T>(entries: Vec<LenientObject<T>>, show: impl Fn(T) -> Option<ChartShow>) -> Vec<ChartRanking> {
    let entries = entries.into_iter().take(MAX_ENTRIES);
    let shows = entries.map(|entry| entry.0.and_then(&show));
    (1..).zip(shows).map(|(position, show)| ChartRanking { position, show }).collect()
}
