#![doc = include_str!("../README.md")]

mod error;
pub mod facts;
pub mod outreach;
pub mod phrasing;
pub mod relevancy;
mod subjects;
pub mod words;

pub use error::AssistError;
