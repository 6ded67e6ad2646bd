//! What a feed says, before it becomes catalog entities: fields as read, HTML not yet sanitised.

use chrono::{DateTime, Utc};
use earshot_model::{Issue, Person, TranscriptLink};

/// A feed that was read.
#[derive(Clone, Debug)]
pub struct ParsedFeed {
    pub kind: FeedKind,
    pub channel: ParsedChannel,
    /// In the order of the feed.
    pub items: Vec<ParsedItem>,
    pub issues: Vec<Issue>,
}

/// The format of a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedKind {
    /// RSS 0.9x and 2.0, and RSS 1.0 (RDF).
    Rss,
    Atom,
}

/// The show. Texts are plain unless the name says HTML.
#[derive(Clone, Debug, Default)]
pub struct ParsedChannel {
    pub title: String,
    pub author: Option<String>,
    pub owner_name: Option<String>,
    pub owner_email: Option<String>,
    /// As the feed gives it: hostile until sanitised.
    pub raw_html: String,
    /// BCP 47, normalised; `None` when the feed does not say.
    pub language: Option<String>,
    pub genres: Vec<String>,
    pub keywords: Vec<String>,
    pub image_url: Option<String>,
    pub website_url: Option<String>,
    pub explicit: Option<bool>,
    pub kind: Option<String>,
    pub medium: Option<String>,
    pub generator: Option<String>,
    pub copyright: Option<String>,
    pub locked: Option<bool>,
    pub guid: Option<String>,
    pub funding_url: Option<String>,
    pub location: Option<String>,
    pub persons: Vec<Person>,
    pub complete: bool,
    /// `itunes:block`: the owner asks directories not to show the podcast.
    pub blocked: bool,
    /// `atom:link rel=self`.
    pub self_url: Option<String>,
    /// `atom:link rel=hub` (WebSub).
    pub hub_url: Option<String>,
    /// `atom:link rel=next` (RFC 5005).
    pub next_url: Option<String>,
    pub new_feed_url: Option<String>,
    /// RSS `ttl`, in minutes.
    pub ttl_minutes: Option<u32>,
    /// Whether any tag of the itunes, podcast or googleplay namespaces was in the channel.
    pub has_podcast_tags: bool,
    /// Hash of the fields above; stable over versions of Rust.
    pub hash: u64,
}

/// An episode.
#[derive(Clone, Debug, Default)]
pub struct ParsedItem {
    /// Unique within the feed, see facts on episode identity in `ingest/README.md`.
    pub identity: String,
    pub guid: Option<String>,
    pub title: String,
    pub subtitle: Option<String>,
    pub author: Option<String>,
    /// As the feed gives it: hostile until sanitised.
    pub raw_html: String,
    pub web_url: Option<String>,
    pub enclosure_url: Option<String>,
    pub enclosure_type: Option<String>,
    pub enclosure_bytes: Option<i64>,
    pub duration_s: Option<i64>,
    pub image_url: Option<String>,
    pub published_at: Option<DateTime<Utc>>,
    pub explicit: Option<bool>,
    pub season: Option<i32>,
    pub number: Option<i32>,
    pub kind: Option<String>,
    pub persons: Vec<Person>,
    pub keywords: Vec<String>,
    pub chapters_url: Option<String>,
    pub transcript_links: Vec<TranscriptLink>,
    /// Whether the enclosure is audio or video, by its type or its name.
    pub playable: bool,
    /// Hash of the fields above; stable over versions of Rust.
    pub hash: u64,
}

impl ParsedFeed {
    /// A podcast has something to play, or says it is one. A blog that once attached a film is none: without tags of
    /// the podcast namespaces, at least a quarter of the items must be playable.
    pub(super) fn is_podcast(&self) -> bool {
        let playable = self.items.iter().filter(|item| item.playable).count();
        self.channel.has_podcast_tags || (playable > 0 && playable * 4 >= self.items.len())
    }
}
