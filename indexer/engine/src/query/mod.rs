//! Compiles a search: its words as index terms, the condition of its hits, and the terms that score.

pub(crate) mod compiled_query;
pub(crate) mod compiled_term;
pub(crate) mod condition;
pub(crate) mod fuzzy_phrase;
pub(crate) mod fuzzy_terms;
pub(crate) mod highlight_terms;
pub(crate) mod phrase_conditions;
pub(crate) mod phrases;
pub(crate) mod query_compiler;
pub(crate) mod query_languages;
pub(crate) mod query_term;
pub(crate) mod query_word;
pub(crate) mod question_words;
pub(crate) mod quoted_phrase;
pub(crate) mod quoted_term;
pub(crate) mod selective_filters;
pub(crate) mod stop_words;
pub(crate) mod target_fields;
pub(crate) mod term_variants;
pub(crate) mod title_query;
pub(crate) mod word_conditions;
pub(crate) mod word_limit;

pub use compiled_query::CompiledQuery;
pub use condition::Condition;
pub use highlight_terms::HighlightTerms;
pub use phrase_conditions::is_quoted;
pub use query_compiler::{compile, drop_joined_stop_words, languages_of, matches_as_phrase};
pub use query_languages::{LanguageCandidate, LanguageHints, QueryLanguages};
pub use query_term::{QueryTerm, ScoredTerm};
pub use query_word::{QueryWord, query_words};
pub use question_words::find_question_words;
pub use quoted_term::QuotedTerm;
pub use target_fields::{SearchedField, additional_field, fields_of};
pub use term_variants::VariantLookup;
pub use title_query::TitleQuery;
pub use word_limit::check_word_limits;
