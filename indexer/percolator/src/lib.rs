#![doc = include_str!("../README.md")]

mod copy_keys;
mod episode_text;
mod matcher;
mod phrase_index;
mod snippet;
mod tokens;

pub use copy_keys::{audio_key, text_key, title_key};
pub use matcher::{AlertMatcher, EpisodeMatch, EpisodeToMatch};
pub use phrase_index::{Phrase, PhraseIndex, PhraseMatch};
pub use tokens::has_words;
