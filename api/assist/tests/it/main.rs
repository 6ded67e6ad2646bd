//! Tests of the whole crate: rules over labeled pairs, and a model behind a stub server.

mod bad_input;
mod languages;
mod model_answers;
mod outreach;
mod pitch_rubric;
mod poisoned_texts;
mod preparations;
mod real_feeds;
mod relevancy;
mod strategies;
mod stub_server;
mod text_model;
mod transcripts;
mod twelve_guests;
