//! Snippets and highlights of hits, in texts and in transcripts.

pub(crate) mod highlight;
pub(crate) mod match_clusters;
pub(crate) mod passage_snippet;
pub(crate) mod snippet_windows;
pub(crate) mod transcript_matches;

pub use highlight::Highlighter;
pub use match_clusters::MatchClusters;
pub use transcript_matches::{MatchDetail, TranscriptMatches};
