//! Contacts of a podcast, and reports of wrong ones.

pub mod get;
pub mod report;
