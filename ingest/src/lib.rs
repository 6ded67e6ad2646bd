#![doc = include_str!("../README.md")]

pub mod feed;
pub mod run;
pub mod source;
mod store;
pub mod transcript;

pub use store::{FeedStore, StoreError};
