//! The audience estimate: monthly listeners of a show, and the sources of the estimate.

use serde::{Deserialize, Serialize};

named! {
    /// How reliable an estimate is.
    AudienceConfidence {
        /// Several sources that agree.
        High = "high",
        Medium = "medium",
        Low = "low",
    }
}

/// An estimate of monthly listeners, made from figures of other platforms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudienceEstimate {
    /// Rounded to two significant digits, because the estimate is not more precise.
    pub monthly_listeners: i64,
    pub confidence: AudienceConfidence,
    /// Whether the show has not published for a while, or ever.
    pub is_dormant: bool,
    /// The sources of the estimate.
    pub inputs: Vec<AudienceInput>,
}

/// One source of an estimate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudienceInput {
    pub name: String,
    /// What was measured, for people.
    pub observed: String,
    /// The listeners that this source alone suggests; `None` for a factor that scales the whole estimate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listeners: Option<i64>,
    /// The weight among the known sources. For a factor that scales the whole estimate, the factor.
    pub share: f64,
}

impl AudienceEstimate {
    /// The size bracket of the contract, such as `1K-10K`.
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
