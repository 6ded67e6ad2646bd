//! How a score came to be what it is.

use chrono::NaiveDate;

/// A podcast's scores of a day on which one of them, in whole points, was another than before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScorePoint {
    pub day: NaiveDate,
    pub authority: f64,
    /// `None` is a sub-score without data.
    pub quality: Option<f64>,
    pub engagement: Option<f64>,
    pub social: Option<f64>,
    pub youtube: Option<f64>,
    /// The version of the weights: a change of it is none of the show.
    pub weights: i64,
}
