//! Calls about sponsors across podcasts.

pub mod get;
pub mod list;
pub mod reads;
pub mod related;
pub mod views;
