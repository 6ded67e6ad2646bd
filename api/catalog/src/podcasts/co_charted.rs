//! Finds podcasts on the same charts on the latest day.

use earshot_api_content::lookup::shows_on_platform;
use earshot_api_server::prelude::*;
use earshot_indexer::CoChartedPodcast;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartKey, ChartPlatform};
use std::collections::HashMap;

/// Charts per platform that are read, those with the best positions first. Each is a read from a file.
const MAX_CHARTS: usize = 4;
/// Most podcasts in the result.
const MAX_SHOWS: usize = 50;

/// Sorted by the number of shared charts, most first.
pub fn find_co_charted(generation: &OpenGeneration, podcast: PodcastId) -> Result<Vec<CoChartedPodcast>, ApiError> {
    let mut charts: HashMap<PodcastId, u32> = HashMap::new();
    for platform in ChartPlatform::ALL {
        let own: Vec<u32> = shows_on_platform(generation, podcast, *platform)?.iter().map(|show| show.number).collect();
        let spans = generation.charts.spans().iter().filter(|span| span.key.platform() == *platform);
        let Some(newest) = spans.map(|span| span.last).max().filter(|_| !own.is_empty()) else { continue };
        let stands = generation.charts.positions(*platform, &own, newest, newest)?;
        let mut best: Vec<(u16, ChartKey)> =
            stands.into_iter().filter_map(|(key, days)| Some((*days.values().min()?, key))).collect();
        best.sort_unstable();
        let mut shows: HashMap<u32, u32> = HashMap::new();
        for (_, key) in best.into_iter().take(MAX_CHARTS) {
            let rows = generation.charts.rows(key, newest, newest)?.into_values().flatten();
            rows.for_each(|(_, show)| *shows.entry(show).or_default() += 1);
        }
        let mut shows: Vec<(u32, u32)> = shows.into_iter().filter(|(show, _)| !own.contains(show)).collect();
        shows.sort_unstable_by(|one, other| other.1.cmp(&one.1).then(one.0.cmp(&other.0)));
        shows.truncate(MAX_SHOWS);
        let numbers: Vec<u32> = shows.iter().map(|(show, _)| *show).collect();
        let listed = generation.charts.shows(&numbers)?;
        for (show, count) in shows {
            // Some shows on charts are not in the catalog.
            if let Some(other) = listed.get(&show).and_then(|listed| listed.podcast_id).filter(|id| *id != podcast) {
                *charts.entry(other).or_default() += count;
            }
        }
    }
    let mut charted: Vec<CoChartedPodcast> =
        charts.into_iter().map(|(podcast, charts)| CoChartedPodcast { podcast, charts }).collect();
    charted.sort_unstable_by(|one, other| other.charts.cmp(&one.charts).then(one.podcast.cmp(&other.podcast)));
    charted.truncate(MAX_SHOWS);
    Ok(charted)
}
