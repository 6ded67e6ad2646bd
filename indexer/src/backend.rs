//! The search interface of the product. The embedded engine implements it; a cluster can implement it later. No type of
//! the engine appears in it.

use crate::cancel::CancelToken;
use crate::topics::Subjects;
use earshot_model::chart::CurrentChartPosition;
use earshot_model::search::{Facet, RetrievalMode, SearchOptions};
use earshot_model::{Episode, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, PodcastId, Transcript};
use std::sync::Arc;

/// A search engine over one published generation.
///
/// Every method reads that generation only, so results do not change while it is served.
pub trait SearchBackend: Send + Sync {
    /// The name of the generation, as in `generations/42`.
    fn generation(&self) -> &str;

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

    /// Completes what a user has typed so far, best completion first. Example: `solar po` gives podcasts titled "Solar
    /// Power …" and the words `power`, `policy`.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn autocomplete(&self, typed: &str, limit: usize) -> Result<Suggestions, SearchError>;

    /// Reads a podcast. `None` when the index has no such podcast. A former id or slug finds the podcast that it was
    /// merged into.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError>;

    /// Reads an episode. `None` when the index has no such episode.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError>;

    /// Lists a podcast's episodes, newest first.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn podcast_episodes(&self, podcast: PodcastId, wanted: EpisodeListOptions) -> Result<EpisodeList, SearchError>;

    /// Reads an episode's transcript from the passage store. `None` when it has none.
    ///
    /// # Errors
    /// When the passage store cannot be read.
    fn transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError>;

    /// Finds all matches of the terms with the target `transcript` in one transcript, and groups them into match
    /// clusters of one snippet each. `None` when there is no such episode, or it has no transcript.
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

    /// Returns other spellings of these words that occur in the catalog and look or sound similar, the most probable
    /// first. Example: `Katherine` gives `Catherine`.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn alternative_spellings(&self, text: &str, limit: usize) -> Result<Vec<String>, SearchError>;

    /// Returns podcasts that resemble this one, without the podcast itself. Podcasts that still publish come first.
    /// `charted` are the podcasts on the same charts, those that share the most charts first.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn related_podcasts(
        &self,
        podcast: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, SearchError>;

    /// Returns episodes that resemble this one, without the episode itself.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn similar_episodes(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, SearchError>;

    /// Returns the topics and keywords of a podcast. They are empty when the index does not contain the podcast.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, SearchError>;

    /// Returns the topics and keywords of an episode. They are empty when the index does not contain the episode.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn episode_subjects(&self, episode: &Episode) -> Result<Subjects, SearchError>;

    /// Returns the podcasts with the newest episodes, newest first; with `with_transcripts`, only podcasts that have
    /// transcripts.
    ///
    /// # Errors
    /// When the index cannot be read.
    fn latest_podcasts(&self, with_transcripts: bool, limit: usize) -> Result<Vec<Arc<PodcastDocument>>, SearchError>;

    /// Frees caches. Call it when a newer generation is in service, because this one then receives few requests.
    fn retire(&self) {}
}

/// The part of the ranking to return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Number of hits before the page.
    pub skip: usize,
    pub limit: usize,
}

/// The number of hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    Exactly(usize),
    /// The number is at least this. Counting stopped at [`earshot_model::limits::COUNT_CAP`].
    AtLeast(usize),
}

/// A page of hits, with total, facets and spelling correction.
#[derive(Clone, Debug)]
pub struct SearchResults<Hit> {
    pub total: Total,
    pub max_score: Option<f32>,
    pub hits: Vec<Hit>,
    /// Milliseconds in the engine.
    pub took_ms: f64,
    /// Counts of the requested facets, in the order of the request.
    pub facets: Vec<FacetCounts>,
    /// The query with corrected spelling ("did you mean"). Present when a word of the query has no hits and a similar
    /// word is common.
    pub did_you_mean: Option<String>,
    /// The time budget ended the search, so better hits and more hits may exist.
    pub is_partial: bool,
    pub retrieval: RetrievalOutcome,
}

/// How the hits of a search were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetrievalOutcome {
    pub mode: RetrievalMode,
    /// Display name of the embedder that embedded the query.
    pub model: Option<String>,
    /// Why the search used words alone although the request wanted more. Example: "the embedding service did not respond
    /// in time".
    pub fallback_reason: Option<String>,
}

impl RetrievalOutcome {
    pub const BY_WORDS: Self = Self { mode: RetrievalMode::Lexical, model: None, fallback_reason: None };
}

/// The values of one facet among the hits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FacetCounts {
    pub facet: Facet,
    /// Each value with its number of hits, the most frequent first.
    pub values: Vec<(String, usize)>,
    /// Number of hits that were counted. It is less than the number of all hits when there are very many.
    pub counted: usize,
}

/// A score with the values that it consists of.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// Text for people. Example: `title matches exactly`.
    pub label: String,
    pub value: f32,
    /// The values that `value` is made of.
    pub parts: Vec<Explanation>,
}

/// The match clusters of one transcript in chronological order.
#[derive(Clone, Debug, Default)]
pub struct PassageResults {
    /// The best of the whole transcript, whichever page it is on.
    pub best: Option<PassageHit>,
    /// Number of match clusters on all pages.
    pub total: usize,
    /// The time budget ended the search: it expanded fewer fuzzy terms than the request has, so more matches may exist.
    pub is_partial: bool,
    pub passages: Vec<PassageHit>,
}

/// A passage of one transcript with its matches.
#[derive(Clone, Debug, PartialEq)]
pub struct PassageHit {
    /// Where the first match begins in the text of the transcript. It identifies the match cluster within a response,
    /// and stays the same as long as the transcript does.
    pub number: usize,
    pub snippet: TranscriptSnippet,
}

/// A podcast that satisfies a search, with score and highlights.
#[derive(Clone, Debug)]
pub struct PodcastHit {
    pub document: Arc<PodcastDocument>,
    /// Higher is better. 0 for a search without terms that sorts by a field.
    pub score: f32,
    /// Snippets with `<em>` around matches and all other text escaped for HTML. Empty when the field has no match.
    pub title_highlights: Vec<String>,
    pub description_highlights: Vec<String>,
    /// Matches in the podcast's author, hosts and keywords.
    pub other_highlights: Vec<FieldHighlight>,
    /// Present when the request has `explain`.
    pub explanation: Option<Explanation>,
    /// Whether words, meaning or both found this hit.
    pub found_by: RetrievalMode,
    /// Topics and keywords.
    pub subjects: Subjects,
    /// The podcast's current chart positions, ordered by chart.
    pub charts: Vec<CurrentChartPosition>,
    /// The podcasts that the feed's `podroll` recommends, in its order, as far as the index contains them.
    pub podroll: Vec<Arc<PodcastDocument>>,
}

/// A short text of a podcast that matched, other than title and description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldHighlight {
    pub field: HighlightedField,
    /// The whole text with `<em>` around matches, escaped for HTML.
    pub highlighted: String,
}

/// The fields that the target `podcast-description` covers beside the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HighlightedField {
    Author,
    Host,
    Keyword,
}

impl HighlightedField {
    /// The wire name.
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
    /// Matches in the podcast's author, hosts and keywords. They do not make an episode a hit; they are highlighted
    /// when a term has the target `podcast-description`.
    pub other_highlights: Vec<FieldHighlight>,
    pub title_highlights: Vec<String>,
    pub description_highlights: Vec<String>,
    /// Best first.
    pub transcript_snippets: Vec<TranscriptSnippet>,
    /// Present when the request has `explain`.
    pub explanation: Option<Explanation>,
    /// Whether words, meaning or both found this hit.
    pub found_by: RetrievalMode,
    /// Topics and keywords.
    pub subjects: Subjects,
    /// The podcast's current chart positions, ordered by chart.
    pub charts: Vec<CurrentChartPosition>,
}

/// A snippet of a transcript with its time and speaker.
#[derive(Clone, Debug, PartialEq)]
pub struct TranscriptSnippet {
    pub text: String,
    /// `text` with `<em>` around matches, escaped for HTML.
    pub highlighted: String,
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    pub speaker: Option<String>,
    /// The passage matched by meaning and contains none of the query's words.
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
    /// All episodes of the podcast, without the filter `has_transcript`.
    pub total_episodes: usize,
    pub total_transcripts: usize,
    /// Number of episodes that pass the filter.
    pub matching: usize,
    pub episodes: Vec<Arc<EpisodeDocument>>,
}

/// A podcast that is on the same charts as another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoChartedPodcast {
    pub podcast: PodcastId,
    /// Number of charts that list both podcasts.
    pub charts: u32,
}

/// A podcast similar to another, with the reasons.
#[derive(Clone, Debug)]
pub struct RelatedPodcast {
    pub document: Arc<PodcastDocument>,
    pub score: f32,
    /// Why the podcast is related. Examples: `person: Ada Lovelace`, `charts: 3`, `genre: Technology`, `topic:
    /// fermentation`.
    pub reasons: Vec<String>,
}

/// An episode similar to another, with the reasons.
#[derive(Clone, Debug)]
pub struct SimilarEpisode {
    pub document: Arc<EpisodeDocument>,
    pub score: f32,
    /// Why the episode is similar. Example: `topic: fermentation`.
    pub reasons: Vec<String>,
}

/// Why a search failed.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    #[error("index of generation {generation} cannot be read")]
    Unreadable { generation: String, source: Box<dyn std::error::Error + Send + Sync> },
    #[error("passage store {path} is damaged: {reason}")]
    Passages { path: String, reason: String },
    #[error("only the first {limit} results are available")]
    TooDeep { limit: usize },
    /// Only the engine can check this limit, because it counts words as its analyzer splits them. It rejects the search
    /// instead of dropping words: a shortened `not` term would exclude too few documents.
    #[error("{what} must have at most {limit} words")]
    TooManyWords { what: QueryPart, limit: usize },
    /// Rejected instead of searched in fewer spellings, which would exclude too few documents.
    #[error(
        "excluded fuzzy phrases must have at most {limit} spellings together: exclude fewer or shorter phrases, or exact ones"
    )]
    TooManyExcludedSpellings { limit: usize },
    #[error("filters by topics and keywords are unavailable: this catalog was indexed without meaning")]
    NoTopics,
    /// The caller cancelled the search.
    #[error("the search was cancelled")]
    Cancelled,
}

/// The part of a search that has too many words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryPart {
    /// All search terms together.
    Terms,
    /// Terms and groups together, when the terms alone are within the limit.
    Groups,
    /// The name of the person filter with this index.
    Person(usize),
    /// The name of the sponsor filter with this index.
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
