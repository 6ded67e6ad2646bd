//! A podcast as the catalog holds it.

use crate::record::is_default;
use crate::{
    Link, Listing, MachineSignals, PodcastContacts, PodcastCredits, PodcastFigures, PodcastId, PodcastNamespace,
    PodcastScore, TagCounts, Timestamp,
};
use serde::{Deserialize, Serialize};

/// A podcast: what its feed says of the show, and where and when we saw it.
///
/// The serialised form is the one that the index stores; wire names are the API's business.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Podcast {
    pub id: PodcastId,
    /// Unique and stable once given; see [`crate::slug`].
    pub slug: String,
    /// The URL under which the feed is read now.
    pub feed_url: String,
    /// `podcast:guid`, as claimed by the feed.
    pub guid: Option<String>,
    /// Apple's number of the podcast.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apple_id: Option<i64>,
    /// Of the last reading.
    pub title: String,
    /// Of the first reading: shows are renamed.
    pub title_original: String,
    pub author: Option<String>,
    pub owner_name: Option<String>,
    pub owner_email: Option<String>,
    /// Sanitised HTML, safe to show.
    pub description_html: String,
    /// The same as plain text, for searching.
    pub description: String,
    /// BCP 47, normalised (`en`, `pt-BR`); detected from the text when the feed does not say.
    pub language: Option<String>,
    /// Category names as the feed gives them, the deepest level included: `["Business", "Entrepreneurship"]`.
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
    /// `podcast:locked`: true when the owner asks hosts not to import the feed.
    pub locked: Option<bool>,
    pub funding_url: Option<String>,
    pub location: Option<String>,
    /// Persons of the whole show (`podcast:person`).
    pub persons: Vec<Person>,
    /// The further tags of the podcast namespace.
    #[serde(default, skip_serializing_if = "is_default")]
    pub namespace: PodcastNamespace,
    /// Which tags the feed implements, for statistics.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tag_counts: TagCounts,
    /// Registered domain of the newest media files, without trackers: see `host_name`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub media_host: Option<String>,
    /// The feed says that no further episodes will come.
    pub complete: bool,
    pub first_seen_at: Timestamp,
    pub updated_at: Timestamp,
    /// What a directory lists of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listing: Option<Listing>,
}

impl Podcast {
    /// Of which the address and the title are known, and that it was seen at `seen`; the rest is empty.
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

/// A person as a feed names them (`podcast:person`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    /// Lower case; `host` when the feed does not say, as the namespace rules.
    pub role: String,
    /// Lower case (`cast`, `writing`); `None` when the feed does not say, which means `cast`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    pub image_url: Option<String>,
    pub url: Option<String>,
}

/// Everything that the index stores of a podcast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PodcastDocument {
    pub podcast: Podcast,
    pub score: Option<PodcastScore>,
    pub links: Vec<Link>,
    #[serde(default, skip_serializing_if = "PodcastContacts::is_empty")]
    pub contacts: PodcastContacts,
    #[serde(default, skip_serializing_if = "PodcastAliases::is_empty")]
    #[serde(rename = "former")]
    pub aliases: PodcastAliases,
    #[serde(default, skip_serializing_if = "is_default")]
    pub figures: PodcastFigures,
    /// ISO 3166 alpha-2, upper case: where it is made, or charted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub countries: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub credits: PodcastCredits,
    #[serde(default, skip_serializing_if = "is_default")]
    pub machine: MachineSignals,
}

/// Names by which a podcast was known before, and is found still: records that were merged into it, feeds that moved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PodcastAliases {
    pub ids: Vec<PodcastId>,
    pub slugs: Vec<String>,
    /// Other URLs of the same feed, and feeds that say the same.
    pub feed_urls: Vec<String>,
}

impl PodcastAliases {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl PodcastDocument {
    /// Whether an address is known under which to write to the show.
    #[must_use]
    pub fn has_contact(&self) -> bool {
        self.podcast.owner_email.is_some() || self.contacts.current_emails().next().is_some()
    }
}
