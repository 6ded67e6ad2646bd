//! The batch driver: fetches, parses, compares and writes feeds, one unit at a time.

mod body_redirect;
mod date_ranks;
mod entry;
mod entry_requests;
mod error;
mod feed_check;
mod feed_comparison;
mod feed_credentials;
mod feed_diff;
mod feed_identity;
mod feed_job;
mod feed_loading;
mod feed_moves;
mod feed_pages;
mod fetched_entries;
mod file_urls;
mod first_checks;
mod ingest_run;
mod linked_chapters;
mod merges;
mod network;
mod options;
mod podcast_key_index;
mod prefetch;
mod report;
mod transcripts;

pub use error::RunError;
pub use feed_job::FeedFailure;
pub use first_checks::add_missing_checks;
pub use network::Network;
pub use options::RunOptions;
pub use report::{IngestProgress, IngestReport};
pub use transcripts::{
    FetchTranscripts, TranscriptImportError, TranscriptImportProgress, TranscriptImportReport, fetch_linked_transcript,
    import_transcripts,
};

use crate::source::{SourceEntry, open_source};
use crate::store::{FeedStore, StoreError};
use entry_requests::{DueRequests, ListedRequests};
use ingest_run::IngestRun;

/// Ingests sources sequentially, each feed once. What was written before an error stays written, and the same run
/// resumes from there.
///
/// # Errors
/// [`RunError`] when a source cannot be opened or the catalog fails.
pub fn ingest_sources(
    sources: &[String],
    store: &mut dyn FeedStore,
    network: Option<Network<'_>>,
    options: &RunOptions,
    progress: &dyn IngestProgress,
) -> Result<IngestReport, RunError> {
    let mut run = IngestRun::new(store, network, options, progress)?;
    for source in sources {
        run.read_entries(ListedRequests::new(open_source(source)?, network.map(|network| network.checks.clone())))?;
        // Lists found among the URLs of this source.
        while let Some(listed) = run.take_pending_urls() {
            let entries = listed.into_iter().map(|url| Ok(SourceEntry::Url { url, may_be_list: false }));
            run.read_entries(ListedRequests::new(entries, network.map(|network| network.checks.clone())))?;
        }
    }
    run.finish()
}

/// Fetches feeds that people submitted, each once. None of them may turn out to be a list: a submission is one feed.
///
/// # Errors
/// [`RunError`] when the catalog or the store of checks fails.
pub fn ingest_submitted_feeds(
    urls: Vec<String>,
    store: &mut dyn FeedStore,
    network: Network<'_>,
    options: &RunOptions,
    progress: &dyn IngestProgress,
) -> Result<IngestReport, RunError> {
    let mut run = IngestRun::new(store, Some(network), options, progress)?;
    let entries = urls.into_iter().map(|url| Ok(SourceEntry::Url { url, may_be_list: false }));
    run.read_entries(ListedRequests::new(entries, Some(network.checks.clone())))?;
    run.finish()
}

/// Fetches the feeds that are due now, the longest overdue first, at most `limit`.
///
/// # Errors
/// [`RunError`] when the catalog or the store of checks fails.
pub fn refresh_due_feeds(
    limit: usize,
    store: &mut dyn FeedStore,
    network: Network<'_>,
    options: &RunOptions,
    progress: &dyn IngestProgress,
) -> Result<IngestReport, RunError> {
    let now = options.clock.now();
    let (known, _) = network.checks.count(now).map_err(StoreError::from)?;
    if known == 0 {
        // The checks were lost; one full round of requests creates them again.
        add_missing_checks(store, network.checks, now)?;
    }
    let mut run = IngestRun::new(store, Some(network), options, progress)?;
    run.read_entries(DueRequests::new(network.checks.clone(), now, limit))?;
    run.finish()
}
