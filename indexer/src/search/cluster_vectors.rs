//! What a search cluster beside a generation takes of its vectors: those of documents and of queries, in the form in which they are
//! compared. Their cosines are those of the embedded engine.

use super::EmbeddedBackend;
use super::generation_vectors::{DocumentVectors, GenerationVectors};
use crate::{RetrievalOutcome, SearchError};
use earshot_embed::SemanticWeight;
use earshot_engine::IndexReadError;
use earshot_engine::schema::DocumentKind;
use earshot_engine::segments::DocAddress;
use earshot_model::search::SearchOptions;
use earshot_model::{EpisodeId, PodcastId};
use earshot_vectors::{Coordinates, OwnerRows};
use std::sync::OnceLock;

/// How a search retrieves its hits, for an engine that has the vectors of this generation.
pub struct MeaningPlan {
    pub outcome: RetrievalOutcome,
    /// `None` for words alone.
    pub query: Option<MeaningQuery>,
}

/// What a search by meaning looks for.
pub struct MeaningQuery {
    /// In the form of the vectors of [`VectorReader`].
    pub vector: Box<Coordinates>,
    /// The weight of meaning against words. `None` derives it from how well both rankings agree.
    pub weight: Option<SemanticWeight>,
    /// Hits by words count too.
    pub with_words: bool,
}

/// A vector of a document: of its own text with the tag 0, or of a passage with its number from 1 on.
pub type TaggedVector = (u32, Box<Coordinates>);

/// Reads the vectors of many documents.
pub struct VectorReader<'a> {
    backend: &'a EmbeddedBackend,
    vectors: &'a GenerationVectors,
    podcasts: Vec<OnceLock<OwnerRows>>,
    episodes: Vec<OnceLock<OwnerRows>>,
}

impl EmbeddedBackend {
    /// The name of the form of this generation's vectors, which changes when its models are trained anew. `None` without vectors.
    #[must_use]
    pub fn vector_version(&self) -> Option<String> {
        let vectors = self.vectors.as_ref()?;
        let [podcasts, episodes] = DocumentKind::ALL.map(|kind| vectors.of_kind(kind).codebook.name());
        Some(format!("{podcasts}-{episodes}"))
    }

    /// Plans a search like those of this engine, and embeds its query.
    #[must_use]
    pub fn plan_meaning(&self, options: &SearchOptions) -> MeaningPlan {
        let plan = self.plan_retrieval(options);
        let query = plan.semantic_query.zip(self.vectors.as_ref()).map(|(query, vectors)| MeaningQuery {
            vector: vectors.of_kind(query.kind).codebook.stored_form(&query.vector),
            weight: query.weight,
            with_words: query.with_words,
        });
        MeaningPlan { outcome: plan.outcome, query }
    }

    /// A reader of the vectors; `None` without vectors.
    #[must_use]
    pub fn vector_reader(&self) -> Option<VectorReader<'_>> {
        let vectors = self.vectors.as_ref()?;
        let rows = |kind| -> Vec<OnceLock<OwnerRows>> {
            vectors.of_kind(kind).parts.iter().map(|_| OnceLock::new()).collect()
        };
        let [podcasts, episodes] = [rows(DocumentKind::Podcasts), rows(DocumentKind::Episodes)];
        Some(VectorReader { backend: self, vectors, podcasts, episodes })
    }
}

impl VectorReader<'_> {
    /// The vectors of a podcast, in the order of tags.
    pub fn podcast(&self, id: PodcastId) -> Result<Vec<TaggedVector>, SearchError> {
        let read = || match self.backend.podcast_address(id)? {
            Some(address) => read_vectors(self.vectors.of_kind(DocumentKind::Podcasts), &self.podcasts, address),
            None => Ok(Vec::new()),
        };
        read().map_err(|error| error.into_search_error(&self.backend.generation))
    }

    /// The vectors of an episode and of its passages, in the order of tags.
    ///
    /// # Errors
    /// Likewise.
    pub fn episode(&self, id: EpisodeId) -> Result<Vec<TaggedVector>, SearchError> {
        let read = || match self.backend.episode_address(id)? {
            Some(address) => read_vectors(self.vectors.of_kind(DocumentKind::Episodes), &self.episodes, address),
            None => Ok(Vec::new()),
        };
        read().map_err(|error| error.into_search_error(&self.backend.generation))
    }
}

fn read_vectors(
    vectors: &DocumentVectors,
    rows: &[OnceLock<OwnerRows>],
    address: DocAddress,
) -> Result<Vec<TaggedVector>, IndexReadError> {
    let (Some(part), Some(rows)) = (vectors.parts.get(address.segment), rows.get(address.segment)) else {
        return Ok(Vec::new());
    };
    let rows = rows.get_or_init(|| part.rows_by_owner());
    Ok(part.stored_vectors(&vectors.codebook, rows, address.document)?)
}
