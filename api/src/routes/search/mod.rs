//! Search, with the field names of the contract.

pub mod episodes;
pub mod history;
pub mod passages;
pub mod podcasts;
mod repeated_search;
mod request;
mod response;
mod run_search;

pub(crate) use repeated_search::RepeatedSearch;
pub use request::{ContainsSearch, DateRequest, SearchBody, SearchRequest, SearchTermRequest};
pub use response::{SearchData, SearchResult, SearchTotal};
pub(crate) use run_search::{REPEATS_FREE_FOR, prepare_search, run_search};
