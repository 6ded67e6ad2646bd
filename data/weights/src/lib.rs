#![doc = include_str!("../README.md")]

mod files;
mod panics;
mod safetensors;

pub use files::{FolderError, read, read_optional_settings, read_settings};
pub use panics::catch_panic;
pub use safetensors::Weights;
