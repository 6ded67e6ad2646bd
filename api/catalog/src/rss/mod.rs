//! Use of the podcast namespace in feeds.

pub mod podcast_namespace;
pub mod tag_history;

use earshot_api_server::prelude::*;
use earshot_model::RssStatistics;
use std::sync::Arc;

/// Returns the counts of the generation. A generation without counts gives 404, because that differs from counts of
/// zero.
fn statistics(generation: &OpenGeneration) -> Result<Arc<RssStatistics>, ApiError> {
    generation.tables.rss_statistics().ok_or_else(|| ApiError::not_found("Podcast namespace statistics"))
}
