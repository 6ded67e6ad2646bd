//! How many people may listen to a show in a month: an estimate, and what it was made of.

use serde::{Deserialize, Serialize};

named! {
    /// How much an estimate can be relied on.
    AudienceConfidence {
        /// Several sources that say about the same.
        High = "high",
        Medium = "medium",
        Low = "low",
    }
}

/// An estimate, made of what is counted elsewhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudienceEstimate {
    /// To two digits: there is no more in it.
    pub monthly_listeners: i64,
    pub confidence: AudienceConfidence,
    /// Nothing came out for a while, or ever.
    pub is_dormant: bool,
    /// What it was made of.
    pub inputs: Vec<AudienceInput>,
}

/// One source of an estimate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudienceInput {
    pub name: String,
    /// What was measured, for people.
    pub observed: String,
    /// The listeners that it alone speaks for; `None` for what makes all of it more or less.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listeners: Option<i64>,
    /// The share with which it counts, of the sources that are known; what makes all of it more or less: by how much.
    pub share: f64,
}

impl AudienceEstimate {
    /// The bracket that the contract has for it.
    #[must_use]
    pub fn size_bracket(&self) -> &'static str {
        match self.monthly_listeners {
            ..1_000 => "0-1K",
            1_000..10_000 => "1K-10K",
            10_000..100_000 => "10K-100K",
            100_000..1_000_000 => "100K-1M",
            _ => "1M+",
        }
    }
}
