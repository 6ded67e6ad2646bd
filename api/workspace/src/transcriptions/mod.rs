//! The requests of a team, as clients of the contract list them.

mod history;
pub mod list;
pub mod request_history;
mod view;
