//! Tests of the public interface: each builds an index from a small corpus, opens and searches it.

mod any_input;
mod build;
mod conformance;
mod damage;
mod episode_blocks;
mod episodes;
mod filters;
mod hidden_podcasts;
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

use earshot_conformance::corpus;
