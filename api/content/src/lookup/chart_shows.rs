//! The shows of charts, and their podcasts.

use crate::views::PodcastSummary;
use earshot_api_server::error::ApiError;
use earshot_api_server::serving::OpenGeneration;
use earshot_indexer::PodcastKey;
use earshot_model::chart::{ChartPlatform, ChartShowRecord};
use earshot_model::{PodcastDocument, PodcastId};
use std::collections::HashMap;
use std::sync::Arc;

/// The shows of charts, with their podcasts.
pub struct ChartShowLookup<'a> {
    generation: &'a OpenGeneration,
    shows: HashMap<u32, ChartShowRecord>,
}

impl<'a> ChartShowLookup<'a> {
    pub fn read(generation: &'a OpenGeneration, numbers: &[u32]) -> Result<Self, ApiError> {
        Ok(Self { generation, shows: generation.charts.shows(numbers)? })
    }

    /// Returns the show of a number; `None` when the files are inconsistent, which does not happen.
    pub fn show(&self, number: u32) -> Option<&ChartShowRecord> {
        self.shows.get(&number)
    }

    pub fn document(&self, show: &ChartShowRecord) -> Result<Option<Arc<PodcastDocument>>, ApiError> {
        let document = |id| Ok(self.generation.backend.podcast(PodcastKey::Id(id))?);
        show.podcast_id.map_or(Ok(None), document)
    }

    pub fn podcast(&self, show: &ChartShowRecord) -> Result<Option<PodcastSummary>, ApiError> {
        Ok(self.document(show)?.map(|document| PodcastSummary::of(&document)))
    }
}

pub fn find_summary(generation: &OpenGeneration, id: PodcastId) -> Result<Option<PodcastSummary>, ApiError> {
    Ok(generation.backend.podcast(PodcastKey::Id(id))?.map(|document| PodcastSummary::of(&document)))
}

/// Returns the shows of a podcast on a platform.
pub fn shows_on_platform(
    generation: &OpenGeneration,
    podcast: PodcastId,
    platform: ChartPlatform,
) -> Result<Vec<ChartShowRecord>, ApiError> {
    let numbers = generation.charts.shows_of_podcast(podcast)?;
    let mut shows: Vec<ChartShowRecord> = generation.charts.shows(&numbers)?.into_values().collect();
    shows.retain(|show| show.platform == platform);
    shows.sort_by_key(|show| show.number);
    Ok(shows)
}
