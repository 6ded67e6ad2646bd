//! A podcast as the catalog holds it.

use crate::{Link, PodcastId, PodcastScore, Timestamp};
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
    pub title: String,
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
    /// The feed says that no further episodes will come.
    pub complete: bool,
    pub first_seen_at: Timestamp,
    pub updated_at: Timestamp,
}

/// A person as a feed names them (`podcast:person`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    /// Lower case; `host` when the feed does not say, as the namespace rules.
    pub role: String,
    pub image_url: Option<String>,
    pub url: Option<String>,
}

/// Everything that the index stores of a podcast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PodcastDocument {
    pub podcast: Podcast,
    pub score: Option<PodcastScore>,
    pub links: Vec<Link>,
}

impl PodcastDocument {
    /// Names of the hosts, as the feed marks them; whether an author is a host is not guessed here.
    #[must_use]
    pub fn host_names(&self) -> Vec<String> {
        self.podcast.persons.iter().filter(|person| person.role == "host").map(|person| person.name.clone()).collect()
    }
}
