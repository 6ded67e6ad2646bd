//! The second ranking phase: reorders the best hits by words with further features.

use crate::index_read_error::IndexReadError;
use crate::query::title_query::{TitleMatch, TitleQuery};
use crate::schema::{MAX_TITLE_WORDS, title_word_hash};
use crate::scorer::search::{ScoredHit, Search};
use crate::segments::doc_address::DocAddress;
use std::collections::HashSet;
use tantivy::DocId;

/// Number of hits in the rerank.
pub const RERANK_DEPTH: usize = 200;

/// The maximum that each feature adds; they sum up to 1. A title that equals the query outweighs everything else, so
/// popularity decides between such titles.
const TITLE_IS_QUERY: f64 = 0.50;
const WORDS: f64 = 0.30;
const TITLE_HAS_WORDS: f64 = 0.10;
const POPULARITY: f64 = 0.07;
const FRESHNESS: f64 = 0.03;

/// Days in which freshness halves.
const FRESHNESS_HALF_LIFE_DAYS: f64 = 180.0;

/// The features whose sum is the final score.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Features {
    pub title_is_query: f64,
    pub words: f64,
    pub title_has_words: f64,
    pub popularity: f64,
    pub freshness: f64,
}

impl Features {
    /// The features of a document that another engine found. `words` is its share of the best score by words, and `title` has the
    /// folded words of its title.
    #[must_use]
    pub fn of_document(
        words: f64,
        titles: &[TitleQuery],
        title: &str,
        popularity: f64,
        date: Option<i64>,
        now_seconds: i64,
    ) -> Self {
        let title: Vec<u64> = title.split_whitespace().take(MAX_TITLE_WORDS).map(title_word_hash).collect();
        Self::new(words, title_match(titles, &title), popularity, date, now_seconds)
    }

    fn new(words: f64, title: TitleMatch, popularity: f64, date: Option<i64>, now_seconds: i64) -> Self {
        Self {
            title_is_query: title.is_query,
            // For a podcast with exactly this title, its other texts do not matter.
            words: words.max(title.is_query),
            title_has_words: title.has_words,
            popularity,
            freshness: date.filter(|at| *at <= now_seconds).map_or(0.0, |at| freshness(now_seconds - at)),
        }
    }

    /// Each feature's contribution, with its display name.
    pub fn parts(&self) -> [(&'static str, f64); 5] {
        [
            ("title equals the query", TITLE_IS_QUERY * self.title_is_query),
            ("words", WORDS * self.words),
            ("title contains the words", TITLE_HAS_WORDS * self.title_has_words),
            ("popularity", POPULARITY * self.popularity),
            ("freshness", FRESHNESS * self.freshness),
        ]
    }

    pub fn score(&self) -> f32 {
        let sum: f64 = self.parts().iter().map(|(_, value)| value).sum();
        // Float sums differ in the last digits by order of summation. Rounding keeps equal hits equal.
        #[expect(clippy::cast_possible_truncation, reason = "scores are 0 to 1")]
        let rounded = ((sum * 1e6).round() / 1e6) as f32;
        rounded
    }
}

/// Hits in their final order.
pub struct Ranking {
    pub hits: Vec<ScoredHit>,
    /// The hits that took part in the rerank. Other hits have only the words feature.
    pub reranked: Vec<DocAddress>,
}

/// Sorts hits by final score (0 to 1, relative to the best score by words). `scored` comes best first; hits beyond the
/// rerank depth follow in their order.
pub fn rerank(
    search: &Search<'_>,
    mut scored: Vec<ScoredHit>,
    best_by_words: f32,
    now_seconds: i64,
) -> Result<Ranking, IndexReadError> {
    let mut rest = scored.split_off(scored.len().min(RERANK_DEPTH));
    let titled = hits_by_title(search, &scored)?;
    rest.retain(|hit| !titled.iter().any(|other| other.address == hit.address));
    scored.extend(titled);
    score_and_sort(search, &mut scored, best_by_words, now_seconds);
    for hit in &mut rest {
        hit.score = word_score(hit.score, best_by_words);
    }
    let id = |hit: &ScoredHit| search.collection.columns(hit.address).id(hit.address.document);
    scored.sort_by(|one, other| other.score.total_cmp(&one.score).then_with(|| id(one).cmp(&id(other))));
    let window = scored.iter().map(|hit| hit.address).collect();
    scored.extend(rest);
    Ok(Ranking { hits: scored, reranked: window })
}

/// The features of a hit beyond the rerank: words only.
pub fn word_features(score: f32, best_by_words: f32) -> Features {
    Features { words: score_share(score, best_by_words), ..Features::default() }
}

/// The final score of a hit beyond the rerank.
pub fn word_score(score: f32, best_by_words: f32) -> f32 {
    word_features(score, best_by_words).score()
}

/// Replaces scores by words with final scores and sorts by document address.
pub fn score_and_sort(search: &Search<'_>, scored: &mut [ScoredHit], best_by_words: f32, now_seconds: i64) {
    scored.sort_unstable_by_key(|hit| hit.address);
    for hits in scored.chunk_by_mut(|one, other| one.address.segment == other.address.segment) {
        let features = features(search, hits, best_by_words, now_seconds);
        hits.iter_mut().zip(features).for_each(|(hit, features)| hit.score = features.score());
    }
}

/// The features of hits of one segment, from their scores by words and the best score of all.
pub fn features(search: &Search<'_>, hits: &[ScoredHit], best_by_words: f32, now_seconds: i64) -> Vec<Features> {
    let Some(first) = hits.first() else { return Vec::new() };
    let documents: Vec<DocId> = hits.iter().map(|hit| hit.address.document).collect();
    let traits = search.collection.columns(first.address).ranking_values(&documents);
    let of_hit = |(number, hit): (usize, &ScoredHit)| {
        Features::new(
            score_share(hit.score, best_by_words),
            title_match(&search.compiled.title_queries, traits.title(number)),
            traits.popularity(number),
            traits.date(number),
            now_seconds,
        )
    };
    hits.iter().enumerate().map(of_hit).collect()
}

/// The mean over the terms with the target title, because a title can equal only one of them.
fn title_match(titles: &[TitleQuery], title: &[u64]) -> TitleMatch {
    #[expect(clippy::cast_precision_loss, reason = "terms are few")]
    let count = titles.len().max(1) as f64;
    let mut sum = TitleMatch::default();
    for found in titles.iter().map(|query| query.compare(title)) {
        sum.is_query += found.is_query / count;
        sum.has_words += found.has_words / count;
    }
    sum
}

/// Hits whose title equals the query and that are not in `scored`.
fn hits_by_title(search: &Search<'_>, scored: &[ScoredHit]) -> Result<Vec<ScoredHit>, IndexReadError> {
    if scored.len() < RERANK_DEPTH {
        return Ok(Vec::new());
    }
    let mut known: HashSet<DocAddress> = scored.iter().map(|hit| hit.address).collect();
    let mut addresses = Vec::new();
    for title in &search.compiled.title_queries {
        addresses.extend(
            title.documents_with_title(search.collection)?.into_iter().filter(|&address| known.insert(address)),
        );
    }
    if addresses.is_empty() {
        return Ok(Vec::new());
    }
    let addresses = search.hits_among(&addresses)?;
    let scores = search.scores(&addresses)?;
    Ok(addresses.into_iter().zip(scores).map(|(address, score)| ScoredHit { address, score }).collect())
}

fn score_share(score: f32, best: f32) -> f64 {
    if best > 0.0 { (f64::from(score) / f64::from(best)).min(1.0) } else { 0.0 }
}

fn freshness(age_seconds: i64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "days need no such precision")]
    let days = age_seconds.max(0) as f64 / 86_400.0;
    0.5_f64.powf(days / FRESHNESS_HALF_LIFE_DAYS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn freshness_halves() {
        assert!((freshness(180 * 86_400) - 0.5).abs() < 1e-9);
        assert!((freshness(-5) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_title_that_is_the_query_outweighs_all_else() {
        let worst = Features { title_is_query: 1.0, words: 1.0, title_has_words: 1.0, ..Features::default() };
        let best_other =
            Features { title_is_query: 0.0, words: 1.0, title_has_words: 0.9, popularity: 1.0, freshness: 1.0 };
        assert!(worst.score() > best_other.score());
        let whole = Features { popularity: 1.0, freshness: 1.0, ..worst };
        assert!((whole.score() - 1.0).abs() < 1e-6);
    }
}
