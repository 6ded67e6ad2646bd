//! A catalog in memory, which implements enough of the two traits to test the HTTP layer.

use super::documents::{episode, podcast, timestamp, transcript};
use super::ratings::{profiles, ratings, reviews};
use earshot_api::serving::{CatalogTables, OpenGeneration, TablesError};
use earshot_indexer::{
    CancelToken, CoChartedPodcast, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions,
    Explanation, FacetCounts, FieldHighlight, HiddenCounts, HighlightedField, MatchingEpisode, NameRole, Page,
    PassageEmbedding, PassageHit, PassageResults, PodcastHit, PodcastKey, QueryPart, RangeCount, RelatedPodcast,
    RetrievalOutcome, SearchBackend, SearchError, SearchResults, SimilarEpisode, SpeakerTurn, Subjects, SuggestedName,
    Suggestions, Total, TranscriptSnippet,
};
use earshot_model::chart::{ChartCategory, ChartCountry, ChartFrequency, ChartKey, ChartSource, CurrentChartPosition};
use earshot_model::rating::{Rating, ReviewFilter, ReviewPage, ReviewSearchPage, SocialProfile};
use earshot_model::search::{Facet, HiddenPodcasts, RetrievalMode, SearchOptions};
use earshot_model::{
    DirectoryPage, Episode, EpisodeDocument, EpisodeId, FeedUrlQuery, HostingCompanyStatistics, PeerGroup, Percentile,
    Podcast, PodcastDocument, PodcastId, PodcastScore, PodcastTagList, RssStatistics, ScorePercentiles, ScorePoint,
    SitemapEntry, Statistics, TagUsage, Timestamp, Transcript, TranscriptId, ValueCount, comparable_feed_url,
    normalize_guid,
};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Three podcasts of two episodes. A search finds `found` hits, whatever the query.
pub struct Catalog {
    name: String,
    podcasts: Vec<Arc<PodcastDocument>>,
    found: usize,
    /// The last search.
    last_search: Mutex<Option<SearchOptions>>,
    /// The first query for reviews: filter, offset and limit.
    first_review_query: Mutex<Option<(ReviewFilter, usize, usize)>>,
    /// Length of every text, when texts are long.
    text_bytes: Option<usize>,
    /// When the build began and all episodes entered the catalog, in a generation whose episodes are new.
    news_at: Option<Timestamp>,
    /// When the first episode of each show was published, if not with the others.
    archived_at: Option<Timestamp>,
    searches: AtomicUsize,
    blocked: AtomicUsize,
    cancelled: AtomicUsize,
    similarities: AtomicUsize,
    is_released: AtomicBool,
}

/// A search whose first term is this one panics. Others fail, have too many words, time out or are misspelled.
pub const PANIC: &str = "panic please";
pub const FAIL: &str = "fail please";
pub const TOO_MANY_WORDS: &str = "many words please";
/// As while a search cluster is away.
pub const AWAY: &str = "away please";
pub const SLOW: &str = "slow please";
pub const MISSPELT: &str = "rsut";
/// Episodes have this word, and no podcast.
pub const ONLY_IN_EPISODES: &str = "whistling";
/// A podcast with this title is found by searches and cannot be read.
pub const UNREADABLE: &str = "unreadable podcast";
/// A text with this word is near to podcasts about bread, which do not have the word. Others have no embedding.
pub const NEAR_BREAD: &str = "kneading";
/// A search whose first term begins with this one runs until it is canceled or [`Catalog::release`]d.
pub const BLOCKED: &str = "stuck please";

pub fn generation(name: &str) -> OpenGeneration {
    catalog(name).0
}

/// A generation and its catalog.
pub fn catalog(name: &str) -> (OpenGeneration, Arc<Catalog>) {
    let podcasts = [("rust-talk", "Rust Talk"), ("slow-bread", "Slow Bread"), ("zero", "Zero </script>")];
    let podcasts = podcasts.map(|(slug, title)| Arc::new(podcast(slug, title))).to_vec();
    build_generation(name, podcasts, 45)
}

/// The usual generation with changed podcasts.
pub fn generation_with(name: &str, change: impl Fn(&mut PodcastDocument)) -> OpenGeneration {
    let changed = |(slug, title): (&str, &str)| {
        let mut document = podcast(slug, title);
        change(&mut document);
        Arc::new(document)
    };
    let podcasts = [("rust-talk", "Rust Talk"), ("slow-bread", "Slow Bread"), ("zero", "Zero </script>")];
    build_generation(name, podcasts.map(changed).to_vec(), 45).0
}

/// A generation whose descriptions and transcripts have this many bytes, with characters that JSON and HTML escape.
pub fn generation_of_long_texts(name: &str, bytes: usize) -> OpenGeneration {
    let mut show = podcast("rust-talk", "Rust Talk");
    (show.podcast.description, show.podcast.description_html) = long_description(bytes);
    build_generation_of(name, vec![Arc::new(show)], 1, Some(bytes)).0
}

fn long_description(bytes: usize) -> (String, String) {
    ("\"<é ".repeat(bytes / 5), "<p>\"&lt;é</p>".repeat(bytes / 14))
}

/// A generation in which a search finds these podcasts in this order.
pub fn generation_of_shows(name: &str, shows: impl IntoIterator<Item = usize>) -> OpenGeneration {
    let show = |number| Arc::new(podcast(&format!("show-{number}"), &format!("Show {number}")));
    let podcasts: Vec<_> = shows.into_iter().map(show).collect();
    let found = podcasts.len();
    build_generation(name, podcasts, found).0
}

/// A generation that was built when all episodes of its shows entered the catalog.
pub fn generation_with_news(name: &str, at: &str, shows: impl IntoIterator<Item = usize>) -> OpenGeneration {
    let show = |number| Arc::new(podcast(&format!("show-{number}"), &format!("Show {number}")));
    let podcasts: Vec<_> = shows.into_iter().map(show).collect();
    let found = podcasts.len();
    build_generation_with(name, podcasts, found, None, (Some(timestamp(at)), None)).0
}

/// [`generation_with_news`] of shows whose first episodes were published at another time.
pub fn generation_with_archive(
    name: &str,
    at: &str,
    shows: impl IntoIterator<Item = usize>,
    archived_at: &str,
) -> OpenGeneration {
    let show = |number| Arc::new(podcast(&format!("show-{number}"), &format!("Show {number}")));
    let podcasts: Vec<_> = shows.into_iter().map(show).collect();
    let (found, times) = (podcasts.len(), (Some(timestamp(at)), Some(timestamp(archived_at))));
    build_generation_with(name, podcasts, found, None, times).0
}

/// A generation in which a search finds these podcasts in this order.
pub fn generation_of(name: &str, podcasts: Vec<PodcastDocument>) -> OpenGeneration {
    let found = podcasts.len();
    build_generation(name, podcasts.into_iter().map(Arc::new).collect(), found).0
}

fn build_generation(name: &str, podcasts: Vec<Arc<PodcastDocument>>, found: usize) -> (OpenGeneration, Arc<Catalog>) {
    build_generation_of(name, podcasts, found, None)
}

/// Fails like a database whose integers have 64 bits.
fn check_offset(skip: usize) -> Result<(), TablesError> {
    match i64::try_from(skip) {
        Ok(_) => Ok(()),
        Err(error) => Err(TablesError(Box::new(error))),
    }
}

fn build_generation_of(
    name: &str,
    podcasts: Vec<Arc<PodcastDocument>>,
    found: usize,
    text_bytes: Option<usize>,
) -> (OpenGeneration, Arc<Catalog>) {
    build_generation_with(name, podcasts, found, text_bytes, (None, None))
}

fn build_generation_with(
    name: &str,
    podcasts: Vec<Arc<PodcastDocument>>,
    found: usize,
    text_bytes: Option<usize>,
    (news_at, archived_at): (Option<Timestamp>, Option<Timestamp>),
) -> (OpenGeneration, Arc<Catalog>) {
    let catalog = Arc::new(Catalog {
        name: name.to_owned(),
        podcasts,
        found,
        last_search: Mutex::default(),
        first_review_query: Mutex::default(),
        text_bytes,
        news_at,
        archived_at,
        searches: AtomicUsize::default(),
        blocked: AtomicUsize::default(),
        cancelled: AtomicUsize::default(),
        similarities: AtomicUsize::default(),
        is_released: AtomicBool::default(),
    });
    let people = Arc::new(super::people::People::sample());
    let generation = OpenGeneration {
        name: name.to_owned(),
        published_at: timestamp("2026-11-20T12:00:00Z"),
        backend: catalog.clone(),
        tables: catalog.clone(),
        charts: Arc::new(super::charts::Charts::sample()),
        people: people.clone(),
        sponsors: people,
    };
    (generation, catalog)
}

impl Catalog {
    pub fn last_search(&self) -> SearchOptions {
        self.last_search.lock().expect("not poisoned").clone().expect("something was asked")
    }

    pub fn first_review_query(&self) -> (ReviewFilter, usize, usize) {
        self.first_review_query.lock().expect("not poisoned").clone().expect("reviews were asked for")
    }

    /// The number of searches that began.
    pub fn searches(&self) -> usize {
        self.searches.load(Ordering::SeqCst)
    }

    /// The number of searches that run until they are canceled or released.
    pub fn blocked(&self) -> usize {
        self.blocked.load(Ordering::SeqCst)
    }

    /// The number of searches that were canceled while they ran.
    pub fn cancelled(&self) -> usize {
        self.cancelled.load(Ordering::SeqCst)
    }

    /// The number of texts that were embedded.
    pub fn similarities(&self) -> usize {
        self.similarities.load(Ordering::SeqCst)
    }

    /// Ends blocked searches, also later ones.
    pub fn release(&self) {
        self.is_released.store(true, Ordering::SeqCst);
    }

    fn block_until_released(&self, cancel: &CancelToken) -> Result<(), SearchError> {
        self.blocked.fetch_add(1, Ordering::SeqCst);
        while !cancel.is_cancelled() && !self.is_released.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        self.blocked.fetch_sub(1, Ordering::SeqCst);
        if !cancel.is_cancelled() {
            return Ok(());
        }
        self.cancelled.fetch_add(1, Ordering::SeqCst);
        Err(SearchError::Cancelled)
    }

    /// Only the first podcast has ratings.
    fn is_first(&self, podcast: PodcastId) -> bool {
        self.podcasts[0].podcast.id == podcast
    }

    fn episodes(&self, podcast: &PodcastDocument) -> Vec<Arc<EpisodeDocument>> {
        let one = |number| {
            let mut document = episode(podcast, number);
            if let Some(bytes) = self.text_bytes {
                (document.episode.description, document.episode.description_html) = long_description(bytes);
            }
            if let Some(at) = self.news_at {
                document.episode.first_seen_at = at;
                document.episode.updated_at = at;
                document.episode.published_at = self.archived_at.filter(|_| number == 1).or(Some(at));
            }
            Arc::new(document)
        };
        [1, 2].map(one).to_vec()
    }

    fn search_answer<Hit>(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
        hit: impl Fn(&Arc<PodcastDocument>, f32) -> Hit,
    ) -> Result<SearchResults<Hit>, SearchError> {
        if cancel.is_cancelled() {
            return Err(SearchError::Cancelled);
        }
        *self.last_search.lock().expect("not poisoned") = Some(options.clone());
        self.searches.fetch_add(1, Ordering::SeqCst);
        let first = options.terms.first().map(|term| term.text.as_str());
        match first {
            Some(text) if text.starts_with(BLOCKED) => self.block_until_released(cancel)?,
            Some(PANIC) => panic!("as asked"),
            Some(FAIL) => {
                return Err(SearchError::Passages { path: "/secret/path".to_owned(), reason: "test".to_owned() });
            }
            Some(TOO_MANY_WORDS) => return Err(too_many_words(QueryPart::Terms)),
            Some(AWAY) => return Err(SearchError::Unavailable { reason: "test".to_owned() }),
            _ => {}
        }
        if let Some(at) = options.filters.people.iter().position(|person| person.name.name == TOO_MANY_WORDS) {
            return Err(too_many_words(QueryPart::Person(at)));
        }
        let added_since = options.filters.added_since;
        let is_new = |podcast: &PodcastDocument| added_since.is_none_or(|since| podcast.podcast.first_seen_at >= since);
        let podcast_at = |rank: usize| &self.podcasts[rank % self.podcasts.len()];
        let is_excluded = |id: PodcastId| options.filters.exclude_podcast_ids.contains(&id);
        let matches = |podcast: &PodcastDocument| is_new(podcast) && !is_excluded(podcast.podcast.id);
        let matching = || (0..self.found).filter(|rank| matches(podcast_at(*rank)));
        let HiddenPodcasts { blacklisted, listed } = &options.hidden;
        let found: HashSet<PodcastId> = matching().map(|rank| podcast_at(rank).podcast.id).collect();
        let hidden = HiddenCounts {
            blacklisted: blacklisted.iter().filter(|id| found.contains(id)).count(),
            listed: listed.iter().filter(|id| found.contains(id) && !blacklisted.contains(id)).count(),
        };
        let is_hidden = |id: &PodcastId| blacklisted.contains(id) || listed.contains(id);
        let shown: Vec<usize> = matching().filter(|rank| !is_hidden(&podcast_at(*rank).podcast.id)).collect();
        let hits = shown.iter().skip(page.skip).take(page.limit);
        let hits = hits.map(|rank| hit(podcast_at(*rank), 1.0 / (*rank as f32 + 1.0)));
        Ok(SearchResults {
            hidden,
            total: Total::Exactly(shown.len()),
            max_score: Some(1.0),
            hits: hits.collect(),
            took_ms: 0.5,
            facets: options.facets.iter().map(|facet| counts(*facet)).collect(),
            did_you_mean: (first == Some(MISSPELT)).then(|| "rust".to_owned()),
            is_partial: first == Some(SLOW),
            retrieval: RetrievalOutcome {
                mode: options.retrieval.mode.unwrap_or(RetrievalMode::Lexical),
                model: options.retrieval.mode.map(|_| "lexical-semantic".to_owned()),
                fallback_reason: None,
            },
        })
    }
}

fn too_many_words(what: QueryPart) -> SearchError {
    SearchError::TooManyWords { what, limit: 512 }
}

fn subjects() -> Subjects {
    Subjects { topics: vec!["systems".to_owned()], keywords: vec!["rust".to_owned(), "memory safety".to_owned()] }
}

fn embedding() -> Vec<f32> {
    (0..768).map(|number| if number == 0 { 1.0 } else { 0.0 }).collect()
}

fn charts() -> Vec<CurrentChartPosition> {
    let place = |category: &str, position, previous| CurrentChartPosition {
        chart: ChartKey {
            source: ChartSource::AppleGenre,
            frequency: ChartFrequency::Daily,
            country: ChartCountry::parse("gb").expect("a country"),
            category: ChartCategory::parse(category).expect("a category"),
        },
        date: "2026-11-20".parse().expect("a day"),
        position,
        previous,
        days: 30,
        streak: 7,
    };
    vec![place("technology", 4, Some(9)), place("books", 12, None)]
}

fn counts(facet: Facet) -> FacetCounts {
    if facet.measure().is_some() {
        let ranges = vec![
            RangeCount { min: 0.0, below: Some(10.0), count: 4 },
            RangeCount { min: 10.0, below: None, count: 41 },
        ];
        return FacetCounts { facet, values: Vec::new(), ranges, counted: 45 };
    }
    FacetCounts { facet, values: vec![("en".to_owned(), 40), ("de".to_owned(), 5)], ranges: Vec::new(), counted: 45 }
}

fn explanation(options: &SearchOptions, score: f32) -> Option<Explanation> {
    let words = Explanation { label: "word rust in the title".to_owned(), value: score, parts: vec![] };
    options.explain.then(|| Explanation { label: "score".to_owned(), value: score, parts: vec![words] })
}

impl SearchBackend for Catalog {
    fn generation(&self) -> &str {
        &self.name
    }

    fn built_at(&self) -> Timestamp {
        self.news_at.unwrap_or_else(|| timestamp("2026-11-20T11:00:00Z"))
    }

    fn episodes_changed_since(&self, since: Timestamp, cancel: &CancelToken) -> Result<Vec<EpisodeId>, SearchError> {
        if cancel.is_cancelled() {
            return Err(SearchError::Cancelled);
        }
        let all = self.podcasts.iter().flat_map(|podcast| self.episodes(podcast));
        let changed = all.filter(|document| document.episode.updated_at >= since);
        let mut ids: Vec<EpisodeId> = changed.map(|document| document.episode.id).collect();
        ids.sort_unstable();
        Ok(ids)
    }

    fn search_podcasts_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<PodcastHit>, SearchError> {
        let mut answer = self.search_answer(options, page, cancel, |document, score| PodcastHit {
            document: document.clone(),
            score,
            title_highlights: vec![format!("<em>{}</em>", "Rust")],
            description_highlights: vec![],
            other_highlights: vec![FieldHighlight {
                field: HighlightedField::Keyword,
                highlighted: "<em>rust</em>".to_owned(),
            }],
            matching_episode: Some(MatchingEpisode {
                document: Arc::new(episode(document, 1)),
                highlighted: "News of <em>rust</em>".to_owned(),
            }),
            explanation: explanation(options, score),
            subjects: subjects(),
            charts: charts(),
            podroll: vec![document.clone()],
            similar: Vec::new(),
            embedding: None,
            found_by: if options.retrieval.mode == Some(RetrievalMode::Hybrid) {
                RetrievalMode::Hybrid
            } else {
                RetrievalMode::Lexical
            },
        })?;
        if options.terms.first().is_some_and(|term| term.text == ONLY_IN_EPISODES) {
            answer.hits.clear();
            answer.total = Total::Exactly(0);
        }
        Ok(answer)
    }

    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError> {
        self.search_answer(options, page, cancel, |document, score| EpisodeHit {
            document: match self.news_at {
                Some(_) => self.episodes(document).swap_remove(0),
                None => Arc::new(episode(document, 1)),
            },
            podcast: document.clone(),
            score,
            podcast_title_highlights: vec![],
            podcast_description_highlights: vec![],
            other_highlights: vec![],
            title_highlights: vec![],
            description_highlights: vec![],
            transcript_snippets: vec![TranscriptSnippet {
                text: "we talk of rust".to_owned(),
                highlighted: "we talk of <em>rust</em>".to_owned(),
                start_ms: Some(12_500),
                end_ms: Some(15_000),
                match_ms: Some(13_750),
                speaker: Some("Ada".to_owned()),
                turns: vec![SpeakerTurn {
                    speaker: Some("Ada".to_owned()),
                    start_ms: Some(12_500),
                    highlighted: "we talk of <em>rust</em>".to_owned(),
                }],
                is_semantic: false,
            }],
            explanation: explanation(options, score),
            found_by: RetrievalMode::Lexical,
            subjects: Subjects::default(),
            charts: charts(),
            embeddings: None,
        })
    }

    /// Returns as many passages as a search finds hits.
    fn passages_until(
        &self,
        id: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError> {
        if cancel.is_cancelled() {
            return Err(SearchError::Cancelled);
        }
        *self.last_search.lock().expect("not poisoned") = Some(options.clone());
        if self.transcript(id)?.is_none() {
            return Ok(None);
        }
        if options.terms.first().is_some_and(|term| term.text == TOO_MANY_WORDS) {
            return Err(too_many_words(QueryPart::Terms));
        }
        let word = options.terms.first().map_or("nothing", |term| term.text.as_str());
        let passage = |number: usize| PassageHit {
            number,
            snippet: TranscriptSnippet {
                text: format!("sentence {number} of {word}"),
                highlighted: format!("sentence {number} of <em>{word}</em>"),
                start_ms: Some(i64::try_from(number).expect("a small number") * 1_000),
                end_ms: None,
                match_ms: None,
                speaker: None,
                turns: Vec::new(),
                is_semantic: false,
            },
        };
        let passages = (0..self.found).skip(page.skip).take(page.limit).map(passage).collect();
        Ok(Some(PassageResults { best: Some(passage(7)), total: self.found, is_partial: false, passages }))
    }

    fn alternative_spellings(&self, text: &str, _: usize) -> Result<Vec<String>, SearchError> {
        Ok(vec![format!("{text}e")])
    }

    fn autocomplete(&self, typed: &str, _: usize) -> Result<Suggestions, SearchError> {
        let name = |name: &str, role| SuggestedName { name: name.to_owned(), role };
        Ok(Suggestions {
            podcasts: self.podcasts.clone(),
            words: vec![format!("{typed}y")],
            names: vec![
                name("Ada Lovelace", NameRole::Host),
                name("Alan Turing", NameRole::Guest),
                name("Analytical Media", NameRole::Publisher),
            ],
        })
    }

    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        let is_it = |document: &PodcastDocument| match key {
            PodcastKey::Id(id) => document.podcast.id == id || document.aliases.ids.contains(&id),
            PodcastKey::Slug(slug) => {
                document.podcast.slug == slug || document.aliases.slugs.iter().any(|former| former == slug)
            }
            PodcastKey::FeedUrl(url) => {
                let key = FeedUrlQuery::new(url).key;
                let own = std::iter::once(&document.podcast.feed_url).chain(&document.aliases.feed_urls);
                own.map(|known| comparable_feed_url(known)).any(|known| key.as_ref() == Some(&known))
            }
            PodcastKey::Guid(guid) => {
                document.podcast.guid.as_deref().is_some_and(|own| normalize_guid(own) == normalize_guid(guid))
            }
            PodcastKey::Show(show) => document.show_claims().iter().any(|claim| claim.show == *show),
        };
        match self.podcasts.iter().find(|document| is_it(document)) {
            Some(document) if document.podcast.title == UNREADABLE => {
                Err(SearchError::Passages { path: "/secret/path".to_owned(), reason: "test".to_owned() })
            }
            found => Ok(found.cloned()),
        }
    }

    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        let mut all = self.podcasts.iter().flat_map(|podcast| self.episodes(podcast));
        Ok(all.find(|document| match key {
            EpisodeKey::Id(id) => document.episode.id == id || document.aliases.ids.contains(&id),
            EpisodeKey::Slug { podcast_slug, episode_slug } => {
                let is_podcast = [document.podcast_slug.clone(), format!("old-{}", document.podcast_slug)];
                is_podcast.iter().any(|slug| slug == podcast_slug)
                    && (document.episode.slug == episode_slug
                        || document.aliases.slugs.iter().any(|slug| slug == episode_slug))
            }
        }))
    }

    fn podcast_episodes(&self, id: PodcastId, wanted: EpisodeListOptions) -> Result<EpisodeList, SearchError> {
        let podcast = self.podcasts.iter().find(|document| document.podcast.id == id);
        let all = podcast.map(|podcast| self.episodes(podcast)).unwrap_or_default();
        let kept: Vec<_> = all
            .iter()
            .filter(|episode| wanted.has_transcript.is_none_or(|has| episode.has_transcript == has))
            .cloned()
            .collect();
        Ok(EpisodeList {
            total_episodes: all.len(),
            total_transcripts: all.iter().filter(|episode| episode.has_transcript).count(),
            matching: kept.len(),
            episodes: kept.into_iter().skip(wanted.skip).take(wanted.limit).collect(),
        })
    }

    fn transcript(&self, id: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        let episode = self.episode(EpisodeKey::Id(id))?;
        let found = episode.filter(|episode| episode.has_transcript).map(|episode| transcript(&episode));
        Ok(found.map(|mut transcript| {
            if let Some(bytes) = self.text_bytes {
                let cue = transcript.cues[0].clone();
                transcript.cues = vec![cue.clone(); bytes / cue.text.len()];
            }
            transcript
        }))
    }

    fn related_podcasts(
        &self,
        id: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError> {
        let charts = |of: PodcastId| charted.iter().find(|one| one.podcast == of).map(|one| one.charts);
        let others = self.podcasts.iter().filter(|document| document.podcast.id != id).take(limit);
        Ok(others
            .map(|document| RelatedPodcast {
                document: document.clone(),
                score: 0.5,
                reasons: std::iter::once("genre: Technology".to_owned())
                    .chain(charts(document.podcast.id).map(|charts| format!("charts: {charts}")))
                    .collect(),
            })
            .collect())
    }

    fn similar_podcasts(&self, id: PodcastId, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        let others = self.podcasts.iter().filter(|document| document.podcast.id != id);
        Ok(others.take(limit).cloned().collect())
    }

    fn podcast_embedding(&self, _: PodcastId) -> Result<Option<Vec<f32>>, SearchError> {
        Ok(Some(embedding()))
    }

    fn similarities(&self, text: &str, podcasts: &[PodcastId]) -> Result<HashMap<PodcastId, f32>, SearchError> {
        self.similarities.fetch_add(1, Ordering::SeqCst);
        if !text.contains(NEAR_BREAD) {
            return Ok(HashMap::new());
        }
        let known = self.podcasts.iter().filter(|document| podcasts.contains(&document.podcast.id));
        let similarity = |slug: &str| if slug.contains("bread") { 0.8 } else { 0.1 };
        Ok(known.map(|document| (document.podcast.id, similarity(&document.podcast.slug))).collect())
    }

    fn episode_embeddings(&self, document: &EpisodeDocument) -> Result<Option<EpisodeEmbeddings>, SearchError> {
        let passage = PassageEmbedding {
            number: 0,
            text: "Sentence <0>.".to_owned(),
            tokens: 2,
            start_ms: Some(0),
            end_ms: Some(2_500),
            embedding: embedding(),
        };
        Ok(Some(EpisodeEmbeddings {
            model: "lexical-semantic".to_owned(),
            transcript_id: TranscriptId::from_episode(document.episode.id),
            document: Some(embedding()),
            passages: if document.has_transcript { vec![passage] } else { Vec::new() },
        }))
    }

    /// Returns episodes of the other podcasts.
    fn similar_episodes(&self, id: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError> {
        let own = self.episode(EpisodeKey::Id(id))?.map(|document| document.episode.podcast_id);
        let others = self.podcasts.iter().filter(|document| Some(document.podcast.id) != own);
        let similar = others.map(|document| SimilarEpisode {
            document: Arc::new(episode(document, 1)),
            score: 0.5,
            reasons: vec!["topic: fermentation".to_owned()],
        });
        Ok(similar.take(limit).collect())
    }

    fn podcast_subjects(&self, _: &Podcast) -> Result<Subjects, SearchError> {
        Ok(subjects())
    }

    fn episode_subjects(&self, _: &Episode) -> Result<Subjects, SearchError> {
        Ok(subjects())
    }

    fn latest_podcasts(&self, _: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        Ok(self.podcasts.iter().take(limit).cloned().collect())
    }
}

impl CatalogTables for Catalog {
    fn statistics(&self) -> Result<Statistics, TablesError> {
        let count = |value: &str| ValueCount { value: value.to_owned(), count: 3 };
        Ok(Statistics {
            podcasts: 3,
            episodes: 6,
            transcripts: 3,
            languages: vec![count("en")],
            genres: vec![count("Technology")],
        })
    }

    fn rss_statistics(&self) -> Option<Arc<RssStatistics>> {
        let tag = |tag: &str, feeds, items| TagUsage { tag: tag.to_owned(), feeds, items };
        let host = |host: &str, podcasts, with_transcripts, mean_tags| HostingCompanyStatistics {
            host: host.to_owned(),
            podcasts,
            with_transcripts,
            mean_tags,
        };
        let of = |document: &Arc<PodcastDocument>| PodcastTagList {
            id: document.podcast.id,
            slug: document.podcast.slug.clone(),
            title: document.podcast.title.clone(),
            image_url: None,
            feed_url: document.podcast.feed_url.clone(),
            host: Some("Libsyn".to_owned()),
            tags: vec!["podcast:guid".to_owned(), "podcast:transcript".to_owned()],
        };
        let statistics = RssStatistics {
            counted_at: timestamp("2026-11-20T10:00:00Z"),
            feeds: 3,
            episodes: 6,
            channel_tags: vec![tag("podcast:guid", 2, 0)],
            item_tags: vec![tag("podcast:transcript", 1, 2)],
            top_podcasts: self.podcasts.iter().take(1).map(of).collect(),
            hosts: vec![host("Libsyn", 2, 1, 1.5), host("media.example", 1, 1, 2.0)],
            history: Vec::new(),
        };
        Some(Arc::new(statistics.with_history(Vec::new())))
    }

    fn directory(&self, letter: char, skip: usize, limit: usize) -> Result<DirectoryPage, TablesError> {
        check_offset(skip)?;
        let begins = |document: &&Arc<PodcastDocument>| document.podcast.slug.starts_with(letter);
        let found: Vec<PodcastId> = self.podcasts.iter().filter(begins).map(|document| document.podcast.id).collect();
        Ok(DirectoryPage {
            total: found.len() as u64,
            podcasts: found.into_iter().skip(skip).take(limit).collect(),
            letters: vec![('r', 1), ('s', 1), ('z', 1)],
        })
    }

    fn sitemap(&self, skip: usize, limit: usize) -> Result<Vec<SitemapEntry>, TablesError> {
        check_offset(skip)?;
        let entry = |document: &Arc<PodcastDocument>| SitemapEntry {
            slug: document.podcast.slug.clone(),
            updated_at: document.podcast.updated_at,
        };
        Ok(self.podcasts.iter().skip(skip).take(limit).map(entry).collect())
    }

    fn ratings(&self, podcast: PodcastId) -> Result<Vec<Rating>, TablesError> {
        Ok(if self.is_first(podcast) { ratings() } else { Vec::new() })
    }

    fn reviews(
        &self,
        podcast: PodcastId,
        filter: &ReviewFilter,
        skip: usize,
        limit: usize,
    ) -> Result<ReviewPage, TablesError> {
        check_offset(skip)?;
        let mut requested = self.first_review_query.lock().expect("not poisoned");
        if requested.is_none() {
            *requested = Some((filter.clone(), skip, limit));
        }
        let found = if self.is_first(podcast) { reviews() } else { Vec::new() };
        // Filters are tested where the tables are implemented.
        Ok(ReviewPage { total: found.len() as u64, reviews: found.into_iter().skip(skip).take(limit).collect() })
    }

    fn search_reviews(
        &self,
        filter: &ReviewFilter,
        skip: usize,
        limit: usize,
    ) -> Result<ReviewSearchPage, TablesError> {
        check_offset(skip)?;
        let id = self.podcasts[0].podcast.id;
        let found = reviews().into_iter().skip(skip).take(limit).map(|review| (id, review)).collect();
        Ok(ReviewSearchPage { reviews: found, is_cut_off: filter.words == ["slow"] })
    }

    fn profiles(&self, podcast: PodcastId) -> Result<Vec<SocialProfile>, TablesError> {
        Ok(if self.is_first(podcast) { profiles() } else { Vec::new() })
    }

    fn percentiles(
        &self,
        score: &PodcastScore,
        group: Option<&PeerGroup>,
    ) -> Result<Option<ScorePercentiles>, TablesError> {
        let percentile = Percentile { higher: 1, lower: 6, shows: 8 };
        let percentiles = ScorePercentiles {
            as_of: timestamp("2026-11-02T00:00:00Z"),
            among_all: vec![("authority", percentile), ("quality", percentile)],
            in_peer_group: group.map(|group| (group.clone(), Percentile { higher: 2, lower: 0, shows: 3 })),
        };
        Ok(self.is_first(score.podcast_id).then_some(percentiles))
    }

    fn score_history(&self, podcast: PodcastId) -> Result<Vec<ScorePoint>, TablesError> {
        let point = ScorePoint {
            day: timestamp("2026-11-02T00:00:00Z").date_naive(),
            authority: 61.5,
            quality: Some(61.5),
            engagement: None,
            social: None,
            youtube: None,
            weights: 2,
        };
        Ok(if self.is_first(podcast) { vec![point] } else { Vec::new() })
    }
}
