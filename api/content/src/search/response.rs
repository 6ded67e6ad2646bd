//! The response of a search, for podcasts and for episodes.

use super::SearchRequest;
use crate::views::RelevancyAnswerView;
use earshot_api_server::prelude::*;
use earshot_indexer::{FacetCounts, HiddenCounts, RangeCount, RetrievalOutcome, Total};
use std::collections::BTreeMap;

/// The results of a search.
#[view]
pub struct SearchData<Hit> {
    /// podcasts or episodes.
    pub search_mode: String,
    /// Names this search in later calls, for 90 days after it was last run. Repeats and further pages have the same
    /// ID. Searches without an account are not stored.
    pub search_id: String,
    /// The search as it was sent.
    pub search_options: SearchRequest,
    /// Times and totals of the search.
    pub search_results_stats: SearchStats,
    /// The hits of the page, with their total.
    pub result: SearchResult<Hit>,
    /// The cursor of the next page; `null` when there is none, or when the plan's limit is reached.
    pub cursor: Option<String>,
    /// The requested facets, in the order of the request.
    pub facets: Vec<FacetView>,
    /// A corrected spelling, when a word has no matches. It is the text of the terms, with
    /// groups as `(these or those)`.
    pub did_you_mean: Option<String>,
    /// The search reached its time limit, and there may be better and more hits.
    pub partial: bool,
    /// How the hits were found.
    pub found_by: RetrievalModeView,
    /// Number of podcasts that match as the hits do, or have episodes that do, and are left out because the team
    /// blacklisted them; 0 without an account and with `includeBlacklisted`.
    pub blacklisted_podcasts: usize,
    /// Number of podcasts that match as the hits do, or have episodes that do, and are left out because of `project`.
    /// Blacklisted ones are not counted.
    pub hidden_listed_podcasts: usize,
}

/// How the hits of a response were found.
#[view]
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
#[view]
pub struct FacetView {
    /// language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics,
    /// keywords, or the name of a figure.
    pub facet: String,
    /// Most frequent first. Empty for a figure.
    pub values: Vec<FacetValueView>,
    /// The distribution of a figure in ascending order. Hits whose figure is unknown are in no range. Empty for other
    /// facets.
    pub ranges: Vec<FacetRangeView>,
    /// Number of hits that were counted: a part of them when there are very many.
    pub counted: usize,
}

/// A value of a facet with the number of its hits.
#[view]
pub struct FacetValueView {
    /// The value, such as `en`.
    pub value: String,
    /// Number of hits with this value.
    pub count: usize,
}

/// A range of a figure with the number of its hits.
#[view]
pub struct FacetRangeView {
    /// The smallest value of the range.
    pub min: f64,
    /// The first value above the range; `null` for the last range, which is open.
    pub below: Option<f64>,
    /// Number of hits in the range.
    pub count: usize,
}

/// The hits of a page.
#[view]
pub struct SearchResult<Hit> {
    /// The total number of hits.
    pub total: SearchTotal,
    /// The best score; `null` when not sorted by relevance.
    pub max_score: Option<f64>,
    /// Number of hits on the page.
    pub hits_returned: usize,
    /// The hits of the page, in the requested order.
    pub hits: Vec<Hit>,
}

/// The total number of hits, exact up to 10,000.
#[view]
pub struct SearchTotal {
    /// The number, exact up to 10,000.
    pub value: usize,
    /// eq, or gte when counting stopped.
    pub relation: String,
}

/// Times and totals of a search.
#[view]
pub struct SearchStats {
    /// Durations in milliseconds.
    pub time: SearchTimes,
    /// Counts of results.
    pub totals: SearchTotals,
    /// Totals by relevancy score.
    pub filters: SearchFilterStats,
}

/// Durations in milliseconds.
#[view]
pub struct SearchTimes {
    /// From reading the search to its response, with validation and waiting for a thread.
    pub total_time_taken_ms: f64,
    /// In the search engine.
    pub total_search_time_ms: f64,
    /// Converting the hits to the response.
    pub total_post_processing_time_ms: f64,
}

/// How many results a search had, and how many were left out.
#[view]
pub struct SearchTotals {
    /// Number of podcasts left out because the team blacklisted them.
    pub blacklisted_podcasts: usize,
    /// Number of podcasts left out because of `project`.
    pub project_excluded_podcasts: usize,
    /// Number of all results, exact up to 10,000.
    pub total_results_available: usize,
    /// Number of results on the page, with those that were left out for their relevancy.
    pub results_processed: usize,
    /// Number of results on the page that were left out for their relevancy.
    pub results_filtered: usize,
    /// Number of results on the page.
    pub results_returned: usize,
}

/// Totals by relevancy score, for searches with `includePodcastRelevancy`.
#[view]
pub struct SearchFilterStats {
    /// Number of podcasts of the page by relevancy score, 1 to 5; empty unless requested.
    pub relevancy_scores_totals: BTreeMap<String, u64>,
    /// The relevancy of the podcasts of the page by their IDs; `null` unless requested.
    pub project_podcast_relevancy_scores: Option<BTreeMap<String, RelevancyAnswerView>>,
}

impl<Hit> SearchData<Hit> {
    /// Counts the hits again after some were left out for their relevancy.
    pub(super) fn set_returned(&mut self) {
        let returned = self.result.hits.len();
        let totals = &mut self.search_results_stats.totals;
        totals.results_filtered = totals.results_processed.saturating_sub(returned);
        totals.results_returned = returned;
        self.result.hits_returned = returned;
    }
}

impl From<FacetCounts> for FacetView {
    fn from(counts: FacetCounts) -> Self {
        let values = counts.values.into_iter().map(|(value, count)| FacetValueView { value, count });
        let ranges =
            counts.ranges.into_iter().map(|RangeCount { min, below, count }| FacetRangeView { min, below, count });
        Self {
            facet: counts.facet.as_str().to_owned(),
            values: values.collect(),
            ranges: ranges.collect(),
            counted: counts.counted,
        }
    }
}

impl From<RetrievalOutcome> for RetrievalModeView {
    fn from(found_by: RetrievalOutcome) -> Self {
        Self { mode: found_by.mode.as_str().to_owned(), model: found_by.model, shortfall: found_by.fallback_reason }
    }
}

impl SearchTotal {
    pub fn of(total: Total) -> Self {
        let (value, relation) = match total {
            Total::Exactly(value) => (value, "eq"),
            Total::AtLeast(value) => (value, "gte"),
        };
        Self { value, relation: relation.to_owned() }
    }
}

impl SearchStats {
    /// The engine leaves out hidden podcasts, so nothing is removed from its hits.
    pub(super) fn of(time: SearchTimes, available: usize, returned: usize, hidden: HiddenCounts) -> Self {
        Self {
            time,
            totals: SearchTotals {
                blacklisted_podcasts: hidden.blacklisted,
                project_excluded_podcasts: hidden.listed,
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
