//! Documents by id and as hits; and documents that are related to one.

pub mod changed_episodes;
pub mod embeddings;
pub mod former_ids;
pub mod hits;
pub mod lookup;
pub mod passage_search;
mod people;
pub mod related_podcasts;
pub mod shared_people;
pub mod significant_terms;
pub mod similar_episodes;
mod text_checks;
