//! The trait of search backends over a cluster.

use crate::cluster_backend::{OpenSearchBackend, SearchPlan};
use earshot_engine::segments::Subjects;
use earshot_indexer::{
    CancelToken, CoChartedPodcast, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions, Page,
    PassageResults, PodcastHit, PodcastKey, RelatedPodcast, SearchBackend, SearchError, SearchResults, SimilarEpisode,
    Suggestions,
};
use earshot_model::search::{RetrievalMode, SearchOptions};
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Timestamp, Transcript};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

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
        let plan = match self.plan(options) {
            SearchPlan::Local(local) => return local.search_podcasts_until(options, page, cancel),
            SearchPlan::Cluster(plan) => plan,
        };
        let run = self.run_search(options, &plan, page, cancel)?;
        self.podcast_hits(options, run, cancel, started)
    }

    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError> {
        let started = Instant::now();
        let plan = match self.plan(options) {
            SearchPlan::Local(local) => return local.search_episodes_until(options, page, cancel),
            SearchPlan::Cluster(plan) => plan,
        };
        let run = self.run_search(options, &plan, page, cancel)?;
        self.episode_hits(options, run, cancel, started)
    }

    fn usual_retrieval(&self) -> RetrievalMode {
        self.local.as_ref().map_or(RetrievalMode::Lexical, |local| local.usual_retrieval())
    }

    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError> {
        self.local("completions")?.autocomplete(typed, limit)
    }

    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        self.look_up_anywhere(|| self.find_podcast(key), |local| local.podcast(key))
    }

    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        self.look_up_anywhere(|| self.find_episode(key), |local| local.episode(key))
    }

    fn podcast_episodes(&self, podcast: PodcastId, requested: EpisodeListOptions) -> Result<EpisodeList, SearchError> {
        self.look_up_anywhere(
            || self.list_episodes(podcast, requested),
            |local| local.podcast_episodes(podcast, requested),
        )
    }

    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        self.look_up_anywhere(|| self.find_transcript(episode), |local| local.transcript(episode))
    }

    fn passages_until(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError> {
        // It reads one transcript, which is no load of a search.
        self.look_up_anywhere(
            || self.find_passages(episode, options, page, cancel),
            |local| local.passages_until(episode, options, page, cancel),
        )
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
        self.subjects_of_podcast(podcast)
    }

    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError> {
        self.subjects_of_episode(episode)
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.look_up_anywhere(
            || self.newest_podcasts(with_transcripts, limit),
            |local| local.latest_podcasts(with_transcripts, limit),
        )
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
