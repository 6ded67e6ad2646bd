//! The read side: opens the index of a generation read-only, as a [`SearchBackend`].

mod documents;
mod generation_vectors;
mod open;
mod retrieval;
mod suggestions;
mod verification;

pub use open::OpenError;
pub use verification::{VerificationReport, verify, verify_since};

use crate::{
    CancelToken, CoChartedPodcast, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions, Page,
    PassageResults, PodcastHit, PodcastKey, RelatedPodcast, SearchBackend, SearchError, SearchResults, SimilarEpisode,
    Subjects, Suggestions,
};
use earshot_embed::QueryEmbedder;
use earshot_engine::passages::PassageStore;
use earshot_engine::segments::{Collection, DocAddress, LongListThresholds};
use earshot_engine::{Deadline, Fault};
use earshot_model::search::SearchOptions;
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Timestamp, Transcript};
use earshot_suggest::{SurfaceForms, TitleMap, WordMap};
use earshot_text::analyze::Language;
use generation_vectors::GenerationVectors;
use lru::LruCache;
use retrieval::result_page::{explain_hits, into_search_results};
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use uuid::Uuid;

/// Results are served to this depth. Exports serve more.
const MAX_DEPTH: usize = 10_000;

/// The time budget of a search; see [`EmbeddedBackend::with_budget`].
const BUDGET: Duration = Duration::from_secs(2);

/// Decoded podcasts that stay cached after another generation is in service: enough for a few pages.
const RETIRED_CACHE_PODCASTS: NonZeroUsize = NonZeroUsize::new(256).expect("is not zero");

/// Spelling corrections by word and by the number of documents that have the word.
type SpellingCache = LruCache<(String, u64), Arc<[String]>>;

/// The embedded engine over one generation. It is immutable and cheap to share between threads.
pub struct EmbeddedBackend {
    generation: String,
    built_at: Timestamp,
    podcasts: Collection,
    episodes: Collection,
    /// One store per shard.
    passages: Vec<PassageStore>,
    title_map: TitleMap,
    word_map: WordMap,
    surface_forms: SurfaceForms,
    languages: Vec<Language>,
    /// `None` when the generation has no vectors.
    vectors: Option<GenerationVectors>,
    /// Embeds queries when the generation's vectors are not of its own term table.
    query_embedder: Option<QueryEmbedder>,
    podcast_cache: Mutex<LruCache<Uuid, Arc<PodcastDocument>>>,
    /// Addresses of similar podcasts by podcast.
    similar_cache: Mutex<LruCache<Uuid, Arc<[DocAddress]>>>,
    /// Corrections of query words.
    spelling_cache: Mutex<SpellingCache>,
    budget: Duration,
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
}

impl EmbeddedBackend {
    /// Connects a model that embeds queries. Searches use it only when the generation's vectors are of that model.
    #[must_use]
    pub fn with_embedder(self, connected: QueryEmbedder) -> Self {
        Self { query_embedder: Some(connected), ..self }
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
        let answer = || -> Result<_, Fault> {
            let deadline = Deadline::with_cancel(self.budget, cancel);
            let (mut found, compiled) = self.run_search(&self.podcasts, options, page, &deadline)?;
            let mut hits = self.podcast_hits(&found, &compiled, &deadline)?;
            explain_hits(&self.podcasts, &mut found, &mut hits, |hit| {
                (hit.document.podcast.id.0, &mut hit.explanation)
            });
            deadline.check_cancelled()?;
            Ok(into_search_results(found, hits, &deadline, started))
        };
        answer().map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError> {
        let started = Instant::now();
        let answer = || -> Result<_, Fault> {
            let deadline = Deadline::with_cancel(self.budget, cancel);
            let (mut found, compiled) = self.run_search(&self.episodes, options, page, &deadline)?;
            let mut hits = self.episode_hits(&found, &compiled, options.snippets, &deadline)?;
            explain_hits(&self.episodes, &mut found, &mut hits, |hit| {
                (hit.document.episode.id.0, &mut hit.explanation)
            });
            deadline.check_cancelled()?;
            Ok(into_search_results(found, hits, &deadline, started))
        };
        answer().map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn episodes_changed_since(&self, since: Timestamp, cancel: &CancelToken) -> Result<Vec<EpisodeId>, SearchError> {
        self.find_changed_episodes(since, cancel).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError> {
        self.complete(typed, limit).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        self.find_podcast(key).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        self.find_episode(key).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn podcast_episodes(&self, podcast: PodcastId, wanted: EpisodeListOptions) -> Result<EpisodeList, SearchError> {
        self.list_episodes(podcast, wanted).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        self.find_transcript(episode).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn passages_until(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError> {
        self.find_passages(episode, options, page, cancel).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError> {
        self.name_spellings(text, limit).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn related_podcasts(
        &self,
        podcast: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError> {
        self.find_related(podcast, charted, limit).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn similar_podcasts(&self, podcast: PodcastId, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.find_similar_podcasts(podcast, limit).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn podcast_embedding(&self, podcast: PodcastId) -> Result<Option<Vec<f32>>, SearchError> {
        self.find_podcast_embedding(podcast).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn similarities(&self, text: &str, podcasts: &[PodcastId]) -> Result<HashMap<PodcastId, f32>, SearchError> {
        self.find_similarities(text, podcasts).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn episode_embeddings(&self, episode: &EpisodeDocument) -> Result<Option<EpisodeEmbeddings>, SearchError> {
        self.find_episode_embeddings(episode).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError> {
        self.find_similar(episode, limit).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError> {
        self.find_podcast_subjects(podcast).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError> {
        self.find_episode_subjects(episode).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.newest_podcasts(with_transcripts, limit).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn podcast_share(&self, term: &str) -> Result<Option<f32>, SearchError> {
        self.share_of_podcasts(term).map_err(|fault| fault.into_search_error(&self.generation))
    }

    fn retire(&self) {
        self.podcast_cache.lock().unwrap_or_else(PoisonError::into_inner).resize(RETIRED_CACHE_PODCASTS);
        for collection in [&self.podcasts, &self.episodes] {
            collection.clear_filters();
        }
    }
}
