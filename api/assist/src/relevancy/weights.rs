//! All constants of the score. They were tuned on the 30 pairs of `tests/fixtures/relevancy/tuning.json`; the 60 pairs
//! of `labeled.json` only measure.

use super::factor::FactorKind;

/// The share of each practical factor. They add up to 1.
pub const FACTOR_WEIGHTS: [(FactorKind, f32); 4] =
    [(FactorKind::Guests, 0.40), (FactorKind::Activity, 0.25), (FactorKind::Place, 0.20), (FactorKind::Audience, 0.15)];

/// The lowest score of ratings 5, 4, 3 and 2.
pub const RATING_THRESHOLDS: [(u8, u8); 4] = [(5, 68), (4, 50), (3, 33), (2, 17)];

/// The highest score with each barrier.
pub const BARRIER_CAPS: [(&str, u8); 8] = [
    ("opted-out", 0),
    ("blacklisted", 0),
    ("avoided-subject-is-main", 16),
    ("other-language", 16),
    ("silent-for-a-year", 16),
    ("takes-no-guests", 32),
    ("silent-for-half-a-year", 40),
    ("avoided-subject-occurs", 67),
];

/// The part of the topic factor that comes from the best subjects; the rest comes from the cosine of all words.
pub(super) const SUBJECT_SHARE: f32 = 0.65;
/// The weight of a subject by its rank among the best ones.
pub(super) const SUBJECT_RANK_WEIGHTS: [f32; 3] = [0.6, 0.25, 0.15];
/// The cosine at which guest and show count as equal in subject.
pub(super) const FULL_COSINE: f32 = 0.30;
/// The part of the topic factor that comes from embeddings, when the caller has them, and the range that counts.
pub(super) const SEMANTIC_SHARE: f32 = 0.35;
pub(super) const SEMANTIC_RANGE: (f32, f32) = (0.2, 0.7);
/// An avoided subject with this share of the episodes is one of the show's main subjects.
pub(super) const MAIN_SHARE: f32 = 0.25;

/// The rating of a score.
pub(super) fn rating(score: u8) -> u8 {
    RATING_THRESHOLDS.iter().find(|(_, lowest)| score >= *lowest).map_or(1, |(rating, _)| *rating)
}

/// The cap of a barrier.
pub(super) fn barrier_cap(name: &str) -> u8 {
    BARRIER_CAPS.iter().find(|(barrier, _)| *barrier == name).map_or(100, |(_, cap)| *cap)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_add_up_and_thresholds_descend() {
        let sum: f32 = FACTOR_WEIGHTS.iter().map(|(_, weight)| weight).sum();
        assert!((sum - 1.0).abs() < 1e-6);
        assert!(RATING_THRESHOLDS.windows(2).all(|two| two[0].1 > two[1].1));
        assert_eq!([0, 16, 17, 33, 50, 68, 100].map(rating), [1, 1, 2, 3, 4, 5, 5]);
    }
}
