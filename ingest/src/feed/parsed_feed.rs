//! The content of a feed before it becomes catalog entities: fields as parsed, HTML not sanitized.

use chrono::{DateTime, Utc, Weekday};
use earshot_model::{Enclosure, EpisodeNamespace, Issue, Person, PodcastNamespace, TagCounts, TranscriptLink};

/// A parsed feed.
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

/// Links to the other documents of a paged feed (RFC 5005).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeedPages {
    pub first_url: Option<String>,
    pub previous_url: Option<String>,
    pub last_url: Option<String>,
    /// The document with the newest items, when this one is an archive.
    pub current_url: Option<String>,
    pub prev_archive_url: Option<String>,
    pub next_archive_url: Option<String>,
    /// `fh:complete`: the document contains all items.
    pub is_complete: bool,
    /// `fh:archive`: the document no longer changes.
    pub is_archive: bool,
}

/// The show. Texts are plain unless the field name contains `html`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParsedChannel {
    pub title: String,
    pub author: Option<String>,
    pub owner_name: Option<String>,
    pub owner_email: Option<String>,
    /// HTML from the feed, not sanitized.
    pub raw_html: String,
    /// BCP 47, normalized; `None` when the feed has no language.
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
    /// Registered domain of the newest items' media files, without trackers.
    pub media_host: Option<String>,
    pub complete: bool,
    /// The owner forbids directories to list the podcast, see [`PodcastNamespace::blocked`].
    pub blocked: bool,
    /// `atom:link rel=self`.
    pub self_url: Option<String>,
    /// `atom:link rel=hub` (WebSub).
    pub hub_url: Option<String>,
    /// `atom:link rel=next` (RFC 5005).
    pub next_url: Option<String>,
    pub pages: FeedPages,
    pub new_feed_url: Option<String>,
    /// RSS `ttl` in minutes.
    pub ttl_minutes: Option<u32>,
    /// RSS `skipHours` in UTC, 0 to 24.
    pub skip_hours: Vec<u8>,
    /// RSS `skipDays`.
    pub skip_days: Vec<Weekday>,
    /// Whether the channel has any tag of the itunes, podcast or googleplay namespaces.
    pub has_podcast_tags: bool,
    /// Hash of the fields above; stable between releases.
    pub hash: u64,
}

/// An episode.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParsedItem {
    /// Unique within the feed, see "Identity of an item" in `ingest/README.md`.
    pub identity: String,
    pub guid: Option<String>,
    /// RSS `guid` without `isPermaLink="false"`: the guid may be a page's URL.
    pub guid_is_permalink: bool,
    pub title: String,
    pub subtitle: Option<String>,
    pub author: Option<String>,
    /// HTML from the feed, not sanitized.
    pub raw_html: String,
    /// The base for relative links in `raw_html`.
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
    /// Further media besides the enclosure above.
    pub enclosures: Vec<Enclosure>,
    pub namespace: EpisodeNamespace,
    /// Whether the enclosure is audio or video, by its type or file name.
    pub playable: bool,
    /// Hash of the fields above; stable between releases.
    pub hash: u64,
}

impl ParsedFeed {
    /// Whether the feed is a podcast: it has tags of the podcast namespaces, or at least a quarter of its items are
    /// playable. A blog that once attached a film is not a podcast.
    pub(super) fn is_podcast(&self) -> bool {
        let playable = self.items.iter().filter(|item| item.playable).count();
        self.channel.has_podcast_tags || (playable > 0 && playable * 4 >= self.items.len())
    }
}
