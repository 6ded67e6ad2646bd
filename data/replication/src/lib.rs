#![doc = include_str!("../README.md")]

mod download;
mod error;
mod follower;
mod location;
mod objects;
mod prune;
mod upload;

pub use error::StoreError;
pub use follower::{Follower, FollowerOptions};
pub use location::StoreOptions;
pub use objects::GenerationStore;
pub use upload::{UploadOptions, UploadReport};
