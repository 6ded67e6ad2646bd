//! The weights of the authority score, in one table. We chose them and show them to the user (facts 5.2). Spec 6 does
//! not publish the original product's weights.

/// Raise it when a weight or a curve changes. Every podcast is then scored again, and its history records the version.
pub const WEIGHTS_VERSION: i64 = 4;

/// Weights of the sub-scores in the authority score. A sub-score without data keeps its weight and counts as the prior.
pub const SUB_SCORE_WEIGHTS: &[(&str, f64)] =
    &[("quality", 0.30), ("engagement", 0.35), ("social", 0.20), ("youtube", 0.15)];

/// Weights of the inputs of each sub-score, relative to each other.
pub const QUALITY_WEIGHTS: &[(&str, f64)] = &[
    ("recency", 0.18),
    ("posting-interval", 0.15),
    ("episode-count", 0.13),
    ("age", 0.09),
    ("episode-length", 0.08),
    ("show-notes", 0.11),
    ("guest-acceptance", 0.08),
    ("artwork", 0.06),
    ("episode-thumbnails", 0.04),
    ("social-links", 0.05),
    ("website", 0.03),
];
pub const ENGAGEMENT_WEIGHTS: &[(&str, f64)] = &[
    ("apple-rating", 0.20),
    ("apple-ratings-count", 0.20),
    ("spotify-rating", 0.12),
    ("spotify-ratings-count", 0.12),
    ("chart-position", 0.12),
    ("chart-days", 0.05),
    ("chart-trend", 0.03),
    ("castbox-plays", 0.08),
    ("castbox-subscribers", 0.08),
];
/// The profile with most followers, and the best profile on another platform.
pub const SOCIAL_WEIGHTS: &[(&str, f64)] = &[("followers", 0.7), ("followers-elsewhere", 0.3)];
pub const YOUTUBE_WEIGHTS: &[(&str, f64)] = &[("subscribers", 0.6), ("views-per-video", 0.4)];

/// The weights of a sub-score's inputs.
#[must_use]
pub fn input_weights(sub_score: &str) -> &'static [(&'static str, f64)] {
    match sub_score {
        "quality" => QUALITY_WEIGHTS,
        "engagement" => ENGAGEMENT_WEIGHTS,
        "social" => SOCIAL_WEIGHTS,
        "youtube" => YOUTUBE_WEIGHTS,
        _ => &[],
    }
}

/// The weight of an input in its sub-score; 0 for an input that does not exist.
#[must_use]
pub fn input_weight(sub_score: &str, input: &str) -> f64 {
    find_weight(input_weights(sub_score), input)
}

/// The weight of a sub-score in the authority score; 0 for one that does not exist.
#[must_use]
pub fn sub_score_weight(sub_score: &str) -> f64 {
    find_weight(SUB_SCORE_WEIGHTS, sub_score)
}

fn find_weight(weights: &[(&str, f64)], requested: &str) -> f64 {
    weights.iter().find(|(name, _)| *name == requested).map_or(0.0, |(_, weight)| *weight)
}

/// The counts that give an input its full value. The scale below is logarithmic: each tenfold adds the same.
pub const FULL_COUNTS: &[(&str, f64)] = &[
    ("episode-count", 300.0),
    ("apple-ratings-count", 100_000.0),
    ("spotify-ratings-count", 100_000.0),
    ("castbox-plays", 10_000_000.0),
    ("castbox-subscribers", 100_000.0),
    ("chart-days", 30.0),
    ("followers", 1_000_000.0),
    ("followers-elsewhere", 1_000_000.0),
    ("subscribers", 1_000_000.0),
    ("views-per-video", 1_000_000.0),
];
