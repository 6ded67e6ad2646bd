#![doc = include_str!("README.md")]

mod column_values;
mod document_topics;
mod shows;
mod topic_learner;
mod topic_reader;
mod topic_stop_words;
mod vocabulary;

pub use column_values::ColumnValues;
pub use document_topics::{Subjects, feed_keywords};
pub use shows::EpisodeTopics;
pub use topic_learner::TopicLearner;
pub use topic_reader::{TopicInput, TopicReader};
pub use vocabulary::Vocabulary;
