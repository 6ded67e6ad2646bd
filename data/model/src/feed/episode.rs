//! An episode as the catalog stores it.

use crate::empty_fields::is_default;
use crate::{Enclosure, EpisodeId, EpisodeNamespace, Person, PodcastId, Timestamp};
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
    /// How many items of the same date the feed lists as older ones; `None` without such items.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date_rank: Option<i32>,
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

impl Episode {
    /// An episode with its ids and nothing else, first seen at `seen`.
    #[must_use]
    pub fn new(id: EpisodeId, podcast_id: PodcastId, seen: Timestamp) -> Self {
        Self {
            id,
            podcast_id,
            slug: String::new(),
            guid: None,
            title: String::new(),
            subtitle: None,
            author: None,
            description_html: String::new(),
            description: String::new(),
            web_url: None,
            enclosure_url: None,
            enclosure_type: None,
            enclosure_bytes: None,
            duration_s: None,
            image_url: None,
            published_at: None,
            date_rank: None,
            explicit: None,
            season: None,
            number: None,
            kind: None,
            persons: Vec::new(),
            keywords: Vec::new(),
            chapters_url: None,
            transcript_links: Vec::new(),
            enclosures: Vec::new(),
            namespace: EpisodeNamespace::default(),
            first_seen_at: seen,
            updated_at: seen,
            gone_at: None,
        }
    }
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
