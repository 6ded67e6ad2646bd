//! The read side: opens the index of a generation read-only, as a [`SearchBackend`].

mod cluster_vectors;
mod documents;
mod embedded_backend;
mod generation_vectors;
mod lookup;
mod open;
mod result_page;
mod retrieval;
mod suggestions;
mod verification;

pub use cluster_vectors::{MeaningPlan, MeaningQuery, TaggedVector, VectorReader};
pub use documents::hits::{find_podroll, other_highlights};
pub use embedded_backend::EmbeddedBackend;
pub use open::OpenError;
pub use retrieval::semantic_search::{NEIGHBORS, min_cosine};
pub use verification::{VerificationReport, verify, verify_since};

use crate::{
    CancelToken, CoChartedPodcast, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions, Page,
    PassageResults, PodcastHit, PodcastKey, RelatedPodcast, SearchBackend, SearchError, SearchResults, SimilarEpisode,
    Subjects, Suggestions,
};
use earshot_engine::query::{self, CompiledQuery, VariantLookup};
use earshot_engine::segments::Collection;
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::search::{RetrievalMode, SearchMode, SearchOptions};
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Timestamp, Transcript};
use result_page::{ResultPage, explain_hits, into_search_results};
use retrieval::search_run::SearchRun;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

/// Decoded podcasts that stay cached after another generation is in service: enough for a few pages.
const RETIRED_CACHE_PODCASTS: NonZeroUsize = NonZeroUsize::new(256).expect("is not zero");

impl EmbeddedBackend {
    /// Runs a search and adds a spelling correction. Also returns the compiled query, which highlighting uses.
    fn search_with_correction(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        page: Page,
        deadline: &Deadline,
    ) -> Result<(ResultPage, CompiledQuery), IndexReadError> {
        let SearchRun { page: mut found, compiled, options, languages } =
            self.run_search(collection, options, page, deadline)?;
        found.did_you_mean = self.did_you_mean(collection, &options, &languages, &compiled, deadline)?;
        Ok((found, compiled))
    }
}

impl SearchBackend for EmbeddedBackend {
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
        let search = || -> Result<_, IndexReadError> {
            let deadline = Deadline::with_cancel(self.budget, cancel);
            let (mut found, compiled) = self.search_with_correction(&self.podcasts, options, page, &deadline)?;
            let mut hits = self.podcast_hits(&found, &compiled, &deadline)?;
            self.add_matching_episodes(&mut hits, options, &deadline)?;
            explain_hits(&self.podcasts, &mut found, &mut hits, |hit| {
                (hit.document.podcast.id.0, &mut hit.explanation)
            });
            deadline.check_cancelled()?;
            Ok(into_search_results(found, hits, &deadline, started))
        };
        search().map_err(|error| error.into_search_error(&self.generation))
    }

    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError> {
        let started = Instant::now();
        let search = || -> Result<_, IndexReadError> {
            let deadline = Deadline::with_cancel(self.budget, cancel);
            let (mut found, compiled) = self.search_with_correction(&self.episodes, options, page, &deadline)?;
            let mut hits = self.episode_hits(&found, &compiled, options.snippets, &deadline)?;
            explain_hits(&self.episodes, &mut found, &mut hits, |hit| {
                (hit.document.episode.id.0, &mut hit.explanation)
            });
            deadline.check_cancelled()?;
            Ok(into_search_results(found, hits, &deadline, started))
        };
        search().map_err(|error| error.into_search_error(&self.generation))
    }

    fn usual_retrieval(&self) -> RetrievalMode {
        self.usual_mode()
    }

    fn corrected_query(&self, options: &SearchOptions, cancel: &CancelToken) -> Result<Option<String>, SearchError> {
        let correct = || -> Result<_, IndexReadError> {
            let deadline = Deadline::with_cancel(self.budget, cancel);
            let collection = match options.mode {
                SearchMode::Podcasts => &self.podcasts,
                SearchMode::Episodes => &self.episodes,
            };
            let mut lookup = VariantLookup::new(collection, &deadline);
            let languages = query::languages_of(&mut lookup, options, &self.languages);
            let compiled = query::compile(&mut lookup, options, &languages, &deadline)?;
            let corrected = self.did_you_mean(collection, options, &languages, &compiled, &deadline)?;
            deadline.check_cancelled()?;
            Ok(corrected)
        };
        correct().map_err(|error| error.into_search_error(&self.generation))
    }

    fn explain_by_episodes(
        &self,
        hits: &mut [PodcastHit],
        options: &SearchOptions,
        cancel: &CancelToken,
    ) -> Result<(), SearchError> {
        let deadline = Deadline::with_cancel(self.budget, cancel);
        let added = self.add_matching_episodes(hits, options, &deadline);
        added.map_err(|error| error.into_search_error(&self.generation))?;
        deadline.check_cancelled()
    }

    fn episodes_changed_since(&self, since: Timestamp, cancel: &CancelToken) -> Result<Vec<EpisodeId>, SearchError> {
        self.find_changed_episodes(since, cancel).map_err(|error| error.into_search_error(&self.generation))
    }

    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError> {
        self.complete(typed, limit).map_err(|error| error.into_search_error(&self.generation))
    }

    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        self.find_podcast(key).map_err(|error| error.into_search_error(&self.generation))
    }

    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        self.find_episode(key).map_err(|error| error.into_search_error(&self.generation))
    }

    fn podcast_episodes(&self, podcast: PodcastId, requested: EpisodeListOptions) -> Result<EpisodeList, SearchError> {
        self.list_episodes(podcast, requested).map_err(|error| error.into_search_error(&self.generation))
    }

    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        self.find_transcript(episode).map_err(|error| error.into_search_error(&self.generation))
    }

    fn passages_until(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError> {
        self.find_passages(episode, options, page, cancel).map_err(|error| error.into_search_error(&self.generation))
    }

    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError> {
        self.name_spellings(text, limit).map_err(|error| error.into_search_error(&self.generation))
    }

    fn related_podcasts(
        &self,
        podcast: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError> {
        self.find_related(podcast, charted, limit).map_err(|error| error.into_search_error(&self.generation))
    }

    fn similar_podcasts(&self, podcast: PodcastId, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.find_similar_podcasts(podcast, limit).map_err(|error| error.into_search_error(&self.generation))
    }

    fn podcast_embedding(&self, podcast: PodcastId) -> Result<Option<Vec<f32>>, SearchError> {
        self.find_podcast_embedding(podcast).map_err(|error| error.into_search_error(&self.generation))
    }

    fn similarities(&self, text: &str, podcasts: &[PodcastId]) -> Result<HashMap<PodcastId, f32>, SearchError> {
        self.find_similarities(text, podcasts).map_err(|error| error.into_search_error(&self.generation))
    }

    fn episode_embeddings(&self, episode: &EpisodeDocument) -> Result<Option<EpisodeEmbeddings>, SearchError> {
        self.find_episode_embeddings(episode).map_err(|error| error.into_search_error(&self.generation))
    }

    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError> {
        self.find_similar(episode, limit).map_err(|error| error.into_search_error(&self.generation))
    }

    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError> {
        self.find_podcast_subjects(podcast).map_err(|error| error.into_search_error(&self.generation))
    }

    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError> {
        self.find_episode_subjects(episode).map_err(|error| error.into_search_error(&self.generation))
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.newest_podcasts(with_transcripts, limit).map_err(|error| error.into_search_error(&self.generation))
    }

    fn podcast_share(&self, term: &str) -> Result<Option<f32>, SearchError> {
        self.share_of_podcasts(term).map_err(|error| error.into_search_error(&self.generation))
    }

    fn retire(&self) {
        self.podcast_cache.lock().unwrap_or_else(PoisonError::into_inner).resize(RETIRED_CACHE_PODCASTS);
        for collection in [&self.podcasts, &self.episodes] {
            collection.clear_filters();
        }
    }
}
