//! The batch driver: fetches, parses, compares and writes feeds, one unit at a time.

mod body_redirect;
mod entry;
mod entry_requests;
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
mod merges;
mod prefetch;
mod report;
mod show_index;
mod transcripts;

pub use first_checks::add_missing_checks;
pub use report::{IngestProgress, IngestReport};
pub use transcripts::{
    FetchTranscripts, TranscriptImportError, TranscriptImportProgress, TranscriptImportReport, import_transcripts,
};

use crate::schedule::ScheduleSettings;
use crate::source::{SourceEntry, SourceError, open_source};
use crate::store::{FeedStore, StoreError};
use earshot_catalog::FeedCheckStore;
use earshot_model::Clock;
use earshot_net::HttpClient;
use entry_requests::{DueRequests, ListedRequests};
use ingest_run::IngestRun;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Options of a run.
#[derive(Clone, Debug)]
pub struct RunOptions {
    pub clock: Clock,
    /// Feeds per transaction. A killed run loses at most these.
    pub unit_feeds: usize,
    /// Approximate bytes of feeds per transaction. This bounds the memory of a run.
    pub unit_bytes: usize,
    /// Number of concurrent requests.
    pub in_flight: usize,
    /// A folder of transcripts, matched to episodes by the rule in the README.
    pub transcripts_from: Option<PathBuf>,
    /// Which linked transcripts are fetched.
    pub fetch_transcripts: FetchTranscripts,
    /// Extract all items again, changed or not.
    pub reparses_all: bool,
    /// How often feeds are polled.
    pub schedule: ScheduleSettings,
    /// Ends the run after the current unit once it is true.
    pub stop: Arc<AtomicBool>,
}

impl RunOptions {
    /// 200 feeds or 4 MiB per unit, 64 concurrent requests, no linked transcripts.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            unit_feeds: 200,
            unit_bytes: 4 << 20,
            in_flight: 64,
            transcripts_from: None,
            fetch_transcripts: FetchTranscripts::None,
            reparses_all: false,
            schedule: ScheduleSettings::default(),
            stop: Arc::default(),
        }
    }
}

/// Why a run stopped. A single feed's failure does not stop it and appears in the report.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the transcripts in {path} cannot be listed")]
    Transcripts { path: String, source: std::io::Error },
}

/// Network access of a run. The handle must belong to a runtime other than the current thread's.
#[derive(Clone, Copy)]
pub struct Network<'a> {
    pub http: &'a HttpClient,
    pub runtime: &'a tokio::runtime::Handle,
    /// The stored checks of all feeds.
    pub checks: &'a FeedCheckStore,
}

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
