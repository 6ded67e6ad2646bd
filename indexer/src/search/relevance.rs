//! Hits by relevance, best or worst first; the orders that follow decide between equal scores.
//!
//! Best first and nothing else, the best by words are all that is looked at. Every other order is one over all hits with
//! their final scores, or pages would not join: which of a thousand equal hits are kept would depend on the page.

use super::collect::{Scored, Search};
use super::collection::Place;
use super::fault::Fault;
use super::{rank, sort};
use crate::Total;
use earshot_model::limits::COUNT_CAP;
use earshot_model::search::{SortDirection, SortField, SortOrder};
use std::collections::HashSet;

/// Hits in their final order.
pub struct Ranked {
    pub hits: Vec<Scored>,
    pub total: Total,
    /// Of all hits.
    pub max_score: Option<f32>,
    /// By what score of words the others were measured.
    pub best_by_words: f32,
    /// Those that were looked at again, wherever they stand.
    pub window: HashSet<Place>,
    /// Hits with fewer words come after those with all.
    pub is_followed: bool,
}

impl Ranked {
    pub fn nothing() -> Self {
        Self {
            hits: Vec::new(),
            total: Total::Exactly(0),
            max_score: None,
            best_by_words: 0.0,
            window: HashSet::new(),
            is_followed: false,
        }
    }
}

/// Where fewer documents have all words, those that have some of them follow.
const FOLLOWED_BELOW: usize = 20;

/// The first `wanted` hits, and more.
pub fn ranked(search: &Search<'_>, orders: &[SortOrder], wanted: usize, now_seconds: i64) -> Result<Ranked, Fault> {
    let is_best_first = is_best_first(orders);
    let wanted = wanted.max(rank::WINDOW);
    let (scored, mut total) = search.best(if is_best_first { wanted } else { rank::WINDOW })?;
    let best_by_words = scored.first().map_or(0.0, |first| first.score);
    let rank::Ranking { mut hits, mut window } = rank::rerank(search, scored, best_by_words, now_seconds)?;
    let max_score = hits.first().map(|first| first.score);
    let mut is_followed = false;
    if !is_best_first {
        let final_score = |score| rank::beyond_window(score, best_by_words);
        hits = sort::by_score(search, orders, wanted, &hits, final_score)?;
    } else if let Total::Exactly(count) = total
        && count < FOLLOWED_BELOW
        && let Some(least) = hits.last().map(|last| last.score)
        && let Some(rest) = search.of_fewer_words()
    {
        let (scored, more) = rest.best(wanted)?;
        let ranking = rank::rerank(&rest, scored, best_by_words, now_seconds)?;
        // All of them come after those that have all words.
        hits.extend(ranking.hits.into_iter().map(|hit| Scored { score: hit.score * least, ..hit }));
        window.extend(ranking.window);
        total = match more {
            Total::Exactly(more) if more + count <= COUNT_CAP => Total::Exactly(more + count),
            _ => Total::AtLeast(COUNT_CAP),
        };
        is_followed = true;
    }
    let window = window.into_iter().collect();
    Ok(Ranked { hits, total, max_score, best_by_words, window, is_followed })
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
pub fn without_scores(orders: &[SortOrder]) -> Vec<SortOrder> {
    orders.iter().filter(|order| order.field != SortField::Relevance).copied().collect()
}
