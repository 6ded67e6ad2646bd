//! Limits reads that hints cause to one per feed and minute.

use super::hint::Hint;
use chrono::TimeDelta;
use earshot_model::Timestamp;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// Facts 1.3.
const MIN_CHECK_INTERVAL: TimeDelta = TimeDelta::seconds(60);

/// Remembers for a minute which feeds received hints.
#[derive(Debug)]
pub struct FloodGuard {
    /// Time of the last check that a hint caused; up to a minute in the future.
    checks: HashMap<Arc<str>, Timestamp>,
    /// The checks in the order of their hints, so that the oldest are dropped first.
    order: VecDeque<(Timestamp, Arc<str>)>,
    capacity: usize,
}

/// Hints, sorted by what to do with them.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct SortedHints {
    /// Hints of known feeds, with the time to check: now, or a minute after the last check.
    pub due: Vec<(Hint, Timestamp)>,
    /// Hints of unknown feeds. They go to discovery, never directly to the catalog.
    pub unknown: Vec<Hint>,
    /// Number of hints for feeds with a pending check, which covers this hint too.
    pub repeated: usize,
    /// Number of hints beyond the capacity. Their feeds are read on schedule.
    pub dropped: usize,
}

impl FloodGuard {
    /// Creates a guard that remembers at most `capacity` feeds.
    #[must_use]
    pub fn new(capacity: usize) -> Self {
        Self { checks: HashMap::new(), order: VecDeque::new(), capacity }
    }

    /// Sorts hints by whether their feed is known, and when it is due.
    pub fn sort(&mut self, hints: Vec<Hint>, now: Timestamp, is_known: impl Fn(&str) -> bool) -> SortedHints {
        self.forget_old_checks(now);
        let mut sorted = SortedHints::default();
        for hint in hints {
            match self.admit_hint(&hint.feed_url, now) {
                HintAdmission::Repeated => sorted.repeated += 1,
                HintAdmission::Full => sorted.dropped += 1,
                HintAdmission::CheckAt(at) if is_known(&hint.feed_url) => sorted.due.push((hint, at)),
                HintAdmission::CheckAt(_) => sorted.unknown.push(hint),
            }
        }
        sorted
    }

    fn admit_hint(&mut self, feed_url: &str, now: Timestamp) -> HintAdmission {
        let at = match self.checks.get(feed_url) {
            // A check at the current time happens after this call, so it covers the hint.
            Some(last) if *last >= now => return HintAdmission::Repeated,
            Some(last) => (*last + MIN_CHECK_INTERVAL).max(now),
            None => now,
        };
        // A feed can occur twice: with a past check and a pending one.
        if self.order.len() >= self.capacity {
            return HintAdmission::Full;
        }
        let feed_url: Arc<str> = feed_url.into();
        self.checks.insert(Arc::clone(&feed_url), at);
        self.order.push_back((at, feed_url));
        HintAdmission::CheckAt(at)
    }

    fn forget_old_checks(&mut self, now: Timestamp) {
        while let Some((at, feed_url)) = self.order.front()
            && now - *at >= MIN_CHECK_INTERVAL
        {
            if self.checks.get(feed_url) == Some(at) {
                self.checks.remove(feed_url);
            }
            self.order.pop_front();
        }
    }
}

enum HintAdmission {
    CheckAt(Timestamp),
    Repeated,
    Full,
}
