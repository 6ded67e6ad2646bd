//! Results of searches and lookups, and the keys of documents.

use earshot_engine::segments::Subjects;
use earshot_engine::{Explanation, FacetCounts, PassageHit, Total, TranscriptSnippet};
use earshot_model::chart::CurrentChartPosition;
use earshot_model::rating::ShowId;
use earshot_model::search::RetrievalMode;
use earshot_model::{EpisodeDocument, EpisodeId, PodcastDocument, PodcastId, TranscriptId};
use std::sync::Arc;

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
    pub hidden: HiddenCounts,
}

/// The number of podcasts that would be hits, or have episodes that would, but are left out because the team hides them
/// ([`earshot_model::search::HiddenPodcasts`]). A podcast that is hidden for both reasons counts as blacklisted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HiddenCounts {
    pub blacklisted: usize,
    pub listed: usize,
}

/// The retrieval by which the hits of a search were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetrievalOutcome {
    pub mode: RetrievalMode,
    /// Display name of the embedder that embedded the query.
    pub model: Option<String>,
    /// The reason why the search used words alone although the request selected more. Example: "the embedding service
    /// did not respond in time".
    pub fallback_reason: Option<String>,
}

impl RetrievalOutcome {
    pub const BY_WORDS: Self = Self { mode: RetrievalMode::Lexical, model: None, fallback_reason: None };
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
    /// An episode with the words of the search; present when no text of the podcast itself has them.
    pub matching_episode: Option<MatchingEpisode>,
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
    /// Empty until [`crate::SearchBackend::similar_podcasts`] is called.
    pub similar: Vec<Arc<PodcastDocument>>,
    /// `None` until [`crate::SearchBackend::podcast_embedding`] is called.
    pub embedding: Option<Vec<f32>>,
}

/// An episode because of which its podcast is a hit.
#[derive(Clone, Debug)]
pub struct MatchingEpisode {
    pub document: Arc<EpisodeDocument>,
    /// The title, or a snippet of the show notes when the title has no match, with `<em>` around matches and all other
    /// text escaped for HTML.
    pub highlighted: String,
}

/// The embeddings of an episode.
#[derive(Clone, Debug, PartialEq)]
pub struct EpisodeEmbeddings {
    /// Display name of the model that computed them.
    pub model: String,
    pub transcript_id: TranscriptId,
    /// The embedding of title and notes.
    pub document: Option<Vec<f32>>,
    /// Passages in the order of the transcript.
    pub passages: Vec<PassageEmbedding>,
}

/// A passage of a transcript with its embedding: 768 numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct PassageEmbedding {
    /// Number within the transcript.
    pub number: usize,
    /// The embedded text.
    pub text: String,
    pub tokens: usize,
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    pub embedding: Vec<f32>,
}

/// A short text of a podcast that matched, other than title and description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldHighlight {
    pub field: HighlightedField,
    /// The whole text with `<em>` around matches, escaped for HTML.
    pub highlighted: String,
}

earshot_model::named! {
    /// The fields that the target `podcast-description` covers in addition to the description.
    HighlightedField {
        Author = "author",
        Host = "host",
        Keyword = "keyword",
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
    /// `None` until [`crate::SearchBackend::episode_embeddings`] is called.
    pub embeddings: Option<EpisodeEmbeddings>,
}

/// Completions of what a user has typed: podcasts, words and names.
#[derive(Clone, Debug, Default)]
pub struct Suggestions {
    pub podcasts: Vec<Arc<PodcastDocument>>,
    pub words: Vec<String>,
    pub names: Vec<SuggestedName>,
}

/// A name of the catalog that a user has begun to type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuggestedName {
    pub name: String,
    pub role: NameRole,
}

/// What a name has to do with podcasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameRole {
    Host,
    Guest,
    Publisher,
}

/// A key that identifies one podcast.
#[derive(Clone, Copy, Debug)]
pub enum PodcastKey<'a> {
    Id(PodcastId),
    Slug(&'a str),
    /// The URL of a feed. A private feed is found by its secret URL only, not by the public form of it.
    FeedUrl(&'a str),
    /// `podcast:guid`: as the feed gives it, or as the podcast namespace derives it from the feed's URL.
    Guid(&'a str),
    /// A show of a platform. Of podcasts that claim it, the one with the strongest evidence is found.
    Show(&'a ShowId),
}

/// A key that identifies one episode.
#[derive(Clone, Copy, Debug)]
pub enum EpisodeKey<'a> {
    Id(EpisodeId),
    Slug { podcast_slug: &'a str, episode_slug: &'a str },
}

/// Selects episodes of a podcast.
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
    /// Reasons why the podcast is related. Examples: `person: Ada Lovelace`, `charts: 3`, `genre: Technology`, `topic:
    /// fermentation`.
    pub reasons: Vec<String>,
}

/// An episode similar to another, with the reasons.
#[derive(Clone, Debug)]
pub struct SimilarEpisode {
    pub document: Arc<EpisodeDocument>,
    pub score: f32,
    /// Reasons why the episode is similar. Example: `topic: fermentation`.
    pub reasons: Vec<String>,
}
