//! The curves that several inputs share. Each is monotone and from 0 to 1, whatever it is given.

use super::weights::FULL_COUNTS;
use crate::chart::{ChartCategory, ChartKey};

/// Markets of charts: where more people listen, a place is worth more. Our choice, as the weights.
const LARGEST_MARKET: &str = "us";
const LARGE_MARKETS: &[&str] = &["gb", "ca", "au", "de", "fr", "es", "it", "br", "mx", "jp", "kr", "in"];
/// Being among the two hundred at all is worth so much: charts name a few of a hundred shows.
const ANY_POSITION_VALUE: f64 = 0.5;
/// The first place that no chart shows.
const FIRST_POSITION_OFF_CHARTS: f64 = 201.0;

/// The value of an input that counts something; `None` for inputs that do not.
#[must_use]
pub fn count_to_value(input: &str, count: f64) -> Option<f64> {
    let (_, full) = FULL_COUNTS.iter().find(|(name, _)| *name == input)?;
    Some((count.max(0.0).ln_1p() / full.ln_1p()).min(1.0))
}

/// The count that has a value: what [`count_to_value`] was given, as long as that is not worth the full share.
#[must_use]
pub fn value_to_count(input: &str, value: f64) -> Option<f64> {
    let (_, full) = FULL_COUNTS.iter().find(|(name, _)| *name == input)?;
    Some((value.clamp(0.0, 1.0) * full.ln_1p()).exp_m1())
}

/// How much a place on a chart counts, 0 to 1: by the market, and by how much of it the chart is of.
#[must_use]
pub fn chart_weight(key: &ChartKey) -> f64 {
    let country = key.country.as_str();
    let market = match country {
        LARGEST_MARKET => 1.0,
        _ if LARGE_MARKETS.contains(&country) => 0.85,
        _ => 0.7,
    };
    let breadth = match key.category {
        ChartCategory::TOP_PODCASTS => 1.0,
        category if category.parent().is_none() => 0.8,
        _ => 0.65,
    };
    market * breadth
}

/// How far up a place is, 0 to 1 (facts 5.2): half as far down is always the same step.
#[must_use]
pub fn position_value(position: u16) -> f64 {
    if position == 0 {
        return 0.0; // No place that a chart has.
    }
    (1.0 - f64::from(position).ln() / FIRST_POSITION_OFF_CHARTS.ln()).clamp(0.0, 1.0)
}

/// What a place on a chart of this weight is worth.
#[must_use]
pub fn chart_value(position: u16, weight: f64) -> f64 {
    if position == 0 {
        return 0.0;
    }
    ANY_POSITION_VALUE + (1.0 - ANY_POSITION_VALUE) * weight.clamp(0.0, 1.0) * position_value(position)
}
