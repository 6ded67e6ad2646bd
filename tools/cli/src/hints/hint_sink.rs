//! Collects hints of all sources: known feeds become due, unknown ones are listed.

use super::discovered_feeds::DiscoveredFeeds;
use crate::context::Context;
use crate::failure::CommandResult;
use crate::output::{format_count, group_digits};
use earshot_catalog::FeedCheckStore;
use earshot_ingest::hints::{FloodGuard, Hint};
use earshot_ingest::schedule::CheckReason;
use earshot_model::Timestamp;
use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many feeds are remembered for a minute. Podping names a few dozen per minute (facts 1.3).
const MAX_REMEMBERED_FEEDS: usize = 100_000;
/// Hints that are looked up together.
const HINTS_PER_LOOKUP: usize = 250;
/// How often the counts are printed.
const REPORT_INTERVAL: Duration = Duration::from_secs(600);

/// Accepts hints of all sources.
pub struct HintSink<'a> {
    context: &'a Context,
    checks: &'a FeedCheckStore,
    inner: Mutex<SinkState>,
}

struct SinkState {
    guard: FloodGuard,
    /// Checks that become due later. They are written only then, because the check in progress would overwrite them.
    delayed_checks: BTreeMap<(Timestamp, String), &'static str>,
    discovered_feeds: DiscoveredFeeds,
    counts: HintCounts,
    reported_at: Instant,
}

/// Counts since the last report.
#[derive(Default)]
struct HintCounts {
    due: u64,
    repeated: u64,
    unknown: u64,
    dropped: u64,
}

impl<'a> HintSink<'a> {
    pub fn new(context: &'a Context, checks: &'a FeedCheckStore) -> Self {
        let inner = SinkState {
            guard: FloodGuard::new(MAX_REMEMBERED_FEEDS),
            delayed_checks: BTreeMap::new(),
            discovered_feeds: DiscoveredFeeds::new(&context.data),
            counts: HintCounts::default(),
            reported_at: Instant::now(),
        };
        Self { context, checks, inner: Mutex::new(inner) }
    }

    fn lock(&self) -> MutexGuard<'_, SinkState> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Accepts the hints of a source.
    pub(super) fn accept(&self, source: &'static str, hints: Vec<Hint>) -> CommandResult {
        let mut hints = hints.into_iter().peekable();
        while hints.peek().is_some() {
            let mut chunk: Vec<Hint> = hints.by_ref().take(HINTS_PER_LOOKUP).collect();
            let known = self.find_stored_feeds(&mut chunk)?;
            let now = self.context.clock.now();
            let mut inner = self.lock();
            let sorted = inner.guard.sort(chunk, now, |url| known.contains(url));
            inner.counts.due += sorted.due.len() as u64;
            inner.counts.repeated += sorted.repeated as u64;
            inner.counts.unknown += sorted.unknown.len() as u64;
            inner.counts.dropped += sorted.dropped as u64;
            inner.delayed_checks.extend(sorted.due.into_iter().map(|(hint, at)| ((at, hint.feed_url), source)));
            inner.discovered_feeds.add(sorted.unknown.iter().map(|hint| hint.feed_url.as_str()))?;
        }
        self.release_due_checks()
    }

    /// Returns the known feeds among the hints. A hint that differs only in the scheme is changed to the stored URL.
    fn find_stored_feeds(&self, hints: &mut [Hint]) -> CommandResult<HashSet<String>> {
        let other_urls = hints.iter().map(|hint| other_scheme_url(&hint.feed_url));
        let urls: Vec<String> = hints.iter().map(|hint| hint.feed_url.clone()).chain(other_urls).collect();
        let known: HashSet<String> = self.checks.get(&urls)?.into_keys().collect();
        for hint in hints {
            let other_url = other_scheme_url(&hint.feed_url);
            if !known.contains(&hint.feed_url) && known.contains(&other_url) {
                hint.feed_url = other_url;
            }
        }
        Ok(known)
    }

    /// Makes delayed feeds due when their time has come, and prints the counts from time to time.
    pub(super) fn release_due_checks(&self) -> CommandResult {
        let now = self.context.clock.now();
        let mut inner = self.lock();
        while let Some(first) = inner.delayed_checks.first_entry()
            && first.key().0 <= now
        {
            self.checks.apply_hint(&first.key().1, now, &reason_text(first.get()))?;
            first.remove();
        }
        if inner.reported_at.elapsed() >= REPORT_INTERVAL {
            self.report_counts(&mut inner);
        }
        Ok(())
    }

    /// Writes the delayed checks before the process ends.
    pub(super) fn store_delayed_checks(&self) -> CommandResult {
        let mut inner = self.lock();
        while let Some(first) = inner.delayed_checks.first_entry() {
            self.checks.apply_hint(&first.key().1, first.key().0, &reason_text(first.get()))?;
            first.remove();
        }
        self.report_counts(&mut inner);
        Ok(())
    }

    fn report_counts(&self, inner: &mut SinkState) {
        inner.reported_at = Instant::now();
        let HintCounts { due, repeated, unknown, dropped } = std::mem::take(&mut inner.counts);
        if due + repeated + unknown + dropped == 0 {
            return;
        }
        let mut line = format!(
            "feed hints: {} checks moved forward, {} repeated",
            format_count(due, "check"),
            group_digits(repeated)
        );
        if unknown > 0 {
            let where_to = inner.discovered_feeds.path().display();
            line.push_str(&format!(", {} of unknown feeds (listed in {where_to})", group_digits(unknown)));
        }
        if dropped > 0 {
            line.push_str(&format!(", {} dropped", group_digits(dropped)));
        }
        self.context.print_notice(&line);
    }
}

/// Returns the URL with the other scheme (http or https).
fn other_scheme_url(url: &str) -> String {
    match url.strip_prefix("https://") {
        Some(rest) => format!("http://{rest}"),
        None => url.replacen("http://", "https://", 1),
    }
}

fn reason_text(source: &str) -> String {
    format!("{} ({source})", CheckReason::Hint)
}
