//! Searches: requests with the names of the contract, their charge, and what responses show of them.

mod expansion;
mod hidden_podcasts;
mod project_facts;
mod relevancy;
mod repeated_search;
mod request;
mod response;
mod run_search;
mod team_marks;

pub use expansion::find_podcasts_of_search;
pub use hidden_podcasts::{find_hidden_podcasts, find_project_of_search};
pub use project_facts::read_project_facts;
pub use repeated_search::{RepeatedSearch, options_of_request};
pub use request::{ContainsSearch, DateRequest, SearchBody, SearchRequest, SearchTermRequest};
pub use response::{SearchData, SearchResult, SearchTotal};
pub use run_search::{PageStart, REPEATS_FREE_FOR, mode_name, parse_mode, prepare_search, run_search};
pub use team_marks::{PodcastIds, read_team_marks};
