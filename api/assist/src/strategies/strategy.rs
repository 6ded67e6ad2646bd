//! Search strategies, and the facts for them.

use crate::facts::{GuestFacts, ProjectFacts, ShowFacts};
use crate::words::WordStatistics;
use earshot_model::project::Priority;
use serde::{Deserialize, Serialize};

/// The maximum strategies of one request.
pub const MAX_STRATEGIES: usize = 12;

/// How unusual a strategy is (spec 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum StrategyApproach {
    Straightforward,
    Unconventional,
    Longshot,
}

/// A way to find shows for a project (spec 3). The caller adds the id and the times.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchStrategy {
    pub title: String,
    pub short_description: String,
    pub strategy_blurb: String,
    pub audience_persona_target: String,
    pub why_its_effective: String,
    /// How to search, and the traits of the hits to look for.
    pub strategy_training_documentation: String,
    /// Each is a search term that spec 5 accepts.
    pub keyword_inspiration: Vec<String>,
    pub example_google_searches: Vec<String>,
    pub strategy_approach: StrategyApproach,
    pub strategy_focus: String,
    pub priority: Option<Priority>,
    /// A question about a show whose answer is yes or no.
    pub yes_no_prompt: String,
    pub geographical_filters: String,
}

/// The facts for strategies.
#[derive(Clone, Copy)]
pub struct StrategyRequest<'a> {
    pub project: &'a ProjectFacts,
    pub guest: Option<&'a GuestFacts>,
    /// Fitting shows, from the list or the index. The texts name up to two of them.
    pub example_shows: &'a [ShowFacts],
    /// Keywords of the index that occur together with the subjects, the most frequent first.
    pub related_keywords: &'a [String],
    pub statistics: &'a dyn WordStatistics,
    /// Number of strategies, at most [`MAX_STRATEGIES`].
    pub count: usize,
}
