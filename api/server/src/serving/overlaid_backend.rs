//! A backend that lays over podcasts what their owners state, with accepted corrections, and removes data of owners who
//! opted out, and addresses that must not be offered. A generation applied the opt-outs of its build time; this list may
//! be newer. An older one may have such addresses. Podcasts that administrators ignore are found by their ids and slugs
//! only.

use earshot_indexer::{
    CancelToken, CoChartedPodcast, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions, Page,
    PassageResults, PodcastHit, PodcastKey, RelatedPodcast, SearchBackend, SearchError, SearchResults, SimilarEpisode,
    Subjects, Suggestions,
};
use earshot_model::search::{RetrievalMode, SearchOptions};
use earshot_model::{
    Episode, EpisodeDocument, EpisodeId, OptOuts, Podcast, PodcastDocument, PodcastId, StatedPodcasts, Timestamp,
    Transcript,
};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

pub(super) struct OverlaidBackend {
    pub(super) backend: Arc<dyn SearchBackend>,
    pub(super) opt_outs: Arc<OptOuts>,
    pub(super) stated: Arc<StatedPodcasts>,
}

impl OverlaidBackend {
    fn apply(&self, document: Arc<PodcastDocument>) -> Arc<PodcastDocument> {
        let stated = self.stated.find(&document);
        if stated.is_none() && !self.opt_outs.has_entry_for(&document) && !document.has_unsafe_contact() {
            return document;
        }
        let mut shown = PodcastDocument::clone(&document);
        if let Some(facts) = stated {
            facts.apply(&mut shown);
        }
        // Last, because an owner may state an address whose domain has opted out.
        self.opt_outs.redact_document(&mut shown);
        shown.remove_unsafe_contacts();
        Arc::new(shown)
    }

    /// The search without the podcasts that are ignored: a filter keeps totals, pages and facets right (decision 044).
    fn without_ignored<'o>(&self, options: &'o SearchOptions) -> Cow<'o, SearchOptions> {
        if self.stated.ignored().is_empty() {
            return Cow::Borrowed(options);
        }
        let mut options = options.clone();
        options.filters.exclude_podcast_ids.extend(self.stated.ignored());
        Cow::Owned(options)
    }

    /// Lays the facts over podcasts, and leaves out those that are ignored.
    fn apply_to_all(&self, documents: Vec<Arc<PodcastDocument>>) -> Vec<Arc<PodcastDocument>> {
        let shown = documents.into_iter().filter(|document| !self.stated.is_ignored(document));
        shown.map(|document| self.apply(document)).collect()
    }
}

impl SearchBackend for OverlaidBackend {
    fn generation(&self) -> &str {
        self.backend.generation()
    }

    fn built_at(&self) -> Timestamp {
        self.backend.built_at()
    }

    fn search_podcasts_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<PodcastHit>, SearchError> {
        let mut answer = self.backend.search_podcasts_until(&self.without_ignored(options), page, cancel)?;
        for hit in &mut answer.hits {
            hit.document = self.apply(Arc::clone(&hit.document));
        }
        Ok(answer)
    }

    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError> {
        let mut answer = self.backend.search_episodes_until(&self.without_ignored(options), page, cancel)?;
        for hit in &mut answer.hits {
            hit.podcast = self.apply(Arc::clone(&hit.podcast));
        }
        Ok(answer)
    }

    fn usual_retrieval(&self) -> RetrievalMode {
        self.backend.usual_retrieval()
    }

    fn corrected_query(&self, options: &SearchOptions, cancel: &CancelToken) -> Result<Option<String>, SearchError> {
        self.backend.corrected_query(&self.without_ignored(options), cancel)
    }

    fn explain_by_episodes(
        &self,
        hits: &mut [PodcastHit],
        options: &SearchOptions,
        cancel: &CancelToken,
    ) -> Result<(), SearchError> {
        self.backend.explain_by_episodes(hits, options, cancel)
    }

    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError> {
        let mut suggestions = self.backend.autocomplete(typed, limit)?;
        suggestions.podcasts.retain(|document| !self.stated.is_ignored(document));
        Ok(suggestions)
    }

    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        Ok(self.backend.podcast(key)?.map(|document| self.apply(document)))
    }

    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        self.backend.episode(key)
    }

    fn podcast_episodes(&self, podcast: PodcastId, requested: EpisodeListOptions) -> Result<EpisodeList, SearchError> {
        self.backend.podcast_episodes(podcast, requested)
    }

    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        self.backend.transcript(episode)
    }

    fn passages_until(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError> {
        self.backend.passages_until(episode, options, page, cancel)
    }

    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError> {
        self.backend.alternative_spellings(text, limit)
    }

    fn related_podcasts(
        &self,
        podcast: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError> {
        let mut related = self.backend.related_podcasts(podcast, charted, limit)?;
        related.retain(|found| !self.stated.is_ignored(&found.document));
        for found in &mut related {
            found.document = self.apply(Arc::clone(&found.document));
        }
        Ok(related)
    }

    fn similar_podcasts(&self, podcast: PodcastId, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        Ok(self.apply_to_all(self.backend.similar_podcasts(podcast, limit)?))
    }

    fn podcast_embedding(&self, podcast: PodcastId) -> Result<Option<Vec<f32>>, SearchError> {
        self.backend.podcast_embedding(podcast)
    }

    fn similarities(&self, text: &str, podcasts: &[PodcastId]) -> Result<HashMap<PodcastId, f32>, SearchError> {
        self.backend.similarities(text, podcasts)
    }

    fn episode_embeddings(&self, episode: &EpisodeDocument) -> Result<Option<EpisodeEmbeddings>, SearchError> {
        self.backend.episode_embeddings(episode)
    }

    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError> {
        self.backend.similar_episodes(episode, limit)
    }

    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError> {
        self.backend.podcast_subjects(podcast)
    }

    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError> {
        self.backend.episode_subjects(episode)
    }

    fn episodes_changed_since(&self, since: Timestamp, cancel: &CancelToken) -> Result<Vec<EpisodeId>, SearchError> {
        self.backend.episodes_changed_since(since, cancel)
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        Ok(self.apply_to_all(self.backend.latest_podcasts(with_transcripts, limit)?))
    }

    fn podcast_share(&self, term: &str) -> Result<Option<f32>, SearchError> {
        self.backend.podcast_share(term)
    }

    fn retire(&self) {
        self.backend.retire();
    }
}
