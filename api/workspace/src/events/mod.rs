//! The event stream of open pages.

pub mod stream;
