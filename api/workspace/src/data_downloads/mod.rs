//! Downloads of all data of the user or of the team.

pub mod file;
pub mod get;
pub mod request;
mod view;
