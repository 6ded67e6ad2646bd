//! What a run did, and who is told while it does.

use earshot_model::Issue;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;

/// Counts by kind, in the order of the kinds.
pub type Counts = BTreeMap<String, u64>;

/// What a run did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Feeds that were looked at; the sum of the next four.
    pub seen: u64,
    pub new: u64,
    pub changed: u64,
    pub unchanged: u64,
    /// By the kind of failure: `http-404`, `too-slow`, `html`.
    pub failed: Counts,
    pub episodes_new: u64,
    pub episodes_changed: u64,
    pub episodes_gone: u64,
    pub transcripts: u64,
    /// By the kind of issue.
    pub issues: Counts,
    /// Entries that were not looked at, by reason: `duplicate`, `bad-url`.
    pub skipped: Counts,
    /// Of feeds, decoded.
    pub bytes: u64,
    pub elapsed: Duration,
}

impl Report {
    /// Feeds that failed, of all kinds.
    #[must_use]
    pub fn failures(&self) -> u64 {
        self.failed.values().sum()
    }
}

pub(super) fn count(counts: &mut Counts, kind: &str) {
    match counts.get_mut(kind) {
        Some(number) => *number += 1,
        None => {
            counts.insert(kind.to_owned(), 1);
        }
    }
}

/// Is told what happens; `()` does not care.
pub trait Progress {
    /// A unit of work was written; the report so far.
    fn unit(&self, report: &Report) {
        let _ = report;
    }

    /// A feed failed.
    fn failed(&self, feed: &str, reason: &str) {
        let _ = (feed, reason);
    }

    /// A feed that was read has a defect.
    fn issue(&self, feed: &str, issue: &Issue) {
        let _ = (feed, issue);
    }

    /// An entry was not looked at.
    fn skipped(&self, entry: &str, reason: &str) {
        let _ = (entry, reason);
    }
}

impl Progress for () {}
