//! The searches for the episodes that an alert on words may match: those with its words, and for a person those with the
//! person among guests and hosts. Credits may have a name that is in no text, such as that of a host.

use crate::person_searches::{newest_first, person_searches};
use earshot_api_server::error::ApiError;
use earshot_model::alert::{AlertFields, AlertKind, key_words};
use earshot_model::limits::MIN_TERM_LENGTH;
use earshot_model::search::{
    SearchMode, SearchOptions, SearchRequest, TermOptionsRequest, TermRequest, build_search_options,
};
use earshot_model::{Tier, Timestamp};

const TARGETS: [&str; 3] = ["episode-title", "episode-description", "transcript"];
/// Names that are looked up among guests and hosts: the value and its first spellings.
const MAX_PERSON_NAMES: usize = 5;

/// Builds the searches, newest episodes first. None when no word is long enough to search for.
pub(super) fn word_searches(fields: &AlertFields, now: Timestamp) -> Result<Vec<SearchOptions>, ApiError> {
    let mut searches: Vec<SearchOptions> = term_search(fields, now)?.into_iter().collect();
    if fields.kind == AlertKind::Person {
        let names = fields.names().filter(|name| !key_words(name).is_empty()).take(MAX_PERSON_NAMES);
        searches.extend(names.flat_map(person_searches));
    }
    Ok(searches)
}

fn term_search(fields: &AlertFields, now: Timestamp) -> Result<Option<SearchOptions>, ApiError> {
    let term = |name: &str| TermRequest {
        search_term: name.to_owned(),
        search_type: None,
        search_targets: TARGETS.map(str::to_owned).to_vec(),
        options: TermOptionsRequest {
            phrase_match: Some(fields.settings.whole_words),
            ..TermOptionsRequest::default()
        },
    };
    let names = fields.names().filter(|name| name.chars().count() >= MIN_TERM_LENGTH);
    let group: Vec<TermRequest> = names.map(term).collect();
    if group.is_empty() {
        return Ok(None);
    }
    let request = SearchRequest { search_term_groups: vec![group], ..SearchRequest::default() };
    // The plan restricts alerts, not this search.
    let options = build_search_options(&request, SearchMode::Episodes, Tier::Admin, now)?;
    Ok(Some(SearchOptions { sort: newest_first(), ..options }))
}
