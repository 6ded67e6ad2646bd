//! Functions on texts that all rules share: terms and their weights, sentences, key phrases, and the similarity of
//! texts.

mod addresses;
mod calendar;
mod clean_text;
mod countable;
mod key_phrases;
mod names;
mod noun_phrases;
mod sentences;
mod similarity;
mod statistics;
mod stop_words;
mod term_vector;
mod verbs;
mod word_terms;

pub use addresses::{address_key, addresses};
pub(crate) use calendar::{MONTHS, WEEKDAYS};
pub use clean_text::{beginning, clip_chars, normalize_for_search, quotation_key, strip_invisible};
pub(crate) use countable::{is_one_of_many, plural_of_one};
pub use key_phrases::{KeyPhrase, key_phrases};
pub use names::capitalized_names;
pub(crate) use names::{bare_word, is_capitalized_name};
pub(crate) use noun_phrases::NounPhrases;
pub use sentences::{first_sentence, sentences, word_count};
pub use similarity::Trigrams;
pub use statistics::{CorpusStatistics, NoStatistics, WordStatistics};
pub use stop_words::is_stop_word;
pub use term_vector::TermVector;
pub use word_terms::WordTerms;
