//! Completions of typed text, and spelling corrections.

pub mod autocomplete;
mod names;
pub mod spelling;
