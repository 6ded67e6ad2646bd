#![doc = include_str!("../README.md")]

pub mod chapters;
mod counts;
pub mod dump;
pub mod feed;
pub mod hints;
pub mod identity;
pub mod platforms;
pub mod run;
pub mod schedule;
pub mod source;
mod store;
pub mod transcript;

pub use counts::Counts;
pub use store::{FeedStore, StoreError};
