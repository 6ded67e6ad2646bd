//! The answer to a search, the same around podcasts and episodes.

use super::SearchRequest;
use earshot_indexer::{FacetCounts, RetrievalOutcome, Total};
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
    /// Beyond the contract: those that were asked for, in that order.
    pub facets: Vec<FacetView>,
    /// Beyond the contract: the words as they were probably meant, when nothing is spelt as they are. A line of the terms, groups as
    /// `(these or those)`.
    pub did_you_mean: Option<String>,
    /// Beyond the contract: the search ran out of time, there may be better hits and more.
    pub partial: bool,
    /// Beyond the contract: what found the hits.
    pub found_by: RetrievalModeView,
}

/// What found the hits of an answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct RetrievalModeView {
    /// words, meaning or both.
    pub mode: String,
    /// The model that says what is meant; `lexical-semantic` is a table of the catalog's own words, no neural one.
    pub model: Option<String>,
    /// Why by words alone, where more was wanted.
    pub shortfall: Option<String>,
}

/// The values of a property among the hits.
#[derive(Debug, Serialize, ToSchema)]
pub struct FacetView {
    /// language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade,
    /// veryStale, topics or keywords.
    pub facet: String,
    /// The most frequent first.
    pub values: Vec<FacetValueView>,
    /// Hits that were counted: not all of them when there are very many.
    pub counted: usize,
}

/// A value of a facet with the number of its hits.
#[derive(Debug, Serialize, ToSchema)]
pub struct FacetValueView {
    pub value: String,
    /// Hits that have it.
    pub count: usize,
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

/// Times and totals of a search.
#[derive(Debug, Serialize, ToSchema)]
pub struct SearchStats {
    pub time: SearchTimes,
    pub totals: SearchTotals,
    pub filters: SearchFilterStats,
}

/// In milliseconds.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchTimes {
    /// From the reading of the search to its answer: also checking it, and waiting for a thread.
    pub total_time_taken_ms: f64,
    /// In the engine.
    pub total_search_time_ms: f64,
    /// Giving the hits their wire names.
    pub total_post_processing_time_ms: f64,
}

/// How many results a search had, and how many were left out.
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

/// Totals by relevancy score, which are empty as long as there are no projects.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchFilterStats {
    pub relevancy_scores_totals: BTreeMap<String, u64>,
    /// Always `null`: there are no projects yet.
    #[schema(value_type = Option<Object>)]
    pub project_podcast_relevancy_scores: Option<()>,
}

impl From<FacetCounts> for FacetView {
    fn from(counts: FacetCounts) -> Self {
        let values = counts.values.into_iter().map(|(value, count)| FacetValueView { value, count });
        Self { facet: counts.facet.as_str().to_owned(), values: values.collect(), counted: counts.counted }
    }
}

impl From<RetrievalOutcome> for RetrievalModeView {
    fn from(found_by: RetrievalOutcome) -> Self {
        Self { mode: found_by.mode.as_str().to_owned(), model: found_by.model, shortfall: found_by.fallback_reason }
    }
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
    /// Nothing is taken out of what the engine found: there are neither blacklists nor projects yet.
    pub(super) fn of(time: SearchTimes, available: usize, returned: usize) -> Self {
        Self {
            time,
            totals: SearchTotals {
                blacklisted_podcasts: 0,
                project_excluded_podcasts: 0,
                total_results_available: available,
                results_processed: returned,
                results_filtered: 0,
                results_returned: returned,
            },
            filters: SearchFilterStats {
                relevancy_scores_totals: BTreeMap::new(),
                project_podcast_relevancy_scores: None,
            },
        }
    }
}
