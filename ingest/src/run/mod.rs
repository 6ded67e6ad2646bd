//! The batch driver: feeds are read, parsed, compared with what is known, and written, a unit at a time.

mod dump;
mod feed_check;
mod feed_comparison;
mod feed_diff;
mod feed_identity;
mod feed_loading;
mod feed_moves;
mod feed_pages;
mod fetched_entries;
mod first_checks;
mod import_transcripts;
mod ingest_run;
mod merges;
mod report;
mod show_index;
mod transcripts;

pub use dump::{DumpOptions, DumpPhase, DumpProgress, DumpReport, DumpRunError, import_dump};
pub use first_checks::add_missing_checks;
pub use import_transcripts::{
    TranscriptImportError, TranscriptImportProgress, TranscriptImportReport, import_transcripts,
};
pub use report::{Counts, IngestProgress, IngestReport};
pub use transcripts::FetchTranscripts;

use crate::schedule::ScheduleSettings;
use crate::source::{SourceEntry, SourceError, open_source};
use crate::store::{FeedStore, StoreError};
use earshot_catalog::FeedCheckStore;
use earshot_model::Clock;
use earshot_net::HttpClient;
use fetched_entries::{DueRequests, ListedRequests};
use ingest_run::IngestRun;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How a run behaves.
#[derive(Clone, Debug)]
pub struct RunOptions {
    pub clock: Clock,
    /// Feeds of one transaction; a kill loses at most these.
    pub unit_feeds: usize,
    /// Bytes of feeds in one transaction, more or less: what bounds the memory of a run.
    pub unit_bytes: usize,
    /// Feeds, or transcripts, fetched at the same time.
    pub in_flight: usize,
    /// A folder of transcripts, matched to episodes by the rule in the README.
    pub transcripts_from: Option<PathBuf>,
    /// Which linked transcripts are fetched.
    pub fetch_transcripts: FetchTranscripts,
    /// Extract everything anew, changed or not.
    pub reparses_all: bool,
    /// How eagerly feeds are polled.
    pub schedule: ScheduleSettings,
    /// Ends the run after the unit under way once it is true.
    pub stop: Arc<AtomicBool>,
}

impl RunOptions {
    /// 200 feeds or 4 MiB a unit, 64 in flight, no remote transcripts.
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

/// A run that could not go on. A single feed's failure is none: it stands in the report.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the transcripts in {path} cannot be listed")]
    Transcripts { path: String, source: std::io::Error },
}

/// The network, for runs that use it. The handle is of a runtime that this thread does not belong to.
#[derive(Clone, Copy)]
pub struct Network<'a> {
    pub http: &'a HttpClient,
    pub runtime: &'a tokio::runtime::Handle,
    /// When each feed was asked for, and is next.
    pub checks: &'a FeedCheckStore,
}

/// Ingests sources: one after the other, each feed once. What was written before an error stays written, and the same
/// run again goes on from there.
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
        // Lists that turned up among the URLs of this source.
        while let Some(listed) = run.take_pending_urls() {
            let entries = listed.into_iter().map(|url| Ok(SourceEntry::Url { url, may_be_list: false }));
            run.read_entries(ListedRequests::new(entries, network.map(|network| network.checks.clone())))?;
        }
    }
    run.finish()
}

/// Fetches the feeds that are due now, the longest due first, at most `limit` of them.
///
/// # Errors
/// [`RunError`] when the catalog or the checks fail.
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
        // The checks were lost: one full round of requests makes them anew.
        add_missing_checks(store, network.checks, now)?;
    }
    let mut run = IngestRun::new(store, Some(network), options, progress)?;
    run.read_entries(DueRequests::new(network.checks.clone(), now, limit))?;
    run.finish()
}
