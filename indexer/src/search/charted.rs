//! Filters and orders by places on charts: from podcasts to the documents of a segment.

use super::collection::{Collection, Segment};
use super::documents::Documents;
use super::fault::Fault;
use crate::charted::Charted;
use crate::schema::field;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartFilter, ChartPlace, ChartWanted};
use lru::LruCache;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, TERMINATED, Term};

/// Charts and depths that were asked for last are kept, a bit for each document: who is on one takes a look into the
/// dictionary a podcast.
const KEPT: NonZeroUsize = NonZeroUsize::new(4).expect("is not zero");

/// What one segment has of charts.
pub struct SegmentCharts {
    documents: Mutex<LruCache<ChartFilter, Arc<Documents>>>,
    positions: Mutex<LruCache<ChartWanted, Arc<HashMap<DocId, u16>>>>,
}

impl Default for SegmentCharts {
    fn default() -> Self {
        Self { documents: Mutex::new(LruCache::new(KEPT)), positions: Mutex::new(LruCache::new(KEPT)) }
    }
}

impl SegmentCharts {
    /// The documents of podcasts on these charts, and of their episodes.
    pub fn documents(
        &self,
        collection: &Collection,
        segment: &Segment,
        filter: ChartFilter,
    ) -> Result<Arc<Documents>, Fault> {
        if let Some(known) = self.documents.lock().unwrap_or_else(PoisonError::into_inner).get(&filter) {
            return Ok(known.clone());
        }
        let mut found = Documents::none(segment.reader.max_doc());
        let wanted = |_: PodcastId, places: &[ChartPlace]| filter.accepts(places);
        each(collection, segment, wanted, |_, documents| found.extend(documents))?;
        let found = Arc::new(found);
        self.documents.lock().unwrap_or_else(PoisonError::into_inner).put(filter, found.clone());
        Ok(found)
    }

    /// The best positions of podcasts on these charts, by their documents.
    pub fn positions(
        &self,
        collection: &Collection,
        segment: &Segment,
        wanted: ChartWanted,
    ) -> Result<Arc<HashMap<DocId, u16>>, Fault> {
        if let Some(known) = self.positions.lock().unwrap_or_else(PoisonError::into_inner).get(&wanted) {
            return Ok(known.clone());
        }
        let mut found = HashMap::new();
        each(
            collection,
            segment,
            |_, places| wanted.best(places).is_some(),
            |places, documents| {
                let Some(best) = wanted.best(places) else { return };
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

/// Hands out the documents of each podcast that is wanted, those of its episodes in their index.
fn each(
    collection: &Collection,
    segment: &Segment,
    is_wanted: impl Fn(PodcastId, &[ChartPlace]) -> bool,
    mut take: impl FnMut(&[ChartPlace], &mut dyn DocSet),
) -> Result<(), Fault> {
    let charted: &Charted = &collection.charted;
    let name = if collection.is_of_episodes() { field::PODCAST_ID } else { field::ID };
    let field = collection.field(name);
    let index = segment.inverted(field)?;
    for (podcast, places) in charted.podcasts().filter(|(podcast, places)| is_wanted(*podcast, places)) {
        if !collection.has_in(segment, podcast) {
            continue;
        }
        let term = Term::from_field_bytes(field, podcast.0.as_bytes());
        if let Some(mut documents) = index.read_postings(&term, IndexRecordOption::Basic)? {
            take(places, &mut documents);
        }
    }
    Ok(())
}
