#![doc = include_str!("../README.md")]

mod analyze;
mod backend;
pub mod baseline;
pub mod build;
mod cancel;
mod charted;
mod manifest;
pub mod meaning;
mod mmap;
mod number;
mod passages;
mod schema;
mod search;
mod stems;
mod stored;
mod suggest;
mod topics;
pub mod vectors;

pub use backend::{
    CoCharted, EpisodeHit, EpisodeKey, EpisodeList, EpisodesOf, Explanation, FacetCounts, FieldHighlight, FoundBy,
    HighlightedField, Page, PassageAnswer, PassageHit, PodcastHit, PodcastKey, RelatedPodcast, SearchAnswer,
    SearchBackend, SearchError, SimilarEpisode, Suggestions, Total, TranscriptMatch, Worded,
};
pub use build::{
    BuildError, BuildPlan, BuildProgress, BuildReport, BuildStep, EpisodeEntry, EpisodeItem, Meaning, Originals,
    PodcastSource, SourceError, Visit, build, for_each_text,
};
pub use cancel::CancelToken;
pub use schema::{Indexes, Kind, SearchField, search_fields};
pub use search::{EmbeddedBackend, OpenError, Verified, verify, verify_since};
pub use topics::Subjects;
