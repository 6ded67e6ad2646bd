//! The filters of a search, prepared for each segment. They never change a score.

pub mod chart_filters;
mod filter_checks;
pub mod name_filter;
mod repeated_filters;
pub mod segment_filter;
