//! Hits by relevance, best or worst first; the orders that follow decide between equal scores.
//!
//! Best first and nothing else, the best by words are all that is looked at. Every other order is one over all hits with
//! their final scores, or pages would not join: which of a thousand equal hits are kept would depend on the page.

use super::collect::{ScoredHit, Search};
use super::collection::DocAddress;
use super::fault::Fault;
use super::{rerank, sort};
use crate::Total;
use earshot_model::limits::MAX_EXACT_COUNT;
use earshot_model::search::{SortDirection, SortField, SortOrder};
use std::collections::HashSet;

/// Hits in their final order.
pub struct RankedHits {
    pub hits: Vec<ScoredHit>,
    pub total: Total,
    /// Of all hits.
    pub max_score: Option<f32>,
    /// By what score of words the others were measured.
    pub best_by_words: f32,
    /// Those that were looked at again, wherever they stand.
    pub reranked: HashSet<DocAddress>,
    /// Hits with fewer words come after those with all.
    pub has_hits_with_fewer_words: bool,
}

impl RankedHits {
    pub fn empty() -> Self {
        Self {
            hits: Vec::new(),
            total: Total::Exactly(0),
            max_score: None,
            best_by_words: 0.0,
            reranked: HashSet::new(),
            has_hits_with_fewer_words: false,
        }
    }
}

/// Where fewer documents have all words, those that have some of them follow.
const MIN_HITS_WITH_ALL_WORDS: usize = 20;

/// The first `wanted` hits, and more.
pub fn rank_hits(
    search: &Search<'_>,
    orders: &[SortOrder],
    wanted: usize,
    now_seconds: i64,
) -> Result<RankedHits, Fault> {
    let is_best_first = is_best_first(orders);
    let wanted = wanted.max(rerank::RERANK_DEPTH);
    let (scored, mut total) = search.best(if is_best_first { wanted } else { rerank::RERANK_DEPTH })?;
    let best_by_words = scored.first().map_or(0.0, |first| first.score);
    let rerank::Ranking { mut hits, reranked: mut window } =
        rerank::rerank(search, scored, best_by_words, now_seconds)?;
    let max_score = hits.first().map(|first| first.score);
    let mut is_followed = false;
    if !is_best_first {
        let final_score = |score| rerank::word_score(score, best_by_words);
        hits = sort::sort_by_score(search, orders, wanted, &hits, final_score)?;
    } else if let Total::Exactly(count) = total
        && count < MIN_HITS_WITH_ALL_WORDS
        && let Some(least) = hits.last().map(|last| last.score)
        && let Some(rest) = search.matching_fewer_words()
    {
        let (scored, more) = rest.best(wanted)?;
        let ranking = rerank::rerank(&rest, scored, best_by_words, now_seconds)?;
        // All of them come after those that have all words.
        hits.extend(ranking.hits.into_iter().map(|hit| ScoredHit { score: hit.score * least, ..hit }));
        window.extend(ranking.reranked);
        total = match more {
            Total::Exactly(more) if more + count <= MAX_EXACT_COUNT => Total::Exactly(more + count),
            _ => Total::AtLeast(MAX_EXACT_COUNT),
        };
        is_followed = true;
    }
    let window = window.into_iter().collect();
    Ok(RankedHits { hits, total, max_score, best_by_words, reranked: window, has_hits_with_fewer_words: is_followed })
}

/// Whether the best come first, and nothing is asked of those that are as good.
fn is_best_first(orders: &[SortOrder]) -> bool {
    match orders {
        [] => true,
        [only] => only.field == SortField::Relevance && only.direction == SortDirection::Desc,
        _ => false,
    }
}

/// What decides where nothing has a score.
pub fn orders_without_score(orders: &[SortOrder]) -> Vec<SortOrder> {
    orders.iter().filter(|order| order.field != SortField::Relevance).copied().collect()
}
