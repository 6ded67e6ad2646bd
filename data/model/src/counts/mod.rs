//! Counts and figures of the catalog.

pub(crate) mod directory_page;
pub(crate) mod distribution;
pub(crate) mod figures;
pub(crate) mod rss_statistics;
pub(crate) mod statistics;
