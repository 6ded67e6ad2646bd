//! Snippets and highlights of hits, in texts and in transcripts.

pub(crate) mod highlight;
pub(crate) mod match_clusters;
pub(crate) mod passage_snippet;
mod quoted_matches;
pub(crate) mod snippet_windows;
mod term_positions;
pub(crate) mod transcript_matches;

pub use highlight::Highlighter;
pub use match_clusters::MatchClusters;
pub use quoted_matches::has_quoted_match;
pub use term_positions::{TermPositions, TranscriptWords};
pub use transcript_matches::{MatchDetail, TranscriptMatches};
