//! Completions of typed text, and spelling corrections.

pub mod autocomplete;
pub mod spelling;
