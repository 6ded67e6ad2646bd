//! The feeds that people submit or have read again, as `earshot watch` reads them: from the queue in the app database into the catalog.

use crate::args::AppArgs;
use crate::commands::ingest::IngestReporter;
use crate::context::Context;
use crate::failure::CommandResult;
use crate::lazy_writer::LazyWriter;
use crate::network_context::NetworkContext;
use crate::serve_sources::open_app_database;
use earshot_app::{Db, FeedSubmission, SubmissionFailure, SubmissionFailureKind};
use earshot_ingest::run::{FeedFailure, IngestProgress, IngestReport, RunOptions, ingest_submitted_feeds};
use earshot_model::{Issue, public_url};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Feeds that one round reads, so that due feeds are not delayed by long.
const MAX_PER_ROUND: u64 = 50;
/// How often the queue is read between rounds.
const POLL_INTERVAL: Duration = Duration::from_secs(2);

/// The queue of submitted feeds.
pub struct SubmittedFeeds<'a> {
    context: &'a Context,
    runtime: tokio::runtime::Handle,
    /// `None` when the app database could not be opened: due feeds are read without it.
    db: Option<Db>,
    polled_at: Cell<Option<Instant>>,
    waiting: RefCell<Vec<FeedSubmission>>,
}

impl<'a> SubmittedFeeds<'a> {
    pub fn open(context: &'a Context, app: &AppArgs, online: &NetworkContext) -> Self {
        let runtime = online.runtime.handle().clone();
        let db = match runtime.block_on(open_app_database(context, app)) {
            Ok(db) => Some(db),
            Err(failure) => {
                tracing::warn!("submitted feeds are not read: {}", failure.message());
                None
            }
        };
        Self { context, runtime, db, polled_at: Cell::default(), waiting: RefCell::default() }
    }

    /// The app database, if it could be opened.
    pub fn db(&self) -> Option<&Db> {
        self.db.as_ref()
    }

    /// Whether feeds wait. Reads the queue at most every two seconds.
    pub fn are_waiting(&self) -> bool {
        let is_recent = self.polled_at.get().is_some_and(|polled_at| polled_at.elapsed() < POLL_INTERVAL);
        if let Some(db) = self.db.as_ref().filter(|_| !is_recent) {
            self.polled_at.set(Some(Instant::now()));
            match self.runtime.block_on(db.poll_submitted_feeds(MAX_PER_ROUND)) {
                Ok(waiting) => *self.waiting.borrow_mut() = waiting,
                // The app database may be away for a while.
                Err(error) => tracing::warn!(error = &error as &dyn std::error::Error, "submitted feeds are not known"),
            }
        }
        !self.waiting.borrow().is_empty()
    }

    /// Reads the feeds that wait and records what became of each.
    pub fn read(
        &self,
        store: &mut LazyWriter<'_>,
        online: &NetworkContext,
        options: &RunOptions,
        reporter: &IngestReporter<'_>,
    ) -> CommandResult<IngestReport> {
        self.are_waiting();
        let waiting = self.waiting.take();
        let Some(db) = self.db.as_ref().filter(|_| !waiting.is_empty()) else { return Ok(IngestReport::default()) };
        let urls = waiting.iter().map(|feed| feed.feed_url.clone()).collect();
        let outcomes = FeedOutcomes { reporter, failures: RefCell::default() };
        let report = ingest_submitted_feeds(urls, store, online.network(), options, &outcomes);
        let report = report.map_err(super::ingest::run_failure)?;
        let failures = outcomes.failures.into_inner();
        for feed in &waiting {
            let failure = failures.get(&*public_url(&feed.feed_url));
            let finished = self.runtime.block_on(db.finish_feed_submission(feed.id, failure));
            if let Err(error) = finished {
                // It stays in the queue and is read again, which changes nothing in the catalog.
                tracing::warn!(
                    error = &error as &dyn std::error::Error,
                    "the outcome of a submitted feed is not recorded"
                );
            }
        }
        self.context.print_notice(&format!("{} submitted, {} failed", waiting.len(), failures.len()));
        Ok(report)
    }
}

/// Notes why feeds failed, and passes everything on.
struct FeedOutcomes<'a, 'r> {
    reporter: &'a IngestReporter<'r>,
    /// By the public form of their URL.
    failures: RefCell<HashMap<String, SubmissionFailure>>,
}

impl IngestProgress for FeedOutcomes<'_, '_> {
    fn on_unit_done(&self, report: &IngestReport) {
        self.reporter.on_unit_done(report);
    }

    fn on_feed_failed(&self, feed: &str, failure: &FeedFailure) {
        self.failures.borrow_mut().insert(feed.to_owned(), describe_failure(failure));
        self.reporter.on_feed_failed(feed, failure);
    }

    fn on_issue(&self, feed: &str, issue: &Issue) {
        self.reporter.on_issue(feed, issue);
    }

    fn on_entry_skipped(&self, entry: &str, reason: &str) {
        if reason == "busy-host" {
            // It would be tried again with every round, and its submitter would wait without an end.
            let reason = "its server asks for a pause".to_owned();
            let failure = SubmissionFailure { kind: SubmissionFailureKind::NotFetched, reason };
            self.failures.borrow_mut().insert(entry.to_owned(), failure);
        }
        self.reporter.on_entry_skipped(entry, reason);
    }
}

fn describe_failure(failure: &FeedFailure) -> SubmissionFailure {
    let kind = match failure.kind.as_str() {
        "http-404" | "http-410" => SubmissionFailureKind::NotFound,
        _ if failure.is_rejection => SubmissionFailureKind::NotAFeed,
        _ => SubmissionFailureKind::NotFetched,
    };
    SubmissionFailure { kind, reason: failure.message.clone() }
}
