//! A feed and its items before they are written, and the written document.

use super::dialect::Dialect;
use crate::apple::Category;
use chrono::{DateTime, Utc};
use std::ops::Range;
use uuid::Uuid;

/// A written feed in UTF-8.
pub struct Document {
    pub bytes: Vec<u8>,
    pub items: u32,
    /// The range of the first item in `bytes`, with the white space before it.
    pub first_item: Option<Range<usize>>,
}

/// The show's data in the feed.
pub struct Channel {
    pub title: String,
    pub feed_url: String,
    pub website: String,
    /// Language tag (BCP 47).
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
    /// `itunes:complete`: the show has ended.
    pub complete: bool,
    pub copyright: String,
    pub generator: String,
    pub last_build: DateTime<Utc>,
    /// `itunes:new-feed-url`: the new URL of the feed, often the current one.
    pub new_feed_url: Option<String>,
    pub dialect: Dialect,
    /// `None` when the feed has no tags of the podcast namespace.
    pub podcast_tags: Option<PodcastTags>,
}

/// Podcast namespace tags of the channel.
pub struct PodcastTags {
    pub guid: Uuid,
    /// Whether the feed has `podcast:medium`.
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
    /// `content:encoded`, when the description is only a part of the show notes.
    pub content_html: Option<String>,
    pub duration_s: u32,
    /// The first is the episode; others are alternative formats.
    pub enclosures: Vec<Enclosure>,
    pub image_url: Option<String>,
    pub season: Option<u32>,
    pub episode: Option<u32>,
    pub explicit: bool,
    /// Set only when the item names other persons than the channel. They replace the channel's.
    pub persons: Vec<Person>,
    pub transcript: Option<Transcript>,
    pub chapters_url: Option<String>,
    pub keywords: Vec<String>,
}

/// A media file.
pub struct Enclosure {
    pub url: String,
    /// Length in bytes as written; `None` when the publisher omits it.
    pub length: Option<String>,
    pub mime: &'static str,
}

/// `podcast:transcript`.
pub struct Transcript {
    pub url: String,
    pub mime: &'static str,
    pub language: String,
}
