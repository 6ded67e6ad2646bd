//! `GET /api/v1/rss/stats/public/podcast2`

use super::statistics;
use earshot_api_server::prelude::*;
use earshot_model::{HostingCompanyStatistics, PodcastTagList, RssStatistics, TagUsage};
use std::cmp::Ordering;

/// Hosting companies in each list.
const MAX_HOSTS: usize = 25;
/// Only the largest hosting companies are compared, because averages of small ones are not reliable.
const COMPARED_HOSTS: usize = 50;

/// Use of the podcast namespace in feeds.
#[view]
pub struct Podcast2Data {
    /// How feeds use the podcast namespace.
    podcast2_stats: Podcast2Stats,
}

/// How feeds use the podcast namespace.
#[view]
pub struct Podcast2Stats {
    /// Tags of podcasts.
    podcast_level_stats: TagLevel,
    /// Tags of episodes.
    episode_level_stats: TagLevel,
    /// Podcasts whose feeds use the most tags; ties are ordered by authority score.
    top_podcast2_podcasts: Vec<Podcast2Podcast>,
    /// The hosting companies with the most podcasts.
    top_hosts: Vec<HostingCompanyShare>,
    /// Of the 50 largest hosting companies, those with the highest share of podcasts with a transcript.
    top_hosts_with_podcast2_transcripts: Vec<HostingCompanyTranscripts>,
    /// Of the 50 largest hosting companies, those whose podcasts use the most tags.
    top_hosts_with_podcast2_stats: Vec<HostingCompanyTags>,
    /// When the counts were made.
    snapshot_at: TimestampView,
}

/// How many feeds use each tag on one level, podcast or episode.
#[view]
pub struct TagLevel {
    /// Number of feeds; a podcast with several feeds counts once.
    total_rss_feeds: u64,
    /// Episodes in these feeds; null on the podcast level.
    total_episodes: Option<u64>,
    /// Most frequent first.
    field_frequency: Vec<TagFrequency>,
}

/// How many feeds, and how many of their episodes, have a tag.
#[view]
pub struct TagFrequency {
    /// For example `podcast:transcript`.
    field: String,
    /// Feeds that use the tag; on the episode level, on at least one episode.
    frequency: u64,
    /// Share of the feeds, 0 to 100.
    percentage: f64,
    /// Episodes that use the tag; null on the podcast level.
    episodes: Option<u64>,
}

/// A podcast with the number of podcast namespace tags it uses.
#[view]
pub struct Podcast2Podcast {
    /// ID of the podcast.
    podcast_id: String,
    /// The hosting company, or the domain of the media files. Empty when the feed has no media files.
    host: String,
    /// Slug of the podcast.
    podcast_slug: String,
    /// Title of the podcast.
    podcast_title: String,
    /// URL of the podcast's image; `null` when there is none.
    podcast_image_url: Option<String>,
    /// URL of the feed.
    rss_feed_url: String,
    /// Number of tags that the feed uses.
    #[serde(rename = "numPodcast20Fields")]
    tags: usize,
    /// The tags that the feed uses.
    implemented_fields: Vec<String>,
}

/// The share of podcasts at a hosting company.
#[view]
pub struct HostingCompanyShare {
    /// The hosting company.
    host: String,
    /// Number of podcasts at the hosting company.
    total_podcasts: u64,
    /// Share of the feeds, 0 to 100.
    percentage: f64,
}

/// The share of a hosting company's podcasts that have transcripts.
#[view]
pub struct HostingCompanyTranscripts {
    /// The hosting company.
    host: String,
    /// Number of podcasts at the hosting company.
    total_podcasts: u64,
    /// Number of its podcasts with a transcript in the feed.
    num_podcasts_with_transcripts: u64,
    /// Share of the hosting company's podcasts, 0 to 100.
    percentage: f64,
}

/// How many tags the podcasts of a hosting company use on average.
#[view]
pub struct HostingCompanyTags {
    /// The hosting company.
    host: String,
    /// Number of podcasts at the hosting company.
    total_podcasts: u64,
    /// Average number of podcast namespace tags in a feed.
    #[serde(rename = "averageNumPodcast2Fields")]
    mean_tags: f64,
}

/// Returns how feeds use the podcast namespace, and which companies host them.
#[endpoint(
    get "/api/v1/rss/stats/public/podcast2",
    security(()),
    (status = 200, description = "The figures", body = Envelope<Podcast2Data>),
    (status = 404, description = "No figures yet"),
)]
pub async fn get_rss_stats_podcast2(state: AppState) -> Result<Envelope<Podcast2Data>, ApiError> {
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
            // Ties keep the previous order, which is by size.
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
                .map(|host| HostingCompanyShare {
                    host: host.host.clone(),
                    total_podcasts: host.podcasts,
                    percentage: percentage(host.podcasts, *feeds),
                })
                .collect(),
            top_hosts_with_podcast2_transcripts: compared(|host| percentage(host.with_transcripts, host.podcasts))
                .map(|host| HostingCompanyTranscripts {
                    host: host.host.clone(),
                    total_podcasts: host.podcasts,
                    num_podcasts_with_transcripts: host.with_transcripts,
                    percentage: percentage(host.with_transcripts, host.podcasts),
                })
                .collect(),
            top_hosts_with_podcast2_stats: compared(|host| host.mean_tags)
                .map(|host| HostingCompanyTags {
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

/// A percentage, 0 to 100, with two decimals.
pub(super) fn percentage(part: u64, whole: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "counts of podcasts are far below 2^52")]
    let share = if whole == 0 { 0.0 } else { part as f64 * 100.0 / whole as f64 };
    round_to_hundredths(share)
}

fn round_to_hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
