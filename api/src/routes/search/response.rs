//! The response of a search, for podcasts and for episodes.

use super::SearchRequest;
use earshot_indexer::{FacetCounts, RetrievalOutcome, Total};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// The results of a search.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchData<Hit> {
    /// podcasts or episodes.
    pub search_mode: String,
    pub search_id: String,
    pub search_options: SearchRequest,
    pub search_results_stats: SearchStats,
    pub result: SearchResult<Hit>,
    /// The cursor of the next page; `null` when there is none, or when the plan's limit is reached.
    pub cursor: Option<String>,
    /// Beyond the contract: the requested facets, in the order of the request.
    pub facets: Vec<FacetView>,
    /// Beyond the contract: a corrected spelling, when a word has no matches. It is the text of the terms, with
    /// groups as `(these or those)`.
    pub did_you_mean: Option<String>,
    /// Beyond the contract: the search reached its time limit, and there may be better and more hits.
    pub partial: bool,
    /// Beyond the contract: how the hits were found.
    pub found_by: RetrievalModeView,
}

/// How the hits of a response were found.
#[derive(Debug, Serialize, ToSchema)]
pub struct RetrievalModeView {
    /// words, meaning or both.
    pub mode: String,
    /// The model that computed embeddings. `lexical-semantic` is trained on the catalog's own texts and is not a
    /// neural network.
    pub model: Option<String>,
    /// Why only words were used, when another mode was requested.
    pub shortfall: Option<String>,
}

/// The values of a property among the hits.
#[derive(Debug, Serialize, ToSchema)]
pub struct FacetView {
    /// language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics or
    /// keywords.
    pub facet: String,
    /// Most frequent first.
    pub values: Vec<FacetValueView>,
    /// Number of hits that were counted: a part of them when there are very many.
    pub counted: usize,
}

/// A value of a facet with the number of its hits.
#[derive(Debug, Serialize, ToSchema)]
pub struct FacetValueView {
    pub value: String,
    /// Number of hits with this value.
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

/// The total number of hits, exact up to 10,000.
#[derive(Debug, Serialize, ToSchema)]
pub struct SearchTotal {
    pub value: usize,
    /// eq, or gte when counting stopped.
    pub relation: String,
}

/// Times and totals of a search.
#[derive(Debug, Serialize, ToSchema)]
pub struct SearchStats {
    pub time: SearchTimes,
    pub totals: SearchTotals,
    pub filters: SearchFilterStats,
}

/// Durations in milliseconds.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchTimes {
    /// From reading the search to its response, with validation and waiting for a thread.
    pub total_time_taken_ms: f64,
    /// In the search engine.
    pub total_search_time_ms: f64,
    /// Converting the hits to the response.
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
    /// Always `null`: Earshot has no projects.
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
    /// Removes nothing from the engine's hits: Earshot has neither blacklists nor projects.
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
