//! Limits the number of words of a search. A search with more words is rejected before anything is looked up.

use super::query_word::count_words;
use crate::index_read_error::IndexReadError;
use crate::{QueryPart, SearchError};
use earshot_model::limits::{MAX_NAME_WORDS, MAX_SEARCH_WORDS};
use earshot_model::search::{NameFilter, SearchOptions};

/// Rejects a search that has too many words.
pub fn check_word_limits(options: &SearchOptions) -> Result<(), IndexReadError> {
    let mut left = MAX_SEARCH_WORDS;
    let terms = options.terms.iter().map(|term| (QueryPart::Terms, term));
    let groups = options.groups.iter().flatten().map(|term| (QueryPart::Groups, term));
    for (what, term) in terms.chain(groups) {
        let words = count_words(&term.text);
        left = left.checked_sub(words).ok_or(SearchError::TooManyWords { what, limit: MAX_SEARCH_WORDS })?;
    }
    let people = options.filters.people.iter().enumerate().map(|(at, person)| (QueryPart::Person(at), &person.name));
    let sponsors = options.filters.sponsors.iter().enumerate().map(|(at, name)| (QueryPart::Sponsor(at), name));
    let is_long = |name: &NameFilter| count_words(&name.name) > MAX_NAME_WORDS;
    match people.chain(sponsors).find(|(_, name)| is_long(name)) {
        Some((what, _)) => Err(SearchError::TooManyWords { what, limit: MAX_NAME_WORDS }.into()),
        None => Ok(()),
    }
}
