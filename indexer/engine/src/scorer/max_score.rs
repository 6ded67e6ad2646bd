//! MaxScore pruning: finds the best hits of a query with many hits and skips documents that cannot be among them
//! ([`WindowScorer::for_each_above`](super::window_scorer::WindowScorer::for_each_above)).
//!
//! Tantivy's own pruning sorts the lists for each scored document and bounds a word field by field.

use super::bounded_terms::BoundedTerms;
use super::search::{HitCount, ScoredHit, Search, into_scored_hits};
use super::top_hits::{Threshold, TopHits};
use super::window_scorer::WindowScorer;
use crate::Total;
use crate::index_read_error::IndexReadError;
use crate::query::condition::Condition;
use crate::query::query_term::QueryTerm;
use std::cell::RefCell;
use std::collections::HashSet;
use std::sync::Arc;

/// Pruning pays when this many times as many hits are expected as wanted.
const MIN_HITS_RATIO_FOR_PRUNING: f64 = 4.0;
/// When scored documents may fail the condition, a separate scan counts the hits. Pruning then pays from this many
/// times as many entries.
const MIN_WORK_RATIO_FOR_PRUNING: u64 = 6;

/// Whether pruning finds the best hits faster than scoring all.
pub fn is_pruning_better(search: &Search<'_>, limit: usize) -> bool {
    let needs_check = needs_check(search);
    let times = if needs_check || search.is_filtered() { MIN_WORK_RATIO_FOR_PRUNING } else { 1 };
    if search.estimated_work() < search.collection.long_lists.pruned_from.saturating_mul(times) {
        return false;
    }
    if !needs_check {
        return true;
    }
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    let (documents, limit) = (search.collection.documents as f64, limit as f64);
    let condition = search.condition;
    !condition.has_phrase()
        && condition.estimate(documents) * search.estimated_share() > MIN_HITS_RATIO_FOR_PRUNING * limit
}

/// Whether documents may have a score without being hits.
fn needs_check(search: &Search<'_>) -> bool {
    let scored: HashSet<*const QueryTerm> =
        search.compiled.scored.iter().map(|scored| Arc::as_ptr(&scored.term)).collect();
    !search.condition.is_any_of(&scored)
}

/// The best hits of each segment, and the total.
pub fn best_with_pruning(search: &Search<'_>, limit: usize) -> Result<(Vec<Vec<ScoredHit>>, Total), IndexReadError> {
    let terms = BoundedTerms::new(search.collection, &search.compiled.scored);
    let threshold = Threshold::default();
    let (known, count) = (search.total_without_scan(), HitCount::default());
    let condition = if needs_check(search) { search.condition } else { &Condition::Everything };
    let found = search.collection.map_segments(search.estimated_work(), |segment| {
        let walk =
            WindowScorer::new(search.collection, segment, condition, &terms, false, &search.texts, search.deadline)?;
        let top = RefCell::new(TopHits::new(limit));
        walk.for_each_above(search.filter(segment), &|| top.borrow().score_to_beat(&threshold), &mut |hits| {
            let top = &mut *top.borrow_mut();
            hits.for_each_hit_above(top.score_to_beat(&threshold), |document, score| {
                top.push(document, score, &threshold);
                top.score_to_beat(&threshold)
            });
        });
        search.texts.check_error()?;
        if known.is_none() {
            search.for_each_window(segment, &mut |hits| count.add(hits.count()))?;
        }
        Ok(into_scored_hits(segment, top.into_inner()))
    })?;
    Ok((found, known.unwrap_or_else(|| count.total())))
}
