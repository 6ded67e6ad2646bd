//! What a feed says, before it becomes catalog entities: fields as read, HTML not yet sanitised.

use chrono::{DateTime, Utc, Weekday};
use earshot_model::{Enclosure, EpisodeNamespace, Issue, Person, PodcastNamespace, TagCounts, TranscriptLink};

/// A feed that was read.
#[derive(Clone, Debug, PartialEq)]
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
    /// JSON Feed 1.0 and 1.1.
    Json,
}

/// The other documents of a feed that is in several (RFC 5005).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeedPages {
    pub first_url: Option<String>,
    pub previous_url: Option<String>,
    pub last_url: Option<String>,
    /// The document with the newest items, of which this one is an archive.
    pub current_url: Option<String>,
    pub prev_archive_url: Option<String>,
    pub next_archive_url: Option<String>,
    /// `fh:complete`: all items are here.
    pub is_complete: bool,
    /// `fh:archive`: this document does not change any more.
    pub is_archive: bool,
}

/// The show. Texts are plain unless the name says HTML.
#[derive(Clone, Debug, Default, PartialEq)]
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
    pub namespace: PodcastNamespace,
    pub tag_counts: TagCounts,
    /// Registered domain of the newest items' files, without trackers.
    pub media_host: Option<String>,
    pub complete: bool,
    /// The owner asks directories not to show the podcast, see [`PodcastNamespace::blocked`].
    pub blocked: bool,
    /// `atom:link rel=self`.
    pub self_url: Option<String>,
    /// `atom:link rel=hub` (WebSub).
    pub hub_url: Option<String>,
    /// `atom:link rel=next` (RFC 5005).
    pub next_url: Option<String>,
    pub pages: FeedPages,
    pub new_feed_url: Option<String>,
    /// RSS `ttl`, in minutes.
    pub ttl_minutes: Option<u32>,
    /// RSS `skipHours`: hours of UTC, 0 to 24.
    pub skip_hours: Vec<u8>,
    /// RSS `skipDays`.
    pub skip_days: Vec<Weekday>,
    /// Whether any tag of the itunes, podcast or googleplay namespaces was in the channel.
    pub has_podcast_tags: bool,
    /// Hash of the fields above; stable over versions of Rust.
    pub hash: u64,
}

/// An episode.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParsedItem {
    /// Unique within the feed, see facts on episode identity in `ingest/README.md`.
    pub identity: String,
    pub guid: Option<String>,
    /// RSS `guid` without `isPermaLink="false"`: the guid may be the address of a page.
    pub guid_is_permalink: bool,
    pub title: String,
    pub subtitle: Option<String>,
    pub author: Option<String>,
    /// As the feed gives it: hostile until sanitised.
    pub raw_html: String,
    /// What relative links in it are relative to.
    pub html_base: Option<String>,
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
    /// The media beside the one above.
    pub enclosures: Vec<Enclosure>,
    pub namespace: EpisodeNamespace,
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
