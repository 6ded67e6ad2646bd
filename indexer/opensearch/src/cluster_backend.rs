//! A search backend over one published generation of a cluster: what it reads, and how it is opened.

use crate::client::{ClusterClient, index_deadline};
use crate::error::ClusterError;
use crate::generation::{GenerationFacts, find_generation};
use crate::index_reader::IndexReader;
use crate::lookup_pause::LookupPause;
use crate::query::SpellingLookup;
use crate::vocabulary::Vocabulary;
use earshot_engine::chart_positions::ChartPositions;
use earshot_indexer::{EmbeddedBackend, MeaningPlan, RetrievalOutcome, SearchBackend as _, SearchError};
use earshot_model::Timestamp;
use earshot_model::search::{RetrievalMode, SearchMode, SearchOptions};
use earshot_text::analyze::Language;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The time budget of a search; see [`OpenSearchBackend::with_budget`].
pub const BUDGET: Duration = Duration::from_secs(2);

/// The podcasts or the episodes of a generation.
pub struct IndexSide {
    pub index: String,
    pub facts: GenerationFacts,
    pub vocabulary: Vocabulary,
}

impl IndexSide {
    fn new(index: String, mut facts: GenerationFacts) -> Self {
        facts.languages.resize(Language::COUNT, 0);
        Self { vocabulary: Vocabulary::new(&index), index, facts }
    }

    /// The languages that documents are in.
    pub fn languages(&self) -> Vec<Language> {
        let all = Language::all_with_stemmer().chain([Language::Plain]);
        all.filter(|language| self.facts.languages[language.number()] > 0).collect()
    }

    pub fn spellings(&self) -> SpellingLookup<'_> {
        SpellingLookup { vocabulary: &self.vocabulary }
    }
}

/// A search backend over one published generation of a cluster. What the cluster does not do, an embedded engine over the same
/// documents can do ([`Self::with_local`]); without one, it is refused.
pub struct OpenSearchBackend {
    pub(crate) reader: IndexReader,
    pub(crate) generation: String,
    pub(crate) built_at: Timestamp,
    pub(crate) podcasts: IndexSide,
    pub(crate) episodes: IndexSide,
    pub(crate) transcripts: String,
    pub(crate) charts: Arc<ChartPositions>,
    pub(crate) budget: Duration,
    pub(crate) local: Option<Arc<EmbeddedBackend>>,
    pub(crate) pause: LookupPause,
    /// The cluster has the vectors of the local generation.
    has_vectors: bool,
}

/// Where a search runs.
pub enum SearchPlan<'a> {
    Cluster(MeaningPlan),
    Local(&'a EmbeddedBackend),
}

impl OpenSearchBackend {
    /// Opens the generation of this name that was built at this time.
    ///
    /// # Errors
    /// When the cluster is unavailable, does not have the generation, or has it in another version.
    pub fn open(
        client: &Arc<ClusterClient>,
        prefix: &str,
        generation: &str,
        built_at: Timestamp,
    ) -> Result<Self, ClusterError> {
        Self::open_until(client, prefix, generation, built_at, index_deadline())
    }

    /// Likewise, with a time limit.
    pub(crate) fn open_until(
        client: &Arc<ClusterClient>,
        prefix: &str,
        generation: &str,
        built_at: Timestamp,
        deadline: Instant,
    ) -> Result<Self, ClusterError> {
        let (indexes, [podcasts, episodes]) = find_generation(client, prefix, generation, built_at, deadline)?;
        Ok(Self {
            reader: IndexReader::new(Arc::clone(client)),
            generation: generation.to_owned(),
            built_at,
            podcasts: IndexSide::new(indexes.podcasts, podcasts),
            episodes: IndexSide::new(indexes.episodes, episodes),
            transcripts: indexes.transcripts,
            charts: Arc::default(),
            budget: BUDGET,
            local: None,
            pause: LookupPause::default(),
            has_vectors: false,
        })
    }

    /// Ends searches after this time. The cluster returns what it has found until then.
    #[must_use]
    pub fn with_budget(self, budget: Duration) -> Self {
        Self { budget, ..self }
    }

    /// Sets the current chart positions, which change every day and are in no document.
    #[must_use]
    pub fn with_charts(self, charts: Arc<ChartPositions>) -> Self {
        Self { charts, ..self }
    }

    /// Sets the engine over the same generation for suggestions, for embedding queries, for what the cluster does not do, and for
    /// lookups while the cluster is away.
    #[must_use]
    pub fn with_local(self, local: Arc<EmbeddedBackend>) -> Self {
        let versions = [&self.podcasts, &self.episodes].map(|side| side.facts.indexed_vectors());
        let version = local.vector_version();
        let has_vectors = version.is_some() && versions.iter().all(|indexed| *indexed == version.as_deref());
        Self { local: Some(local), has_vectors, ..self }
    }

    /// Whether the cluster searches by meaning. Without vectors in the cluster, the local engine does.
    #[must_use]
    pub fn has_vectors(&self) -> bool {
        self.has_vectors
    }

    /// Plans a search. Without vectors in the cluster, the local engine searches by meaning.
    pub(crate) fn plan(&self, options: &SearchOptions) -> SearchPlan<'_> {
        let by_words = |fallback_reason: Option<String>| {
            let outcome = RetrievalOutcome { fallback_reason, ..RetrievalOutcome::BY_WORDS };
            SearchPlan::Cluster(MeaningPlan { outcome, query: None })
        };
        let Some(local) = self.local.as_deref() else {
            let is_asked = options.retrieval.mode.is_some_and(|mode| mode != RetrievalMode::Lexical);
            return by_words(is_asked.then(|| "the search cluster has no vectors".to_owned()));
        };
        let by = options.retrieval.mode.unwrap_or_else(|| local.usual_retrieval());
        match by {
            RetrievalMode::Lexical => by_words(None),
            _ if self.has_vectors => SearchPlan::Cluster(local.plan_meaning(options)),
            _ => SearchPlan::Local(local),
        }
    }

    /// The local engine, for what the cluster does not do.
    pub(crate) fn local(&self, what: &'static str) -> Result<&EmbeddedBackend, SearchError> {
        self.local.as_deref().ok_or(SearchError::Unsupported { what })
    }

    /// The podcasts or the episodes.
    pub(crate) fn side(&self, mode: SearchMode) -> &IndexSide {
        match mode {
            SearchMode::Podcasts => &self.podcasts,
            SearchMode::Episodes => &self.episodes,
        }
    }
}
