//! Bursts: requests of a caller that may come at once, and come back evenly. Each door has token buckets of its own.
//!
//! The crate `governor` is not used: its table of callers grows until it is swept, while ours is an LRU map of fixed size
//! whatever addresses an attacker has; and limit, remaining and reset of the headers, without rounding and by the
//! [`Clock`](earshot_model::Clock) of tests, would be code around it as long as the bucket itself.

use earshot_model::Timestamp;
use lru::LruCache;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::{Mutex, PoisonError};

/// Seconds in which the requests of a burst come back.
pub(crate) const WINDOW_S: u32 = 60;
const WINDOW_MS: i64 = 1_000 * WINDOW_S as i64;
/// Callers that are remembered; who was forgotten has all of its requests again.
const CALLERS: NonZeroUsize = NonZeroUsize::new(100_000).expect("not zero");

/// Files that a page's address may ask for beside each page: a page loads some tens of files once, and caches keep them.
const FILES_PER_PAGE: u32 = 10;

/// What requests are counted against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Door {
    /// The API: by key, user or address.
    Api,
    /// Pages, documents, sitemaps and `/mcp` (whose calls of the API are counted there, too): by address.
    Pages,
    /// Files of the web app, which are answered from memory: by address.
    Files,
}

impl Door {
    /// The name of its policy in headers.
    pub const fn policy(self) -> &'static str {
        match self {
            Self::Api => "burst",
            Self::Pages => "pages",
            Self::Files => "files",
        }
    }
}

/// What is left of a burst.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Burst {
    /// Requests in a window; `None` is unlimited.
    pub quota: Option<NonZeroU32>,
    pub remaining: u32,
    /// Seconds until all are back.
    pub full_in_s: u32,
    /// Seconds until the next may come, when this one may not.
    pub refused_for_s: Option<u32>,
}

#[derive(Debug)]
pub(super) struct Bursts {
    api: TokenBuckets,
    pages: TokenBuckets,
    files: TokenBuckets,
}

/// The buckets of one door.
#[derive(Debug)]
struct TokenBuckets {
    quota: Option<NonZeroU32>,
    callers: Mutex<LruCache<String, Bucket>>,
}

/// What a caller used. A request is as many units as a window has milliseconds, and each millisecond gives as many back as
/// the quota is: no rounding, whatever the quota.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bucket {
    at_ms: i64,
    used: i64,
}

impl Bursts {
    pub fn new(requests: Option<NonZeroU32>, pages: Option<NonZeroU32>) -> Self {
        let files = pages.map(|pages| pages.saturating_mul(NonZeroU32::MIN.saturating_add(FILES_PER_PAGE - 1)));
        Self { api: TokenBuckets::new(requests), pages: TokenBuckets::new(pages), files: TokenBuckets::new(files) }
    }

    pub fn take(&self, door: Door, caller: &str, now: Timestamp) -> Burst {
        let buckets = match door {
            Door::Api => &self.api,
            Door::Pages => &self.pages,
            Door::Files => &self.files,
        };
        buckets.take(caller, now)
    }
}

impl TokenBuckets {
    fn new(quota: Option<NonZeroU32>) -> Self {
        Self { quota, callers: Mutex::new(LruCache::new(CALLERS)) }
    }

    fn take(&self, caller: &str, now: Timestamp) -> Burst {
        let Some(quota) = self.quota else {
            return Burst { quota: None, remaining: u32::MAX, full_in_s: 0, refused_for_s: None };
        };
        let mut callers = self.callers.lock().unwrap_or_else(PoisonError::into_inner);
        match callers.get_mut(caller) {
            Some(bucket) => bucket.take(quota, WINDOW_MS, now.timestamp_millis()),
            None => {
                let mut bucket = Bucket::default();
                let burst = bucket.take(quota, WINDOW_MS, now.timestamp_millis());
                callers.put(caller.to_owned(), bucket);
                burst
            }
        }
    }
}

impl Bucket {
    pub fn take(&mut self, quota: NonZeroU32, window_ms: i64, now_ms: i64) -> Burst {
        let back_each_ms = i64::from(quota.get());
        let whole = window_ms * back_each_ms;
        // A clock that was set back gives nothing back, and takes nothing.
        let passed_ms = now_ms.saturating_sub(self.at_ms).clamp(0, window_ms);
        self.at_ms = now_ms;
        self.used = (self.used - passed_ms * back_each_ms).max(0);
        let missing = self.used + window_ms - whole;
        let refused_for_s = (missing > 0).then(|| seconds(missing, back_each_ms));
        if refused_for_s.is_none() {
            self.used += window_ms;
        }
        Burst {
            quota: Some(quota),
            remaining: u32::try_from((whole - self.used) / window_ms).unwrap_or(0),
            full_in_s: seconds(self.used, back_each_ms),
            refused_for_s,
        }
    }
}

/// Until so much is given back, rounded up.
fn seconds(units: i64, back_each_ms: i64) -> u32 {
    let back_each_s = back_each_ms * 1_000;
    u32::try_from((units + back_each_s - 1) / back_each_s).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn at(milliseconds: i64) -> Timestamp {
        chrono::DateTime::from_timestamp_millis(1_800_000_000_000 + milliseconds).expect("in range")
    }

    #[test]
    fn a_burst_is_used_up_and_comes_back() {
        let bursts = TokenBuckets::new(NonZeroU32::new(3));
        let left = |milliseconds| {
            let burst = bursts.take("ann", at(milliseconds));
            (burst.remaining, burst.full_in_s, burst.refused_for_s)
        };
        assert_eq!([left(0), left(0), left(0)], [(2, 20, None), (1, 40, None), (0, 60, None)]);
        assert_eq!(left(0), (0, 60, Some(20)));
        assert_eq!(left(19_000), (0, 41, Some(1)));
        assert_eq!(left(20_000), (0, 60, None));
        assert_eq!(left(10_000_000), (2, 20, None), "whole again, and no more than whole");
        assert_eq!(bursts.take("bob", at(0)).remaining, 2, "each caller has a burst of its own");
    }

    #[test]
    fn doors_have_buckets_of_their_own_and_bounded_tables() {
        let bursts = Bursts::new(NonZeroU32::new(1), NonZeroU32::new(2));
        let passes = |door| (0..50).filter(|_| bursts.take(door, "ann", at(0)).refused_for_s.is_none()).count();
        assert_eq!([Door::Api, Door::Pages, Door::Files].map(passes), [1, 2, 20]);
        for number in 0..CALLERS.get() + 500 {
            bursts.take(Door::Pages, &number.to_string(), at(0));
        }
        assert_eq!(bursts.pages.callers.lock().expect("the lock").len(), CALLERS.get());
    }

    #[test]
    fn a_clock_that_goes_back_shuts_nobody_out() {
        let bursts = TokenBuckets::new(NonZeroU32::new(2));
        bursts.take("ann", at(0));
        bursts.take("ann", at(0));
        let burst = bursts.take("ann", at(-3_600_000));
        assert!(burst.refused_for_s.is_some_and(|wait| wait <= WINDOW_S), "{burst:?}");
    }

    #[test]
    fn no_limit_is_no_limit() {
        let bursts = TokenBuckets::new(None);
        assert!((0..10_000).all(|_| bursts.take("ann", at(0)).refused_for_s.is_none()));
    }

    proptest! {
        #[test]
        fn never_more_than_the_quota_and_what_came_back(
            quota in 1_u32..500,
            steps in prop::collection::vec(0_i64..5_000, 1..400),
        ) {
            let bursts = TokenBuckets::new(NonZeroU32::new(quota));
            let (mut now, mut passed) = (0, 0_u32);
            for step in steps {
                now += step;
                let burst = bursts.take("ann", at(now));
                passed += u32::from(burst.refused_for_s.is_none());
                let came_back = now * i64::from(quota) / WINDOW_MS;
                prop_assert!(i64::from(passed) <= i64::from(quota) + came_back);
                if let Some(wait) = burst.refused_for_s {
                    prop_assert!((1..=WINDOW_S).contains(&wait));
                }
            }
        }

        #[test]
        fn who_waits_as_told_gets_through(quota in 1_u32..2_000) {
            let bursts = TokenBuckets::new(NonZeroU32::new(quota));
            for _ in 0..quota {
                prop_assert!(bursts.take("ann", at(0)).refused_for_s.is_none());
            }
            let wait = bursts.take("ann", at(0)).refused_for_s.expect("used up");
            let later = bursts.take("ann", at(i64::from(wait) * 1_000));
            prop_assert_eq!(later.refused_for_s, None);
        }
    }
}
