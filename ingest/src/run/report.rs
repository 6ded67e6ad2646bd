//! The report of a run, and the interface for its progress.

use super::feed_job::FeedFailure;
use crate::counts::Counts;
use earshot_model::Issue;
use serde::Serialize;
use std::time::Duration;

/// Counts of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct IngestReport {
    /// Feeds that were processed; the sum of the next four.
    pub seen: u64,
    pub new: u64,
    pub changed: u64,
    pub unchanged: u64,
    /// Podcasts that were merged into others.
    pub merged: u64,
    /// Failures by kind: `http-404`, `too-slow`, `html`.
    pub failed: Counts,
    pub episodes_new: u64,
    pub episodes_changed: u64,
    pub episodes_gone: u64,
    /// New and changed transcripts.
    pub transcripts: u64,
    /// Links and files without a readable transcript, by the kind of failure.
    pub transcripts_failed: Counts,
    /// Issues of transcripts, by kind.
    pub transcript_issues: Counts,
    /// Issues of feeds, by kind.
    pub issues: Counts,
    /// Skipped entries, by reason: `duplicate`, `same-show`, `bad-url`.
    pub skipped: Counts,
    /// Decoded bytes of feeds.
    pub bytes: u64,
    pub elapsed: Duration,
}

impl IngestReport {
    /// Returns the number of failed feeds.
    #[must_use]
    pub fn failures(&self) -> u64 {
        self.failed.values().sum()
    }
}

/// Receives the progress of a run; `()` ignores it.
pub trait IngestProgress {
    /// Called after each unit, with the report so far.
    fn on_unit_done(&self, report: &IngestReport) {
        let _ = report;
    }

    /// Called for each failed feed.
    fn on_feed_failed(&self, feed: &str, failure: &FeedFailure) {
        let _ = (feed, failure);
    }

    /// Called for each link or file without a readable transcript.
    fn on_transcript_failed(&self, source: &str, reason: &str) {
        let _ = (source, reason);
    }

    /// Called for each issue of a feed or transcript.
    fn on_issue(&self, feed: &str, issue: &Issue) {
        let _ = (feed, issue);
    }

    /// Called for each skipped entry.
    fn on_entry_skipped(&self, entry: &str, reason: &str) {
        let _ = (entry, reason);
    }
}

impl IngestProgress for () {}
