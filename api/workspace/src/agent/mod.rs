//! The assistant: reviews, texts and answers (spec 7), and helpers for writing queries.

pub mod alternative_spellings;
pub mod ask;
pub mod deep_analysis;
pub mod project_relevancy;
