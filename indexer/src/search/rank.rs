//! The second phase: the best hits by words are ordered again by what words alone do not say.

use super::collect::Scored;
use super::collection::Collection;
use super::query::Compiled;

/// Hits that are looked at again.
pub const WINDOW: usize = 500;

/// What each feature adds at most. Start values, to be tuned on judged sets; they sum to 1.
const WORDS: f64 = 0.6;
const TITLE: f64 = 0.25;
const POPULARITY: f64 = 0.1;
const FRESHNESS: f64 = 0.05;

/// What a title is worth that is the query, begins with it, or has its words in order.
const TITLE_IS_QUERY: f64 = 1.0;
const TITLE_BEGINS: f64 = 0.6;
const TITLE_HAS_WORDS: f64 = 0.4;

/// Freshness halves in this many days.
const FRESHNESS_HALF_LIFE_DAYS: f64 = 180.0;

/// Orders hits by their final score, 0 to 1. `scored` comes best first; hits beyond the window follow in their order.
pub fn rerank(collection: &Collection, compiled: &Compiled, scored: &mut [Scored], now_seconds: i64) {
    let best = scored.first().map_or(0.0, |first| f64::from(first.score));
    for (position, hit) in scored.iter_mut().enumerate() {
        let words = if best > 0.0 { f64::from(hit.score) / best } else { 0.0 };
        let mut score = WORDS * words;
        if position < WINDOW {
            let columns = collection.columns(hit.place);
            let document = hit.place.document;
            let title: Vec<u64> = columns.title_words.values_for_doc(document).collect();
            let title_match = compiled.title_words.iter().map(|query| title_match(&title, query)).fold(0.0, f64::max);
            score += TITLE * title_match
                + POPULARITY * columns.popularity(document)
                + FRESHNESS * columns.date(document).map_or(0.0, |at| freshness(now_seconds - at));
        }
        // Sums of floats depend on their order in the last digits, which would order equal hits by chance.
        #[expect(clippy::cast_possible_truncation, reason = "scores are 0 to 1")]
        let rounded = ((score * 1e6).round() / 1e6) as f32;
        hit.score = rounded;
    }
    let window = scored.len().min(WINDOW);
    scored[..window].sort_by(|one, other| {
        let ids = || collection.columns(one.place).id(one.place.document);
        let other_ids = || collection.columns(other.place).id(other.place.document);
        other.score.total_cmp(&one.score).then_with(|| ids().cmp(&other_ids()))
    });
}

/// How much of the title the query is, by hashes of their words.
fn title_match(title: &[u64], query: &[u64]) -> f64 {
    if title == query {
        return TITLE_IS_QUERY;
    }
    if title.starts_with(query) {
        return TITLE_BEGINS;
    }
    let mut rest = title.iter();
    if query.iter().all(|word| rest.any(|other| other == word)) { TITLE_HAS_WORDS } else { 0.0 }
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
    fn titles_are_compared_word_by_word() {
        let cases: &[(&[u64], &[u64], f64)] = &[
            (&[1, 2], &[1, 2], 1.0),
            (&[1, 2, 3], &[1, 2], 0.6),
            (&[0, 1, 5, 2], &[1, 2], 0.4),
            (&[2, 1], &[1, 2], 0.0),
            (&[], &[1], 0.0),
        ];
        for (title, query, expected) in cases {
            assert!((title_match(title, query) - expected).abs() < 1e-9, "{title:?} {query:?}");
        }
    }

    #[test]
    fn freshness_halves() {
        assert!((freshness(180 * 86_400) - 0.5).abs() < 1e-9);
        assert!((freshness(-5) - 1.0).abs() < 1e-9);
    }
}
