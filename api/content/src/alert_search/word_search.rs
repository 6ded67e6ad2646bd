//! The searches for the episodes that an alert on words may match: those with its words, and for a person those with the
//! person among guests and hosts. Credits may have a name that is in no text, such as that of a host.

use earshot_api_server::error::ApiError;
use earshot_model::alert::{AlertFields, AlertKind, key_words};
use earshot_model::limits::MIN_TERM_LENGTH;
use earshot_model::search::{
    NameFilter, NullOrder, ParticipantKind, PersonFilter, SearchMode, SearchOptions, SearchRequest, SortDirection,
    SortField, SortOrder, TermOptionsRequest, TermRequest, build_search_options,
};
use earshot_model::{Tier, Timestamp};

const TARGETS: [&str; 3] = ["episode-title", "episode-description", "transcript"];
/// Names that are looked up among guests and hosts: the value and its first spellings.
const MAX_PERSON_NAMES: usize = 5;
/// Positions between first and last name: those of a middle name and an initial.
const NAME_SLOP: u32 = 2;

/// Builds the searches, newest episodes first. None when no word is long enough to search for.
pub(super) fn word_searches(fields: &AlertFields, now: Timestamp) -> Result<Vec<SearchOptions>, ApiError> {
    let mut searches: Vec<SearchOptions> = term_search(fields, now)?.into_iter().collect();
    if fields.kind == AlertKind::Person {
        let names = fields.names().filter(|name| !key_words(name).is_empty()).take(MAX_PERSON_NAMES);
        searches
            .extend(names.flat_map(|name| {
                [ParticipantKind::Guest, ParticipantKind::Host].map(|kind| person_search(name, kind))
            }));
    }
    for options in &mut searches {
        options.sort = newest_first();
    }
    Ok(searches)
}

/// Sorts by the date of the episode, so that the newest ones are read when there are many.
pub(super) fn newest_first() -> Vec<SortOrder> {
    vec![SortOrder { field: SortField::RecentActivity, direction: SortDirection::Desc, nulls: NullOrder::Last }]
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
    Ok(Some(build_search_options(&request, SearchMode::Episodes, Tier::Admin, now)?))
}

fn person_search(name: &str, kind: ParticipantKind) -> SearchOptions {
    let mut options = SearchOptions::match_all(SearchMode::Episodes);
    let name = NameFilter { name: name.to_owned(), is_excluded: false, phrase: true, slop: NAME_SLOP, fuzzy: false };
    options.filters.people = vec![PersonFilter { kind, name }];
    options
}
