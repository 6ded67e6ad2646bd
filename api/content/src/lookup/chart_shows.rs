//! The shows of charts, and their podcasts.

use crate::views::PodcastSummary;
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;
use earshot_model::chart::{ChartPlatform, ChartShowRecord};
use earshot_model::{PodcastDocument, PodcastId};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The shows of charts, with their podcasts.
pub struct ChartShowLookup {
    shows: HashMap<u32, ChartShowRecord>,
    documents: HashMap<PodcastId, Arc<PodcastDocument>>,
}

impl ChartShowLookup {
    /// Reads the shows with their podcasts. Those of ignored podcasts are left out (decision 083); the positions of others
    /// stay as they were measured.
    pub fn read(generation: &OpenGeneration, numbers: &[u32]) -> Result<Self, ApiError> {
        let mut shows = generation.charts.shows(numbers)?;
        let mut documents = HashMap::new();
        let mut ignored = HashSet::new();
        for id in shows.values().filter_map(|show| show.podcast_id) {
            let Some(document) = generation.backend.podcast(PodcastKey::Id(id))? else { continue };
            if document.ignore_reason.is_some() {
                ignored.insert(id);
            }
            documents.insert(id, document);
        }
        shows.retain(|_, show| show.podcast_id.is_none_or(|id| !ignored.contains(&id)));
        Ok(Self { shows, documents })
    }

    /// Returns the show of a number; `None` when its podcast is ignored.
    pub fn show(&self, number: u32) -> Option<&ChartShowRecord> {
        self.shows.get(&number)
    }

    pub fn document(&self, show: &ChartShowRecord) -> Option<&PodcastDocument> {
        self.documents.get(&show.podcast_id?).map(Arc::as_ref)
    }

    pub fn podcast(&self, show: &ChartShowRecord) -> Option<PodcastSummary> {
        self.document(show).map(PodcastSummary::of)
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
