//! Finds the best hits of a query by score.

use super::bounded_terms::BoundedTerms;
use super::max_score;
use super::search::{HitCount, ScoredHit, Search, into_scored_hits, scored_hit};
use super::top_hits::{Threshold, TopHits};
use super::window_scorer::HitSelection;
use crate::Total;
use crate::index_read_error::IndexReadError;
use crate::segments::collection::Collection;
use crate::segments::doc_address::DocAddress;

/// The best hits by score, best first, and the total.
pub fn best_hits(search: &Search<'_>, limit: usize) -> Result<(Vec<ScoredHit>, Total), IndexReadError> {
    let (found, total) = if !search.compiled.has_score {
        first_by_rank(search, limit)?
    } else if max_score::is_pruning_better(search, limit) {
        max_score::best_with_pruning(search, limit)?
    } else {
        best_of_all_hits(search, limit)?
    };
    let mut all: Vec<ScoredHit> = found.into_iter().flatten().collect();
    all.sort_unstable_by(|one, other| other.score.total_cmp(&one.score));
    for equal in all.chunk_by_mut(|one, other| one.score.total_cmp(&other.score).is_eq()) {
        sort_by_rank(search.collection, equal);
    }
    all.truncate(limit);
    Ok((all, total))
}

/// Orders hits of equal score by rank. A hit whose score is unique needs no rank lookup.
fn sort_by_rank(collection: &Collection, equal: &mut [ScoredHit]) {
    if equal.len() < 2 {
        return;
    }
    let columns = |address: DocAddress| collection.columns(address);
    let mut ranked: Vec<(u64, ScoredHit)> =
        equal.iter().map(|hit| (columns(hit.address).rank(hit.address.document), *hit)).collect();
    // Hits of equal rank are of one episode block and keep its order.
    ranked.sort_unstable_by_key(|(rank, hit)| (*rank, hit.address));
    equal.iter_mut().zip(ranked).for_each(|(place, (_, hit))| *place = hit);
}

/// Without scores, the first documents are the best, because segments are sorted by rank.
fn first_by_rank(search: &Search<'_>, limit: usize) -> Result<(Vec<Vec<ScoredHit>>, Total), IndexReadError> {
    let known = search.total_without_scan();
    let count = HitCount::default();
    let found = search.collection.map_segments(search.estimated_work(), |segment| {
        let mut found = Vec::new();
        search.for_each_window(segment, &mut |hits| {
            let left = limit - found.len();
            found.extend(hits.iter().take(left).map(|(document, score)| scored_hit(segment, document, score)));
            let is_counting = known.is_none() && count.add(hits.count());
            found.len() < limit || is_counting
        })?;
        Ok(found)
    })?;
    Ok((found, known.unwrap_or_else(|| count.total())))
}

/// Scores every hit and counts all. Once counting is done, skips candidates that cannot be among the best.
fn best_of_all_hits(search: &Search<'_>, limit: usize) -> Result<(Vec<Vec<ScoredHit>>, Total), IndexReadError> {
    let (count, threshold) = (HitCount::default(), Threshold::default());
    let terms = BoundedTerms::new(search.collection, &search.compiled.scored);
    let found = search.collection.map_segments(search.estimated_work(), |segment| {
        let mut top = TopHits::new(limit);
        // There is no threshold before a list of best hits is full.
        let above = || Some(threshold.min_score()).filter(|least| *least >= 0.0);
        let selection = || HitSelection { all: !count.is_done(), above: above() };
        search.for_each_scored_window(segment, &terms, &selection, &mut |hits| {
            count.add(hits.count());
            hits.for_each_hit_above(top.score_to_beat(&threshold), |document, score| {
                top.push(document, score, &threshold);
                top.score_to_beat(&threshold)
            });
            true
        })?;
        Ok(into_scored_hits(segment, top))
    })?;
    Ok((found, count.total()))
}
