//! The read side: one generation's index, opened read-only, as a [`SearchBackend`].

mod by_date;
mod collect;
mod collection;
mod columns;
mod complete;
mod conditions;
mod documents;
mod excluded;
mod facets;
mod fault;
mod filter;
mod forms;
mod highlight;
mod hits;
mod lookup;
mod names;
mod open;
mod passage;
mod passages;
mod query;
mod rank;
mod related;
mod sort;
mod sort_keys;
mod spoken;
mod statistics;
mod targets;

pub use open::{OpenError, verify};

use crate::analyze::Language;
use crate::backend::{
    EpisodeHit, EpisodeKey, EpisodeList, EpisodesOf, FacetCounts, Page, PassageAnswer, PodcastHit, PodcastKey,
    RelatedPodcast, SearchAnswer, SearchBackend, SearchError, Suggestions, Total,
};
use crate::passages::PassageStore;
use crate::suggest::{Titles, WordMap};
use collect::Search;
use collection::{Collection, Place};
use earshot_model::search::{SearchOptions, SortField, SortOrder};
use earshot_model::{EpisodeDocument, EpisodeId, PodcastDocument, PodcastId, Timestamp, Transcript};
use fault::Fault;
use lru::LruCache;
use query::Compiled;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use uuid::Uuid;

/// Results are served to this depth; whoever wants more wants an export.
const MAX_DEPTH: usize = 10_000;

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
    languages: Vec<Language>,
    cache: Mutex<LruCache<Uuid, Arc<PodcastDocument>>>,
}

/// A page of a ranking.
struct Found {
    total: Total,
    max_score: Option<f32>,
    places: Vec<(Place, f32)>,
    facets: Vec<FacetCounts>,
}

impl EmbeddedBackend {
    /// The page of `options` in a collection, and the compiled query for highlighting.
    fn find(&self, collection: &Collection, options: &SearchOptions, page: Page) -> Result<(Found, Compiled), Fault> {
        let depth = page.skip.saturating_add(page.limit);
        if depth > MAX_DEPTH {
            return Err(Fault::Told(SearchError::TooDeep { limit: MAX_DEPTH }));
        }
        let compiled = query::compile(collection, options, &self.languages)?;
        if compiled.is_empty {
            let facets = facets::none(&options.facets);
            return Ok((Found { total: Total::Exactly(0), max_score: None, places: Vec::new(), facets }, compiled));
        }
        let search = Search { collection, compiled: &compiled, filters: &options.filters, mode: options.mode };
        let mut found = match options.sort.first() {
            None | Some(SortOrder { field: SortField::Relevance, .. }) => {
                self.by_relevance(&search, &options.sort, page)?
            }
            Some(_) => by_field(&search, &options.sort, page)?,
        };
        found.facets = facets::count(&search, &options.facets)?;
        Ok((found, compiled))
    }

    /// Best first, whatever direction is asked: nobody means the worst.
    fn by_relevance(&self, search: &Search<'_>, orders: &[SortOrder], page: Page) -> Result<Found, Fault> {
        let depth = page.skip + page.limit;
        let mut scored = search.best(depth.max(rank::WINDOW))?;
        let total =
            if scored.len() < depth.max(rank::WINDOW) { Total::Exactly(scored.len()) } else { search.count()? };
        let mut max_score = None;
        if search.compiled.has_score {
            rank::rerank(search.collection, search.compiled, &mut scored, self.built_at.timestamp());
            max_score = scored.first().map(|first| first.score);
            sort::break_ties(search.collection, orders, &mut scored)?;
        }
        let places = scored.iter().skip(page.skip).take(page.limit).map(|hit| (hit.place, hit.score)).collect();
        Ok(Found { total, max_score, places, facets: Vec::new() })
    }
}

fn by_field(search: &Search<'_>, orders: &[SortOrder], page: Page) -> Result<Found, Fault> {
    let (places, total) = sort::sorted(search, orders, page.skip + page.limit)?;
    let places: Vec<Place> = places.into_iter().skip(page.skip).collect();
    let scores = if search.compiled.has_score { search.scores(&places)? } else { vec![0.0; places.len()] };
    Ok(Found { total, max_score: None, places: places.into_iter().zip(scores).collect(), facets: Vec::new() })
}

fn answer_of<Hit>(found: Found, hits: Vec<Hit>, took_ms: f64) -> SearchAnswer<Hit> {
    SearchAnswer {
        total: found.total,
        max_score: found.max_score,
        hits,
        took_ms,
        facets: found.facets,
        did_you_mean: None,
        is_partial: false,
    }
}

fn milliseconds_since(started: Instant) -> f64 {
    started.elapsed().as_secs_f64() * 1000.0
}

impl SearchBackend for EmbeddedBackend {
    fn generation(&self) -> &str {
        &self.generation
    }

    fn search_podcasts(&self, options: &SearchOptions, page: Page) -> Result<SearchAnswer<PodcastHit>, SearchError> {
        let started = Instant::now();
        let answer = || -> Result<_, Fault> {
            let (found, compiled) = self.find(&self.podcasts, options, page)?;
            let hits = self.podcast_hits(&found.places, &compiled)?;
            let took_ms = milliseconds_since(started);
            Ok(answer_of(found, hits, took_ms))
        };
        answer().map_err(|fault| fault.tell(&self.generation))
    }

    fn search_episodes(&self, options: &SearchOptions, page: Page) -> Result<SearchAnswer<EpisodeHit>, SearchError> {
        let started = Instant::now();
        let answer = || -> Result<_, Fault> {
            let (found, compiled) = self.find(&self.episodes, options, page)?;
            let hits = self.episode_hits(&found.places, &compiled, options.snippets)?;
            let took_ms = milliseconds_since(started);
            Ok(answer_of(found, hits, took_ms))
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

    fn passages(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
    ) -> Result<Option<PassageAnswer>, SearchError> {
        self.find_passages(episode, options, page).map_err(|fault| fault.tell(&self.generation))
    }

    fn alternative_spellings(&self, _text: &str, _limit: usize) -> Result<Vec<String>, SearchError> {
        Ok(Vec::new())
    }

    fn related(&self, podcast: PodcastId, limit: usize) -> Result<Vec<RelatedPodcast>, SearchError> {
        self.find_related(podcast, limit).map_err(|fault| fault.tell(&self.generation))
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.newest(with_transcripts, limit).map_err(|fault| fault.tell(&self.generation))
    }
}
