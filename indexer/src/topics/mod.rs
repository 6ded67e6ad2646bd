#![doc = include_str!("README.md")]

mod document_topics;
mod shows;
mod topic_learner;
mod topic_reader;
mod topic_stop_words;
mod vocabulary;

pub use document_topics::feed_keywords;
pub use shows::EpisodeTopics;
pub use topic_learner::TopicLearner;
pub use topic_reader::{TopicInput, TopicReader, editorial_sentences};
pub use topic_stop_words::{is_phrase_word, is_stop_word};
pub use vocabulary::Vocabulary;
