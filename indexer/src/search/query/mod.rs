//! What a search looks for: its words as terms of the index, the condition of its hits, and the terms that score.

pub mod compiled_query;
pub mod condition;
pub mod frames;
pub mod fuzzy_phrase;
pub mod fuzzy_terms;
pub mod highlight_terms;
pub mod phrases;
pub mod query_compiler;
pub mod query_languages;
pub mod query_term;
pub mod selective_filters;
pub mod stop_words;
pub mod target_fields;
pub mod term_variants;
pub mod title_query;
pub mod word_limit;
