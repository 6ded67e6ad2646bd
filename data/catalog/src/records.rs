//! What stages hand to the catalog and get from it, a unit of work at a time.

use earshot_model::{Episode, EpisodeId, Issue, Link, Podcast, PodcastId, PodcastScore, Timestamp, Transcript};

/// What is remembered of a feed between two readings. Written by `ingest`.
#[derive(Clone, Debug, PartialEq)]
pub struct FeedState {
    /// The URL under which the feed is read; the key.
    pub url: String,
    pub podcast_id: PodcastId,
    pub fetched_at: Timestamp,
    /// Status of the last answer; `None` for a local file.
    pub http_status: Option<u16>,
    /// Verbatim, sent back as received.
    pub etag: Option<String>,
    /// Verbatim, never re-formatted.
    pub last_modified: Option<String>,
    /// SHA-256 of the decoded body, as hex: the same again means nothing to do.
    pub body_hash: Option<String>,
    /// Hash of the channel's own fields.
    pub podcast_hash: u64,
    /// The items of the last reading that succeeded, in the order of the feed.
    pub items: Vec<FeedItem>,
    /// Readings that failed since the last one that succeeded.
    pub failures: u32,
    pub last_error: Option<String>,
}

/// An item of a feed: enough to tell whether it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeedItem {
    pub episode_id: EpisodeId,
    pub hash: u64,
}

/// What one reading of a feed brought.
#[derive(Clone, Debug)]
pub struct FeedUpdate {
    pub state: FeedState,
    /// `None` when the channel's own fields did not change. The slug is a wish: the catalog gives the final one, keeps
    /// the one given before, and keeps `first_seen_at`.
    pub podcast: Option<Podcast>,
    /// New and changed episodes only. Slug and `first_seen_at` of known ones are kept.
    pub episodes: Vec<Episode>,
    /// Episodes that were in the feed before and are not now: kept, marked.
    pub gone: Vec<EpisodeId>,
    /// Those that are the same as the ones that are there are passed over.
    pub transcripts: Vec<Transcript>,
    /// Replaces the issues of the feed's last reading; `None` leaves them, when nothing was read.
    pub issues: Option<Vec<Issue>>,
}

/// A podcast whose feed changed since it was last crawled.
#[derive(Clone, Debug)]
pub struct PodcastToCrawl {
    pub podcast: Podcast,
    /// Hand it back with the result.
    pub revision: i64,
}

/// What crawling a podcast found. Replaces the podcast's links of the same sources; `first_seen_at` is kept.
#[derive(Clone, Debug)]
pub struct CrawlUpdate {
    pub podcast_id: PodcastId,
    pub revision: i64,
    pub links: Vec<Link>,
}

/// A podcast whose inputs changed since it was last scored.
#[derive(Clone, Debug)]
pub struct PodcastToScore {
    pub podcast: Podcast,
    pub links: Vec<Link>,
    pub episodes: EpisodeStatistics,
    /// Hand it back with the result.
    pub revision: i64,
}

/// Figures over a podcast's episodes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EpisodeStatistics {
    pub episode_count: i64,
    pub transcript_count: i64,
    pub first_published_at: Option<Timestamp>,
    pub last_published_at: Option<Timestamp>,
    /// Publish times of the newest dated episodes, newest first, at most [`RECENT_EPISODES`].
    pub recent_published_at: Vec<Timestamp>,
    /// Over the same newest episodes.
    pub median_duration_s: Option<f64>,
    pub mean_description_chars: Option<f64>,
    /// Share of them with a link in the show notes, 0 to 1.
    pub share_with_links: Option<f64>,
    /// Share of them with an image of their own, 0 to 1.
    pub share_with_image: Option<f64>,
}

/// How many of the newest episodes [`EpisodeStatistics`] looks at.
pub const RECENT_EPISODES: usize = 30;

/// The score of a podcast, with the revision of the inputs it was computed from.
#[derive(Clone, Debug)]
pub struct ScoreUpdate {
    pub score: PodcastScore,
    pub revision: i64,
}
