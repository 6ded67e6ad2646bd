//! The trait of search backends over a cluster.

use crate::client::{ClusterClient, ClusterConfig};
use crate::error::ClusterError;
use crate::generation::{GenerationFacts, open_published};
use crate::hits::subjects;
use crate::index_reader::IndexReader;
use crate::query::SpellingLookup;
use crate::vocabulary::Vocabulary;
use earshot_engine::chart_positions::ChartPositions;
use earshot_engine::segments::Subjects;
use earshot_indexer::{
    CancelToken, CoChartedPodcast, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions, Page,
    PassageResults, PodcastHit, PodcastKey, RelatedPodcast, SearchBackend, SearchError, SearchResults, SimilarEpisode,
    Suggestions,
};
use earshot_model::search::SearchOptions;
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Timestamp, Transcript};
use earshot_text::analyze::Language;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The time budget of a search; see [`OpenSearchBackend::with_budget`].
const BUDGET: Duration = Duration::from_secs(2);

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
    pub(crate) charts: ChartPositions,
    pub(crate) budget: Duration,
    local: Option<Arc<dyn SearchBackend>>,
}

impl OpenSearchBackend {
    /// Opens the published generation. It stays the same while others are published.
    ///
    /// # Errors
    /// When the cluster is unavailable, nothing is published, or the indexes are of another version.
    pub fn open(config: &ClusterConfig, prefix: &str) -> Result<Self, ClusterError> {
        let client = ClusterClient::new(config)?;
        let (indexes, [podcasts, episodes]) = open_published(&client, prefix)?;
        Ok(Self {
            reader: IndexReader::new(client),
            generation: podcasts.generation.clone(),
            built_at: podcasts.built_at,
            podcasts: IndexSide::new(indexes.podcasts, podcasts),
            episodes: IndexSide::new(indexes.episodes, episodes),
            transcripts: indexes.transcripts,
            charts: ChartPositions::default(),
            budget: BUDGET,
            local: None,
        })
    }

    /// Ends searches after this time. The cluster returns what it has found until then.
    #[must_use]
    pub fn with_budget(self, budget: Duration) -> Self {
        Self { budget, ..self }
    }

    /// Sets the current chart positions, which change every day and are in no document.
    #[must_use]
    pub fn with_charts(self, charts: ChartPositions) -> Self {
        Self { charts, ..self }
    }

    /// Sets the backend for suggestions, passages, and everything by meaning.
    #[must_use]
    pub fn with_local(self, local: Arc<dyn SearchBackend>) -> Self {
        Self { local: Some(local), ..self }
    }

    fn local(&self, what: &'static str) -> Result<&dyn SearchBackend, SearchError> {
        self.local.as_deref().ok_or(SearchError::Unsupported { what })
    }
}

impl SearchBackend for OpenSearchBackend {
    fn generation(&self) -> &str {
        &self.generation
    }

    fn built_at(&self) -> Timestamp {
        self.built_at
    }

    fn search_podcasts_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<PodcastHit>, SearchError> {
        let started = Instant::now();
        let run = self.run_search(options, page, cancel)?;
        Ok(self.podcast_hits(options, run, cancel, started))
    }

    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError> {
        let started = Instant::now();
        let run = self.run_search(options, page, cancel)?;
        self.episode_hits(options, run, cancel, started)
    }

    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError> {
        self.local("completions")?.autocomplete(typed, limit)
    }

    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        self.find_podcast(key)
    }

    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        self.find_episode(key)
    }

    fn podcast_episodes(&self, podcast: PodcastId, wanted: EpisodeListOptions) -> Result<EpisodeList, SearchError> {
        self.list_episodes(podcast, wanted)
    }

    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        self.find_transcript(episode)
    }

    fn passages_until(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError> {
        self.local("searches within a transcript")?.passages_until(episode, options, page, cancel)
    }

    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError> {
        self.local("spellings of names")?.alternative_spellings(text, limit)
    }

    fn related_podcasts(
        &self,
        podcast: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError> {
        self.local("related podcasts")?.related_podcasts(podcast, charted, limit)
    }

    fn similar_podcasts(&self, podcast: PodcastId, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.local.as_ref().map_or(Ok(Vec::new()), |local| local.similar_podcasts(podcast, limit))
    }

    fn podcast_embedding(&self, podcast: PodcastId) -> Result<Option<Vec<f32>>, SearchError> {
        self.local.as_ref().map_or(Ok(None), |local| local.podcast_embedding(podcast))
    }

    fn similarities(&self, text: &str, podcasts: &[PodcastId]) -> Result<HashMap<PodcastId, f32>, SearchError> {
        self.local.as_ref().map_or(Ok(HashMap::new()), |local| local.similarities(text, podcasts))
    }

    fn episode_embeddings(&self, episode: &EpisodeDocument) -> Result<Option<EpisodeEmbeddings>, SearchError> {
        self.local.as_ref().map_or(Ok(None), |local| local.episode_embeddings(episode))
    }

    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError> {
        self.local("similar episodes")?.similar_episodes(episode, limit)
    }

    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError> {
        self.local.as_ref().map_or_else(|| Ok(subjects(&podcast.keywords)), |local| local.podcast_subjects(podcast))
    }

    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError> {
        self.local.as_ref().map_or_else(|| Ok(subjects(&episode.keywords)), |local| local.episode_subjects(episode))
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.newest_podcasts(with_transcripts, limit)
    }

    fn episodes_changed_since(&self, since: Timestamp, cancel: &CancelToken) -> Result<Vec<EpisodeId>, SearchError> {
        self.local("changed episodes, which alerts match")?.episodes_changed_since(since, cancel)
    }

    fn podcast_share(&self, term: &str) -> Result<Option<f32>, SearchError> {
        self.local.as_ref().map_or(Ok(None), |local| local.podcast_share(term))
    }

    fn retire(&self) {
        self.reader.clear();
        if let Some(local) = &self.local {
            local.retire();
        }
    }
}
