//! Rank fusion: joins hits by words and by embedding, by a weighted sum of normalized scores.
//!
//! It sums scores, not ranks. Scores preserve by how much the first hit is better than the second, and they win inside
//! and outside of the domain they were tuned for (Bruch, Gai and Ingber, TOIS 2023). Sums of ranks let a weak model
//! spoil a good ranking (facts 2.3).

use earshot_model::search::RetrievalMode;
use std::collections::HashMap;
use std::hash::Hash;

/// Number of best hits of each ranking by which agreement is measured.
const AGREEMENT_DEPTH: usize = 10;
/// The weight of the term table when both rankings agree fully; see `docs/benchmarks.md`.
const MAX_TABLE_WEIGHT: f32 = 0.2;
/// The exponent of the agreement: only near agreement affects the order.
const AGREEMENT_EXPONENT: i32 = 4;
/// A small weight that keeps hits by meaning alone in their order.
const MIN_TABLE_WEIGHT: f32 = 0.005;

/// The weight of meaning against words: 0 is words alone, 1 is meaning alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SemanticWeight(f32);

impl SemanticWeight {
    /// The weight of a pretrained language model.
    pub const TRAINED_MODEL: Self = Self(0.5);

    /// The weight of the term table, which has only seen the catalog's words (facts D8): it depends on how well both
    /// rankings agree on the best hits. Where they disagree, the table is wrong more often than the words.
    #[must_use]
    pub fn from_agreement<K: Copy + Eq + Hash + Ord>(words: &[(K, f32)], meaning: &[(K, f32)]) -> Self {
        let compared = AGREEMENT_DEPTH.min(words.len()).min(meaning.len());
        let (words, meaning) = (best_keys(words, compared), best_keys(meaning, compared));
        let shared = words.iter().filter(|key| meaning.contains(key)).count();
        #[expect(clippy::cast_precision_loss, reason = "at most ten")]
        let agreement = shared as f32 / compared.max(1) as f32;
        Self((MAX_TABLE_WEIGHT * agreement.powi(AGREEMENT_EXPONENT)).max(MIN_TABLE_WEIGHT))
    }

    /// Clamps to 0 to 1. NaN counts as 0.
    #[must_use]
    pub fn new(weight: f32) -> Self {
        Self(if weight.is_nan() { 0.0 } else { weight.clamp(0.0, 1.0) })
    }

    /// The share of a fused score that comes from the nearest hit by meaning.
    #[must_use]
    pub fn semantic_share(self) -> f32 {
        self.0
    }
}

/// The keys of the best `count` hits. Keys break ties.
fn best_keys<K: Copy + Ord>(hits: &[(K, f32)], count: usize) -> Vec<K> {
    let mut hits = hits.to_vec();
    hits.sort_unstable_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    hits.into_iter().take(count).map(|(key, _)| key).collect()
}

/// A hit of one or both rankings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FusedHit<K> {
    pub key: K,
    /// 0 to 1.
    pub score: f32,
    pub found_by: RetrievalMode,
}

/// Joins hits by words (BM25 scores) and by meaning (cosines), best first. Keys break ties. Of repeated hits the better
/// score counts; NaN and infinite scores are ignored.
#[must_use]
pub fn fuse<K: Copy + Eq + Hash + Ord>(
    words: &[(K, f32)],
    meaning: &[(K, f32)],
    weight: SemanticWeight,
) -> Vec<FusedHit<K>> {
    let (words, meaning) = (normalize_scores(words), normalize_scores(meaning));
    let mut fused: HashMap<K, FusedHit<K>> = HashMap::with_capacity(words.len() + meaning.len());
    for (key, score) in words {
        fused.insert(key, FusedHit { key, score: score * (1.0 - weight.0), found_by: RetrievalMode::Lexical });
    }
    for (key, score) in meaning {
        let hit = fused.entry(key).or_insert(FusedHit { key, score: 0.0, found_by: RetrievalMode::Semantic });
        if hit.found_by == RetrievalMode::Lexical {
            hit.found_by = RetrievalMode::Hybrid;
        }
        hit.score += score * weight.0;
    }
    let mut fused: Vec<FusedHit<K>> = fused.into_values().collect();
    fused.sort_unstable_by(|a, b| b.score.total_cmp(&a.score).then(a.key.cmp(&b.key)));
    fused
}

/// Divides scores by the best score. A scale from lowest to highest would give the last hit 0 however good it is, and a
/// single hit 1. Negative cosines count as 0.
fn normalize_scores<K: Copy + Eq + Hash>(scores: &[(K, f32)]) -> HashMap<K, f32> {
    let largest = scores.iter().map(|(_, score)| *score).filter(|score| score.is_finite()).fold(0.0, f32::max);
    let mut shares: HashMap<K, f32> = HashMap::with_capacity(scores.len());
    for (key, score) in scores.iter().filter(|(_, score)| score.is_finite()) {
        let share = if largest > 0.0 { (score / largest).max(0.0) } else { 0.0 };
        let known = shares.entry(*key).or_insert(share);
        *known = known.max(share);
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(fused: &[FusedHit<u32>]) -> Vec<(u32, RetrievalMode)> {
        fused.iter().map(|hit| (hit.key, hit.found_by)).collect()
    }

    #[test]
    fn what_both_find_comes_before_what_one_finds() {
        let words = [(1, 20.0), (2, 18.0), (3, 2.0)];
        let meaning = [(4, 0.8), (2, 0.7), (5, 0.1)];
        let fused = fuse(&words, &meaning, SemanticWeight::TRAINED_MODEL);
        assert_eq!(
            order(&fused),
            [
                (2, RetrievalMode::Hybrid),
                (1, RetrievalMode::Lexical),
                (4, RetrievalMode::Semantic),
                (5, RetrievalMode::Semantic),
                (3, RetrievalMode::Lexical)
            ]
        );
        assert!((fused[0].score - (0.5 * 0.9 + 0.5 * 0.875)).abs() < 1e-6);
    }

    #[test]
    fn the_weight_decides() {
        let (words, meaning) = ([(1, 9.0), (2, 8.0)], [(2, 0.9), (3, 0.8)]);
        let alone = |weight| order(&fuse(&words, &meaning, SemanticWeight::new(weight)))[0].0;
        assert_eq!((alone(0.0), alone(1.0), alone(f32::NAN), alone(7.0)), (1, 2, 1, 2));
        let unweighed = fuse(&words, &[], SemanticWeight::TRAINED_MODEL);
        assert_eq!(order(&unweighed), [(1, RetrievalMode::Lexical), (2, RetrievalMode::Lexical)]);
        assert!(fuse::<u32>(&[], &[], SemanticWeight::TRAINED_MODEL).is_empty());
    }

    #[test]
    fn meaning_counts_as_far_as_it_agrees_with_the_words() {
        let hits = |keys: std::ops::Range<u32>| -> Vec<(u32, f32)> { keys.map(|key| (key, 1.0)).collect() };
        let weight = |words, meaning| SemanticWeight::from_agreement(&hits(words), &hits(meaning)).semantic_share();
        assert!((weight(0..50, 0..50) - 0.2).abs() < 1e-6, "the best ten are the same");
        assert!((weight(0..10, 5..15) - 0.0125).abs() < 1e-6, "half of them");
        assert!((weight(0..10, 20..30) - 0.005).abs() < 1e-6);
        assert!(weight(0..0, 0..10) > 0.0 && weight(0..1, 0..9) > 0.15, "fewer are compared where there are fewer");
    }

    #[test]
    fn odd_scores_do_no_harm() {
        let words = [(1, f32::NAN), (2, f32::INFINITY), (3, 0.0), (4, -3.0), (5, 1.0), (5, 2.0)];
        let fused = fuse(&words, &[(5, -0.5)], SemanticWeight::TRAINED_MODEL);
        assert_eq!(
            order(&fused),
            [(5, RetrievalMode::Hybrid), (3, RetrievalMode::Lexical), (4, RetrievalMode::Lexical)]
        );
        assert!(fused.iter().all(|hit| (0.0..=1.0).contains(&hit.score)));
    }

    proptest::proptest! {
        #[test]
        fn every_hit_is_there_once_with_its_reason(words in proptest::collection::vec((0_u8..40, 0.0_f32..30.0), 0..30), meaning in proptest::collection::vec((0_u8..40, -1.0_f32..1.0), 0..30), weight in 0.0_f32..1.0) {
            let fused = fuse(&words, &meaning, SemanticWeight::new(weight));
            proptest::prop_assert!(fused.is_sorted_by(|a, b| a.score >= b.score));
            for key in 0..40 {
                let is = |hits: &[(u8, f32)]| hits.iter().any(|(found, _)| *found == key);
                let expected = match (is(&words), is(&meaning)) {
                    (true, true) => vec![RetrievalMode::Hybrid],
                    (true, false) => vec![RetrievalMode::Lexical],
                    (false, true) => vec![RetrievalMode::Semantic],
                    (false, false) => vec![],
                };
                let found: Vec<RetrievalMode> = fused.iter().filter(|hit| hit.key == key).map(|hit| hit.found_by).collect();
                proptest::prop_assert_eq!(found, expected);
            }
        }
    }
}
