//! Calls about people across podcasts.

pub mod appearances;
pub mod get;
pub mod list;
pub mod views;
