//! Records that stages exchange with the catalog, one unit of work at a time.

use chrono::NaiveDate;
use earshot_model::chart::ChartKey;
use earshot_model::rating::{Rating, SocialProfile};
use earshot_model::{
    ContactPage, Episode, EpisodeId, Issue, Link, Listing, PeerGroup, Podcast, PodcastContacts, PodcastId,
    PodcastScore, Timestamp,
};
use serde::{Deserialize, Serialize};

/// The state of the last reading of a feed, written by `ingest`. Times of polls are in [`crate::FeedCheck`].
#[derive(Clone, Debug, PartialEq)]
pub struct FeedState {
    /// The URL of the feed; the key.
    pub url: String,
    pub podcast_id: PodcastId,
    /// When the feed was last read.
    pub fetched_at: Timestamp,
    /// SHA-256 of the decoded body in hexadecimal. The feed is unchanged while the hash is equal.
    pub body_hash: Option<String>,
    /// Hash of the channel's own fields.
    pub podcast_hash: u64,
    /// Items of the last successful reading in feed order, followed by earlier items that the feed no longer has.
    pub items: Vec<FeedItem>,
}

/// A feed item: identifies its episode and detects changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeedItem {
    pub episode_id: EpisodeId,
    /// Hash of all fields; [`FeedItem::GONE`] when the feed no longer has the item.
    pub hash: u64,
    pub keys: ItemKeys,
}

impl FeedItem {
    /// Never the hash of an item, so an item that returns is always written again.
    pub const GONE: u64 = 0;

    /// Returns whether the feed no longer has the item.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.hash == Self::GONE
    }
}

/// Keys that identify an item in a later reading or in another feed. 0 is a missing value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ItemKeys {
    /// Hash of the guid.
    pub guid: u64,
    /// Hash of the enclosure's path, without tracking prefixes.
    pub enclosure: u64,
    /// Hash of the folded title.
    pub title: u32,
    /// Publish time in seconds since 1970.
    pub date: u32,
}

/// Changes from one reading of a feed.
#[derive(Clone, Debug)]
pub struct FeedUpdate {
    pub state: FeedState,
    /// `None` when the channel's own fields did not change. The slug is a proposal: the catalog assigns the final one,
    /// and keeps an existing slug and `first_seen_at`.
    pub podcast: Option<Podcast>,
    /// New and changed episodes. Existing ones keep their slug and `first_seen_at`.
    pub episodes: Vec<Episode>,
    /// Episodes that left the feed. They are kept and marked.
    pub gone_episodes: Vec<EpisodeId>,
    /// Replaces the issues of the previous reading.
    pub issues: Vec<Issue>,
    /// New identity keys of the podcast, added to the existing ones.
    pub keys: Vec<u64>,
}

/// A feed that moved to another URL. The former URL becomes an alias.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovedFeed {
    pub podcast_id: PodcastId,
    pub former_url: String,
    pub url: String,
    /// Identity key of the new URL.
    pub key: u64,
    pub at: Timestamp,
}

/// Another URL of a podcast's feed. Readers use the podcast's own URL instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedAlias {
    pub url: String,
    pub podcast_id: PodcastId,
    pub seen_at: Timestamp,
}

/// The facts that decide whether another feed is the same podcast.
#[derive(Clone, Debug)]
pub struct PodcastIdentity {
    pub feed_state: FeedState,
    pub owner_email: Option<String>,
    pub locked: Option<bool>,
    pub apple_id: Option<i64>,
    pub first_seen_at: Timestamp,
}

/// A merge of two records of the same podcast.
#[derive(Clone, Debug)]
pub struct PodcastMerge {
    pub old_id: PodcastId,
    pub kept_id: PodcastId,
    /// Episodes in both records: the old id, and the id that remains.
    pub matched_episodes: Vec<(EpisodeId, EpisodeId)>,
    /// The remaining episodes of the old record. They keep their ids.
    pub moved_episodes: Vec<EpisodeId>,
    /// Episodes of the merged podcast that the feed does not have.
    pub gone_episodes: Vec<EpisodeId>,
    /// The feed that is read from now on, with the state of its items.
    pub feed_state: FeedState,
    /// URL of the feed that is no longer read.
    pub former_url: String,
    /// Shown to people: `guid`, `title`, `moved`.
    pub reason: String,
    pub at: Timestamp,
}

/// A podcast whose feed changed since its links were last extracted.
#[derive(Clone, Debug)]
pub struct PodcastToCrawl {
    pub podcast: Podcast,
    /// Stored contacts.
    pub contacts: PodcastContacts,
    /// Revision of the inputs, to be returned with the result.
    pub revision: i64,
}

/// Links found for a podcast. They replace its links from the same sources; `first_seen_at` is kept.
#[derive(Clone, Debug)]
pub struct CrawlUpdate {
    pub podcast_id: PodcastId,
    pub revision: i64,
    pub links: Vec<Link>,
    /// The website that the feed names.
    pub site: Option<PodcastSite>,
    /// `None` when there are no contacts to write.
    pub contacts: Option<PodcastContacts>,
}

/// The website that a podcast names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodcastSite {
    /// Key of the site. A site is crawled once for all podcasts that name it.
    pub site_key: String,
    /// The URL as given in the feed.
    pub url: String,
}

/// A site that is due, with podcasts that name it.
#[derive(Clone, Debug)]
pub struct SiteToCrawl {
    pub row: SiteRow,
    /// Number of all podcasts that name the site.
    pub podcast_count: u32,
    /// Some of these podcasts: those written longest ago.
    pub podcasts: Vec<PodcastOfSite>,
}

/// The facts about a podcast that the crawl of its site needs.
#[derive(Clone, Debug)]
pub struct PodcastOfSite {
    pub id: PodcastId,
    pub title: String,
    pub author: Option<String>,
    pub feed_url: String,
    /// The site's URL as given in the feed.
    pub url: String,
    pub contacts: PodcastContacts,
}

/// Stored state of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteRow {
    pub site_key: String,
    pub state: String,
    /// The last crawl that returned pages.
    pub crawled_at: Option<Timestamp>,
    /// The last request.
    pub requested_at: Option<Timestamp>,
    pub next_at: Timestamp,
    /// Why the site is due then: `new`, `unchanged`, `changed`, `failed`.
    pub reason: String,
    pub failures: u32,
    pub last_error: Option<String>,
    /// Consecutive crawls without changes.
    pub unchanged_crawls: u32,
    /// Hash of the findings.
    pub content_hash: Option<String>,
    /// The first page; its validators follow.
    pub start_url: Option<String>,
    pub etag: Option<String>,
    pub last_modified: Option<String>,
    pub page_count: u32,
}

/// Result of one crawl of a site.
#[derive(Clone, Debug)]
pub struct SiteUpdate {
    pub row: SiteRow,
    /// Empty when the site could not be read or did not change.
    pub podcasts: Vec<PodcastFindings>,
    /// `None` keeps the stored result.
    pub result: Option<SiteCrawlRecord>,
}

/// What a crawl found on a site apart from contacts (spec 3, Website crawl result).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteCrawlRecord {
    pub external_links: Vec<String>,
    pub visited_urls: Vec<String>,
    pub errors: Vec<SiteError>,
    pub duration_ms: u64,
    pub bytes: u64,
    pub cache_hits: u64,
    pub cache_misses: u64,
    /// The limit that ended the crawl, if one did.
    pub stopped_by: Option<String>,
}

/// A page that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteError {
    pub url: String,
    pub kind: String,
    pub message: String,
}

/// Everything stored about a site.
#[derive(Clone, Debug)]
pub struct SiteStatus {
    pub row: SiteRow,
    /// Number of podcasts that name the site.
    pub podcast_count: u32,
    pub result: Option<SiteCrawlRecord>,
}

/// Findings of a site for one of its podcasts. They replace the links of earlier crawls of the site.
#[derive(Clone, Debug)]
pub struct PodcastFindings {
    pub podcast_id: PodcastId,
    pub links: Vec<Link>,
    pub contacts: PodcastContacts,
    /// Accounts that resemble neither the site nor the podcast: profile keys
    /// ([`profile_key`](earshot_model::profile_key)) and email addresses in lower case. Those that appear on many sites
    /// are boilerplate accounts.
    pub unattributed_accounts: Vec<String>,
}

/// A podcast whose inputs changed since it was last scored.
#[derive(Clone, Debug)]
pub struct PodcastToScore {
    pub podcast: Podcast,
    pub links: Vec<Link>,
    /// Pages of the site on which someone applies or books, as the last crawl found them.
    pub booking_pages: Vec<ContactPage>,
    /// The newest rating of each platform and country.
    pub ratings: Vec<Rating>,
    /// The newest counts of each profile.
    pub profiles: Vec<SocialProfile>,
    /// Chart summary; `None` when the podcast was on no chart in the last 30 days.
    pub chart_summary: Option<ChartSummary>,
    /// Date of the newest chart; `None` when there are no charts of the last 30 days.
    pub charts_as_of: Option<NaiveDate>,
    pub episodes: EpisodeStatistics,
    /// Revision of the inputs, to be returned with the result.
    pub revision: i64,
}

/// Figures about a podcast's episodes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EpisodeStatistics {
    /// The figures are a directory's, because the catalog has no episodes of the podcast.
    pub is_from_listing: bool,
    pub episode_count: i64,
    pub transcript_count: i64,
    /// Date of the first episode, and of the last one that is not in the future.
    pub first_published_at: Option<Timestamp>,
    pub last_published_at: Option<Timestamp>,
    /// Publish times of the newest dated episodes, newest first, at most [`RECENT_EPISODES`].
    pub recent_published_at: Vec<Timestamp>,
    /// Median duration in seconds over the same newest episodes.
    pub median_duration_s: Option<f64>,
    pub mean_description_chars: Option<f64>,
    /// Share of these episodes with a link in the show notes, 0 to 1.
    pub share_with_links: Option<f64>,
    /// Share of these episodes with an image of their own, 0 to 1.
    pub share_with_image: Option<f64>,
    /// Share of these episodes with a guest, 0 to 1; `None` when no credits were extracted yet.
    pub share_with_guests: Option<f64>,
}

impl EpisodeStatistics {
    /// Takes the figures of a directory for a podcast whose feed was not read.
    #[must_use]
    pub fn from_listing(listing: &Listing) -> Self {
        Self {
            is_from_listing: true,
            episode_count: listing.episode_count.unwrap_or(0),
            first_published_at: listing.oldest_at,
            last_published_at: listing.newest_at,
            recent_published_at: listing.newest_at.into_iter().collect(),
            ..Self::default()
        }
    }
}

/// Number of newest episodes that [`EpisodeStatistics`] covers.
pub const RECENT_EPISODES: usize = 30;

/// The summary of a podcast's charts of the last 30 days.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartSummary {
    /// Date of the newest chart.
    pub as_of: NaiveDate,
    /// The best current position, weighted by chart; `None` when the podcast is on no current chart.
    pub best_position: Option<(ChartKey, u16)>,
    /// Charts that list the podcast now.
    pub chart_count: i64,
    /// Days of the last 30 on which some chart listed the podcast.
    pub charted_days: i64,
    /// Height on the charts a week before and now, 0 (not listed) to 1 (top), over charts captured at both times.
    /// `None` without such charts.
    pub trend: Option<(f64, f64)>,
}

/// The score of a podcast, with the revision of the inputs it was computed from.
#[derive(Clone, Debug)]
pub struct ScoreUpdate {
    pub score: PodcastScore,
    /// The peer group in which the podcast is ranked.
    pub group: Option<PeerGroup>,
    pub revision: i64,
}

/// A failed transcript link. Working links have no such record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptFailure {
    pub url: String,
    /// Failures since the link last worked.
    pub failures: u32,
    /// Kebab-case reason, for example `http-404`.
    pub reason: String,
    pub tried_at: Timestamp,
    /// Earliest time of the next attempt.
    pub next_at: Timestamp,
}
