//! The search interface of the product. The embedded engine and a cluster implement it.

use crate::results::{
    CoChartedPodcast, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions, PassageResults,
    PodcastHit, PodcastKey, RelatedPodcast, SearchResults, SimilarEpisode, Suggestions,
};
use earshot_engine::segments::Subjects;
use earshot_engine::{CancelToken, Page, SearchError};
use earshot_model::search::{RetrievalMode, SearchOptions};
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Timestamp, Transcript};
use std::collections::HashMap;
use std::sync::Arc;

/// A search engine over one published generation.
///
/// Every method reads that generation only, so results do not change while it is served.
pub trait SearchBackend: Send + Sync {
    /// The name of the generation, as in `generations/42`.
    fn generation(&self) -> &str;

    /// When the build of the generation began. Documents that entered the catalog later are not in it.
    fn built_at(&self) -> Timestamp;

    /// Searches podcasts until the time budget is over or `cancel` is cancelled. When the time ends first, the results
    /// are marked with [`SearchResults::is_partial`].
    ///
    /// # Errors
    /// When the index cannot be read, the page is too deep, the search has too many words, or the search was cancelled.
    fn search_podcasts_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<PodcastHit>, SearchError>;

    /// Searches episodes until the time budget is over or `cancel` is cancelled. When the time ends first, the results
    /// are marked with [`SearchResults::is_partial`].
    ///
    /// # Errors
    /// When the index cannot be read, the page is too deep, the search has too many words, or the search was cancelled.
    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError>;

    /// [`Self::search_podcasts_until`] without cancellation.
    ///
    /// # Errors
    /// When the index cannot be read, the page is too deep, or the search has too many words.
    fn search_podcasts(&self, options: &SearchOptions, page: Page) -> Result<SearchResults<PodcastHit>, SearchError> {
        self.search_podcasts_until(options, page, &CancelToken::default())
    }

    /// [`Self::search_episodes_until`] without cancellation.
    ///
    /// # Errors
    /// When the index cannot be read, the page is too deep, or the search has too many words.
    fn search_episodes(&self, options: &SearchOptions, page: Page) -> Result<SearchResults<EpisodeHit>, SearchError> {
        self.search_episodes_until(options, page, &CancelToken::default())
    }

    /// How a search that selects nothing retrieves its hits: by words, unless a model is connected that made the vectors of the
    /// generation.
    fn usual_retrieval(&self) -> RetrievalMode {
        RetrievalMode::Lexical
    }

    /// Returns a query line with corrections of words that no document has, if it has hits. Searches of this backend have it already:
    /// this is for hits that another backend found.
    ///
    /// # Errors
    /// When the index cannot be read, or the search was cancelled.
    fn corrected_query(&self, _options: &SearchOptions, _cancel: &CancelToken) -> Result<Option<String>, SearchError> {
        Ok(None)
    }

    /// Adds to podcasts without a highlight an episode that shows why they are hits. Searches of this backend have them already: this is
    /// for hits that another backend found.
    ///
    /// # Errors
    /// When the index cannot be read, or the search was cancelled.
    fn explain_by_episodes(
        &self,
        _hits: &mut [PodcastHit],
        _options: &SearchOptions,
        _cancel: &CancelToken,
    ) -> Result<(), SearchError> {
        Ok(())
    }

    /// Completes what a user has typed so far, best completion first. Example: `solar po` gives podcasts titled "Solar
    /// Power …" and the words `power`, `policy`.
    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError>;

    /// Reads a podcast. `None` when the index has no such podcast. A former id or slug finds the podcast that it was
    /// merged into.
    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError>;

    /// Reads an episode. `None` when the index has no such episode.
    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError>;

    /// Lists a podcast's episodes, newest first.
    fn podcast_episodes(&self, podcast: PodcastId, requested: EpisodeListOptions) -> Result<EpisodeList, SearchError>;

    /// Reads an episode's transcript from the passage store. `None` when it has none.
    ///
    /// # Errors
    /// When the passage store cannot be read.
    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError>;

    /// Finds all matches of the terms with the target `transcript` in one transcript, and groups them into match
    /// clusters of one snippet each. `None` when the episode does not exist or has no transcript.
    ///
    /// # Errors
    /// When the index or the passage store cannot be read, or the search was cancelled.
    fn passages_until(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError>;

    /// [`Self::passages_until`] without cancellation.
    ///
    /// # Errors
    /// When the index or the passage store cannot be read.
    fn passages(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
    ) -> Result<Option<PassageResults>, SearchError> {
        self.passages_until(episode, options, page, &CancelToken::default())
    }

    /// Returns other spellings of a name: first names of the catalog that look or sound similar, the most probable first,
    /// then spellings of the same sound that nobody in the catalog has. Example: `Katherine` gives `Catherine`.
    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError>;

    /// Returns podcasts that resemble this one, without the podcast itself. Podcasts that still publish come first.
    /// `charted` are the podcasts on the same charts, those that share the most charts first.
    fn related_podcasts(
        &self,
        podcast: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError>;

    /// Returns the podcasts with the nearest embeddings (spec 3, similarPodcasts), nearest first, without the podcast
    /// itself. It is cheaper than [`Self::related_podcasts`], which also weighs people, charts and topics. Empty without
    /// embeddings.
    fn similar_podcasts(&self, podcast: PodcastId, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError>;

    /// Reads the embedding of a podcast's texts: 768 numbers. `None` without embeddings.
    fn podcast_embedding(&self, podcast: PodcastId) -> Result<Option<Vec<f32>>, SearchError>;

    /// Returns the cosines, -1 to 1, of the embedding of a text with the embeddings of podcasts. The text is embedded
    /// once, like a search. Podcasts without an embedding are missing, and so are the podcasts that remain when the
    /// time budget is over. Empty without embeddings, when the embedder fails, and when it recognizes no word of the
    /// text.
    fn similarities(&self, _text: &str, _podcasts: &[PodcastId]) -> Result<HashMap<PodcastId, f32>, SearchError> {
        Ok(HashMap::new())
    }

    /// Reads the embeddings of an episode and of the passages of its transcript. `None` without embeddings.
    ///
    /// # Errors
    /// When the index or the passage store cannot be read.
    fn episode_embeddings(&self, episode: &EpisodeDocument) -> Result<Option<EpisodeEmbeddings>, SearchError>;

    /// Returns episodes that resemble this one, without the episode itself.
    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError>;

    /// Returns the topics and keywords of a podcast. They are empty when the index does not contain the podcast.
    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError>;

    /// Returns the topics and keywords of an episode. They are empty when the index does not contain the episode.
    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError>;

    /// Returns the podcasts with the newest episodes, newest first; with `with_transcripts`, only podcasts that have
    /// transcripts.
    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError>;

    /// Returns the episodes that entered the catalog, were changed, or got a transcript at or after a time, in ascending
    /// order of their ids.
    ///
    /// # Errors
    /// When the index or the passage store cannot be read, or the search was cancelled.
    fn episodes_changed_since(&self, since: Timestamp, cancel: &CancelToken) -> Result<Vec<EpisodeId>, SearchError>;

    /// Returns the share of all podcasts with a term of the index (`en:hous`) in title or description, above 0 and at most
    /// 1. `None` when no podcast has it, and for backends without word statistics.
    fn podcast_share(&self, _term: &str) -> Result<Option<f32>, SearchError> {
        Ok(None)
    }

    /// Frees caches. Call it when a newer generation is in service, because this one then receives few requests.
    fn retire(&self) {}
}
