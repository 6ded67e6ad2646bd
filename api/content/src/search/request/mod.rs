//! The body of a search: the keys of the contract and ours, as they are sent and echoed.

mod body;
mod filters;
mod model;
mod optional_keys;
mod search_request;
mod terms;

pub use body::{ContainsSearch, SearchBody};
pub use filters::{DateRequest, ProjectRequest};
pub use search_request::SearchRequest;
pub use terms::SearchTermRequest;
