//! Search, with the field names of the contract.

pub mod episodes;
pub mod history;
pub mod passages;
pub mod podcasts;
mod request;
mod response;
mod run_search;

pub use request::{DateRequest, SearchRequest, SearchTermRequest};
pub use response::{SearchData, SearchResult, SearchTotal};
pub(crate) use run_search::{REPEATS_FREE_FOR, prepare_search, run_search};
