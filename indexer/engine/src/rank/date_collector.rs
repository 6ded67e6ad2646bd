//! Collects the first hits of a segment by date without evaluating all hits.
//!
//! Documents are checked in date order in batches. Each batch is sorted by document number, because a query can only
//! seek forward.

use super::sort_keys::SortKey;
use super::top_by_order::TopByOrder;
use crate::index_read_error::IndexReadError;
use crate::scorer::search::Search;
use crate::segments::segment::Segment;
use earshot_model::search::{NullOrder, SortDirection, SortOrder};
use tantivy::DocId;

/// Size of the first batch. Later batches grow.
const MIN_BATCH: usize = 64;
/// Checking a single document costs about this many times as much as scanning it.
const COST_OF_A_TRY: u32 = 16;
/// Queries that match a smaller share of the documents are scanned instead.
const MIN_SHARE: f64 = 1.0 / 32.0;

/// Passes the first hits by date to `top`, possibly with some later ones. Returns false when hits are too rare for this
/// to beat a scan.
pub fn collect_by_date(
    search: &Search<'_>,
    segment: &Segment,
    order: SortOrder,
    top: &mut TopByOrder<'_>,
) -> Result<bool, IndexReadError> {
    let documents = segment.reader.max_doc();
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    let all = search.collection.documents as f64;
    if search.condition.estimate(all) < all * MIN_SHARE {
        return Ok(false);
    }
    let budget = (documents / COST_OF_A_TRY) as usize + MIN_BATCH;
    let mut sequence = documents_by_date(segment, order, search.collection.built_at.timestamp());
    let mut size = MIN_BATCH;
    let mut tried = 0;
    loop {
        let mut batch: Vec<DocId> = sequence.by_ref().take(size).collect();
        tried += batch.len();
        let Some(&last) = batch.last().filter(|_| !search.deadline.is_over()) else { return Ok(true) };
        let reached: SortKey = top.key_of(last);
        batch.sort_unstable();
        search.hits_in(segment, &batch)?.into_iter().for_each(|document| top.push(document, 0.0));
        // Unchecked documents come after the last one or are equal to it, and for equal dates the next order decides.
        if top.last().is_some_and(|requested| requested < reached) {
            return Ok(true);
        }
        if tried > budget {
            return Ok(false);
        }
        size *= 2;
    }
}

/// The documents of a segment in an order by date. Documents with a date after `now` count as without a date.
fn documents_by_date(segment: &Segment, order: SortOrder, now: i64) -> Box<dyn Iterator<Item = DocId> + '_> {
    let by_date = segment.columns.date_order();
    let is_past = |document: &DocId| segment.columns.past_date(*document, now).is_some();
    let (past, future) = by_date.dated.split_at(by_date.dated.partition_point(is_past));
    let undated = by_date.undated.iter().chain(future).copied();
    let dated: Box<dyn Iterator<Item = DocId>> = match order.direction {
        SortDirection::Asc => Box::new(past.iter().copied()),
        SortDirection::Desc => Box::new(past.iter().rev().copied()),
    };
    match order.nulls {
        NullOrder::First => Box::new(undated.chain(dated)),
        NullOrder::Last => Box::new(dated.chain(undated)),
    }
}
