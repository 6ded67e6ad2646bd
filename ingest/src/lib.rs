#![doc = include_str!("../README.md")]

pub mod charts;
pub mod feed;
pub mod hints;
pub mod identity;
pub mod ratings;
pub mod run;
pub mod schedule;
pub mod social;
pub mod source;
mod store;
pub mod transcript;

pub use store::{FeedStore, StoreError};
