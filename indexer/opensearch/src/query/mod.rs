//! Translates searches to the query language of the cluster.

mod facets;
mod filters;
mod lookup_terms;
mod names;
mod phrases;
mod scored_words;
mod search_compiler;
mod sort;
mod spellings;
mod words;

pub use facets::{facet_aggregations, read_facets};
pub use filters::{FilterQueries, FilterScope, filter_queries, id_field, ids_query};
pub use lookup_terms::{LookupTerms, search_words};
pub use scored_words::words_score;
pub use search_compiler::{CompiledSearch, SearchCompiler, any, compile};
pub use sort::{SortContext, sort_orders};
pub use spellings::SpellingLookup;
