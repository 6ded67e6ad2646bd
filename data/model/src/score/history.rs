//! The history of a podcast's scores.

use chrono::NaiveDate;

/// The scores of a podcast on a day on which at least one of them, rounded to whole points, changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScorePoint {
    pub day: NaiveDate,
    pub authority: f64,
    /// `None` for a sub-score without data.
    pub quality: Option<f64>,
    pub engagement: Option<f64>,
    pub social: Option<f64>,
    pub youtube: Option<f64>,
    /// The version of the weights. A new version changes scores without any change of the show.
    pub weights: i64,
}
