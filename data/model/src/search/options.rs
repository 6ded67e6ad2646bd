//! A valid search: made only by [`super::build_search_options`], so that whoever holds one need not check it again.

use crate::chart::{ChartFilter, ChartSelector};
use crate::{EpisodeId, Measure, PodcastId, SocialKind, Timestamp};

/// What a search runs over (spec 4, Search mode).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchMode {
    Podcasts,
    Episodes,
}

/// A field that a term may be looked for in (spec 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    PodcastTitle,
    PodcastDescription,
    EpisodeTitle,
    EpisodeDescription,
    Transcript,
}

impl Target {
    pub const ALL: &'static [Self] =
        &[Self::PodcastTitle, Self::PodcastDescription, Self::EpisodeTitle, Self::EpisodeDescription, Self::Transcript];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::PodcastTitle => "podcast-title",
            Self::PodcastDescription => "podcast-description",
            Self::EpisodeTitle => "episode-title",
            Self::EpisodeDescription => "episode-description",
            Self::Transcript => "transcript",
        }
    }

    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|target| target.as_str() == name)
    }

    /// What a search of `mode` may look in.
    pub fn for_mode(mode: SearchMode) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |target| mode == SearchMode::Episodes || target.is_podcast_target())
    }

    /// Spec 5: podcast mode allows only the first two.
    #[must_use]
    pub fn is_podcast_target(self) -> bool {
        matches!(self, Self::PodcastTitle | Self::PodcastDescription)
    }
}

/// How a term takes part (spec 5, Term options).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum MatchMode {
    Must,
    Not,
    #[default]
    Optional,
}

/// A term to look for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchTerm {
    pub text: String,
    /// At least one.
    pub targets: Vec<Target>,
    pub mode: MatchMode,
    /// The words stand next to each other, up to `slop` moves apart.
    pub phrase: bool,
    pub slop: u32,
    /// Near spellings match too, with a lower score.
    pub fuzzy: bool,
}

/// What a hit must satisfy. Empty lists and `None` do not filter.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Filters {
    /// Lower case.
    pub include_genres: Vec<String>,
    /// Lower case.
    pub exclude_genres: Vec<String>,
    /// BCP 47, lower case; a bare language also finds its regions.
    pub languages: Vec<String>,
    pub include_podcast_ids: Vec<PodcastId>,
    pub exclude_podcast_ids: Vec<PodcastId>,
    pub include_episode_ids: Vec<EpisodeId>,
    pub exclude_episode_ids: Vec<EpisodeId>,
    /// `Some(true)`: only explicit ones; `Some(false)`: only those not marked explicit.
    pub explicit: Option<bool>,
    /// The show's first episode is not older.
    pub founded_since: Option<Timestamp>,
    /// The show's newest episode is not older.
    pub last_episode_since: Option<Timestamp>,
    /// The episode itself is not older.
    pub published_since: Option<Timestamp>,
    pub published_before: Option<Timestamp>,
    pub min_total_episodes: Option<u64>,
    pub max_total_episodes: Option<u64>,
    pub has_transcript: Option<bool>,
    pub has_primary_contact: Option<bool>,
    /// Every one of them.
    pub has_socials: Vec<SocialKind>,
    /// One of these; ISO 3166 alpha-2, upper case.
    pub countries: Vec<String>,
    /// `Some(false)` also finds shows of which nothing is known.
    pub has_guests: Option<bool>,
    /// `Some(false)`: all but those that are likely made by a machine.
    pub is_machine_made: Option<bool>,
    /// When the search's generation was built; see [`crate::very_stale_from`].
    pub is_very_stale: Option<bool>,
    /// One place satisfies it.
    pub chart: Option<ChartFilter>,
    /// What is not known is in no range.
    pub ranges: Vec<MeasureRange>,
    /// When the episode came into the catalog, and when it last changed there.
    pub episode_created_since: Option<Timestamp>,
    pub episode_updated_since: Option<Timestamp>,
    /// Every one of them.
    pub people: Vec<PersonFilter>,
    /// Every one of them.
    pub sponsors: Vec<NameFilter>,
    /// One of these; lower case. Of the podcast in searches of podcasts, of the episode in those of episodes.
    pub topics: Vec<String>,
    /// The same.
    pub keywords: Vec<String>,
}

/// From and to, both included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeasureRange {
    pub measure: Measure,
    pub min: Option<f64>,
    pub max: Option<f64>,
}

/// Who takes part in an episode, and how its name is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonFilter {
    pub kind: ParticipantKind,
    pub name: NameFilter,
}

/// Which people of an episode a filter looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParticipantKind {
    Guest,
    Host,
}

/// A name that an episode has, or has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameFilter {
    pub name: String,
    /// Episodes without it are wanted.
    pub is_excluded: bool,
    pub phrase: bool,
    pub slop: u32,
    pub fuzzy: bool,
}

/// What hits are sorted by (spec 5, and the sortable search fields of spec 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortField {
    Relevance,
    /// Of the episode, or of the podcast's newest one.
    RecentActivity,
    Title,
    /// The podcast's first episode.
    Founded,
    /// The podcast's best position on these charts.
    ChartPosition(ChartSelector),
    Measure(Measure),
}

/// Whether the smallest or the largest value comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortDirection {
    Asc,
    Desc,
}

/// Where hits without a value are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NullOrder {
    First,
    Last,
}

/// One sort field with its direction and its place for missing values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortOrder {
    pub field: SortField,
    pub direction: SortDirection,
    pub nulls: NullOrder,
}

impl SortOrder {
    /// Best first.
    pub const RELEVANCE: Self =
        Self { field: SortField::Relevance, direction: SortDirection::Desc, nulls: NullOrder::Last };
}

/// A valid search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchOptions {
    pub mode: SearchMode,
    pub terms: Vec<SearchTerm>,
    pub filters: Filters,
    /// Of each group one term matches at least, in addition to `terms`; their modes do not count.
    pub groups: Vec<Vec<SearchTerm>>,
    /// At least one. The first decides, the next between equal ones.
    pub sort: Vec<SortOrder>,
    /// What is counted among the hits.
    pub facets: Vec<Facet>,
    pub snippets: SnippetOptions,
    /// Each hit says what its score is made of.
    pub explain: bool,
    pub retrieval: Retrieval,
    /// BCP 47, of who asks: a hint at the language of the words. Not of the request; whoever knows it adds it.
    pub interface_language: Option<String>,
}

/// By what hits are found. Beyond the contract.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Retrieval {
    /// `None`: by both where a model is connected, else by words.
    pub mode: Option<RetrievalMode>,
    /// How much meaning counts beside words, 0 to 1; `None`: as the model deserves.
    pub semantic_weight: Option<f32>,
}

named! {
    /// What decides that a document is a hit. Filters, and terms that must or must not match, do so in any case.
    RetrievalMode {
        Lexical = "words",
        /// What it is about, in whichever words.
        Semantic = "meaning",
        Hybrid = "both",
    }
}

named! {
    /// A property whose values are counted among the hits.
    Facet {
        Language = "language",
        Genre = "genre",
        Country = "country",
        UpdateFrequency = "updateFrequency",
        HasTranscript = "hasTranscript",
        HasGuests = "hasGuests",
        LikelyMachineMade = "likelyMachineMade",
        VeryStale = "veryStale",
        /// Of what is searched: podcasts, or episodes.
        Topics = "topics",
        Keywords = "keywords",
    }
}

/// How much is shown of a transcript that matched, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SnippetOptions {
    /// Passages are cut out at all.
    pub has_transcript_snippets: bool,
    /// Of the whole passage.
    pub snippet_chars: usize,
    /// Of each highlighted fragment.
    pub highlight_chars: usize,
}

impl Default for SnippetOptions {
    fn default() -> Self {
        Self { has_transcript_snippets: true, snippet_chars: 400, highlight_chars: 400 }
    }
}

impl SearchOptions {
    /// Everything, best first.
    #[must_use]
    pub fn match_all(mode: SearchMode) -> Self {
        Self {
            mode,
            terms: Vec::new(),
            groups: Vec::new(),
            filters: Filters::default(),
            sort: vec![SortOrder::RELEVANCE],
            facets: Vec::new(),
            snippets: SnippetOptions::default(),
            explain: false,
            retrieval: Retrieval::default(),
            interface_language: None,
        }
    }
}
