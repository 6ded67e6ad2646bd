//! Ranks hits by relevance, best or worst first. The orders that follow break ties.
//!
//! Best first without further orders, only the best hits by words are considered. All other orders sort all hits by
//! final score. Otherwise the page would decide which of a thousand equal hits are kept, and pages would not join.

use super::{rerank, sort};
use crate::Total;
use crate::index_read_error::IndexReadError;
use crate::scorer::best_hits::best_hits;
use crate::scorer::search::{ScoredHit, Search};
use crate::segments::doc_address::DocAddress;
use earshot_model::search::{SortDirection, SortField, SortOrder};
use std::collections::HashSet;

/// Hits in their final order.
pub struct RankedHits {
    pub hits: Vec<ScoredHit>,
    pub total: Total,
    /// The highest score of all hits.
    pub max_score: Option<f32>,
    /// The best score by words. All other scores are relative to it.
    pub best_by_words: f32,
    /// The hits that took part in the rerank, at any position.
    pub reranked: HashSet<DocAddress>,
    /// Hits with fewer words follow those with all words.
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

/// When fewer documents contain all words, documents with some of the words follow.
const MIN_HITS_WITH_ALL_WORDS: usize = 20;

/// Returns at least the first `limit` hits.
pub fn rank_hits(
    search: &Search<'_>,
    orders: &[SortOrder],
    limit: usize,
    now_seconds: i64,
) -> Result<RankedHits, IndexReadError> {
    let is_best_first = is_best_first(orders);
    let limit = limit.max(rerank::RERANK_DEPTH);
    let (scored, total) = best_hits(search, if is_best_first { limit } else { rerank::RERANK_DEPTH })?;
    if let Total::Exactly(1..MIN_HITS_WITH_ALL_WORDS) = total
        && is_best_first
        && let Some(fewer_words) = search.matching_fewer_words()
    {
        let (others, more) = best_hits(&fewer_words, limit)?;
        return rank_followed_hits([search, &fewer_words], scored, others, total.plus(more), now_seconds);
    }
    let best_by_words = best_score(&scored);
    let rerank::Ranking { mut hits, reranked } = rerank::rerank(search, scored, best_by_words, now_seconds)?;
    let max_score = hits.first().map(|first| first.score);
    if !is_best_first {
        let final_score = |score| rerank::word_score(score, best_by_words);
        hits = sort::sort_by_score(search, orders, limit, &hits, final_score)?;
    }
    let reranked = reranked.into_iter().collect();
    Ok(RankedHits { hits, total, max_score, best_by_words, reranked, has_hits_with_fewer_words: false })
}

/// Ranks hits with all words before `others`, which have some of them. A podcast that has all words only in scattered
/// episodes ranks among the others, because one of those may name its subject in the title.
fn rank_followed_hits(
    [search, fewer_words]: [&Search<'_>; 2],
    mut scored: Vec<ScoredHit>,
    others: Vec<ScoredHit>,
    total: Total,
    now_seconds: i64,
) -> Result<RankedHits, IndexReadError> {
    let by_episodes = search.hits_by_episodes(&scored)?;
    let mut following: Vec<ScoredHit> =
        scored.extract_if(.., |hit| by_episodes.contains(&hit.address)).chain(others).collect();
    following.sort_by(|one, other| other.score.total_cmp(&one.score));
    let best_by_words = if scored.is_empty() { best_score(&following) } else { best_score(&scored) };
    let rerank::Ranking { mut hits, reranked } = rerank::rerank(search, scored, best_by_words, now_seconds)?;
    // Scales their scores so that they come after all hits with all words.
    let least = hits.last().map_or(1.0, |last| last.score);
    let mut window: HashSet<DocAddress> = reranked.into_iter().collect();
    let ranking = rerank::rerank(fewer_words, following, best_by_words, now_seconds)?;
    hits.extend(ranking.hits.into_iter().map(|hit| ScoredHit { score: hit.score * least, ..hit }));
    window.extend(ranking.reranked);
    let max_score = hits.first().map(|first| first.score);
    Ok(RankedHits { hits, total, max_score, best_by_words, reranked: window, has_hits_with_fewer_words: true })
}

fn best_score(scored: &[ScoredHit]) -> f32 {
    scored.first().map_or(0.0, |first| first.score)
}

/// Whether the order is relevance, best first, without tie breakers.
fn is_best_first(orders: &[SortOrder]) -> bool {
    match orders {
        [] => true,
        [only] => only.field == SortField::Relevance && only.direction == SortDirection::Desc,
        _ => false,
    }
}

/// The orders that decide when no term scores.
pub fn orders_without_score(orders: &[SortOrder]) -> Vec<SortOrder> {
    orders.iter().filter(|order| order.field != SortField::Relevance).copied().collect()
}
