//! The searches for the episodes with a person.

use earshot_model::alert::key_words;
use earshot_model::search::{
    NameFilter, NullOrder, ParticipantKind, PersonFilter, SearchMode, SearchOptions, SnippetOptions, SortDirection,
    SortField, SortOrder,
};

/// Positions between first and last name: those of a middle name and an initial.
const NAME_SLOP: u32 = 2;

/// The searches for a person: as guest, and as host. None for a name without words.
pub(crate) fn person_searches(name: &str) -> Vec<SearchOptions> {
    if key_words(name).is_empty() {
        return Vec::new();
    }
    let search = |kind| {
        let mut options = SearchOptions::match_all(SearchMode::Episodes);
        let name =
            NameFilter { name: name.to_owned(), is_excluded: false, phrase: true, slop: NAME_SLOP, fuzzy: false };
        options.filters.people = vec![PersonFilter { kind, name }];
        options.sort = newest_first();
        options.snippets = SnippetOptions { has_transcript_snippets: false, ..options.snippets };
        options
    };
    [ParticipantKind::Guest, ParticipantKind::Host].map(search).to_vec()
}

/// Sorts by the date of the episode, so that the newest ones are read when there are many.
pub(crate) fn newest_first() -> Vec<SortOrder> {
    vec![SortOrder { field: SortField::RecentActivity, direction: SortDirection::Desc, nulls: NullOrder::Last }]
}
