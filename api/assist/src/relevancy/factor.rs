//! The parts of a score.

use serde::{Deserialize, Serialize};

/// A part of the score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Factor {
    pub kind: FactorKind,
    /// 0 to 1.
    pub value: f32,
    /// The weight among the practical factors; 1 for the topic, which multiplies them.
    pub weight: f32,
    /// The figures behind the value, as a sentence.
    pub detail: String,
}

/// The kind of a factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum FactorKind {
    /// Subjects that guest and show share.
    Topic,
    /// Whether the show takes guests.
    Guests,
    /// Whether the show still publishes.
    Activity,
    /// Language and country.
    Place,
    /// The size of the audience.
    Audience,
}
