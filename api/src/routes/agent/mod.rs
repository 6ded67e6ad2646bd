//! Helpers for writing queries.

pub mod alternative_spellings;
