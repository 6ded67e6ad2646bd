//! Search by meaning at the size of an index: what `vector-bench` runs.
//!
//! Speed, recall and size of the vectors against exact search, by filter; libraries beside them; training of the
//! offline table.

pub mod arguments;
mod corpus;
mod exact_search;
#[cfg(feature = "vector-peers")]
mod peers;
mod run;
mod term_table;
mod time_used;
mod vector_store;

pub use run::run;

use crate::search_bench::Failure;
