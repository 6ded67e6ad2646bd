//! Measured inputs of sub-scores and their weights.

use earshot_model::{ScoreInput, Timestamp, count_to_value};

/// One measured input.
pub(crate) struct Measurement<'a> {
    pub name: &'a str,
    /// The observation as text for people.
    pub observed: String,
    /// Value from 0 to 1.
    pub value: f64,
    /// Time of the measurement; `None` for now.
    pub at: Option<Timestamp>,
}

impl Measurement<'_> {
    /// Builds a measurement from a count.
    pub(crate) fn from_count(name: &'static str, count: f64, nouns: &str, at: Option<Timestamp>) -> Self {
        let value = count_to_value(name, count).expect("an input that counts");
        Self { name, observed: format!("{count:.0} {nouns}"), value, at }
    }
}

/// Normalizes the weights of the available inputs to sum to 1. Values that are not numbers are left out.
pub(crate) fn weigh_inputs(
    sub_score: &str,
    weights: &[(&str, f64)],
    measured: Vec<Measurement<'_>>,
) -> Vec<ScoreInput> {
    let weight = |name: &str| weights.iter().find(|(known, _)| *known == name).map_or(0.0, |(_, weight)| *weight);
    let measured: Vec<Measurement<'_>> = measured.into_iter().filter(|measured| measured.value.is_finite()).collect();
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
