//! Embeddings on the wire (spec 3, Episode search fields).

use super::transcript::seconds;
use earshot_api_server::prelude::*;
use earshot_indexer::{EpisodeEmbeddings, PassageEmbedding};

/// A passage of a transcript with its embedding.
#[view(Clone)]
pub struct EmbeddingChunkView {
    /// The text of the passage.
    pub text: String,
    /// Number of tokens of the text.
    pub tokens: usize,
    /// Transcript and number of the passage. It stays the same as long as the transcript does.
    pub embedding_id: String,
    /// Start in seconds; `null` when the transcript has no times.
    pub start_second: Option<f64>,
    /// End in seconds; `null` when the transcript has no times.
    pub end_second: Option<f64>,
    /// 768 numbers of length one, at the precision of one byte each.
    pub embedding: Vec<f32>,
    /// The model that computed the embedding.
    pub model: String,
}

impl EmbeddingChunkView {
    /// `None` when the episode has no transcript, or its passages have no embeddings.
    pub fn list(found: &EpisodeEmbeddings) -> Option<Vec<Self>> {
        let view = |passage: &PassageEmbedding| Self {
            text: passage.text.clone(),
            tokens: passage.tokens,
            embedding_id: format!("{}:{}", found.transcript_id, passage.number),
            start_second: passage.start_ms.map(seconds),
            end_second: passage.end_ms.map(seconds),
            embedding: passage.embedding.clone(),
            model: found.model.clone(),
        };
        (!found.passages.is_empty()).then(|| found.passages.iter().map(view).collect())
    }
}
