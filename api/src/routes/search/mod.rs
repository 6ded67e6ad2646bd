//! Search, with the field names of the contract.

pub mod episodes;
mod expansion;
mod hidden_podcasts;
pub mod history;
pub mod history_podcasts;
pub mod passages;
pub mod podcasts;
mod project_facts;
mod relevancy;
mod repeated_search;
mod request;
mod response;
mod run_search;
mod team_marks;

pub(crate) use expansion::find_podcasts_of_search;
pub(crate) use hidden_podcasts::{find_hidden_podcasts, find_project_of_search};
pub use history::StoredSearchView;
pub(crate) use project_facts::read_project_facts;
pub(crate) use repeated_search::{RepeatedSearch, options_of_request};
pub use request::{ContainsSearch, DateRequest, SearchBody, SearchRequest, SearchTermRequest};
pub use response::{SearchData, SearchResult, SearchTotal};
pub(crate) use run_search::{REPEATS_FREE_FOR, mode_name, parse_mode, prepare_search, run_search};
pub(crate) use team_marks::{PodcastIds, read_team_marks};
