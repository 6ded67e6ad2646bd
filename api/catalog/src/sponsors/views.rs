//! Sponsors across podcasts as responses show them.

use crate::spoken_name::first_second;
use earshot_api_content::views::{PodcastSummary, round_confidence};
use earshot_api_server::prelude::*;
use earshot_indexer::{EpisodeKey, PodcastKey};
use earshot_model::sponsors::{CountedValue, SponsorReadRecord, SponsorRecord};

/// Podcasts in a response, those with the most episodes.
const MAX_PODCASTS: usize = 50;

/// A sponsor in a list.
#[view(Clone)]
pub struct SponsorProfileSummaryView {
    /// Slug of the sponsor's page.
    pub slug: String,
    /// The most frequent spelling of the name.
    pub name: String,
    /// The most frequent kind: sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or
    /// unknown.
    #[serde(rename = "type")]
    pub kind: String,
    /// paid, own, donation, affiliate or unclear.
    pub group: String,
    /// Number of episodes.
    pub episodes_count: usize,
    /// Number of podcasts.
    pub podcasts_count: usize,
    /// When the oldest of the episodes was published; `null` without dates.
    pub first_seen_at: Option<TimestampView>,
    /// When the newest of the episodes was published; `null` without dates.
    pub last_seen_at: Option<TimestampView>,
    /// Domains that the texts link to, most frequent first.
    pub domains: Vec<String>,
}

/// A sponsor across podcasts.
#[view(Clone)]
pub struct SponsorProfileView {
    #[serde(flatten)]
    pub summary: SponsorProfileSummaryView,
    /// The podcasts, most episodes first, at most 50.
    pub podcasts: Vec<SponsoredPodcastView>,
    /// Episodes by month, oldest first, at most 240 months.
    pub months: Vec<SponsorMonthView>,
    /// Genres of the podcasts, most episodes first.
    pub categories: Vec<SponsorCategoryView>,
    /// Coupon codes, most frequent first.
    pub coupon_codes: Vec<String>,
}

/// A podcast of a sponsor.
#[view(Clone)]
pub struct SponsoredPodcastView {
    /// The podcast.
    pub podcast: PodcastSummary,
    /// Number of episodes with the sponsor.
    pub episodes_count: u32,
    /// When the oldest of the episodes was published; `null` without dates.
    pub first_seen_at: Option<TimestampView>,
    /// When the newest of the episodes was published; `null` without dates.
    pub last_seen_at: Option<TimestampView>,
}

/// The episodes of a month.
#[view(Clone)]
pub struct SponsorMonthView {
    /// Year and month, `2026-11`.
    pub month: String,
    /// Number of episodes with the sponsor.
    pub episodes_count: u32,
}

/// The episodes of a genre.
#[view(Clone)]
pub struct SponsorCategoryView {
    /// Name of the genre.
    pub name: String,
    /// Number of episodes with the sponsor.
    pub episodes_count: u32,
}

/// A message of a sponsor in an episode.
#[view(Clone)]
pub struct SponsorReadView {
    /// ID of the episode.
    pub episode_id: String,
    /// Slug of the episode, unique within its podcast.
    pub episode_slug: String,
    /// Title of the episode.
    pub title: String,
    /// Slug of the podcast.
    pub podcast_slug: String,
    /// Title of the podcast.
    pub podcast_title: String,
    /// sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown.
    #[serde(rename = "type")]
    pub kind: String,
    /// paid, own, donation, affiliate or unclear.
    pub group: String,
    /// The text around the name; `null` when there is none.
    pub snippet: Option<String>,
    /// Whether a host reads it out; `null` when unknown.
    pub is_host_read: Option<bool>,
    /// Coupon codes in the text.
    pub coupon_codes: Vec<String>,
    /// When the episode was published; `null` when the feed has no date.
    pub published_at: Option<TimestampView>,
    /// The second at which the transcript first has the name; `null` when unknown.
    pub start_second: Option<i64>,
    /// How likely the text promotes it, 0 to 1.
    pub confidence: f64,
}

impl SponsorProfileSummaryView {
    pub fn of(sponsor: &SponsorRecord) -> Self {
        Self {
            slug: sponsor.slug.clone(),
            name: sponsor.name.clone(),
            kind: sponsor.kind.as_str().to_owned(),
            group: sponsor.group.as_str().to_owned(),
            episodes_count: sponsor.episodes,
            podcasts_count: sponsor.podcast_count,
            first_seen_at: sponsor.first_at.map(TimestampView),
            last_seen_at: sponsor.latest_at.map(TimestampView),
            domains: sponsor.domains.clone(),
        }
    }
}

impl SponsorProfileView {
    /// Reads what the record names. Podcasts that left the generation are left out.
    pub fn read(generation: &OpenGeneration, sponsor: &SponsorRecord) -> Result<Self, ApiError> {
        let mut podcasts = Vec::new();
        for sponsored in sponsor.podcasts.iter().take(MAX_PODCASTS) {
            let Some(document) = generation.backend.podcast(PodcastKey::Id(sponsored.podcast))? else { continue };
            podcasts.push(SponsoredPodcastView {
                podcast: PodcastSummary::of(&document),
                episodes_count: sponsored.episodes,
                first_seen_at: sponsored.first_at.map(TimestampView),
                last_seen_at: sponsored.latest_at.map(TimestampView),
            });
        }
        let month = |one: &CountedValue| SponsorMonthView { month: one.value.clone(), episodes_count: one.episodes };
        let category =
            |one: &CountedValue| SponsorCategoryView { name: one.value.clone(), episodes_count: one.episodes };
        Ok(Self {
            summary: SponsorProfileSummaryView::of(sponsor),
            podcasts,
            months: sponsor.months.iter().map(month).collect(),
            categories: sponsor.categories.iter().map(category).collect(),
            coupon_codes: sponsor.coupon_codes.clone(),
        })
    }
}

impl SponsorReadView {
    /// Reads the episode of a read; `None` when it left the generation.
    pub fn read(generation: &OpenGeneration, name: &str, read: &SponsorReadRecord) -> Result<Option<Self>, ApiError> {
        let Some(document) = generation.backend.episode(EpisodeKey::Id(read.episode))? else { return Ok(None) };
        let transcript = if document.has_transcript { generation.backend.transcript(read.episode)? } else { None };
        let episode = &document.episode;
        Ok(Some(Self {
            episode_id: episode.id.to_string(),
            episode_slug: episode.slug.clone(),
            title: episode.title.clone(),
            podcast_slug: document.podcast_slug.clone(),
            podcast_title: document.podcast_title.clone(),
            kind: read.kind.as_str().to_owned(),
            group: read.kind.group().as_str().to_owned(),
            snippet: read.snippet.clone(),
            is_host_read: read.is_host_read,
            coupon_codes: read.coupon_codes.clone(),
            published_at: episode.published_at.map(TimestampView),
            start_second: transcript.and_then(|transcript| first_second(&transcript.cues, name)),
            confidence: round_confidence(read.confidence),
        }))
    }
}
