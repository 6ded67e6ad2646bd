//! Writes the bios of guests by a text model or by rules.

mod writing;

pub use writing::{NO_SOURCE, write_bio};
