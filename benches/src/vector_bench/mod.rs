//! Search by meaning at the size of an index: what `vector-bench` runs.
//!
//! Speed, recall and size of the vectors against exact search, by filter; training of the offline table.

pub mod arguments;
mod corpus;
mod exact;
mod run;
mod store;
mod table;

pub use run::run;

use crate::search_bench::Failure;
