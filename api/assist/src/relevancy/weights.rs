//! All constants of the score. They were chosen on the 30 pairs of `tests/fixtures/relevancy/tuning.json` and on the guests
//! of the half `tuning` in `real_feeds.json`; the other half and the 60 pairs of `labeled.json` only measure.

use super::factor::FactorKind;

/// The share of each practical factor. They add up to 1.
pub const FACTOR_WEIGHTS: [(FactorKind, f32); 4] =
    [(FactorKind::Guests, 0.40), (FactorKind::Activity, 0.25), (FactorKind::Place, 0.20), (FactorKind::Audience, 0.15)];

/// The lowest score of ratings 5, 4, 3 and 2.
pub const RATING_THRESHOLDS: [(u8, u8); 4] = [(5, 60), (4, 42), (3, 27), (2, 14)];

/// What is left of the score with each barrier. Barriers multiply, so that they order shows and do not make them equal.
pub const BARRIER_SHARES: [(&str, f32); 11] = [
    ("opted-out", 0.0),
    ("blacklisted", 0.0),
    ("avoided-subject-is-main", 0.2),
    ("other-language", 0.25),
    ("neighboring-language", 0.7),
    ("takes-no-guests", 0.5),
    ("names-no-guests", 0.75),
    ("made-by-a-program", 0.4),
    ("advertising", 0.2),
    ("avoided-subject-occurs", 0.85),
    ("no-real-texts", 0.4),
];

/// What is left of the score of a show that has been silent for more days than these.
pub(super) const SILENCE_SHARES: [(i64, f32); 5] =
    [(1_825, 0.40), (1_095, 0.50), (730, 0.62), (365, 0.75), (180, 0.88)];

/// The points that a show gets for practical reasons alone, so that shows without a common subject have an order too.
pub(super) const PRACTICAL_POINTS: f32 = 9.0;
/// The part of the score that practical reasons decide.
pub(super) const PRACTICAL_SHARE: f32 = 0.4;

/// The part of the topic factor that comes from the best subjects; the rest comes from the match of all words.
pub(super) const SUBJECT_SHARE: f32 = 0.65;
/// The weight of a subject by its rank among the best ones.
pub(super) const SUBJECT_RANK_WEIGHTS: [f32; 4] = [0.55, 0.25, 0.2, 0.1];
/// The match of words at which guest and show count as equal in subject.
pub(super) const FULL_WORD_MATCH: f32 = 0.45;
/// The share of the match of words that counts without a common subject, and the value of subjects with which all counts.
pub(super) const UNSUPPORTED_WORDS: f32 = 0.3;
pub(super) const FULL_SUPPORT: f32 = 0.3;
/// The part of the topic factor that comes from embeddings, when the caller has them, and the range that counts.
pub(super) const SEMANTIC_SHARE: f32 = 0.35;
pub(super) const SEMANTIC_RANGE: (f32, f32) = (0.2, 0.7);
/// The addition to the topic factor for guests whom the show had on a common subject.
pub(super) const LIKE_GUESTS_BONUS: f32 = 0.06;
/// An avoided subject with this share of the episodes is one of the show's main subjects.
pub(super) const MAIN_SHARE: f32 = 0.25;

/// The rating of a score.
pub(super) fn rating(score: u8) -> u8 {
    RATING_THRESHOLDS.iter().find(|(_, lowest)| score >= *lowest).map_or(1, |(rating, _)| *rating)
}

/// What is left of a score with a barrier.
pub(super) fn barrier_share(name: &str) -> f32 {
    BARRIER_SHARES.iter().find(|(barrier, _)| *barrier == name).map_or(1.0, |(_, share)| *share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_add_up_and_thresholds_descend() {
        let sum: f32 = FACTOR_WEIGHTS.iter().map(|(_, weight)| weight).sum();
        assert!((sum - 1.0).abs() < 1e-6);
        assert!(RATING_THRESHOLDS.windows(2).all(|two| two[0].1 > two[1].1));
        assert_eq!([0, 13, 14, 27, 42, 60, 100].map(rating), [1, 1, 2, 3, 4, 5, 5]);
    }
}
