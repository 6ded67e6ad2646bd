//! The engine as others see it: an index is built from a small corpus, opened and asked.

mod build;
mod corpus;
mod episodes;
mod filters;
mod languages;
mod lookup;
mod podcasts;
mod robust;
mod sorting;
mod suggest;
