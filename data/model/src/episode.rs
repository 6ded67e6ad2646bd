//! An episode as the catalog stores it.

use crate::record::is_default;
use crate::{EpisodeCredits, EpisodeId, EpisodeNamespace, Person, PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

/// An episode, as its item in the feed describes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Episode {
    pub id: EpisodeId,
    pub podcast_id: PodcastId,
    /// Unique within the podcast. It never changes.
    pub slug: String,
    pub guid: Option<String>,
    pub title: String,
    pub subtitle: Option<String>,
    pub author: Option<String>,
    /// Sanitized HTML, safe to display.
    pub description_html: String,
    /// The description as plain text, for search.
    pub description: String,
    pub web_url: Option<String>,
    pub enclosure_url: Option<String>,
    pub enclosure_type: Option<String>,
    pub enclosure_bytes: Option<i64>,
    pub duration_s: Option<i64>,
    pub image_url: Option<String>,
    pub published_at: Option<Timestamp>,
    pub explicit: Option<bool>,
    pub season: Option<i32>,
    pub number: Option<i32>,
    /// `itunes:episodeType`: `full`, `trailer` or `bonus`.
    pub kind: Option<String>,
    /// `podcast:person`. Persons of an item replace those of the channel (podcast namespace).
    pub persons: Vec<Person>,
    pub keywords: Vec<String>,
    pub chapters_url: Option<String>,
    pub transcript_links: Vec<TranscriptLink>,
    /// Media files besides `enclosure_url`: further enclosures and alternate versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enclosures: Vec<Enclosure>,
    /// Further tags of the podcast namespace.
    #[serde(default, skip_serializing_if = "is_default")]
    pub namespace: EpisodeNamespace,
    pub first_seen_at: Timestamp,
    pub updated_at: Timestamp,
    /// When the item was first missing from the feed. The episode stays in the catalog.
    pub gone_at: Option<Timestamp>,
}

/// A `podcast:transcript` link of an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TranscriptLink {
    pub url: String,
    pub media_type: Option<String>,
    pub language: Option<String>,
    /// `rel="captions"`: timed for display over the media.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_captions: bool,
}

/// A media file with one or more sources.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enclosure {
    pub kind: EnclosureKind,
    /// Never empty.
    pub sources: Vec<EnclosureSource>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub media_type: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub bytes: Option<i64>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub bits_per_second: Option<i64>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub height_px: Option<i32>,
    /// BCP 47, normalized.
    #[serde(default, skip_serializing_if = "is_default")]
    pub language: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub title: Option<String>,
    /// Enclosures with the same `rel` have the same content. Without `rel`, the content is that of `enclosure_url`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rel: Option<String>,
    /// RFC 6381.
    #[serde(default, skip_serializing_if = "is_default")]
    pub codecs: Option<String>,
    /// Whether this is the same file as `enclosure_url`, and preferred.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_default: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub integrity: Option<Integrity>,
}

/// The tag that an [`Enclosure`] comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EnclosureKind {
    /// A further `enclosure` of RSS, or Atom `link rel="enclosure"`.
    #[default]
    Enclosure,
    /// `media:content`.
    Media,
    /// `podcast:alternateEnclosure`.
    Alternate,
}

/// A location of a media file (`podcast:source`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnclosureSource {
    /// Of any scheme: `https:`, `ipfs:`, `lbry:`.
    pub uri: String,
    /// The type of what the URI leads to, when it is not the media file: `application/x-bittorrent`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub media_type: Option<String>,
}

/// A checksum or signature of a file (`podcast:integrity`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Integrity {
    /// `sri` or `pgp-signature`.
    pub kind: String,
    pub value: String,
}

/// Everything that the index stores of an episode, including the fields of its podcast that results show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EpisodeDocument {
    pub episode: Episode,
    pub podcast_slug: String,
    pub podcast_title: String,
    pub has_transcript: bool,
    #[serde(default, skip_serializing_if = "EpisodeAliases::is_empty")]
    #[serde(rename = "former")]
    pub aliases: EpisodeAliases,
    #[serde(default, skip_serializing_if = "is_default")]
    pub credits: EpisodeCredits,
}

/// Former ids and slugs under which an episode is still found, because it was in the catalog twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EpisodeAliases {
    pub ids: Vec<EpisodeId>,
    pub slugs: Vec<String>,
}

impl EpisodeAliases {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
