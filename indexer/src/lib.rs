//! The search engine: schema, analyzers, the builder (write side) and the searcher (read side).

mod backend;

pub use backend::{
    EpisodeHit, EpisodeKey, EpisodeList, EpisodesOf, Page, PodcastHit, PodcastKey, RelatedPodcast, SearchAnswer,
    SearchBackend, SearchError, Suggestions, Total, TranscriptMatch,
};
