//! Media files of an episode, besides the one that players use.

use crate::empty_fields::is_default;
use serde::{Deserialize, Serialize};

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
