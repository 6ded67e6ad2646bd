//! Inputs of sub-scores: what was measured, and with which share it counts.

use earshot_model::{ScoreInput, Timestamp};

/// What was measured of an input.
pub(crate) struct Measured<'a> {
    pub name: &'a str,
    /// For people.
    pub observed: String,
    /// 0 to 1.
    pub value: f64,
    /// `None` for now.
    pub at: Option<Timestamp>,
}

/// The inputs with their shares: those that are known share the whole by their weights.
pub(crate) fn with_shares(sub_score: &str, weights: &[(&str, f64)], measured: Vec<Measured<'_>>) -> Vec<ScoreInput> {
    let weight = |name: &str| weights.iter().find(|(known, _)| *known == name).map_or(0.0, |(_, weight)| *weight);
    let total: f64 = measured.iter().map(|measured| weight(measured.name)).sum();
    measured
        .into_iter()
        .map(|measured| ScoreInput {
            sub_score: sub_score.to_owned(),
            name: measured.name.to_owned(),
            observed: measured.observed,
            value: measured.value.clamp(0.0, 1.0),
            share: weight(measured.name) / total,
            measured_at: measured.at,
        })
        .collect()
}

/// From 0 for none to 1 for `full` and more, each tenfold the same step.
pub(crate) fn logarithmic(count: f64, full: f64) -> f64 {
    (count.max(0.0).ln_1p() / full.ln_1p()).min(1.0)
}
