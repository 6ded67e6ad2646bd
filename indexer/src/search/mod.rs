//! The read side: one generation's index, opened read-only, as a [`SearchBackend`].

mod aliases;
mod by_date;
mod charted;
mod collect;
mod collection;
mod columns;
mod common_filters;
mod compiled;
mod complete;
mod conditions;
mod deadline;
mod documents;
mod excerpts;
mod explain;
mod facets;
mod fault;
mod filter;
mod find;
mod forms;
mod fragments;
mod frames;
mod highlight;
mod hits;
mod known;
#[cfg(test)]
mod listed;
mod lookup;
mod matching;
mod meant;
mod names;
mod narrow;
mod near;
mod near_phrase;
mod open;
mod passage;
mod passages;
mod phrases;
mod query;
mod query_languages;
mod query_term;
mod rank;
mod related;
mod relevance;
mod same_people;
mod scorer;
mod similar;
mod sloppy;
mod sort;
mod sort_keys;
mod spelling;
mod spoken;
mod standing;
mod stop_words;
mod store;
mod subjects;
mod targets;
mod telling;
mod titles;
mod together;
mod vectors;
mod verified;
mod walk_budget;
mod way;
mod worded;

pub use open::{OpenError, verify, verify_since};
pub use verified::Verified;

use crate::analyze::Language;
use crate::backend::{
    CoCharted, EpisodeHit, EpisodeKey, EpisodeList, EpisodesOf, Page, PassageAnswer, PodcastHit, PodcastKey,
    RelatedPodcast, SearchAnswer, SearchBackend, SearchError, SimilarEpisode, Suggestions,
};
use crate::cancel::CancelToken;
use crate::meaning::Connected;
use crate::passages::PassageStore;
use crate::suggest::{Titles, WordMap, WrittenWords};
use crate::topics::Subjects;
use collection::{Collection, LongLists};
use deadline::Deadline;
use earshot_model::search::SearchOptions;
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Timestamp, Transcript};
use fault::Fault;
use find::{answer_of, explain_hits};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use uuid::Uuid;
use vectors::Vectors;

/// Results are served to this depth; whoever wants more wants an export.
const MAX_DEPTH: usize = 10_000;

/// Time for one search; see [`EmbeddedBackend::with_budget`].
const BUDGET: Duration = Duration::from_secs(2);

/// Decoded podcasts that a generation keeps once another is in service: those of a few pages.
const PODCASTS_OF_A_RETIRED_ONE: NonZeroUsize = NonZeroUsize::new(256).expect("is not zero");

/// What words were probably meant as, by the word and how many documents were found by it.
type MeantWords = LruCache<(String, u64), Arc<[String]>>;

/// The embedded engine over one generation. Cheap to share between threads; it never changes.
pub struct EmbeddedBackend {
    generation: String,
    built_at: Timestamp,
    podcasts: Collection,
    episodes: Collection,
    /// One for each shard.
    passages: Vec<PassageStore>,
    titles: Titles,
    words: WordMap,
    written: WrittenWords,
    languages: Vec<Language>,
    /// When the generation has any.
    vectors: Option<Vectors>,
    /// The model that is asked for the vectors of queries, where the generation's are not of its own table.
    connected: Option<Connected>,
    cache: Mutex<LruCache<Uuid, Arc<PodcastDocument>>>,
    /// Of words of queries.
    meant: Mutex<MeantWords>,
    budget: Duration,
}

impl EmbeddedBackend {
    /// Searches end after this time, with what they found until then.
    #[must_use]
    pub fn with_budget(self, budget: Duration) -> Self {
        Self { budget, ..self }
    }

    /// Handles lists with so many entries as long ones: skips among them, and shares them out to threads. Answers do not
    /// depend on it.
    #[must_use]
    pub fn with_long_lists_from(mut self, entries: u64) -> Self {
        let long_lists = LongLists { shared_from: entries, skipped_from: entries };
        self.podcasts.long_lists = long_lists;
        self.episodes.long_lists = long_lists;
        self
    }
}

impl EmbeddedBackend {
    /// Asks a model for the vectors of queries. It counts where the vectors of the generation are of that model.
    #[must_use]
    pub fn with_embedder(self, connected: Connected) -> Self {
        Self { connected: Some(connected), ..self }
    }
}

impl SearchBackend for EmbeddedBackend {
    fn generation(&self) -> &str {
        &self.generation
    }

    fn search_podcasts_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchAnswer<PodcastHit>, SearchError> {
        let started = Instant::now();
        let answer = || -> Result<_, Fault> {
            let deadline = Deadline::until(self.budget, cancel);
            let (mut found, compiled) = self.find(&self.podcasts, options, page, &deadline)?;
            let mut hits = self.podcast_hits(&found, &compiled, &deadline)?;
            explain_hits(&self.podcasts, &mut found, &mut hits, |hit| {
                (hit.document.podcast.id.0, &mut hit.explanation)
            });
            deadline.check_cancelled()?;
            Ok(answer_of(found, hits, &deadline, started))
        };
        answer().map_err(|fault| fault.tell(&self.generation))
    }

    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchAnswer<EpisodeHit>, SearchError> {
        let started = Instant::now();
        let answer = || -> Result<_, Fault> {
            let deadline = Deadline::until(self.budget, cancel);
            let (mut found, compiled) = self.find(&self.episodes, options, page, &deadline)?;
            let mut hits = self.episode_hits(&found, &compiled, options.snippets, &deadline)?;
            explain_hits(&self.episodes, &mut found, &mut hits, |hit| {
                (hit.document.episode.id.0, &mut hit.explanation)
            });
            deadline.check_cancelled()?;
            Ok(answer_of(found, hits, &deadline, started))
        };
        answer().map_err(|fault| fault.tell(&self.generation))
    }

    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError> {
        self.complete(typed, limit).map_err(|fault| fault.tell(&self.generation))
    }

    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        self.find_podcast(key).map_err(|fault| fault.tell(&self.generation))
    }

    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        self.find_episode(key).map_err(|fault| fault.tell(&self.generation))
    }

    fn episodes_of(&self, podcast: PodcastId, wanted: EpisodesOf) -> Result<EpisodeList, SearchError> {
        self.list_episodes(podcast, wanted).map_err(|fault| fault.tell(&self.generation))
    }

    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        self.find_transcript(episode).map_err(|fault| fault.tell(&self.generation))
    }

    fn passages_until(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageAnswer>, SearchError> {
        self.find_passages(episode, options, page, cancel).map_err(|fault| fault.tell(&self.generation))
    }

    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError> {
        self.spellings(text, limit).map_err(|fault| fault.tell(&self.generation))
    }

    fn related(
        &self,
        podcast: PodcastId,
        charted: &[CoCharted],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError> {
        self.find_related(podcast, charted, limit).map_err(|fault| fault.tell(&self.generation))
    }

    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError> {
        self.find_similar(episode, limit).map_err(|fault| fault.tell(&self.generation))
    }

    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError> {
        self.find_podcast_subjects(podcast).map_err(|fault| fault.tell(&self.generation))
    }

    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError> {
        self.find_episode_subjects(episode).map_err(|fault| fault.tell(&self.generation))
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.newest(with_transcripts, limit).map_err(|fault| fault.tell(&self.generation))
    }

    fn retire(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).resize(PODCASTS_OF_A_RETIRED_ONE);
        for collection in [&self.podcasts, &self.episodes] {
            collection.forget_filters();
        }
    }
}
