//! A feed as a value: what both catalogs are made of before it is written as XML.

mod write;

use crate::apple::Category;
use chrono::{DateTime, Utc};
use uuid::Uuid;

pub use write::write_feed;

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
    pub owner_email: String,
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
    /// Absent where the feed has nothing of the podcast namespace.
    pub podcasting: Option<Podcasting>,
}

/// The channel's part of the podcast namespace.
pub struct Podcasting {
    pub guid: Uuid,
    pub hosts: Vec<Person>,
    pub funding: Option<Funding>,
}

pub struct Funding {
    pub url: String,
    pub text: String,
}

pub struct Person {
    pub name: String,
    pub role: &'static str,
    pub href: Option<String>,
}

/// An episode.
pub struct Item {
    pub title: String,
    pub guid: String,
    pub link: String,
    pub published: DateTime<Utc>,
    pub description_html: String,
    /// `content:encoded`, where the description is only a part of the show notes.
    pub content_html: Option<String>,
    pub duration_s: u32,
    pub enclosure_url: String,
    pub enclosure_bytes: u64,
    pub image_url: Option<String>,
    pub season: Option<u32>,
    pub episode: Option<u32>,
    pub explicit: bool,
    /// Not empty only where the item names others than the channel: they replace the channel's.
    pub persons: Vec<Person>,
    pub transcript: Option<Transcript>,
    pub keywords: Vec<String>,
}

/// `podcast:transcript`.
pub struct Transcript {
    pub url: String,
    pub mime: &'static str,
    pub language: String,
}
