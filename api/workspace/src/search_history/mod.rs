//! Searches that a team has run.

pub mod podcasts;
pub mod stored_search;

pub use stored_search::StoredSearchView;
