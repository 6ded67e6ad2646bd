//! What each batch stage reads and writes, a file a stage.

mod asking;
mod bulk;
mod crawl;
mod credit;
mod due;
mod export;
mod feeds;
mod file_names;
mod identity;
mod ingest;
mod leftovers;
mod machine;
mod merge;
mod opt_outs;
mod rating;
mod score;
mod score_history;
mod sites;
mod sql;
mod standing;
mod transcript_files;
mod transcripts;

pub use bulk::{ListedPodcast, ListingCounts, ListingImport, MergeOptions, RowsRead};
pub use export::ExportedTables;
pub use feeds::FeedReport;
pub use file_names::file_key;
pub use identity::MAX_PODCASTS_OF_KEY;
pub use transcript_files::{NamedAfter, TranscriptFileMatch, TranscriptFileName};
pub use transcripts::{MissingTranscript, NamedEpisode, TranscriptTry};
