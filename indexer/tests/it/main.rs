//! The engine as others see it: an index is built from a small corpus, opened and asked.

mod any_input;
mod build;
mod conformance;
mod corpus;
mod damage;
mod episode_blocks;
mod episodes;
mod filters;
mod languages;
mod lookup;
mod matching;
mod meaning;
mod names;
mod passage_compaction;
mod podcasts;
mod ranking;
mod search_limits;
mod sorting;
mod spelling;
mod suggest;
mod topics;
mod word_limits;
