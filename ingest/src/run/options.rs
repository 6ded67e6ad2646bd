//! The options of a run.

use super::transcripts::FetchTranscripts;
use crate::schedule::ScheduleSettings;
use earshot_model::Clock;
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
