//! Turns a search request into valid search options, by the rules of spec 4, 5 and 6.

mod charts;
mod dates;
mod filter_rules;
mod filters;
mod invalid;
mod names;
mod range_requests;
mod ranges;
mod result_options;
mod retrieval;
mod search_request;
mod sort;
mod terms;
#[cfg(test)]
mod tests;
mod text;

pub use charts::ChartPositionsRequest;
pub use dates::DateRequest;
pub use filter_rules::{FILTERS, FilterRule};
pub use names::{NameRequest, PersonRequest};
pub use range_requests::{AuthorityScoreRequest, CountRangeRequest, ScoreRangeRequest};
pub use search_request::SearchRequest;
pub use sort::{SortOrderRequest, sort_field_names};
pub use terms::{TermOptionsRequest, TermRequest};
pub use text::validate_text;

use super::{Filters, HiddenPodcasts, RestrictedField, SearchMode, SearchOptions, SearchOptionsError, Target};
use crate::limits::MAX_PAGE_SIZE;
use crate::{Tier, Timestamp};
use invalid::invalid;

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
