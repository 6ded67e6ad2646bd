//! `GET /api/v1/rss/stats/public/podcast2/history` (beyond the contract)

use super::podcast_namespace::percentage;
use super::statistics;
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::DailyTagCounts;

/// The tag whose history is returned.
#[parameters]
pub struct HistoryParameters {
    /// A tag of the podcast namespace, such as `podcast:transcript`.
    #[param(example = "podcast:transcript")]
    field: String,
}

/// The use of a tag on each day with counts.
#[view]
pub struct TagHistoryData {
    /// The tag, for example `podcast:transcript`.
    field: String,
    /// Oldest first. Days without counts are left out.
    days: Vec<TagDay>,
}

/// The share of feeds that had a tag on one day.
#[view]
pub struct TagDay {
    /// For example `2026-11-22`.
    date: String,
    /// Number of feeds that were counted.
    total_rss_feeds: u64,
    /// Share of feeds that use the tag on the podcast level, 0 to 100.
    podcast_percentage: f64,
    /// Share of feeds that use the tag on an episode, 0 to 100.
    episode_percentage: f64,
}

/// Returns the use of a tag over time.
#[endpoint(
    get "/api/v1/rss/stats/public/podcast2/history",
    security(()),
    (status = 200, description = "The days", body = Envelope<TagHistoryData>),
    (status = 400, description = "The tag is not valid"),
    (status = 404, description = "No figures yet, or no feed uses the tag"),
)]
pub async fn get_rss_stats_podcast2_history(
    state: AppState,
    ApiQuery(HistoryParameters { field }): ApiQuery<HistoryParameters>,
) -> Result<Envelope<TagHistoryData>, ApiError> {
    if !field.starts_with("podcast:") {
        return Err(ApiError::invalid("A parameter is not valid.", "/field", "must begin with podcast:"));
    }
    let read = move |generation: &earshot_api_server::serving::OpenGeneration| {
        let statistics = statistics(generation)?;
        let days: Vec<TagDay> = statistics.history.iter().map(|day| TagDay::of(day, &field)).collect();
        if days.iter().all(|day| day.podcast_percentage + day.episode_percentage == 0.0) {
            return Err(ApiError::not_found("Feed with this tag"));
        }
        Ok(TagHistoryData { field, days })
    };
    Ok(Envelope::new(state.read_generation(read).await?))
}

impl TagDay {
    fn of(day: &DailyTagCounts, field: &str) -> Self {
        let of_feeds = |feeds: Option<&u64>| percentage(feeds.copied().unwrap_or(0), day.feeds);
        Self {
            date: format_date(day.date),
            total_rss_feeds: day.feeds,
            podcast_percentage: of_feeds(day.channel_tags.get(field)),
            episode_percentage: of_feeds(day.item_tags.get(field)),
        }
    }
}
