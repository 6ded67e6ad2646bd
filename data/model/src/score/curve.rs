//! Curves that several inputs of scores share. Each is monotone and clamped to 0 to 1.

use super::weights::FULL_COUNTS;
use crate::chart::{ChartCategory, ChartKey};

/// Chart markets by size: a position is worth more where more people listen. We chose the groups, like the weights.
const LARGEST_MARKET: &str = "us";
const LARGE_MARKETS: &[&str] = &["gb", "ca", "au", "de", "fr", "es", "it", "br", "mx", "jp", "kr", "in"];
/// The value of any position in the top 200. Charts list only a few percent of all shows, so being listed counts by
/// itself.
const ANY_POSITION_VALUE: f64 = 0.5;
/// The first position below every chart.
const FIRST_POSITION_OFF_CHARTS: f64 = 201.0;

/// Converts the count of an input to its value, 0 to 1; `None` for inputs that do not count anything.
#[must_use]
pub fn count_to_value(input: &str, count: f64) -> Option<f64> {
    let (_, full) = FULL_COUNTS.iter().find(|(name, _)| *name == input)?;
    Some((count.max(0.0).ln_1p() / full.ln_1p()).min(1.0))
}

/// Inverts [`count_to_value`]. Exact below the count that gives the full value.
#[must_use]
pub fn value_to_count(input: &str, value: f64) -> Option<f64> {
    let (_, full) = FULL_COUNTS.iter().find(|(name, _)| *name == input)?;
    Some((value.clamp(0.0, 1.0) * full.ln_1p()).exp_m1())
}

/// The weight of a chart, 0 to 1: the size of its market times the breadth of its category.
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

/// The value of a position, 0 to 1, on a logarithmic scale (facts 5.2): doubling the position always costs the same.
#[must_use]
pub fn position_value(position: u16) -> f64 {
    if position == 0 {
        return 0.0; // Positions begin at 1.
    }
    (1.0 - f64::from(position).ln() / FIRST_POSITION_OFF_CHARTS.ln()).clamp(0.0, 1.0)
}

/// The value of a position on a chart with this weight, 0 to 1.
#[must_use]
pub fn chart_value(position: u16, weight: f64) -> f64 {
    if position == 0 {
        return 0.0;
    }
    ANY_POSITION_VALUE + (1.0 - ANY_POSITION_VALUE) * weight.clamp(0.0, 1.0) * position_value(position)
}
