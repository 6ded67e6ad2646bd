//! Snippets and highlights of hits, in texts and in transcripts.

pub mod highlight;
pub mod match_clusters;
pub mod passage_snippet;
pub mod snippet_windows;
pub mod transcript_matches;
