//! A podcast as the catalog stores it.

use crate::empty_fields::is_default;
use crate::{Listing, Person, PodcastId, PodcastNamespace, TagCounts, Timestamp};
use serde::{Deserialize, Serialize};

/// A podcast: the contents of its feed, and where and when Earshot read it.
///
/// The serialized form is the one that the index stores. The API maps it to its own wire names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Podcast {
    pub id: PodcastId,
    /// Unique in the catalog. It never changes; see [`crate::slug`].
    pub slug: String,
    /// The current URL of the feed.
    pub feed_url: String,
    /// `podcast:guid`, as the feed claims it. It is not verified.
    pub guid: Option<String>,
    /// Apple's id of the podcast.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apple_id: Option<i64>,
    /// The title at the last poll.
    pub title: String,
    /// The title at the first poll. Shows are renamed.
    pub title_original: String,
    pub author: Option<String>,
    pub owner_name: Option<String>,
    pub owner_email: Option<String>,
    /// Sanitized HTML, safe to display.
    pub description_html: String,
    /// The description as plain text, for search.
    pub description: String,
    /// BCP 47, normalized (`en`, `pt-BR`). Detected from the text when the feed omits it.
    pub language: Option<String>,
    /// Category names as the feed gives them, including the deepest level: `["Business", "Entrepreneurship"]`.
    pub genres: Vec<String>,
    pub keywords: Vec<String>,
    pub image_url: Option<String>,
    pub website_url: Option<String>,
    pub explicit: Option<bool>,
    /// `itunes:type`: `episodic` or `serial`.
    pub kind: Option<String>,
    /// `podcast:medium`.
    pub medium: Option<String>,
    pub generator: Option<String>,
    pub copyright: Option<String>,
    /// `podcast:locked`: whether the owner forbids imports of the feed to other hosting companies.
    pub locked: Option<bool>,
    pub funding_url: Option<String>,
    pub location: Option<String>,
    /// Persons of the whole show (`podcast:person`).
    pub persons: Vec<Person>,
    /// Further tags of the podcast namespace.
    #[serde(default, skip_serializing_if = "is_default")]
    pub namespace: PodcastNamespace,
    /// The tags that the feed implements, for statistics.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tag_counts: TagCounts,
    /// Registered domain of the newest media files, without tracking prefixes; see [`crate::hosting_company`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub media_host: Option<String>,
    /// Whether the feed announces that no further episodes will appear.
    pub complete: bool,
    pub first_seen_at: Timestamp,
    pub updated_at: Timestamp,
    /// The figures of a directory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listing: Option<Listing>,
}

impl Podcast {
    /// A podcast of which only the feed URL and the title are known, first seen at `seen`. All other fields are empty.
    #[must_use]
    pub fn new(feed_url: &str, title: &str, seen: Timestamp) -> Self {
        Self {
            id: PodcastId::from_feed_url(feed_url),
            slug: String::new(),
            feed_url: feed_url.to_owned(),
            guid: None,
            apple_id: None,
            title: title.to_owned(),
            title_original: title.to_owned(),
            author: None,
            owner_name: None,
            owner_email: None,
            description_html: String::new(),
            description: String::new(),
            language: None,
            genres: Vec::new(),
            keywords: Vec::new(),
            image_url: None,
            website_url: None,
            explicit: None,
            kind: None,
            medium: None,
            generator: None,
            copyright: None,
            locked: None,
            funding_url: None,
            location: None,
            persons: Vec::new(),
            namespace: PodcastNamespace::default(),
            tag_counts: TagCounts::default(),
            media_host: None,
            complete: false,
            first_seen_at: seen,
            updated_at: seen,
            listing: None,
        }
    }
}
