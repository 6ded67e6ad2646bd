#![doc = include_str!("../README.md")]

mod advertising;
pub mod agent;
mod error;
pub mod facts;
pub mod guest_preparation;
mod hostile_text;
pub mod insights;
pub mod language;
pub mod outreach;
pub mod phrasing;
pub mod relevancy;
pub mod resume;
pub mod strategies;
pub mod subjects;
pub mod text_model;
mod transcripts;
pub mod words;

pub use error::AssistError;
pub use hostile_text::has_prompt_injection;
