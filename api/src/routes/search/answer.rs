//! The answer to a search, the same around podcasts and episodes.

use super::SearchRequest;
use earshot_indexer::Total;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What a search found.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchData<Hit> {
    /// podcasts or episodes.
    pub search_mode: String,
    pub search_id: String,
    pub search_options: SearchRequest,
    pub search_results_stats: SearchStats,
    pub result: SearchResult<Hit>,
    /// For the next page; `null` when there is none, or when the plan goes no deeper.
    pub cursor: Option<String>,
}

/// The hits of a page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchResult<Hit> {
    pub total: SearchTotal,
    /// `null` when not sorted by relevance.
    pub max_score: Option<f64>,
    pub hits_returned: usize,
    pub hits: Vec<Hit>,
}

/// How many there are: exact up to 10,000.
#[derive(Debug, Serialize, ToSchema)]
pub struct SearchTotal {
    pub value: usize,
    /// eq, or gte where counting stopped.
    pub relation: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SearchStats {
    pub time: SearchTimes,
    pub totals: SearchTotals,
    pub filters: SearchFilterStats,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchTimes {
    pub total_time_taken_ms: f64,
    pub total_search_time_ms: f64,
    pub total_post_processing_time_ms: f64,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchTotals {
    pub blacklisted_podcasts: usize,
    pub project_excluded_podcasts: usize,
    pub total_results_available: usize,
    pub results_processed: usize,
    pub results_filtered: usize,
    pub results_returned: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchFilterStats {
    pub relevancy_scores_totals: BTreeMap<String, u64>,
}

impl SearchTotal {
    pub(crate) fn of(total: Total) -> Self {
        let (value, relation) = match total {
            Total::Exactly(value) => (value, "eq"),
            Total::AtLeast(value) => (value, "gte"),
        };
        Self { value, relation: relation.to_owned() }
    }
}

impl SearchStats {
    pub(super) fn of(available: usize, returned: usize, total_ms: f64, search_ms: f64) -> Self {
        Self {
            time: SearchTimes {
                total_time_taken_ms: total_ms,
                total_search_time_ms: search_ms,
                total_post_processing_time_ms: (total_ms - search_ms).max(0.0),
            },
            totals: SearchTotals {
                blacklisted_podcasts: 0,
                project_excluded_podcasts: 0,
                total_results_available: available,
                results_processed: returned,
                results_filtered: 0,
                results_returned: returned,
            },
            filters: SearchFilterStats { relevancy_scores_totals: BTreeMap::new() },
        }
    }
}
