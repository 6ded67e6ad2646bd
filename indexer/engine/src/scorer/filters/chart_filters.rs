//! Filters and orders by chart positions: maps podcasts on charts to the documents of a segment.

use crate::chart_positions::ChartPositions;
use crate::index_read_error::IndexReadError;
use crate::schema::field;
use crate::segments::collection::Collection;
use crate::segments::document_set::DocumentSet;
use crate::segments::segment::Segment;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartFilter, ChartSelector, CurrentChartPosition};
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, TERMINATED, Term};

/// The documents of podcasts on these charts; in the episode index, their episodes.
pub fn documents_on_charts(
    collection: &Collection,
    segment: &Segment,
    filter: ChartFilter,
) -> Result<Arc<DocumentSet>, IndexReadError> {
    segment.charts.documents.get_or_find(filter, || {
        let mut found = DocumentSet::empty(segment.reader.max_doc());
        let requested = |_: PodcastId, places: &[CurrentChartPosition]| filter.accepts(places);
        for_each_podcast(collection, segment, requested, |_, documents| found.extend(documents))?;
        Ok(found)
    })
}

/// The best position on these charts for each document.
pub fn best_positions(
    collection: &Collection,
    segment: &Segment,
    requested: ChartSelector,
) -> Result<Arc<HashMap<DocId, u16>>, IndexReadError> {
    segment.charts.positions.get_or_find(requested, || {
        let mut found = HashMap::new();
        for_each_podcast(
            collection,
            segment,
            |_, places| requested.best_position(places).is_some(),
            |places, documents| {
                let Some(best) = requested.best_position(places) else { return };
                while documents.doc() != TERMINATED {
                    found.insert(documents.doc(), best);
                    documents.advance();
                }
            },
        )?;
        Ok(found)
    })
}

/// Visits the documents of each selected podcast; in the episode index, those of its episodes.
fn for_each_podcast(
    collection: &Collection,
    segment: &Segment,
    is_wanted: impl Fn(PodcastId, &[CurrentChartPosition]) -> bool,
    mut take: impl FnMut(&[CurrentChartPosition], &mut dyn DocSet),
) -> Result<(), IndexReadError> {
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
