//! The engine as others see it: an index is built from a small corpus, opened and asked.

mod bounded;
mod build;
mod conformance;
mod corpus;
mod damage;
mod episodes;
mod filters;
mod languages;
mod lookup;
mod matching;
mod meaning;
mod names;
mod parts;
mod podcasts;
mod ranking;
mod robust;
mod sorting;
mod spelling;
mod stretches;
mod suggest;
mod topics;
mod worded;
