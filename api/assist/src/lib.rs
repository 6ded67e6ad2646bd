#![doc = include_str!("../README.md")]

mod error;
pub mod facts;
pub mod phrasing;
pub mod relevancy;
pub mod words;

pub use error::AssistError;
