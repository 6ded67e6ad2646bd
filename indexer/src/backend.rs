//! The one interface to searching: the embedded engine implements it, a cluster may later. No engine's type in it.

use crate::cancel::CancelToken;
use crate::topics::Subjects;
use earshot_model::chart::CurrentChartPosition;
use earshot_model::search::{Facet, RetrievalMode, SearchOptions};
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Transcript};
use std::sync::Arc;

/// A search engine over one published generation.
pub trait SearchBackend: Send + Sync {
    /// The generation that answers.
    fn generation(&self) -> &str;

    /// Searches podcasts until the time budget is over or `cancel` is cancelled.
    ///
    /// # Errors
    /// When the index cannot be read, the page does not fit the search, or the search was cancelled.
    fn search_podcasts_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<PodcastHit>, SearchError>;

    /// Searches episodes until the time budget is over or `cancel` is cancelled.
    ///
    /// # Errors
    /// When the index cannot be read, the page does not fit the search, or the search was cancelled.
    fn search_episodes_until(
        &self,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchResults<EpisodeHit>, SearchError>;

    /// [`Self::search_podcasts_until`], which nobody cancels.
    ///
    /// # Errors
    /// When the index cannot be read, or the page does not fit the search.
    fn search_podcasts(&self, options: &SearchOptions, page: Page) -> Result<SearchResults<PodcastHit>, SearchError> {
        self.search_podcasts_until(options, page, &CancelToken::default())
    }

    /// [`Self::search_episodes_until`], which nobody cancels.
    ///
    /// # Errors
    /// When the index cannot be read, or the page does not fit the search.
    fn search_episodes(&self, options: &SearchOptions, page: Page) -> Result<SearchResults<EpisodeHit>, SearchError> {
        self.search_episodes_until(options, page, &CancelToken::default())
    }

    /// Completions of what is typed so far, best first.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError>;

    /// # Errors
    /// When the index cannot be read.
    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError>;

    /// # Errors
    /// When the index cannot be read.
    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError>;

    /// A podcast's episodes, newest first.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn podcast_episodes(&self, podcast: PodcastId, wanted: EpisodeListOptions) -> Result<EpisodeList, SearchError>;

    /// # Errors
    /// When the passage store cannot be read.
    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError>;

    /// The passages of one transcript in which the terms stand that look at transcripts: every place in one of them, near
    /// ones together as far as a snippet reaches. `None` when there is no such episode, or nothing of what was said in it
    /// is known.
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

    /// [`Self::passages_until`], which nobody cancels.
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

    /// Other ways to write these words that occur in the catalog and sound or look alike, the likeliest first.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError>;

    /// Podcasts like this one, never itself; those that still publish first. `charted` are those that stand on the same
    /// charts, on the most first.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn related_podcasts(
        &self,
        podcast: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError>;

    /// Episodes like this one, never itself.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError>;

    /// What a podcast of the index is about; nothing when it is none.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError>;

    /// What an episode of the index is about; nothing when it is none.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError>;

    /// Podcasts with the newest episodes first.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError>;

    /// Another generation is in service: from now on few ask this one, and what is kept to answer sooner is given back.
    fn retire(&self) {}
}

/// Which part of the ranking is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Hits to pass over.
    pub skip: usize,
    pub limit: usize,
}

/// How many hits there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    Exactly(usize),
    /// Counting stopped here ([`earshot_model::limits::COUNT_CAP`]).
    AtLeast(usize),
}

/// A page of hits, with total, facets and spelling correction.
#[derive(Clone, Debug)]
pub struct SearchResults<Hit> {
    pub total: Total,
    pub max_score: Option<f32>,
    pub hits: Vec<Hit>,
    /// Time in the engine.
    pub took_ms: f64,
    /// Those that were asked for, in that order.
    pub facets: Vec<FacetCounts>,
    /// The words as they were probably meant, when nothing is spelt as they are and something near is common.
    pub did_you_mean: Option<String>,
    /// The search ran out of time: there may be better hits, and more.
    pub is_partial: bool,
    pub retrieval: RetrievalOutcome,
}

/// By what the hits of an answer were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetrievalOutcome {
    pub mode: RetrievalMode,
    /// Whose vectors said what is meant, as a person is told.
    pub model: Option<String>,
    /// Why by words alone, where more was wanted.
    pub fallback_reason: Option<String>,
}

impl RetrievalOutcome {
    pub const BY_WORDS: Self = Self { mode: RetrievalMode::Lexical, model: None, fallback_reason: None };
}

/// The values of a property among the hits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FacetCounts {
    pub facet: Facet,
    /// Value and how many hits have it, the most frequent first.
    pub values: Vec<(String, usize)>,
    /// Hits that were counted: not all of them when there are very many.
    pub counted: usize,
}

/// What a score is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// For people: `title matches exactly`.
    pub label: String,
    pub value: f32,
    /// What `value` comes from.
    pub parts: Vec<Explanation>,
}

/// What matches in one transcript, in the order in which it was said. Each match is in one of the passages.
#[derive(Clone, Debug, Default)]
pub struct PassageResults {
    /// Of the whole transcript.
    pub best: Option<PassageHit>,
    /// On all pages.
    pub total: usize,
    /// The search ran out of time: fewer spellings were looked for than it asks for, there may be more.
    pub is_partial: bool,
    pub passages: Vec<PassageHit>,
}

/// A passage of one transcript with its matches.
#[derive(Clone, Debug, PartialEq)]
pub struct PassageHit {
    /// Where its first match begins in the text of the transcript: no other passage of an answer has it, and it is the
    /// same as long as the transcript is.
    pub number: usize,
    pub snippet: TranscriptSnippet,
}

/// A podcast that satisfies a search, with score and highlights.
#[derive(Clone, Debug)]
pub struct PodcastHit {
    pub document: Arc<PodcastDocument>,
    /// Higher is better; 0 when sorted by something else without terms.
    pub score: f32,
    /// Fragments with `<em>` around what matched, everything else escaped for HTML. Empty when nothing there matched.
    pub title_highlights: Vec<String>,
    pub description_highlights: Vec<String>,
    /// Where else the show's words of itself matched.
    pub other_highlights: Vec<FieldHighlight>,
    /// When it was asked for.
    pub explanation: Option<Explanation>,
    /// By what it was found.
    pub found_by: RetrievalMode,
    /// What it is about.
    pub subjects: Subjects,
    /// Where the show stands on charts, in the order of charts.
    pub charts: Vec<CurrentChartPosition>,
    /// The podcasts that it recommends, of those that are in the index, in its order.
    pub podroll: Vec<Arc<PodcastDocument>>,
}

/// A short text of a show that matched beside title and description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldHighlight {
    pub field: HighlightedField,
    /// The whole text with `<em>` around what matched, escaped.
    pub highlighted: String,
}

/// What the target `podcast-description` looks at beside the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HighlightedField {
    Author,
    Host,
    Keyword,
}

impl HighlightedField {
    /// The name on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Author => "author",
            Self::Host => "host",
            Self::Keyword => "keyword",
        }
    }
}

/// An episode that satisfies a search, with its podcast, score and highlights.
#[derive(Clone, Debug)]
pub struct EpisodeHit {
    pub document: Arc<EpisodeDocument>,
    pub podcast: Arc<PodcastDocument>,
    pub score: f32,
    pub podcast_title_highlights: Vec<String>,
    pub podcast_description_highlights: Vec<String>,
    /// Of the show. Episodes are not searched by these; they are marked where the target is the show's description.
    pub other_highlights: Vec<FieldHighlight>,
    pub title_highlights: Vec<String>,
    pub description_highlights: Vec<String>,
    /// The best first.
    pub transcript_snippets: Vec<TranscriptSnippet>,
    /// When it was asked for.
    pub explanation: Option<Explanation>,
    /// By what it was found.
    pub found_by: RetrievalMode,
    /// What it is about.
    pub subjects: Subjects,
    /// Where the show stands on charts, in the order of charts.
    pub charts: Vec<CurrentChartPosition>,
}

/// A passage that matched, with the moment it was said.
#[derive(Clone, Debug, PartialEq)]
pub struct TranscriptSnippet {
    pub text: String,
    /// `text` with `<em>` around what matched, escaped.
    pub highlighted: String,
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    pub speaker: Option<String>,
    /// It has none of the words, and says what is meant.
    pub is_semantic: bool,
}

/// Completions of what a user has typed: podcasts and words.
#[derive(Clone, Debug, Default)]
pub struct Suggestions {
    pub podcasts: Vec<Arc<PodcastDocument>>,
    pub words: Vec<String>,
}

/// A key that identifies one podcast.
#[derive(Clone, Copy, Debug)]
pub enum PodcastKey<'a> {
    Id(PodcastId),
    Slug(&'a str),
    FeedUrl(&'a str),
}

/// A key that identifies one episode.
#[derive(Clone, Copy, Debug)]
pub enum EpisodeKey<'a> {
    Id(EpisodeId),
    Slug { podcast_slug: &'a str, episode_slug: &'a str },
}

/// Which episodes of a podcast are listed.
#[derive(Clone, Copy, Debug)]
pub struct EpisodeListOptions {
    pub has_transcript: Option<bool>,
    pub skip: usize,
    pub limit: usize,
}

/// A page of a podcast's episodes, newest first, with totals.
#[derive(Clone, Debug, Default)]
pub struct EpisodeList {
    /// Of the podcast, before `has_transcript` is applied.
    pub total_episodes: usize,
    pub total_transcripts: usize,
    /// How many there are with the filter applied.
    pub matching: usize,
    pub episodes: Vec<Arc<EpisodeDocument>>,
}

/// A podcast that stands on the same charts as another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoChartedPodcast {
    pub podcast: PodcastId,
    /// That list both.
    pub charts: u32,
}

/// A podcast similar to another, with the reasons.
#[derive(Clone, Debug)]
pub struct RelatedPodcast {
    pub document: Arc<PodcastDocument>,
    pub score: f32,
    /// Why it is related: `person: Ada Lovelace`, `charts: 3`, `genre: Technology`, `topic: fermentation`.
    pub reasons: Vec<String>,
}

/// An episode similar to another, with the reasons.
#[derive(Clone, Debug)]
pub struct SimilarEpisode {
    pub document: Arc<EpisodeDocument>,
    pub score: f32,
    /// Why it is similar: `topic: fermentation`.
    pub reasons: Vec<String>,
}

/// Why a search failed.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    #[error("index of generation {generation} cannot be read")]
    Unreadable { generation: String, source: Box<dyn std::error::Error + Send + Sync> },
    #[error("passage store {path} is damaged: {reason}")]
    Passages { path: String, reason: String },
    #[error("results are only served to a depth of {limit}")]
    TooDeep { limit: usize },
    /// Words are counted as the index counts them, so only the engine can say so. To look for some of them would be
    /// untrue: a term that must not match would leave out too little.
    #[error("{what} must have at most {limit} words")]
    TooManyWords { what: QueryPart, limit: usize },
    #[error("topics and keywords cannot be filtered by: this catalog was indexed without meaning")]
    NoTopics,
    /// Nobody waits for the answer anymore.
    #[error("the search was cancelled")]
    Cancelled,
}

/// What of a search is made of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryPart {
    /// All of them together.
    Terms,
    /// Terms and groups together, where the terms alone are not too much.
    Groups,
    /// The name of the person filter at this place.
    Person(usize),
    /// The name of the sponsor filter at this place.
    Sponsor(usize),
}

impl std::fmt::Display for QueryPart {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Self::Terms => "the search terms together",
            Self::Groups => "the search terms, those in groups included,",
            Self::Person(_) | Self::Sponsor(_) => "a name",
        })
    }
}
