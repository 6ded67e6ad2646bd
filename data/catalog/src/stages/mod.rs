//! Reads and writes of the batch stages, one file per stage.

mod boilerplate_accounts;
mod corrected_facts;
mod corrected_transcripts;
mod crawl;
mod credit;
mod download_polls;
mod due_podcasts;
mod dump_import;
mod export;
mod feed_report;
mod identity;
mod ingest;
mod machine_signals;
mod merge;
mod opt_outs;
mod provider_polls;
mod rating;
mod recognized_transcripts;
mod score;
mod score_distribution;
mod score_history;
mod score_prior;
mod secret_podcasts;
mod sites;
mod sql;
mod transcript_file_keys;
mod transcript_file_matching;
mod transcripts;

pub use dump_import::{DumpImport, DumpImportCounts, DumpPodcast, DumpReadTotals, MergeOptions};
pub use export::ExportedTables;
pub use feed_report::FeedReport;
pub use identity::MAX_PODCASTS_PER_KEY;
pub use recognized_transcripts::{EpisodeToTranscribe, recognized_source};
pub use transcript_file_keys::file_key;
pub use transcript_file_matching::{FileNameKind, TranscriptFileMatch, TranscriptFileName};
pub use transcripts::{EpisodeReference, MissingTranscript};
