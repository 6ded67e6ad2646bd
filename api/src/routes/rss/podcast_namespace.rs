//! `GET /api/v1/rss/stats/public/podcast2`

use super::statistics;
use crate::error::{ApiError, ErrorView};
use crate::state::AppState;
use crate::views::{Envelope, TimestampView};
use axum::extract::State;
use earshot_model::{HostingCompanyStatistics, PodcastTagList, RssStatistics, TagUsage};
use serde::Serialize;
use std::cmp::Ordering;
use utoipa::ToSchema;

/// Hosts of each list.
const MAX_HOSTS: usize = 25;
/// Averages of a small host are chance: only the largest are compared.
const COMPARED_HOSTS: usize = 50;

/// What feeds implement of the podcast namespace.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Podcast2Data {
    podcast2_stats: Podcast2Stats,
}

/// How feeds use the podcast namespace.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Podcast2Stats {
    podcast_level_stats: TagLevel,
    episode_level_stats: TagLevel,
    /// Podcasts whose feeds implement most tags, of equals those with more authority.
    top_podcast2_podcasts: Vec<Podcast2Podcast>,
    top_hosts: Vec<HostShare>,
    /// Of the 50 largest hosts, those with the highest share of podcasts with a transcript.
    top_hosts_with_podcast2_transcripts: Vec<HostTranscripts>,
    /// Of the 50 largest hosts, those whose podcasts implement most.
    top_hosts_with_podcast2_stats: Vec<HostTags>,
    /// When this was counted. Beyond the contract.
    snapshot_at: TimestampView,
}

/// How many feeds use each tag of the podcast namespace on one level.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TagLevel {
    /// Feeds that were read; a show with several feeds counts once.
    total_rss_feeds: u64,
    /// Episodes in these feeds, null on the level of podcasts. Beyond the contract.
    total_episodes: Option<u64>,
    /// Most frequent first.
    field_frequency: Vec<TagFrequency>,
}

/// How many feeds, and how many of their episodes, have a tag.
#[derive(Debug, Serialize, ToSchema)]
pub struct TagFrequency {
    /// `podcast:transcript`
    field: String,
    /// Feeds that have it, on at least one episode on the level of episodes.
    frequency: u64,
    /// Of the feeds, 0 to 100.
    percentage: f64,
    /// Episodes that have it, null on the level of podcasts. Beyond the contract.
    episodes: Option<u64>,
}

/// A podcast with the number of podcast namespace tags it uses.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Podcast2Podcast {
    podcast_id: String,
    /// Who keeps the files: a company, or a domain. Empty when the feed has no files.
    host: String,
    podcast_slug: String,
    /// Beyond the contract.
    podcast_title: String,
    podcast_image_url: Option<String>,
    rss_feed_url: String,
    #[serde(rename = "numPodcast20Fields")]
    tags: usize,
    implemented_fields: Vec<String>,
}

/// The share of podcasts at a hosting company.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HostShare {
    host: String,
    total_podcasts: u64,
    /// Of the feeds, 0 to 100.
    percentage: f64,
}

/// The share of a hosting company's podcasts that have transcripts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HostTranscripts {
    host: String,
    total_podcasts: u64,
    num_podcasts_with_transcripts: u64,
    /// Of the host's podcasts, 0 to 100.
    percentage: f64,
}

/// How many tags the podcasts of a hosting company use on average.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HostTags {
    host: String,
    total_podcasts: u64,
    #[serde(rename = "averageNumPodcast2Fields")]
    mean_tags: f64,
}

/// What feeds implement of the podcast namespace, and who hosts them.
#[utoipa::path(
    get,
    path = "/api/v1/rss/stats/public/podcast2",
    operation_id = "getRssStatsPodcast2",
    tag = "Stats",
    security(()),
    responses(
        (status = 200, description = "The figures", body = Envelope<Podcast2Data>),
        (status = 404, description = "Not counted yet", body = ErrorView),
    )
)]
pub async fn get_rss_stats_podcast2(State(state): State<AppState>) -> Result<Envelope<Podcast2Data>, ApiError> {
    let data = state.read_generation(|generation| {
        Ok(Podcast2Data { podcast2_stats: Podcast2Stats::of(&*statistics(generation)?) })
    });
    Ok(Envelope::new(data.await?))
}

impl Podcast2Stats {
    fn of(statistics: &RssStatistics) -> Self {
        let RssStatistics { feeds, hosts, .. } = statistics;
        let level = |tags: &[TagUsage], episodes: Option<u64>| TagLevel {
            total_rss_feeds: *feeds,
            total_episodes: episodes,
            field_frequency: tags
                .iter()
                .map(|tag| TagFrequency {
                    field: tag.tag.clone(),
                    frequency: tag.feeds,
                    percentage: percentage(tag.feeds, *feeds),
                    episodes: episodes.map(|_| tag.items),
                })
                .collect(),
        };
        let compared = |order: fn(&HostingCompanyStatistics) -> f64| {
            let mut compared: Vec<&HostingCompanyStatistics> = hosts.iter().take(COMPARED_HOSTS).collect();
            compared.retain(|host| order(host) > 0.0);
            // The order of before, which is by size, decides between equals.
            compared.sort_by(|a, b| order(b).partial_cmp(&order(a)).unwrap_or(Ordering::Equal));
            compared.into_iter().take(MAX_HOSTS)
        };
        Self {
            podcast_level_stats: level(&statistics.channel_tags, None),
            episode_level_stats: level(&statistics.item_tags, Some(statistics.episodes)),
            top_podcast2_podcasts: statistics.top_podcasts.iter().map(Podcast2Podcast::of).collect(),
            top_hosts: hosts
                .iter()
                .take(MAX_HOSTS)
                .map(|host| HostShare {
                    host: host.host.clone(),
                    total_podcasts: host.podcasts,
                    percentage: percentage(host.podcasts, *feeds),
                })
                .collect(),
            top_hosts_with_podcast2_transcripts: compared(|host| percentage(host.with_transcripts, host.podcasts))
                .map(|host| HostTranscripts {
                    host: host.host.clone(),
                    total_podcasts: host.podcasts,
                    num_podcasts_with_transcripts: host.with_transcripts,
                    percentage: percentage(host.with_transcripts, host.podcasts),
                })
                .collect(),
            top_hosts_with_podcast2_stats: compared(|host| host.mean_tags)
                .map(|host| HostTags {
                    host: host.host.clone(),
                    total_podcasts: host.podcasts,
                    mean_tags: round_to_hundredths(host.mean_tags),
                })
                .collect(),
            snapshot_at: statistics.counted_at.into(),
        }
    }
}

impl Podcast2Podcast {
    fn of(podcast: &PodcastTagList) -> Self {
        Self {
            podcast_id: podcast.id.to_string(),
            host: podcast.host.clone().unwrap_or_default(),
            podcast_slug: podcast.slug.clone(),
            podcast_title: podcast.title.clone(),
            podcast_image_url: podcast.image_url.clone(),
            rss_feed_url: podcast.feed_url.clone(),
            tags: podcast.tags.len(),
            implemented_fields: podcast.tags.clone(),
        }
    }
}

/// Of a whole, 0 to 100, two decimals.
pub(super) fn percentage(part: u64, whole: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "counts of podcasts are far below 2^52")]
    let share = if whole == 0 { 0.0 } else { part as f64 * 100.0 / whole as f64 };
    round_to_hundredths(share)
}

fn round_to_hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
