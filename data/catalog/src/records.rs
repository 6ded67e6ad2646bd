//! What stages hand to the catalog and get from it, a unit of work at a time.

use chrono::NaiveDate;
use earshot_model::chart::ChartKey;
use earshot_model::rating::{Rating, SocialProfile};
use earshot_model::{
    Episode, EpisodeId, Issue, Link, Listing, PeerGroup, Podcast, PodcastContacts, PodcastId, PodcastScore, Timestamp,
};
use serde::{Deserialize, Serialize};

/// What was last read of a feed. Written by `ingest`; when it was asked for stands in [`crate::FeedCheck`].
#[derive(Clone, Debug, PartialEq)]
pub struct FeedState {
    /// The URL under which the feed is read; the key.
    pub url: String,
    pub podcast_id: PodcastId,
    /// When it was read.
    pub fetched_at: Timestamp,
    /// SHA-256 of the decoded body, as hex: the same again means nothing to do.
    pub body_hash: Option<String>,
    /// Hash of the channel's own fields.
    pub podcast_hash: u64,
    /// The items of the last reading that succeeded, in the order of the feed; then those of before that are gone.
    pub items: Vec<FeedItem>,
}

/// An item of a feed: enough to tell which episode it is, and whether it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeedItem {
    pub episode_id: EpisodeId,
    /// Of all its fields; [`FeedItem::GONE`] when the feed no longer has it.
    pub hash: u64,
    pub keys: ItemKeys,
}

impl FeedItem {
    /// No item's hash: whatever comes back is written again.
    pub const GONE: u64 = 0;

    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.hash == Self::GONE
    }
}

/// By what an item is recognised in another reading, or in another feed. 0 stands for what the item does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ItemKeys {
    /// Hash of the guid.
    pub guid: u64,
    /// Hash of the enclosure's path, without trackers.
    pub enclosure: u64,
    /// Hash of the folded title.
    pub title: u32,
    /// Publish time in seconds since 1970.
    pub date: u32,
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
    pub gone_episodes: Vec<EpisodeId>,
    /// Replaces the issues of the feed's last reading.
    pub issues: Vec<Issue>,
    /// Keys by which the podcast is found from now on, besides those of before.
    pub keys: Vec<u64>,
}

/// A feed that is read under another URL from now on; the one of before becomes an alias.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovedFeed {
    pub podcast_id: PodcastId,
    pub former_url: String,
    pub url: String,
    /// The key of the new URL.
    pub key: u64,
    pub at: Timestamp,
}

/// Another URL of a podcast's feed: reading it means reading the podcast's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedAlias {
    pub url: String,
    pub podcast_id: PodcastId,
    pub seen_at: Timestamp,
}

/// A podcast with what tells whether another feed is the same show.
#[derive(Clone, Debug)]
pub struct PodcastIdentity {
    pub feed_state: FeedState,
    pub owner_email: Option<String>,
    pub locked: Option<bool>,
    pub apple_id: Option<i64>,
    pub first_seen_at: Timestamp,
}

/// Two records of one show become one.
#[derive(Clone, Debug)]
pub struct PodcastMerge {
    pub old_id: PodcastId,
    pub kept_id: PodcastId,
    /// Episodes that both have: the old one's, and the one that stays.
    pub matched_episodes: Vec<(EpisodeId, EpisodeId)>,
    /// The old one's other episodes. They keep their ids.
    pub moved_episodes: Vec<EpisodeId>,
    /// Of all episodes that stay, those that the feed does not have.
    pub gone_episodes: Vec<EpisodeId>,
    /// The feed that is read from now on, with what is remembered of its items.
    pub feed_state: FeedState,
    /// The feed that is not.
    pub former_url: String,
    /// For people: `guid`, `title`, `moved`.
    pub reason: String,
    pub at: Timestamp,
}

/// A podcast whose feed changed since it was last crawled.
#[derive(Clone, Debug)]
pub struct PodcastToCrawl {
    pub podcast: Podcast,
    /// What is known of them so far.
    pub contacts: PodcastContacts,
    /// Hand it back with the result.
    pub revision: i64,
}

/// What crawling a podcast found. Replaces the podcast's links of the same sources; `first_seen_at` is kept.
#[derive(Clone, Debug)]
pub struct CrawlUpdate {
    pub podcast_id: PodcastId,
    pub revision: i64,
    pub links: Vec<Link>,
    /// The site that the podcast names.
    pub site: Option<PodcastSite>,
    /// `None` when nothing is to be written.
    pub contacts: Option<PodcastContacts>,
}

/// Which site a podcast names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodcastSite {
    /// The key of the site: what is crawled once, however many podcasts name it.
    pub site_key: String,
    /// As the feed has it.
    pub url: String,
}

/// A site that is due, with podcasts that name it.
#[derive(Clone, Debug)]
pub struct SiteToCrawl {
    pub row: SiteRow,
    /// Podcasts that name it, all of them.
    pub podcast_count: u32,
    /// Some of these: those that were written longest ago.
    pub podcasts: Vec<PodcastOfSite>,
}

/// A podcast, as far as its site's crawl has to know it.
#[derive(Clone, Debug)]
pub struct PodcastOfSite {
    pub id: PodcastId,
    pub title: String,
    pub author: Option<String>,
    pub feed_url: String,
    /// The site as the feed has it.
    pub url: String,
    pub contacts: PodcastContacts,
}

/// What is known of a site as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteRow {
    pub site_key: String,
    pub state: String,
    /// The last crawl that brought pages.
    pub crawled_at: Option<Timestamp>,
    /// The last request.
    pub requested_at: Option<Timestamp>,
    pub next_at: Timestamp,
    /// Why it is due then: `new`, `unchanged`, `changed`, `failed`.
    pub reason: String,
    pub failures: u32,
    pub last_error: Option<String>,
    /// Crawls in a row that brought nothing new.
    pub unchanged_crawls: u32,
    /// Of what was found.
    pub content_hash: Option<String>,
    /// The first page, and its validators.
    pub start_url: Option<String>,
    pub etag: Option<String>,
    pub last_modified: Option<String>,
    pub page_count: u32,
}

/// What the crawl of a site brought.
#[derive(Clone, Debug)]
pub struct SiteUpdate {
    pub row: SiteRow,
    /// Empty when the site could not be read, or says what it said before.
    pub podcasts: Vec<PodcastFindings>,
    /// `None` leaves what is known.
    pub result: Option<SiteResult>,
}

/// What a crawl saw of a site beside contacts (spec 3, Website crawl result).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteResult {
    pub external_links: Vec<String>,
    pub visited_urls: Vec<String>,
    pub errors: Vec<SiteError>,
    pub duration_ms: u64,
    pub bytes: u64,
    pub cache_hits: u64,
    pub cache_misses: u64,
    /// Why there are no more pages, if there may be.
    pub stopped_by: Option<String>,
}

/// A page that brought nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteError {
    pub url: String,
    pub kind: String,
    pub message: String,
}

/// All that is known of a site.
#[derive(Clone, Debug)]
pub struct SiteStatus {
    pub row: SiteRow,
    /// Podcasts that name it.
    pub podcast_count: u32,
    pub result: Option<SiteResult>,
}

/// What a site says of one of its podcasts. Links replace those of the site before.
#[derive(Clone, Debug)]
pub struct PodcastFindings {
    pub podcast_id: PodcastId,
    pub links: Vec<Link>,
    pub contacts: PodcastContacts,
    /// Of the links and addresses, those that neither sound like the site nor like the podcast: keys of profiles
    /// ([`profile_key`](earshot_model::profile_key)) and addresses in lower case. What many sites have of them is nobody's.
    pub unattributed_accounts: Vec<String>,
}

/// A podcast whose inputs changed since it was last scored.
#[derive(Clone, Debug)]
pub struct PodcastToScore {
    pub podcast: Podcast,
    pub links: Vec<Link>,
    /// The newest of each platform and country.
    pub ratings: Vec<Rating>,
    /// The newest counts of each profile.
    pub profiles: Vec<SocialProfile>,
    /// What charts say; `None` for a podcast that was on none in the last weeks.
    pub chart_summary: Option<ChartSummary>,
    /// The newest chart that was looked at; `None` when there are none of the last weeks.
    pub charts_as_of: Option<NaiveDate>,
    pub episodes: EpisodeStatistics,
    /// Hand it back with the result.
    pub revision: i64,
}

/// Figures over a podcast's episodes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EpisodeStatistics {
    /// They are a directory's figures: no episode of the podcast is known here.
    pub is_from_listing: bool,
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

impl EpisodeStatistics {
    /// What a directory says of the episodes of a podcast whose feed was not read.
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

/// How many of the newest episodes [`EpisodeStatistics`] looks at.
pub const RECENT_EPISODES: usize = 30;

/// What the charts of the last weeks say of a podcast.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartSummary {
    /// The newest chart that was looked at.
    pub as_of: NaiveDate,
    /// The best place on the charts of now, weighed by their charts; `None` when it is on none.
    pub best_position: Option<(ChartKey, u16)>,
    /// Charts that it is on now.
    pub chart_count: i64,
    /// Of the last 30 days those on which it was on a chart.
    pub charted_days: i64,
    /// How far up a week before and now, 0 to 1, on the charts that were captured then; 0 is on none. `None` when there
    /// are no such charts.
    pub trend: Option<(f64, f64)>,
}

/// The score of a podcast, with the revision of the inputs it was computed from.
#[derive(Clone, Debug)]
pub struct ScoreUpdate {
    pub score: PodcastScore,
    /// The shows that it is ranked among.
    pub group: Option<PeerGroup>,
    pub revision: i64,
}
