//! Finds the podcast of a path.

use super::open_generation::OpenGeneration;
use crate::error::ApiError;
use earshot_indexer::PodcastKey;
use earshot_model::{PodcastDocument, PodcastId};
use std::str::FromStr;
use std::sync::Arc;

/// Finds the podcast of a path, by id or by slug.
pub fn find_podcast(generation: &OpenGeneration, id_or_slug: &str) -> Result<Arc<PodcastDocument>, ApiError> {
    let by_id = match PodcastId::from_str(id_or_slug) {
        Ok(id) => generation.backend.podcast(PodcastKey::Id(id))?,
        Err(_) => None,
    };
    let found = match by_id {
        Some(document) => Some(document),
        None => generation.backend.podcast(PodcastKey::Slug(id_or_slug))?,
    };
    found.ok_or_else(|| ApiError::not_found("Podcast"))
}
