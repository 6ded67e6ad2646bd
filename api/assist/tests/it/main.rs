//! Tests of the whole crate: rules over labeled pairs, and a model behind a stub server.

mod outreach;
mod relevancy;
mod strategies;
mod transcripts;
