//! What alerts would find: by the search for their words, by their own search, or on a chart.

mod chart_matches;
mod preview_search;
mod word_search;

pub use chart_matches::find_chart_movements;
pub use preview_search::{AlertPreview, PREVIEW_DAYS, preview_alert, search_options};
