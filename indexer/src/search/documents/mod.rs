//! Builds hits, and finds documents that are related to one.

pub mod changed_episodes;
pub mod embeddings;
pub mod hits;
mod matching_episodes;
pub mod passage_search;
mod people;
pub mod related_podcasts;
pub mod shared_people;
mod shared_subjects;
pub mod significant_terms;
pub mod similar_episodes;
mod text_checks;
