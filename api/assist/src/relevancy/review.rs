//! The review of a show.

use super::factor::Factor;
use crate::subjects::Evidence;
use serde::{Deserialize, Serialize};

/// A rating of how well a show fits (spec 3), with its reasons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RelevancyReview {
    /// 1 to 5.
    pub rating: u8,
    /// 0 to 100, for ordering shows of the same rating.
    pub score: u8,
    /// One paragraph that names figures and episode titles.
    pub justification: String,
    pub strengths: Vec<String>,
    pub concerns: Vec<String>,
    /// Verbatim quotes of the show, at most five, one per episode.
    pub evidence: Vec<Evidence>,
    /// The parts of the score, the most important first.
    pub factors: Vec<Factor>,
    /// Whether a barrier caps the score, such as another language.
    pub is_capped: bool,
}
