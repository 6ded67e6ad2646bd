#![doc = include_str!("README.md")]

mod empty_words;
mod find;
mod learn;
mod reader;
mod shows;
mod values;
mod vocabulary;

pub use find::{Subjects, own_keywords};
pub use learn::TopicLearner;
pub use reader::{About, TopicReader};
pub use shows::EpisodeTopics;
pub use values::Values;
pub use vocabulary::Vocabulary;
