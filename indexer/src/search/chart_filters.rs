//! Filters and orders by chart positions: maps podcasts on charts to the documents of a segment.

use super::collection::{Collection, Segment};
use super::document_set::DocumentSet;
use super::fault::Fault;
use crate::chart_positions::ChartPositions;
use crate::schema::field;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartFilter, ChartSelector, CurrentChartPosition};
use lru::LruCache;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, TERMINATED, Term};

/// Number of recently used combinations of charts and depth whose document sets stay cached. Building a set looks up
/// every podcast of the charts in the dictionary.
const CACHED_FILTERS: NonZeroUsize = NonZeroUsize::new(4).expect("is not zero");

/// Chart data of one segment.
pub struct SegmentCharts {
    documents: Mutex<LruCache<ChartFilter, Arc<DocumentSet>>>,
    positions: Mutex<LruCache<ChartSelector, Arc<HashMap<DocId, u16>>>>,
}

impl Default for SegmentCharts {
    fn default() -> Self {
        Self {
            documents: Mutex::new(LruCache::new(CACHED_FILTERS)),
            positions: Mutex::new(LruCache::new(CACHED_FILTERS)),
        }
    }
}

impl SegmentCharts {
    /// The documents of podcasts on these charts; in the episode index, their episodes.
    pub fn documents(
        &self,
        collection: &Collection,
        segment: &Segment,
        filter: ChartFilter,
    ) -> Result<Arc<DocumentSet>, Fault> {
        if let Some(known) = self.documents.lock().unwrap_or_else(PoisonError::into_inner).get(&filter) {
            return Ok(known.clone());
        }
        let mut found = DocumentSet::empty(segment.reader.max_doc());
        let wanted = |_: PodcastId, places: &[CurrentChartPosition]| filter.accepts(places);
        for_each_podcast(collection, segment, wanted, |_, documents| found.extend(documents))?;
        let found = Arc::new(found);
        self.documents.lock().unwrap_or_else(PoisonError::into_inner).put(filter, found.clone());
        Ok(found)
    }

    /// The best position on these charts for each document.
    pub fn positions(
        &self,
        collection: &Collection,
        segment: &Segment,
        wanted: ChartSelector,
    ) -> Result<Arc<HashMap<DocId, u16>>, Fault> {
        if let Some(known) = self.positions.lock().unwrap_or_else(PoisonError::into_inner).get(&wanted) {
            return Ok(known.clone());
        }
        let mut found = HashMap::new();
        for_each_podcast(
            collection,
            segment,
            |_, places| wanted.best_position(places).is_some(),
            |places, documents| {
                let Some(best) = wanted.best_position(places) else { return };
                while documents.doc() != TERMINATED {
                    found.insert(documents.doc(), best);
                    documents.advance();
                }
            },
        )?;
        let found = Arc::new(found);
        self.positions.lock().unwrap_or_else(PoisonError::into_inner).put(wanted, found.clone());
        Ok(found)
    }
}

/// Visits the documents of each selected podcast; in the episode index, those of its episodes.
fn for_each_podcast(
    collection: &Collection,
    segment: &Segment,
    is_wanted: impl Fn(PodcastId, &[CurrentChartPosition]) -> bool,
    mut take: impl FnMut(&[CurrentChartPosition], &mut dyn DocSet),
) -> Result<(), Fault> {
    let charted: &ChartPositions = &collection.chart_positions;
    let name = if collection.is_episode_collection() { field::PODCAST_ID } else { field::ID };
    let field = collection.field(name);
    let index = segment.inverted_index(field)?;
    for (podcast, places) in charted.podcasts().filter(|(podcast, places)| is_wanted(*podcast, places)) {
        if !collection.is_in_shard_of(segment, podcast) {
            continue;
        }
        let term = Term::from_field_bytes(field, podcast.0.as_bytes());
        if let Some(mut documents) = index.read_postings(&term, IndexRecordOption::Basic)? {
            take(places, &mut documents);
        }
    }
    Ok(())
}
