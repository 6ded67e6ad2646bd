//! Semantic similarity of podcasts to a guest or a project.

use super::ReviewContext;
use crate::assistance::PodcastRecord;
use earshot_api_server::prelude::*;
use earshot_model::PodcastId;

/// Adds the similarity of the embeddings to the shows of a review. It stays unknown where the generation has no
/// embeddings. The subject is embedded once for all shows.
pub async fn add_similarities(
    state: &AppState,
    subject: &ReviewContext,
    shows: &mut [PodcastRecord],
) -> Result<(), ApiError> {
    let text = subject.text();
    if text.is_empty() || shows.is_empty() {
        return Ok(());
    }
    let podcasts: Vec<PodcastId> = shows.iter().map(|show| show.document.podcast.id).collect();
    let read = state.read_generation(move |generation| Ok(generation.backend.similarities(&text, &podcasts)?));
    let similarities = read.await?;
    for show in shows {
        show.facts.semantic_similarity = similarities.get(&show.document.podcast.id).copied();
    }
    Ok(())
}
