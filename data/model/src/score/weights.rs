//! The weights of the authority score, in one table. We chose them and show them to the user (facts 5.2). Spec 6 does
//! not publish the original product's weights.

/// Raise it when a weight or a curve changes. Every podcast is then scored again, and its history records the version.
pub const WEIGHTS_VERSION: i64 = 2;

/// Weights of the sub-scores in the authority score. Sub-scores without data leave their weight to the others.
pub const SUB_SCORE_WEIGHTS: &[(&str, f64)] =
    &[("quality", 0.30), ("engagement", 0.35), ("social", 0.20), ("youtube", 0.15)];

/// Weights of the inputs of each sub-score, relative to each other.
pub const QUALITY_WEIGHTS: &[(&str, f64)] = &[
    ("recency", 0.20),
    ("posting-interval", 0.16),
    ("episode-count", 0.14),
    ("age", 0.10),
    ("episode-length", 0.08),
    ("show-notes", 0.12),
    ("artwork", 0.06),
    ("episode-thumbnails", 0.04),
    ("social-links", 0.06),
    ("website", 0.04),
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
