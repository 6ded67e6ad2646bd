#![doc = include_str!("../README.md")]

mod backend;
pub mod build;
mod manifest;
mod results;
mod search;
mod topics;

pub use backend::SearchBackend;
pub use build::{
    BuildError, BuildPlan, BuildProgress, BuildReport, BuildStep, EmbeddingSource, EpisodeEntry, EpisodeItem,
    PodcastSource, PodcastVisitor, SourceError, StoredEmbeddings, build, for_each_text,
};
pub use earshot_embed as embedding;
pub use earshot_engine::baseline;
pub use earshot_engine::schema::{FieldIndexes, FieldKind, SearchField, search_fields};
pub use earshot_engine::segments::Subjects;
pub use earshot_engine::writer::WriteError;
pub use earshot_engine::{
    CancelToken, Explanation, FacetCounts, Page, PassageHit, QueryPart, RangeCount, SearchError, SpeakerTurn, Total,
    TranscriptSnippet,
};
pub use earshot_vectors as vectors;
pub use results::{
    CoChartedPodcast, EpisodeEmbeddings, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions, FieldHighlight,
    HiddenCounts, HighlightedField, MatchingEpisode, NameRole, PassageEmbedding, PassageResults, PodcastHit,
    PodcastKey, RelatedPodcast, RetrievalOutcome, SearchResults, SimilarEpisode, SuggestedName, Suggestions,
};
pub use search::{
    EmbeddedBackend, MeaningPlan, MeaningQuery, NEIGHBORS, OpenError, TaggedVector, VectorReader, VerificationReport,
    find_podroll, min_cosine, other_highlights, verify, verify_since,
};
pub use topics::feed_keywords;
