//! A backend that starts without its cluster: it reads the local generation, and searches when the cluster responds (decision 096).

use crate::client::ClusterClient;
use crate::cluster_backend::{BUDGET, OpenSearchBackend};
use crate::deferred_connection::{DeferredConnection, OnConnectionChange};
use earshot_engine::segments::Subjects;
use earshot_indexer::{
    CancelToken, CoChartedPodcast, EmbeddedBackend, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList,
    EpisodeListOptions, Page, PassageResults, PodcastHit, PodcastKey, RelatedPodcast, SearchBackend, SearchError,
    SearchResults, SimilarEpisode, Suggestions,
};
use earshot_model::search::{RetrievalMode, SearchOptions};
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Timestamp, Transcript};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A generation whose cluster was away when it was opened. Searches connect it.
pub struct DeferredBackend {
    client: Arc<ClusterClient>,
    prefix: String,
    local: Arc<EmbeddedBackend>,
    connection: DeferredConnection<OpenSearchBackend>,
}

impl DeferredBackend {
    /// The generation of a local engine. `on_change` is not called for the failure that the caller has seen already.
    #[must_use]
    pub fn new(
        client: &Arc<ClusterClient>,
        prefix: &str,
        local: Arc<EmbeddedBackend>,
        on_change: OnConnectionChange,
    ) -> Self {
        let connection = DeferredConnection::new(on_change);
        Self { client: Arc::clone(client), prefix: prefix.to_owned(), local, connection }
    }

    /// Sets how long no search tries to connect after one has failed.
    #[must_use]
    pub fn with_retry_interval(self, retry_interval: Duration) -> Self {
        Self { connection: self.connection.with_retry_interval(retry_interval), ..self }
    }

    /// The cluster, for searches.
    fn cluster(&self) -> Result<&OpenSearchBackend, SearchError> {
        let open = || {
            let (name, built_at) = (self.local.generation(), self.local.built_at());
            let deadline = Instant::now() + BUDGET;
            let opened = OpenSearchBackend::open_until(&self.client, &self.prefix, name, built_at, deadline)?;
            Ok(opened.with_charts(self.local.chart_positions()).with_local(Arc::clone(&self.local)))
        };
        // Whatever the reason is, a later search may find the cluster complete.
        self.connection.get_or_open(open).map_err(|reason| SearchError::Unavailable { reason })
    }

    /// The backend for everything that is no search.
    fn reading(&self) -> &dyn SearchBackend {
        match self.connection.get() {
            Some(cluster) => cluster,
            None => &*self.local,
        }
    }
}

impl SearchBackend for DeferredBackend {
    fn generation(&self) -> &str {
        self.local.generation()
    }

    fn built_at(&self) -> Timestamp {
        self.local.built_at()
    }

    fn search_podcasts_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<PodcastHit>, SearchError> {
        self.cluster()?.search_podcasts_until(options, page, cancel)
    }

    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError> {
        self.cluster()?.search_episodes_until(options, page, cancel)
    }

    fn usual_retrieval(&self) -> RetrievalMode {
        self.local.usual_retrieval()
    }

    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError> {
        self.reading().autocomplete(typed, limit)
    }

    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        self.reading().podcast(key)
    }

    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        self.reading().episode(key)
    }

    fn podcast_episodes(&self, podcast: PodcastId, requested: EpisodeListOptions) -> Result<EpisodeList, SearchError> {
        self.reading().podcast_episodes(podcast, requested)
    }

    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        self.reading().transcript(episode)
    }

    fn passages_until(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError> {
        self.reading().passages_until(episode, options, page, cancel)
    }

    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError> {
        self.reading().alternative_spellings(text, limit)
    }

    fn related_podcasts(
        &self,
        podcast: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError> {
        self.reading().related_podcasts(podcast, charted, limit)
    }

    fn similar_podcasts(&self, podcast: PodcastId, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.reading().similar_podcasts(podcast, limit)
    }

    fn podcast_embedding(&self, podcast: PodcastId) -> Result<Option<Vec<f32>>, SearchError> {
        self.reading().podcast_embedding(podcast)
    }

    fn similarities(&self, text: &str, podcasts: &[PodcastId]) -> Result<HashMap<PodcastId, f32>, SearchError> {
        self.reading().similarities(text, podcasts)
    }

    fn episode_embeddings(&self, episode: &EpisodeDocument) -> Result<Option<EpisodeEmbeddings>, SearchError> {
        self.reading().episode_embeddings(episode)
    }

    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError> {
        self.reading().similar_episodes(episode, limit)
    }

    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError> {
        self.reading().podcast_subjects(podcast)
    }

    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError> {
        self.reading().episode_subjects(episode)
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.reading().latest_podcasts(with_transcripts, limit)
    }

    fn episodes_changed_since(&self, since: Timestamp, cancel: &CancelToken) -> Result<Vec<EpisodeId>, SearchError> {
        self.reading().episodes_changed_since(since, cancel)
    }

    fn podcast_share(&self, term: &str) -> Result<Option<f32>, SearchError> {
        self.reading().podcast_share(term)
    }

    fn retire(&self) {
        self.reading().retire();
    }
}
