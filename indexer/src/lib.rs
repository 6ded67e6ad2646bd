#![doc = include_str!("../README.md")]

mod backend;
pub mod baseline;
pub mod build;
mod cancel;
mod chart_positions;
mod manifest;
mod passages;
mod results;
mod schema;
mod search;
mod search_error;
mod stored_value;
mod topics;

pub use backend::SearchBackend;
pub use build::{
    BuildError, BuildPlan, BuildProgress, BuildReport, BuildStep, EmbeddingSource, EpisodeEntry, EpisodeItem,
    PodcastSource, PodcastVisitor, SourceError, StoredEmbeddings, build, for_each_text,
};
pub use cancel::CancelToken;
pub use earshot_embed as embedding;
pub use earshot_vectors as vectors;
pub use results::{
    CoChartedPodcast, EpisodeHit, EpisodeKey, EpisodeList, EpisodeListOptions, Explanation, FacetCounts,
    FieldHighlight, HighlightedField, Page, PassageHit, PassageResults, PodcastHit, PodcastKey, RelatedPodcast,
    RetrievalOutcome, SearchResults, SimilarEpisode, Suggestions, Total, TranscriptSnippet,
};
pub use schema::{Indexes, Kind, SearchField, search_fields};
pub use search::{EmbeddedBackend, OpenError, VerificationReport, verify, verify_since};
pub use search_error::{QueryPart, SearchError};
pub use topics::Subjects;
