//! What feeds implement of the podcast namespace.

pub mod podcast_namespace;
pub mod tag_history;

use crate::error::ApiError;
use crate::serving::Generation;
use earshot_model::RssStatistics;
use std::sync::Arc;

/// What the generation counted; one of before that has counted nothing, which is not the same as none.
fn statistics(generation: &Generation) -> Result<Arc<RssStatistics>, ApiError> {
    generation.tables.rss_statistics().ok_or_else(|| ApiError::not_found("Figures of feeds"))
}
