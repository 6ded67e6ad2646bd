//! The read side: one generation's index, opened read-only, as a [`SearchBackend`].

mod by_date;
mod check;
mod collect;
mod collection;
mod columns;
mod common_filters;
mod compiled;
mod complete;
mod conditions;
mod deadline;
mod documents;
mod explain;
mod facets;
mod fault;
mod filter;
mod forms;
mod highlight;
mod hits;
mod known;
mod lookup;
mod matching;
mod names;
mod narrow;
mod near;
mod open;
mod passage;
mod passages;
mod prune;
mod query;
mod rank;
mod related;
mod scorers;
mod sort;
mod sort_keys;
mod spelling;
mod spoken;
mod statistics;
mod targets;
mod titles;
mod top;
mod window;

pub use open::{OpenError, verify, verify_since};

use crate::analyze::Language;
use crate::backend::{
    EpisodeHit, EpisodeKey, EpisodeList, EpisodesOf, Explanation, FacetCounts, Page, PassageAnswer, PodcastHit,
    PodcastKey, RelatedPodcast, SearchAnswer, SearchBackend, SearchError, Suggestions, Total,
};
use crate::passages::PassageStore;
use crate::suggest::{Titles, WordMap};
use collect::Search;
use collection::{Collection, Place};
use compiled::Compiled;
use deadline::Deadline;
use earshot_model::search::{SearchOptions, SortField, SortOrder};
use earshot_model::{EpisodeDocument, EpisodeId, PodcastDocument, PodcastId, Timestamp, Transcript};
use fault::Fault;
use lru::LruCache;
use query::Strictness;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use uuid::Uuid;

/// Results are served to this depth; whoever wants more wants an export.
const MAX_DEPTH: usize = 10_000;

/// Time for one search; see [`EmbeddedBackend::with_budget`].
const BUDGET: Duration = Duration::from_secs(2);

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
    budget: Duration,
}

/// A page of a ranking.
struct Found {
    total: Total,
    max_score: Option<f32>,
    places: Vec<(Place, f32)>,
    facets: Vec<FacetCounts>,
    /// When they were asked for, one for each place.
    explanations: Vec<Explanation>,
    did_you_mean: Option<String>,
    is_partial: bool,
}

impl Found {
    const NOTHING: Self = Self {
        total: Total::Exactly(0),
        max_score: None,
        places: Vec::new(),
        facets: Vec::new(),
        explanations: Vec::new(),
        did_you_mean: None,
        is_partial: false,
    };
}

impl EmbeddedBackend {
    /// Searches end after this time, with what they found until then.
    #[must_use]
    pub fn with_budget(self, budget: Duration) -> Self {
        Self { budget, ..self }
    }

    /// The page of `options` in a collection, and the compiled query for highlighting.
    fn find(&self, collection: &Collection, options: &SearchOptions, page: Page) -> Result<(Found, Compiled), Fault> {
        let depth = page.skip.saturating_add(page.limit);
        if depth > MAX_DEPTH {
            return Err(Fault::Told(SearchError::TooDeep { limit: MAX_DEPTH }));
        }
        let deadline = Deadline::after(self.budget);
        let compile = |strictness| query::compile(collection, options, &self.languages, strictness, &deadline);
        let mut compiled = compile(Strictness::Usual)?;
        let mut found = self.find_compiled(collection, options, page, &compiled, &deadline)?;
        if found.total == Total::Exactly(0) && compiled.can_loosen {
            compiled = compile(Strictness::AnyWord)?;
            found = self.find_compiled(collection, options, page, &compiled, &deadline)?;
        }
        found.did_you_mean = self.did_you_mean(options, &compiled);
        if deadline.was_missed() {
            found.is_partial = true;
            let (Total::Exactly(count) | Total::AtLeast(count)) = found.total;
            found.total = Total::AtLeast(count);
        }
        Ok((found, compiled))
    }

    fn find_compiled(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        page: Page,
        compiled: &Compiled,
        deadline: &Deadline,
    ) -> Result<Found, Fault> {
        if compiled.is_empty {
            return Ok(Found { facets: facets::none(&options.facets), ..Found::NOTHING });
        }
        let search = Search::new(collection, compiled, &options.filters, options.mode, deadline)?;
        let mut found = match options.sort.first() {
            None | Some(SortOrder { field: SortField::Relevance, .. }) => self.by_relevance(&search, options, page)?,
            Some(_) => by_field(&search, options, page)?,
        };
        found.facets = facets::count(&search, &options.facets)?;
        Ok(found)
    }

    /// Best first, whatever direction is asked: nobody means the worst.
    fn by_relevance(&self, search: &Search<'_>, options: &SearchOptions, page: Page) -> Result<Found, Fault> {
        let wanted = (page.skip + page.limit).max(rank::WINDOW);
        let (scored, total) = search.best(wanted)?;
        if !search.compiled.has_score {
            let places = scored.iter().skip(page.skip).take(page.limit).map(|hit| (hit.place, hit.score)).collect();
            return Ok(Found { total, places, ..Found::NOTHING });
        }
        let now_seconds = self.built_at.timestamp();
        let mut ranking = rank::rerank(search, scored, now_seconds)?;
        sort::break_ties(search.collection, &options.sort, &mut ranking.hits)?;
        let page_hits = ranking.hits.iter().skip(page.skip).take(page.limit);
        let places: Vec<(Place, f32)> = page_hits.map(|hit| (hit.place, hit.score)).collect();
        let explanations = if options.explain {
            let places: Vec<Place> = places.iter().map(|(place, _)| *place).collect();
            explain::of_relevance(search, &places, ranking.best_by_words, now_seconds)?
        } else {
            Vec::new()
        };
        let max_score = ranking.hits.first().map(|first| first.score);
        Ok(Found { total, max_score, places, explanations, ..Found::NOTHING })
    }
}

fn by_field(search: &Search<'_>, options: &SearchOptions, page: Page) -> Result<Found, Fault> {
    let (places, total) = sort::sorted(search, &options.sort, page.skip + page.limit)?;
    let places: Vec<Place> = places.into_iter().skip(page.skip).collect();
    let has_score = search.compiled.has_score;
    let scores = if has_score { search.scores(&places)? } else { vec![0.0; places.len()] };
    let explanations = if options.explain && has_score { explain::of_words(search, &places)? } else { Vec::new() };
    Ok(Found { total, explanations, places: places.into_iter().zip(scores).collect(), ..Found::NOTHING })
}

fn answer_of<Hit>(found: Found, hits: Vec<Hit>, took_ms: f64) -> SearchAnswer<Hit> {
    SearchAnswer {
        total: found.total,
        max_score: found.max_score,
        hits,
        took_ms,
        facets: found.facets,
        did_you_mean: found.did_you_mean,
        is_partial: found.is_partial,
    }
}

/// Gives each hit its explanation, where there are any: by id, for a hit of a damaged index may be missing.
fn explain_hits<Hit>(
    collection: &Collection,
    found: &mut Found,
    hits: &mut [Hit],
    of: impl Fn(&mut Hit) -> (Uuid, &mut Option<Explanation>),
) {
    let ids = found.places.iter().map(|(place, _)| collection.columns(*place).id(place.document));
    let mut known: HashMap<Uuid, Explanation> = ids.zip(found.explanations.drain(..)).collect();
    for hit in hits {
        let (id, explanation) = of(hit);
        *explanation = known.remove(&id);
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
            let (mut found, compiled) = self.find(&self.podcasts, options, page)?;
            let mut hits = self.podcast_hits(&found.places, &compiled)?;
            explain_hits(&self.podcasts, &mut found, &mut hits, |hit| {
                (hit.document.podcast.id.0, &mut hit.explanation)
            });
            let took_ms = milliseconds_since(started);
            Ok(answer_of(found, hits, took_ms))
        };
        answer().map_err(|fault| fault.tell(&self.generation))
    }

    fn search_episodes(&self, options: &SearchOptions, page: Page) -> Result<SearchAnswer<EpisodeHit>, SearchError> {
        let started = Instant::now();
        let answer = || -> Result<_, Fault> {
            let (mut found, compiled) = self.find(&self.episodes, options, page)?;
            let mut hits = self.episode_hits(&found.places, &compiled, options.snippets)?;
            explain_hits(&self.episodes, &mut found, &mut hits, |hit| {
                (hit.document.episode.id.0, &mut hit.explanation)
            });
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

    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError> {
        self.spellings(text, limit).map_err(|fault| fault.tell(&self.generation))
    }

    fn related(&self, podcast: PodcastId, limit: usize) -> Result<Vec<RelatedPodcast>, SearchError> {
        self.find_related(podcast, limit).map_err(|fault| fault.tell(&self.generation))
    }

    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        self.newest(with_transcripts, limit).map_err(|fault| fault.tell(&self.generation))
    }
}
