//! A feed as a value: what both catalogs are made of before it is written as XML.

mod atom;
mod dialect;
mod rss;

use crate::apple::Category;
use chrono::{DateTime, Utc};
use std::io;
use std::ops::Range;
use uuid::Uuid;

pub use dialect::{DateForm, Dialect, DurationForm};

/// A written feed, UTF-8.
pub struct Document {
    pub bytes: Vec<u8>,
    pub items: u32,
    /// Where the first item stands in `bytes`, with the white space before it.
    pub first_item: Option<Range<usize>>,
}

/// Writes a feed item by item: one of 10,000 episodes needs no list of them.
///
/// # Errors
/// None in practice: memory is written to.
pub fn write_feed(channel: &Channel, items: impl Iterator<Item = Item>) -> io::Result<Document> {
    if channel.dialect.is_atom { atom::write_feed(channel, items) } else { rss::write_feed(channel, items) }
}

/// What the feed says of the show.
pub struct Channel {
    pub title: String,
    pub feed_url: String,
    pub website: String,
    /// BCP 47.
    pub language: String,
    /// Plain text.
    pub summary: String,
    pub description_html: String,
    pub author: String,
    pub owner_name: String,
    pub owner_email: Option<String>,
    pub image_url: String,
    pub categories: Vec<Category>,
    pub keywords: Vec<String>,
    pub explicit: bool,
    pub serial: bool,
    /// The show has ended: `itunes:complete`.
    pub complete: bool,
    pub copyright: String,
    pub generator: String,
    pub last_build: DateTime<Utc>,
    /// `itunes:new-feed-url`: where the feed is from now on, often where it was all along.
    pub new_feed_url: Option<String>,
    pub dialect: Dialect,
    /// Absent where the feed has nothing of the podcast namespace.
    pub podcast_tags: Option<PodcastTags>,
}

/// The channel's part of the podcast namespace.
pub struct PodcastTags {
    pub guid: Uuid,
    /// Says that it is a podcast: `podcast:medium`.
    pub has_medium: bool,
    pub hosts: Vec<Person>,
    pub funding: Option<Funding>,
}

/// A `podcast:funding` link with its label.
pub struct Funding {
    pub url: String,
    pub text: String,
}

/// A `podcast:person`: name, role and page.
pub struct Person {
    pub name: String,
    pub role: &'static str,
    pub href: Option<String>,
}

/// An episode.
pub struct Item {
    pub title: String,
    pub guid: Option<String>,
    pub link: String,
    pub published: DateTime<Utc>,
    pub description_html: String,
    /// `content:encoded`, where the description is only a part of the show notes.
    pub content_html: Option<String>,
    pub duration_s: u32,
    /// The first is the episode, further ones are other forms of it.
    pub enclosures: Vec<Enclosure>,
    pub image_url: Option<String>,
    pub season: Option<u32>,
    pub episode: Option<u32>,
    pub explicit: bool,
    /// Not empty only where the item names others than the channel: they replace the channel's.
    pub persons: Vec<Person>,
    pub transcript: Option<Transcript>,
    pub chapters_url: Option<String>,
    pub keywords: Vec<String>,
}

/// The file to play.
pub struct Enclosure {
    pub url: String,
    /// In bytes, as written; absent where the publisher does not say.
    pub length: Option<String>,
    pub mime: &'static str,
}

/// `podcast:transcript`.
pub struct Transcript {
    pub url: String,
    pub mime: &'static str,
    pub language: String,
}
