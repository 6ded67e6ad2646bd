//! Counts of an import or poll, with its problems.

use earshot_catalog::RatingCounts;
use earshot_model::Issue;
use std::collections::BTreeMap;

/// The most problems that a report lists individually.
pub(super) const MAX_PROBLEMS: usize = 100;

/// A payload or response that was rejected or only partly read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayloadProblem {
    pub subject: String,
    pub message: String,
}

/// Counts of an import or a poll.
#[derive(Debug, Default)]
pub struct RatingReport {
    /// Payloads and responses that were read.
    pub payloads: u64,
    pub written: RatingCounts,
    /// Podcasts that a lookup matched to Apple ids.
    pub identified: u64,
    /// Shows or profiles that a service does not have.
    pub unknown: u64,
    pub failed: u64,
    /// Issue counts by kind.
    pub issues: BTreeMap<String, u64>,
    /// The first problems, at most [`MAX_PROBLEMS`].
    pub problems: Vec<PayloadProblem>,
}

impl RatingReport {
    pub(super) fn count_issues(&mut self, what: &str, issues: &[Issue]) {
        for issue in issues {
            *self.issues.entry(issue.kind.clone()).or_default() += 1;
        }
        // One line per payload suffices to locate the problem.
        if let Some(first) = issues.first() {
            self.add_problem(what, first.message.clone());
        }
    }

    pub(super) fn add_problem(&mut self, what: &str, message: String) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(PayloadProblem { subject: what.to_owned(), message });
        }
    }

    /// Reports a subject about which nothing was requested.
    pub(super) fn skip(&mut self, what: &str, kind: &str, reason: &str) {
        *self.issues.entry(kind.to_owned()).or_default() += 1;
        self.add_problem(what, format!("skipped: {reason}"));
    }

    pub(super) fn add_failure(&mut self, what: &str, message: String) {
        self.failed += 1;
        self.add_problem(what, message);
    }

    /// Adds the counts of another report.
    pub fn merge(&mut self, other: Self) {
        self.payloads += other.payloads;
        self.identified += other.identified;
        self.unknown += other.unknown;
        self.failed += other.failed;
        self.add_written(other.written);
        for (kind, count) in other.issues {
            *self.issues.entry(kind).or_default() += count;
        }
        self.problems.extend(other.problems);
        self.problems.truncate(MAX_PROBLEMS);
    }

    pub(super) fn add_written(&mut self, written: RatingCounts) {
        self.written.ratings += written.ratings;
        self.written.reviews += written.reviews;
        self.written.profiles += written.profiles;
        self.written.podcasts += written.podcasts;
    }
}
