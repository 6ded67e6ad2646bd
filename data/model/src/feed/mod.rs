//! Podcasts and episodes, as feeds describe them.

pub(crate) mod affiliation;
pub(crate) mod audience_brackets;
pub mod chapters;
pub(crate) mod content_format;
pub(crate) mod enclosure;
pub(crate) mod episode;
pub(crate) mod hosting_company;
pub(crate) mod issue;
pub(crate) mod listing;
pub(crate) mod machine_signals;
pub mod namespace;
pub(crate) mod person;
pub(crate) mod podcast;
