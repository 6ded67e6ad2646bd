//! The embedded engine: the opened parts of a generation's index.

use super::generation_vectors::GenerationVectors;
use earshot_embed::QueryEmbedder;
use earshot_engine::chart_positions::ChartPositions;
use earshot_engine::passages::PassageStore;
use earshot_engine::segments::{Collection, DocAddress, LongListThresholds};
use earshot_model::{PodcastDocument, Timestamp};
use earshot_suggest::{SurfaceForms, TitleMap, WordMap};
use earshot_text::analyze::Language;
use lru::LruCache;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use uuid::Uuid;

/// The time budget of a search; see [`EmbeddedBackend::with_budget`].
pub(super) const BUDGET: Duration = Duration::from_secs(2);

/// Spelling corrections by word and by the number of documents that have the word.
type SpellingCache = LruCache<(String, u64), Arc<[String]>>;

/// The embedded engine over one generation. It is immutable and cheap to share between threads.
pub struct EmbeddedBackend {
    pub(super) generation: String,
    pub(super) built_at: Timestamp,
    pub(super) podcasts: Collection,
    pub(super) episodes: Collection,
    /// One store per shard.
    pub(super) passages: Vec<PassageStore>,
    pub(super) title_map: TitleMap,
    pub(super) word_map: WordMap,
    pub(super) surface_forms: SurfaceForms,
    pub(super) languages: Vec<Language>,
    /// `None` when the generation has no vectors.
    pub(super) vectors: Option<GenerationVectors>,
    /// Embeds queries when the generation's vectors are not of its own term table.
    pub(super) query_embedder: Option<QueryEmbedder>,
    pub(super) podcast_cache: Mutex<LruCache<Uuid, Arc<PodcastDocument>>>,
    /// Addresses of similar podcasts by podcast.
    pub(super) similar_cache: Mutex<LruCache<Uuid, Arc<[DocAddress]>>>,
    /// Corrections of query words.
    pub(super) spelling_cache: Mutex<SpellingCache>,
    pub(super) budget: Duration,
}

impl EmbeddedBackend {
    /// Ends searches after this time with the hits found until then.
    #[must_use]
    pub fn with_budget(self, budget: Duration) -> Self {
        Self { budget, ..self }
    }

    /// Treats posting lists with at least `entries` entries as long: skips within them and distributes them over
    /// threads. Results do not depend on it.
    #[must_use]
    pub fn with_long_lists_from(mut self, entries: u64) -> Self {
        let long_lists = LongListThresholds { parallel_from: entries, pruned_from: entries };
        self.podcasts.long_lists = long_lists;
        self.episodes.long_lists = long_lists;
        self
    }

    /// Connects a model that embeds queries. Searches use it only when the generation's vectors are of that model.
    #[must_use]
    pub fn with_embedder(self, connected: QueryEmbedder) -> Self {
        Self { query_embedder: Some(connected), ..self }
    }

    /// The chart positions of the generation, for a cluster beside it.
    #[must_use]
    pub fn chart_positions(&self) -> Arc<ChartPositions> {
        Arc::clone(&self.podcasts.chart_positions)
    }
}
