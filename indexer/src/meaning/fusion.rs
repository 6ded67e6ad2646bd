//! Words and meaning as one ranking: a weighted sum of scores that were brought to one scale.
//!
//! A sum of scores and not of ranks: it knows how much better the first is than the second, wins in and out of the
//! domain that it was tuned for (Bruch, Gai and Ingber, TOIS 2023), and equal votes by rank let a weak model spoil a good
//! ranking (facts 2.3).

use earshot_model::search::FindBy;
use std::collections::HashMap;
use std::hash::Hash;

/// Of each ranking the hits by which agreement is measured.
const AGREED_ON: usize = 10;
/// The weight of the offline table where both agree in full; see `docs/benchmarks.md`.
const MOST_BY_AGREEMENT: f32 = 0.2;
/// How fast it falls where they agree less: so fast that only what agrees nearly everywhere changes an order.
const FALL: i32 = 4;
/// Keeps hits by meaning alone in their order.
const LEAST_BY_AGREEMENT: f32 = 0.005;

/// How much meaning counts beside words, from 0 (words alone) to 1 (meaning alone).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeaningWeight(f32);

impl MeaningWeight {
    /// For a model that was trained on language.
    pub const SERVED: Self = Self(0.5);

    /// For the offline table, which knows no more than the catalog's own words (facts D8): by how far the two agree on the
    /// best hits. Where they do not, the table has mistaken the question more often than the words have.
    #[must_use]
    pub fn by_agreement<K: Copy + Eq + Hash + Ord>(words: &[(K, f32)], meaning: &[(K, f32)]) -> Self {
        let compared = AGREED_ON.min(words.len()).min(meaning.len());
        let (words, meaning) = (best(words, compared), best(meaning, compared));
        let shared = words.iter().filter(|key| meaning.contains(key)).count();
        #[expect(clippy::cast_precision_loss, reason = "at most ten")]
        let agreement = shared as f32 / compared.max(1) as f32;
        Self((MOST_BY_AGREEMENT * agreement.powi(FALL)).max(LEAST_BY_AGREEMENT))
    }

    /// What is no number between 0 and 1 becomes the nearest that is; NaN counts as 0.
    #[must_use]
    pub fn new(weight: f32) -> Self {
        Self(if weight.is_nan() { 0.0 } else { weight.clamp(0.0, 1.0) })
    }

    /// Of a fused score what the nearest hit by meaning has of it.
    #[must_use]
    pub fn share(self) -> f32 {
        self.0
    }
}

/// The keys of the best `count` hits, equals by key.
fn best<K: Copy + Ord>(hits: &[(K, f32)], count: usize) -> Vec<K> {
    let mut hits = hits.to_vec();
    hits.sort_unstable_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    hits.into_iter().take(count).map(|(key, _)| key).collect()
}

/// A hit of either or both.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fused<K> {
    pub key: K,
    /// From 0 to 1.
    pub score: f32,
    pub reason: FindBy,
}

/// Joins hits by words, with their BM25 scores, and by meaning, with their cosines; best first, equals by key. Of a hit
/// that is given twice the better score counts; scores that are no numbers are left out.
#[must_use]
pub fn fuse<K: Copy + Eq + Hash + Ord>(
    words: &[(K, f32)],
    meaning: &[(K, f32)],
    weight: MeaningWeight,
) -> Vec<Fused<K>> {
    let (words, meaning) = (normalised(words), normalised(meaning));
    let mut fused: HashMap<K, Fused<K>> = HashMap::with_capacity(words.len() + meaning.len());
    for (key, score) in words {
        fused.insert(key, Fused { key, score: score * (1.0 - weight.0), reason: FindBy::Words });
    }
    for (key, score) in meaning {
        let hit = fused.entry(key).or_insert(Fused { key, score: 0.0, reason: FindBy::Meaning });
        if hit.reason == FindBy::Words {
            hit.reason = FindBy::Both;
        }
        hit.score += score * weight.0;
    }
    let mut fused: Vec<Fused<K>> = fused.into_values().collect();
    fused.sort_unstable_by(|a, b| b.score.total_cmp(&a.score).then(a.key.cmp(&b.key)));
    fused
}

/// Scores as shares of the best. Not of the range: the last of a list would be worth nothing however good it is, and a
/// list of one everything. Cosines below zero are as good as zero.
fn normalised<K: Copy + Eq + Hash>(scores: &[(K, f32)]) -> HashMap<K, f32> {
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

    fn order(fused: &[Fused<u32>]) -> Vec<(u32, FindBy)> {
        fused.iter().map(|hit| (hit.key, hit.reason)).collect()
    }

    #[test]
    fn what_both_find_comes_before_what_one_finds() {
        let words = [(1, 20.0), (2, 18.0), (3, 2.0)];
        let meaning = [(4, 0.8), (2, 0.7), (5, 0.1)];
        let fused = fuse(&words, &meaning, MeaningWeight::SERVED);
        assert_eq!(
            order(&fused),
            [(2, FindBy::Both), (1, FindBy::Words), (4, FindBy::Meaning), (5, FindBy::Meaning), (3, FindBy::Words)]
        );
        assert!((fused[0].score - (0.5 * 0.9 + 0.5 * 0.875)).abs() < 1e-6);
    }

    #[test]
    fn the_weight_decides() {
        let (words, meaning) = ([(1, 9.0), (2, 8.0)], [(2, 0.9), (3, 0.8)]);
        let alone = |weight| order(&fuse(&words, &meaning, MeaningWeight::new(weight)))[0].0;
        assert_eq!((alone(0.0), alone(1.0), alone(f32::NAN), alone(7.0)), (1, 2, 1, 2));
        let unweighed = fuse(&words, &[], MeaningWeight::SERVED);
        assert_eq!(order(&unweighed), [(1, FindBy::Words), (2, FindBy::Words)]);
        assert!(fuse::<u32>(&[], &[], MeaningWeight::SERVED).is_empty());
    }

    #[test]
    fn meaning_counts_as_far_as_it_agrees_with_the_words() {
        let hits = |keys: std::ops::Range<u32>| -> Vec<(u32, f32)> { keys.map(|key| (key, 1.0)).collect() };
        let weight = |words, meaning| MeaningWeight::by_agreement(&hits(words), &hits(meaning)).share();
        assert!((weight(0..50, 0..50) - 0.2).abs() < 1e-6, "the best ten are the same");
        assert!((weight(0..10, 5..15) - 0.0125).abs() < 1e-6, "half of them");
        assert!((weight(0..10, 20..30) - 0.005).abs() < 1e-6);
        assert!(weight(0..0, 0..10) > 0.0 && weight(0..1, 0..9) > 0.15, "fewer are compared where there are fewer");
    }

    #[test]
    fn odd_scores_do_no_harm() {
        let words = [(1, f32::NAN), (2, f32::INFINITY), (3, 0.0), (4, -3.0), (5, 1.0), (5, 2.0)];
        let fused = fuse(&words, &[(5, -0.5)], MeaningWeight::SERVED);
        assert_eq!(order(&fused), [(5, FindBy::Both), (3, FindBy::Words), (4, FindBy::Words)]);
        assert!(fused.iter().all(|hit| (0.0..=1.0).contains(&hit.score)));
    }

    proptest::proptest! {
        #[test]
        fn every_hit_is_there_once_with_its_reason(words in proptest::collection::vec((0_u8..40, 0.0_f32..30.0), 0..30), meaning in proptest::collection::vec((0_u8..40, -1.0_f32..1.0), 0..30), weight in 0.0_f32..1.0) {
            let fused = fuse(&words, &meaning, MeaningWeight::new(weight));
            proptest::prop_assert!(fused.is_sorted_by(|a, b| a.score >= b.score));
            for key in 0..40 {
                let is = |hits: &[(u8, f32)]| hits.iter().any(|(found, _)| *found == key);
                let expected = match (is(&words), is(&meaning)) {
                    (true, true) => vec![FindBy::Both],
                    (true, false) => vec![FindBy::Words],
                    (false, true) => vec![FindBy::Meaning],
                    (false, false) => vec![],
                };
                let found: Vec<FindBy> = fused.iter().filter(|hit| hit.key == key).map(|hit| hit.reason).collect();
                proptest::prop_assert_eq!(found, expected);
            }
        }
    }
}
