//! Measured inputs of sub-scores and their weights.

use earshot_model::chart::{ChartKey, ChartPlatform};
use earshot_model::{ScoreInput, Timestamp, count_to_value, format_count, input_weight};

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
    /// Builds a measurement from a count. `observed` is the count as text.
    pub(crate) fn from_count(name: &'static str, count: f64, observed: String, at: Option<Timestamp>) -> Self {
        let value = count_to_value(name, count).expect("an input that counts");
        Self { name, observed, value, at }
    }
}

/// `3 days old`
pub(crate) fn format_age(days: f64) -> String {
    if days.round() < 1.0 { "less than a day old".to_owned() } else { format!("{} old", format_count(days, "day")) }
}

/// `#3 in top podcasts, Apple US`
pub(crate) fn format_position(chart: &ChartKey, position: u16) -> String {
    let platform = match chart.platform() {
        ChartPlatform::Apple => "Apple",
        ChartPlatform::Spotify => "Spotify",
    };
    format!("#{position} in {}, {platform} {}", chart.category.name(), chart.country.as_str().to_uppercase())
}

/// Gives each measurement its weight in the sub-score as share. Values that are not numbers are left out: they count as
/// unknown.
pub(crate) fn weigh_inputs<'a>(
    sub_score: &str,
    measured: impl IntoIterator<Item = Measurement<'a>>,
) -> Vec<ScoreInput> {
    let measured = measured.into_iter().filter(|measured| measured.value.is_finite());
    let weigh = |measured: Measurement<'_>| ScoreInput {
        sub_score: sub_score.to_owned(),
        name: measured.name.to_owned(),
        observed: measured.observed,
        value: measured.value.clamp(0.0, 1.0),
        share: input_weight(sub_score, measured.name),
        measured_at: measured.at,
    };
    measured.map(weigh).collect()
}
