//! What a run did, and who is told while it does.

use earshot_model::Issue;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;

/// Counts by kind, in the order of the kinds.
pub type Counts = BTreeMap<String, u64>;

/// What a run did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct IngestReport {
    /// Feeds that were looked at; the sum of the next four.
    pub seen: u64,
    pub new: u64,
    pub changed: u64,
    pub unchanged: u64,
    /// Podcasts that turned out to be others: each pair became one.
    pub merged: u64,
    /// By the kind of failure: `http-404`, `too-slow`, `html`.
    pub failed: Counts,
    pub episodes_new: u64,
    pub episodes_changed: u64,
    pub episodes_gone: u64,
    /// New and changed ones.
    pub transcripts: u64,
    /// Links and files that brought none, by the kind of failure.
    pub transcripts_failed: Counts,
    /// What was dropped or mended in those that were read, by the kind of issue.
    pub transcript_issues: Counts,
    /// By the kind of issue.
    pub issues: Counts,
    /// Entries that were not looked at, by reason: `duplicate`, `same-show`, `bad-url`.
    pub skipped: Counts,
    /// Of feeds, decoded.
    pub bytes: u64,
    pub elapsed: Duration,
}

impl IngestReport {
    /// Feeds that failed, of all kinds.
    #[must_use]
    pub fn failures(&self) -> u64 {
        self.failed.values().sum()
    }
}

pub(super) fn count_kind(counts: &mut Counts, kind: &str) {
    match counts.get_mut(kind) {
        Some(number) => *number += 1,
        None => {
            counts.insert(kind.to_owned(), 1);
        }
    }
}

/// Adds counts to others.
pub(super) fn add_counts(counts: &mut Counts, more: Counts) {
    for (kind, number) in more {
        *counts.entry(kind).or_default() += number;
    }
}

/// Is told what happens; `()` does not care.
pub trait IngestProgress {
    /// A unit of work was written; the report so far.
    fn on_unit_done(&self, report: &IngestReport) {
        let _ = report;
    }

    /// A feed failed.
    fn on_feed_failed(&self, feed: &str, reason: &str) {
        let _ = (feed, reason);
    }

    /// A link or file brought no transcript.
    fn on_transcript_failed(&self, source: &str, reason: &str) {
        let _ = (source, reason);
    }

    /// A feed or transcript that was read has a defect.
    fn on_issue(&self, feed: &str, issue: &Issue) {
        let _ = (feed, issue);
    }

    /// An entry was not looked at.
    fn on_entry_skipped(&self, entry: &str, reason: &str) {
        let _ = (entry, reason);
    }
}

impl IngestProgress for () {}
