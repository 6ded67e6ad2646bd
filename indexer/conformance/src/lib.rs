#![doc = include_str!("../README.md")]

mod case;
pub mod catalog;
pub mod corpus;
mod facets;
mod filters;
pub mod page_walks;
mod passages;
mod sorts;
pub mod subjects;
mod terms;

use case::check_found;
use earshot_indexer::SearchBackend;

/// Checks an engine that has indexed [`catalog::shows`] against every table.
///
/// # Panics
/// When a result differs.
pub fn check(backend: &dyn SearchBackend) {
    check_found(backend, terms::podcasts());
    check_found(backend, terms::episodes());
    check_found(backend, terms::groups());
    check_found(backend, filters::podcasts());
    check_found(backend, filters::episodes());
    sorts::check_orders(backend);
    sorts::check_relevance(backend);
    sorts::check_walks(backend);
    facets::check(backend);
    passages::check(backend);
}
