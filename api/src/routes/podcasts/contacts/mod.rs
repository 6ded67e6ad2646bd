//! How to reach a podcast, and what readers say of it.

pub mod get;
pub mod report;
