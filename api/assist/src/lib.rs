#![doc = include_str!("../README.md")]

mod error;
pub mod facts;
pub mod guest_preparation;
pub mod insights;
pub mod outreach;
pub mod phrasing;
pub mod relevancy;
pub mod strategies;
mod subjects;
mod transcripts;
pub mod words;

pub use error::AssistError;
