//! The first hits by date of a segment, without looking at all of them.
//!
//! The documents are tried in the order of their dates, a batch at a time; a batch is put in the order of documents,
//! because the query only moves forward.

use super::collect::Search;
use super::collection::Segment;
use super::fault::Fault;
use super::sort::TopByOrder;
use super::sort_keys::SortKey;
use earshot_model::search::{NullOrder, SortDirection, SortOrder};
use tantivy::DocId;

/// The smallest batch.
const MIN_BATCH: usize = 64;
/// Trying a document costs this many times as much as walking over it, about.
const COST_OF_A_TRY: u32 = 16;
/// Queries that match a smaller share of the documents are walked.
const MIN_SHARE: f64 = 1.0 / 32.0;

/// Gives the hits to `top`, and some after them. False when too few of the documents are hits for this to be faster
/// than looking at every hit.
pub fn collect_by_date(
    search: &Search<'_>,
    segment: &Segment,
    order: SortOrder,
    top: &mut TopByOrder<'_>,
) -> Result<bool, Fault> {
    let documents = segment.reader.max_doc();
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    let all = search.collection.documents as f64;
    if search.matcher.estimate(all) < all * MIN_SHARE {
        return Ok(false);
    }
    let budget = (documents / COST_OF_A_TRY) as usize + MIN_BATCH;
    let mut sequence = documents_by_date(segment, order);
    let mut size = MIN_BATCH;
    let mut tried = 0;
    loop {
        let mut batch: Vec<DocId> = sequence.by_ref().take(size).collect();
        tried += batch.len();
        let Some(&last) = batch.last().filter(|_| !search.deadline.is_over()) else { return Ok(true) };
        let reached: SortKey = top.key_of(last);
        batch.sort_unstable();
        search.hits_in(segment, &batch)?.into_iter().for_each(|document| top.push(document, 0.0));
        // What is not yet tried is not before the last one; what equals it may still be decided by the next order.
        if top.last().is_some_and(|wanted| wanted < reached) {
            return Ok(true);
        }
        if tried > budget {
            return Ok(false);
        }
        size *= 2;
    }
}

/// All documents of a segment in an order by date.
fn documents_by_date(segment: &Segment, order: SortOrder) -> Box<dyn Iterator<Item = DocId> + '_> {
    let by_date = segment.columns.date_order();
    let undated = by_date.undated.iter().copied();
    let dated: Box<dyn Iterator<Item = DocId>> = match order.direction {
        SortDirection::Asc => Box::new(by_date.dated.iter().copied()),
        SortDirection::Desc => Box::new(by_date.dated.iter().rev().copied()),
    };
    match order.nulls {
        NullOrder::First => Box::new(undated.chain(dated)),
        NullOrder::Last => Box::new(dated.chain(undated)),
    }
}
