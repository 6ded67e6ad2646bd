//! Lets no feed be read more than once a minute, however many hints come.

use super::Hint;
use chrono::TimeDelta;
use earshot_model::Timestamp;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// Facts 1.3.
const MIN_CHECK_INTERVAL: TimeDelta = TimeDelta::seconds(60);

/// Remembers for a minute which feeds were hinted at.
#[derive(Debug)]
pub struct FloodGuard {
    /// The moment of the last check of a feed that a hint led to; it may be up to a minute ahead.
    checks: HashMap<Arc<str>, Timestamp>,
    /// The same in the order of their hints, to forget the oldest first.
    order: VecDeque<(Timestamp, Arc<str>)>,
    capacity: usize,
}

/// Hints, sorted.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct SortedHints {
    /// Of feeds that are known, with the moment to check each: now, or when a minute has passed since the last check.
    pub due: Vec<(Hint, Timestamp)>,
    /// Of feeds that are not: for discovery, never straight to the catalog.
    pub unknown: Vec<Hint>,
    /// Hints of feeds with a check still ahead of them, which will see this news too.
    pub repeated: usize,
    /// Hints beyond what can be remembered. Their feeds are read by the schedule.
    pub dropped: usize,
}

impl FloodGuard {
    /// Remembers at most `capacity` feeds a minute.
    #[must_use]
    pub fn new(capacity: usize) -> Self {
        Self { checks: HashMap::new(), order: VecDeque::new(), capacity }
    }

    /// Sorts hints by whether their feed is known, and whether and when it is to be checked.
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
            // A check of this moment comes after all that is sorted in it.
            Some(last) if *last >= now => return HintAdmission::Repeated,
            Some(last) => (*last + MIN_CHECK_INTERVAL).max(now),
            None => now,
        };
        // A feed can be there twice: checked a moment ago, and to be checked again.
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
