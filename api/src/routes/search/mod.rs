//! Searching, with the fields of the contract.

mod answer;
pub mod episodes;
pub mod passages;
pub mod podcasts;
mod request;
mod run;

pub use answer::{SearchData, SearchResult, SearchTotal};
pub use request::{DateRequest, SearchRequest, SearchTermRequest};
pub(crate) use run::{REPEATS_FREE_FOR, prepare, run};
