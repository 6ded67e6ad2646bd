//! The batch driver: feeds are read, parsed, compared with what is known, and written, a unit at a time.

mod arrivals;
mod check;
mod compare;
mod diff;
mod dump;
mod identity;
mod import_transcripts;
mod load;
mod merges;
mod moves;
mod pages;
mod report;
mod seed;
mod shows;
mod transcripts;
mod unit;

pub use dump::{DumpOptions, DumpPhase, DumpProgress, DumpReport, DumpRunError, import_dump};
pub use import_transcripts::{ImportError, ImportProgress, ImportReport, import_transcripts};
pub use report::{Counts, Progress, Report};
pub use seed::add_checks;
pub use transcripts::FetchTranscripts;

use crate::schedule::Settings;
use crate::source::{Entry, SourceError, open};
use crate::store::{FeedStore, StoreError};
use arrivals::{Due, Listed};
use earshot_catalog::Checks;
use earshot_model::Clock;
use earshot_net::HttpClient;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use unit::Run;

/// How a run behaves.
#[derive(Clone, Debug)]
pub struct RunOptions {
    pub clock: Clock,
    /// Feeds of one transaction; a kill loses at most these.
    pub unit: usize,
    /// Bytes of feeds in one transaction, more or less: what bounds the memory of a run.
    pub unit_bytes: usize,
    /// Feeds, or transcripts, fetched at the same time.
    pub in_flight: usize,
    /// A folder of transcripts, matched to episodes by the rule in the README.
    pub transcripts_from: Option<PathBuf>,
    /// Which linked transcripts are fetched.
    pub fetch_transcripts: FetchTranscripts,
    /// Extract everything anew, changed or not.
    pub reparse: bool,
    /// How eagerly feeds are polled.
    pub schedule: Settings,
    /// Ends the run after the unit under way once it is true.
    pub stop: Arc<AtomicBool>,
}

impl RunOptions {
    /// 200 feeds or 4 MiB a unit, 64 in flight, no remote transcripts.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            unit: 200,
            unit_bytes: 4 << 20,
            in_flight: 64,
            transcripts_from: None,
            fetch_transcripts: FetchTranscripts::None,
            reparse: false,
            schedule: Settings::default(),
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
    pub checks: &'a Checks,
}

/// Ingests sources: one after the other, each feed once. What was written before an error stays written, and the same
/// run again goes on from there.
///
/// # Errors
/// [`RunError`] when a source cannot be opened or the catalog fails.
pub fn run(
    sources: &[String],
    store: &mut dyn FeedStore,
    network: Option<Network<'_>>,
    options: &RunOptions,
    progress: &dyn Progress,
) -> Result<Report, RunError> {
    let mut run = Run::new(store, network, options, progress)?;
    for source in sources {
        run.read(Listed::new(open(source)?, network.map(|network| network.checks.clone())))?;
        // Lists that turned up among the URLs of this source.
        while let Some(listed) = run.take_listed() {
            let entries = listed.into_iter().map(|url| Ok(Entry::Url { url, may_be_list: false }));
            run.read(Listed::new(entries, network.map(|network| network.checks.clone())))?;
        }
    }
    run.finish()
}

/// Fetches the feeds that are due now, the longest due first, at most `limit` of them.
///
/// # Errors
/// [`RunError`] when the catalog or the checks fail.
pub fn refresh(
    limit: usize,
    store: &mut dyn FeedStore,
    network: Network<'_>,
    options: &RunOptions,
    progress: &dyn Progress,
) -> Result<Report, RunError> {
    let now = options.clock.now();
    let (known, _) = network.checks.count(now).map_err(StoreError::from)?;
    if known == 0 {
        // The checks were lost: one full round of requests makes them anew.
        add_checks(store, network.checks, now)?;
    }
    let mut run = Run::new(store, Some(network), options, progress)?;
    run.read(Due::new(network.checks.clone(), now, limit))?;
    run.finish()
}
