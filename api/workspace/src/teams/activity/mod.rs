//! What the members of a team did.

pub mod export;
pub mod list;
