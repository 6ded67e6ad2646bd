//! Turns a search request into valid search options, by the rules of spec 4, 5 and 6.

mod charts;
mod dates;
mod filter_rules;
mod filters;
mod names;
mod ranges;
mod result_options;
mod retrieval;
mod sort;
mod terms;
#[cfg(test)]
mod tests;
mod text;

pub use charts::ChartPositionsRequest;
pub use dates::DateRequest;
pub use filter_rules::{FILTERS, FilterRule};
pub use names::{NameRequest, PersonRequest};
pub use ranges::{AuthorityScoreRequest, CountRangeRequest, ScoreRangeRequest};
pub use sort::{SortOrderRequest, sort_field_names};
pub use terms::{TermOptionsRequest, TermRequest};
pub use text::validate_text;

use super::{Filters, HiddenPodcasts, RestrictedField, SearchMode, SearchOptions, SearchOptionsError, Target};
use crate::limits::MAX_PAGE_SIZE;
use crate::{Tier, Timestamp};

/// An unchecked search request. Fields have the names on the wire.
#[derive(Clone, Debug, Default)]
pub struct SearchRequest {
    pub search_terms: Vec<TermRequest>,
    /// In each group, at least one term must match.
    pub search_term_groups: Vec<Vec<TermRequest>>,
    pub include_itunes_genres: Option<Vec<String>>,
    pub exclude_itunes_genres: Option<Vec<String>>,
    pub languages: Option<Vec<String>>,
    pub include_podcast_ids: Option<Vec<String>>,
    pub exclude_podcast_ids: Option<Vec<String>>,
    pub include_episode_ids: Option<Vec<String>>,
    pub exclude_episode_ids: Option<Vec<String>>,
    pub explicit: Option<String>,
    pub founded_since: Option<DateRequest>,
    pub last_episode_date_since: Option<DateRequest>,
    pub published_since: Option<DateRequest>,
    pub published_before: Option<DateRequest>,
    pub added_since: Option<DateRequest>,
    pub episode_created_since: Option<DateRequest>,
    pub episode_updated_since: Option<DateRequest>,
    pub min_total_episodes: Option<i64>,
    pub max_total_episodes: Option<i64>,
    pub min_itunes_rating: Option<f64>,
    pub min_itunes_rating_count: Option<i64>,
    pub min_spotify_rating: Option<f64>,
    pub min_spotify_rating_count: Option<i64>,
    pub min_castbox_plays: Option<i64>,
    pub min_castbox_subscribers: Option<i64>,
    pub podcast_authority_score: Option<AuthorityScoreRequest>,
    pub podcast_audience_estimated_monthly_listeners: Option<CountRangeRequest>,
    pub podcast_countries: Option<Vec<String>>,
    pub podcast_has_guests: Option<bool>,
    pub podcast_likely_machine_made: Option<bool>,
    pub podcast_very_stale: Option<bool>,
    pub chart_positions: Option<ChartPositionsRequest>,
    pub has_transcript: Option<bool>,
    pub has_primary_contact: Option<bool>,
    pub has_socials: Option<Vec<String>>,
    pub person_filters: Option<Vec<PersonRequest>>,
    pub sponsor_filters: Option<Vec<NameRequest>>,
    pub topics: Option<Vec<String>>,
    pub keywords: Option<Vec<String>>,
    /// `None` sorts by relevance. An empty list is an error (spec 5).
    pub sort_order: Option<Vec<SortOrderRequest>>,
    pub page_size: Option<i64>,
    pub facets: Vec<String>,
    pub explain: bool,
    /// `words`, `meaning` or `both`.
    pub retrieval_mode: Option<String>,
    pub meaning_weight: Option<f64>,
    pub include_match_snippet: Option<bool>,
    pub include_transcript_snippet: Option<bool>,
    pub transcript_snippet_length: Option<i64>,
    pub transcript_highlight_length: Option<i64>,
}

/// Validates a request of `tier` and builds the search options. `requested_mode` is the mode of the called endpoint or
/// command: a podcast search rejects whatever only episodes have. Relative dates count back from `now`.
///
/// # Errors
/// The first defect, as a [`SearchOptionsError`] with the message of spec 5.
pub fn build_search_options(
    request: &SearchRequest,
    requested_mode: SearchMode,
    tier: Tier,
    now: Timestamp,
) -> Result<SearchOptions, SearchOptionsError> {
    check_filters(request, requested_mode, tier)?;
    let terms = terms::parse_terms(&request.search_terms, requested_mode)?;
    let groups = terms::parse_groups(&request.search_term_groups, terms.len(), requested_mode)?;
    let filters = filters::parse_filters(request, requested_mode, now)?;
    if terms.is_empty() && groups.is_empty() && filters == Filters::default() {
        return Err(SearchOptionsError::NothingToSearch);
    }
    // An order by chart position uses the charts that the filter selects.
    let charts = filters.chart.map(|filter| filter.charts).unwrap_or_default();
    if request.page_size.is_some_and(|size| !(1..=MAX_PAGE_SIZE).contains(&size)) {
        return Err(invalid("/pageSize", &format!("must be 1 to {MAX_PAGE_SIZE}")));
    }
    Ok(SearchOptions {
        mode: requested_mode,
        terms,
        groups,
        filters,
        sort: sort::parse_sort_orders(request.sort_order.as_deref(), requested_mode, charts, tier)?,
        facets: result_options::parse_facets(&request.facets, tier)?,
        snippets: result_options::parse_snippet_options(request, requested_mode)?,
        explain: request.explain,
        retrieval: retrieval::parse_retrieval(request)?,
        interface_language: None,
        hidden: HiddenPodcasts::default(),
    })
}

/// The mode that the request implies: episodes when a term targets them or a filter is only for them (spec 4, Search
/// mode).
#[must_use]
pub fn detect_mode(request: &SearchRequest) -> SearchMode {
    let terms = request.search_terms.iter().chain(request.search_term_groups.iter().flatten());
    let by_target = terms
        .flat_map(|term| &term.search_targets)
        .any(|name| Target::parse(name).is_some_and(|target| !target.is_podcast_target()));
    let by_filter = || FILTERS.iter().any(|rule| rule.episodes_only && (rule.is_set)(request));
    if by_target || by_filter() { SearchMode::Episodes } else { SearchMode::Podcasts }
}

fn check_filters(request: &SearchRequest, requested_mode: SearchMode, tier: Tier) -> Result<(), SearchOptionsError> {
    for rule in FILTERS.iter().filter(|rule| (rule.is_set)(request)) {
        let is_hidden = RestrictedField::of_filter(rule.name).is_some_and(|field| !tier.can_see(field));
        if tier < rule.from || is_hidden {
            return Err(SearchOptionsError::FilterNotOnPlan(rule.name.to_owned()));
        }
        // Spec 4: the filter is for episodes only.
        if rule.episodes_only && requested_mode == SearchMode::Podcasts {
            return Err(SearchOptionsError::FilterNotSupported(rule.name.to_owned()));
        }
    }
    Ok(())
}

fn invalid(pointer: &str, message: &str) -> SearchOptionsError {
    SearchOptionsError::Invalid { pointer: pointer.to_owned(), message: message.to_owned() }
}
