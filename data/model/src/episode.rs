//! An episode as the catalog holds it.

use crate::record::is_default;
use crate::{EpisodeCredits, EpisodeId, EpisodeNamespace, Person, PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

/// An episode: what its item in the feed says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Episode {
    pub id: EpisodeId,
    pub podcast_id: PodcastId,
    /// Unique within the podcast and stable once given.
    pub slug: String,
    pub guid: Option<String>,
    pub title: String,
    pub subtitle: Option<String>,
    pub author: Option<String>,
    /// Sanitised HTML, safe to show.
    pub description_html: String,
    /// The same as plain text, for searching.
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
    /// Item persons replace the channel's (podcast namespace).
    pub persons: Vec<Person>,
    pub keywords: Vec<String>,
    pub chapters_url: Option<String>,
    pub transcript_links: Vec<TranscriptLink>,
    /// The media beside the one in `enclosure_url`: further enclosures, and other versions of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enclosures: Vec<Enclosure>,
    /// The further tags of the podcast namespace.
    #[serde(default, skip_serializing_if = "is_default")]
    pub namespace: EpisodeNamespace,
    pub first_seen_at: Timestamp,
    pub updated_at: Timestamp,
    /// When the item was first missing from the feed; the episode itself stays.
    pub gone_at: Option<Timestamp>,
}

/// A `podcast:transcript` link of an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TranscriptLink {
    pub url: String,
    pub media_type: Option<String>,
    pub language: Option<String>,
    /// `rel="captions"`: timed to be shown over the media.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_captions: bool,
}

/// A media file, or the same one from several places.
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
    /// BCP 47, normalised.
    #[serde(default, skip_serializing_if = "is_default")]
    pub language: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub title: Option<String>,
    /// Files of one `rel` have one content; without it, that of `enclosure_url`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rel: Option<String>,
    /// RFC 6381.
    #[serde(default, skip_serializing_if = "is_default")]
    pub codecs: Option<String>,
    /// The same file as `enclosure_url`, and to be preferred.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_default: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub integrity: Option<Integrity>,
}

/// Which tag an [`Enclosure`] was.
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

/// Where a file is to be had (`podcast:source`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnclosureSource {
    /// Of any scheme: `https:`, `ipfs:`, `lbry:`.
    pub uri: String,
    /// When it is not the file itself: `application/x-bittorrent`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub media_type: Option<String>,
}

/// How to tell that a file is what it should be (`podcast:integrity`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Integrity {
    /// `sri` or `pgp-signature`.
    pub kind: String,
    pub value: String,
}

/// Everything that the index stores of an episode, with what a result shows of its podcast.
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

/// Names by which an episode was known before, and is found still: it was there twice.
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
