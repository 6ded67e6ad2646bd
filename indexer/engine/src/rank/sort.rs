//! Sorts hits by orders. Each order breaks the ties of the previous one; the id breaks the last ties.
//! [`super::relevance`] handles relevance alone, best first.
//!
//! Hits of a segment are compared by column numbers; only the first hits of each segment are resolved to values. By
//! date, a segment's documents are already sorted, so a search with many hits reads the newest until enough match.

use super::date_collector;
use super::sort_keys::SegmentKeys;
use super::top_by_order::{SortedHit, TopByOrder};
use crate::Total;
use crate::index_read_error::IndexReadError;
use crate::query::query_term::ScoredTerm;
use crate::scorer::search::{ScoredHit, Search};
use crate::segments::collection::Collection;
use crate::segments::doc_address::DocAddress;
use crate::segments::segment::Segment;
use earshot_model::limits::MAX_EXACT_COUNT;
use earshot_model::search::{SortField, SortOrder};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use tantivy::Score;

/// The first `limit` hits in these orders, and the total.
pub fn sort_hits(
    search: &Search<'_>,
    orders: &[SortOrder],
    limit: usize,
) -> Result<(Vec<DocAddress>, Total), IndexReadError> {
    let has_scores = search.compiled.has_score && orders.iter().any(|order| order.field == SortField::Relevance);
    let terms = if has_scores { search.compiled.scored.as_slice() } else { &[] };
    let segments = search.collection.map_segments(search.estimated_work(), |segment| {
        let keys = SegmentKeys::open(search.collection, segment, orders)?;
        let (top, count) = match collect_first_by_date(search, segment, &keys, limit)? {
            Some(found) => found,
            None => collect_all(search, segment, terms, &keys, limit)?,
        };
        Ok((top.into_sorted_hits(segment)?, count))
    })?;
    let count: usize = segments.iter().map(|(_, count)| count).sum();
    let hits = merge_first(segments.into_iter().flat_map(|(top, _)| top).collect(), limit);
    let total = if count > MAX_EXACT_COUNT { Total::AtLeast(MAX_EXACT_COUNT) } else { Total::Exactly(count) };
    Ok((hits.into_iter().map(|hit| hit.address).collect(), total))
}

/// Merges the first hits of all segments.
fn merge_first(mut hits: Vec<SortedHit>, limit: usize) -> Vec<ScoredHit> {
    hits.sort_unstable_by(|one, other| one.keys.cmp(&other.keys).then(one.id.cmp(&other.id)));
    hits.truncate(limit);
    hits.into_iter().map(|sorted| sorted.hit).collect()
}

/// The first `limit` hits in orders that include relevance, with their final scores. `ranked` contains the final scores
/// of reranked hits; other scores are computed from the score by words.
pub fn sort_by_score(
    search: &Search<'_>,
    orders: &[SortOrder],
    limit: usize,
    ranked: &[ScoredHit],
    final_score: impl Fn(Score) -> Score + Sync,
) -> Result<Vec<ScoredHit>, IndexReadError> {
    let segments = search.collection.map_segments(search.estimated_work(), |segment| {
        let mut own: Vec<ScoredHit> =
            ranked.iter().filter(|hit| hit.address.segment == segment.number).copied().collect();
        own.sort_unstable_by_key(|hit| hit.address);
        let keys = SegmentKeys::open(search.collection, segment, orders)?;
        let mut top = TopByOrder::new(&keys, limit);
        own.iter().for_each(|hit| top.push(hit.address.document, hit.score));
        search.for_each_hit(segment, &search.compiled.scored, &mut |document, score| {
            if own.binary_search_by_key(&document, |hit| hit.address.document).is_err() {
                top.push(document, final_score(score));
            }
            true
        })?;
        top.into_sorted_hits(segment)
    })?;
    Ok(merge_first(segments.into_iter().flatten().collect(), limit))
}

type CountedTop<'k> = (TopByOrder<'k>, usize);

/// Visits every hit, scored by `terms`.
fn collect_all<'k>(
    search: &Search<'_>,
    segment: &Segment,
    terms: &[ScoredTerm],
    keys: &'k SegmentKeys<'k>,
    limit: usize,
) -> Result<CountedTop<'k>, IndexReadError> {
    let mut top = TopByOrder::new(keys, limit);
    let mut count = 0;
    search.for_each_hit(segment, terms, &mut |document, score| {
        count += 1;
        top.push(document, score);
        true
    })?;
    Ok((top, count))
}

/// Checks documents in date order until enough match; `None` when visiting every hit would be faster.
fn collect_first_by_date<'k>(
    search: &Search<'_>,
    segment: &Segment,
    keys: &'k SegmentKeys<'k>,
    limit: usize,
) -> Result<Option<CountedTop<'k>>, IndexReadError> {
    let orders = keys.orders();
    let is_by_date = orders.first().is_some_and(|order| order.field == SortField::RecentActivity);
    if !is_by_date || orders.iter().any(|order| order.field == SortField::Relevance) {
        return Ok(None);
    }
    let mut top = TopByOrder::new(keys, limit);
    if !date_collector::collect_by_date(search, segment, orders[0], &mut top)? {
        return Ok(None);
    }
    let mut count = 0;
    search.for_each_window(segment, &mut |hits| {
        count += hits.count();
        count <= MAX_EXACT_COUNT
    })?;
    Ok(Some((top, count)))
}

/// Sorts runs of hits with equal scores by the orders after relevance.
pub fn break_ties(
    collection: &Collection,
    orders: &[SortOrder],
    hits: &mut [(DocAddress, Score)],
) -> Result<(), IndexReadError> {
    let Some((_, next)) = orders.split_first().filter(|(_, next)| !next.is_empty()) else { return Ok(()) };
    let mut opened: HashMap<usize, SegmentKeys<'_>> = HashMap::new();
    for tied in hits.chunk_by_mut(|one, other| one.1.total_cmp(&other.1).is_eq()) {
        if tied.len() < 2 {
            continue;
        }
        let mut keyed = Vec::with_capacity(tied.len());
        for &(address, score) in tied.iter() {
            let keys = match opened.entry(address.segment) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(vacant) => {
                    vacant.insert(SegmentKeys::open(collection, collection.segment(address), next)?)
                }
            };
            keyed.push((keys.sort_values(address.document, score)?, keys.id(address.document), (address, score)));
        }
        keyed.sort_unstable_by(|one, other| one.0.cmp(&other.0).then(one.1.cmp(&other.1)));
        tied.iter_mut().zip(keyed).for_each(|(hit, (_, _, sorted))| *hit = sorted);
    }
    Ok(())
}
