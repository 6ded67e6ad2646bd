//! Rate limits: a token bucket per caller and policy, which refills at a constant rate.
//!
//! The crate `governor` is not used, for two reasons. Its table of callers grows until it is swept, while ours is an
//! LRU map of fixed size, whatever addresses an attacker has. And the limit, remaining and reset of the headers,
//! without rounding and by the [`Clock`](earshot_model::Clock) of tests, would need as much code around it as the
//! bucket itself.

use super::unshared_counts::UnsharedCounts;
use earshot_model::Timestamp;
use lru::LruCache;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Seconds in which an empty bucket refills.
pub const WINDOW_S: u32 = 60;
const WINDOW_MS: i64 = 1_000 * WINDOW_S as i64;
/// Most callers in memory. An evicted caller starts with a full bucket.
const MAX_CALLERS: NonZeroUsize = NonZeroUsize::new(100_000).expect("not zero");

/// How much of a bucket other servers may take beyond its capacity, in buckets. The refill pays it back.
const MAX_DEBT_BUCKETS: i64 = 1;

/// Files per page request: a page loads a few dozen files once, and caches keep them.
const FILES_PER_PAGE: u32 = 10;

/// Which bucket a request takes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimitPolicy {
    /// The API, by key, user or address.
    Api,
    /// Pages, documents, sitemaps and `/mcp`, by address. Calls of the API by `/mcp` count there, too.
    Pages,
    /// Files of the web app and covers, by address: a page needs a hundred of them at once.
    Files,
}

impl RateLimitPolicy {
    /// The policy's name in headers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Api => "burst",
            Self::Pages => "pages",
            Self::Files => "files",
        }
    }

    /// Returns the policy of a name, if servers share its counts. Files are served from memory and limited high.
    fn parse_shared(name: &str) -> Option<Self> {
        [Self::Api, Self::Pages].into_iter().find(|policy| policy.name() == name)
    }
}

/// The state of a caller's bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimitStatus {
    /// Requests per window; `None` is unlimited.
    pub limit: Option<NonZeroU32>,
    pub remaining: u32,
    /// Seconds until the bucket is full.
    pub resets_in_s: u32,
    /// Seconds until the next request is accepted, when this one was rejected.
    pub retry_after_s: Option<u32>,
}

#[derive(Debug)]
pub(super) struct RateLimiter {
    api: TokenBuckets,
    pages: TokenBuckets,
    files: TokenBuckets,
}

/// The token buckets of one policy.
#[derive(Debug)]
struct TokenBuckets {
    limit: Option<NonZeroU32>,
    callers: Mutex<Callers>,
}

#[derive(Debug)]
struct Callers {
    buckets: LruCache<String, TokenBucket>,
    /// Accepted requests that other servers have not counted yet.
    unshared: UnsharedCounts<String>,
}

/// The accepted requests of a caller, to be counted by other servers: the name of the policy, the caller, the number.
pub(super) type SharedRequests = (String, String, u32);

/// What a caller has used. A request costs as many units as a window has milliseconds, and each millisecond refills
/// as many units as the limit has requests. So nothing is rounded, whatever the limit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TokenBucket {
    updated_at_ms: i64,
    used_units: i64,
}

impl RateLimiter {
    pub fn new(requests: Option<NonZeroU32>, pages: Option<NonZeroU32>) -> Self {
        let files = pages.map(|pages| pages.saturating_mul(NonZeroU32::MIN.saturating_add(FILES_PER_PAGE - 1)));
        Self { api: TokenBuckets::new(requests), pages: TokenBuckets::new(pages), files: TokenBuckets::new(files) }
    }

    pub fn take(&self, policy: RateLimitPolicy, caller: &str, now: Timestamp) -> RateLimitStatus {
        self.buckets(policy).take(caller, now)
    }

    /// Begins to remember accepted requests for other servers.
    pub fn start_sharing(&self) {
        for buckets in [&self.api, &self.pages] {
            buckets.lock().unshared.start();
        }
    }

    /// Returns the requests that were accepted since the previous call.
    pub fn take_unshared(&self) -> Vec<SharedRequests> {
        let mut all = Vec::new();
        for policy in [RateLimitPolicy::Api, RateLimitPolicy::Pages] {
            let counts = self.buckets(policy).lock().unshared.take();
            all.extend(counts.into_iter().map(|(caller, count)| (policy.name().to_owned(), caller, count)));
        }
        all
    }

    /// Counts requests that another server accepted.
    pub fn add_shared(&self, (policy, caller, count): &SharedRequests, now: Timestamp) {
        if let Some(policy) = RateLimitPolicy::parse_shared(policy) {
            self.buckets(policy).add(caller, *count, now);
        }
    }

    fn buckets(&self, policy: RateLimitPolicy) -> &TokenBuckets {
        match policy {
            RateLimitPolicy::Api => &self.api,
            RateLimitPolicy::Pages => &self.pages,
            RateLimitPolicy::Files => &self.files,
        }
    }
}

impl TokenBuckets {
    fn new(limit: Option<NonZeroU32>) -> Self {
        Self {
            limit,
            callers: Mutex::new(Callers { buckets: LruCache::new(MAX_CALLERS), unshared: UnsharedCounts::new() }),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Callers> {
        self.callers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, caller: &str, now: Timestamp) -> RateLimitStatus {
        let Some(limit) = self.limit else {
            return RateLimitStatus { limit: None, remaining: u32::MAX, resets_in_s: 0, retry_after_s: None };
        };
        let mut callers = self.lock();
        let status = callers.bucket(caller).take(limit, WINDOW_MS, now.timestamp_millis());
        if status.retry_after_s.is_none() {
            callers.unshared.add_one(caller);
        }
        status
    }

    fn add(&self, caller: &str, count: u32, now: Timestamp) {
        if let Some(limit) = self.limit {
            self.lock().bucket(caller).add(limit, WINDOW_MS, count, now.timestamp_millis());
        }
    }
}

impl Callers {
    fn bucket(&mut self, caller: &str) -> &mut TokenBucket {
        self.buckets.get_or_insert_mut_ref(caller, TokenBucket::default)
    }
}

impl TokenBucket {
    pub fn take(&mut self, limit: NonZeroU32, window_ms: i64, now_ms: i64) -> RateLimitStatus {
        let refill_per_ms = i64::from(limit.get());
        let capacity = window_ms * refill_per_ms;
        self.refill(refill_per_ms, window_ms, now_ms);
        let missing = self.used_units + window_ms - capacity;
        let retry_after_s = (missing > 0).then(|| units_to_seconds(missing, refill_per_ms));
        if retry_after_s.is_none() {
            self.used_units += window_ms;
        }
        RateLimitStatus {
            limit: Some(limit),
            remaining: u32::try_from((capacity - self.used_units) / window_ms).unwrap_or(0),
            resets_in_s: units_to_seconds(self.used_units, refill_per_ms),
            retry_after_s,
        }
    }

    /// Adds what another server accepted.
    pub fn add(&mut self, limit: NonZeroU32, window_ms: i64, count: u32, now_ms: i64) {
        let refill_per_ms = i64::from(limit.get());
        self.refill(refill_per_ms, window_ms, now_ms);
        let most = (1 + MAX_DEBT_BUCKETS) * window_ms * refill_per_ms;
        self.used_units = i64::from(count).saturating_mul(window_ms).saturating_add(self.used_units).min(most);
    }

    fn refill(&mut self, refill_per_ms: i64, window_ms: i64, now_ms: i64) {
        // A clock that was set back neither refills nor drains the bucket.
        let passed_ms = now_ms.saturating_sub(self.updated_at_ms).clamp(0, (1 + MAX_DEBT_BUCKETS) * window_ms);
        self.updated_at_ms = now_ms;
        self.used_units = (self.used_units - passed_ms * refill_per_ms).max(0);
    }
}

/// Seconds until so many units are refilled, rounded up.
fn units_to_seconds(units: i64, refill_per_ms: i64) -> u32 {
    let refill_per_s = refill_per_ms * 1_000;
    u32::try_from((units + refill_per_s - 1) / refill_per_s).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metering::unshared_counts::MAX_SHARED_SUBJECTS;
    use proptest::prelude::*;

    fn at(milliseconds: i64) -> Timestamp {
        chrono::DateTime::from_timestamp_millis(1_800_000_000_000 + milliseconds).expect("in range")
    }

    #[test]
    fn a_bucket_empties_and_refills() {
        let buckets = TokenBuckets::new(NonZeroU32::new(3));
        let left = |milliseconds| {
            let status = buckets.take("ann", at(milliseconds));
            (status.remaining, status.resets_in_s, status.retry_after_s)
        };
        assert_eq!([left(0), left(0), left(0)], [(2, 20, None), (1, 40, None), (0, 60, None)]);
        assert_eq!(left(0), (0, 60, Some(20)));
        assert_eq!(left(19_000), (0, 41, Some(1)));
        assert_eq!(left(20_000), (0, 60, None));
        assert_eq!(left(10_000_000), (2, 20, None), "whole again, and no more than whole");
        assert_eq!(buckets.take("bob", at(0)).remaining, 2, "each caller has its own bucket");
    }

    #[test]
    fn policies_have_separate_buckets_in_bounded_tables() {
        let buckets = RateLimiter::new(NonZeroU32::new(1), NonZeroU32::new(2));
        let passes = |policy| (0..50).filter(|_| buckets.take(policy, "ann", at(0)).retry_after_s.is_none()).count();
        assert_eq!([RateLimitPolicy::Api, RateLimitPolicy::Pages, RateLimitPolicy::Files].map(passes), [1, 2, 20]);
        for number in 0..MAX_CALLERS.get() + 500 {
            buckets.take(RateLimitPolicy::Pages, &number.to_string(), at(0));
        }
        assert_eq!(buckets.pages.lock().buckets.len(), MAX_CALLERS.get());
    }

    #[test]
    fn a_clock_set_back_blocks_nobody_longer_than_a_window() {
        let buckets = TokenBuckets::new(NonZeroU32::new(2));
        buckets.take("ann", at(0));
        buckets.take("ann", at(0));
        let status = buckets.take("ann", at(-3_600_000));
        assert!(status.retry_after_s.is_some_and(|wait| wait <= WINDOW_S), "{status:?}");
    }

    #[test]
    fn without_a_limit_every_request_passes() {
        let buckets = TokenBuckets::new(None);
        assert!((0..10_000).all(|_| buckets.take("ann", at(0)).retry_after_s.is_none()));
    }

    /// Two servers with one limit of 3 requests a minute. What both accepted before they read each other's counts is
    /// paid back.
    #[test]
    fn servers_count_the_requests_of_each_other() {
        let limiter = || RateLimiter::new(NonZeroU32::new(3), None);
        let (one, other) = (limiter(), limiter());
        one.start_sharing();
        other.start_sharing();
        let wait = |server: &RateLimiter, seconds: i64| {
            server.take(RateLimitPolicy::Api, "ann", at(seconds * 1_000)).retry_after_s
        };
        let exchange = |seconds: i64| {
            let (from_one, from_other) = (one.take_unshared(), other.take_unshared());
            from_one.iter().for_each(|shared| other.add_shared(shared, at(seconds * 1_000)));
            from_other.iter().for_each(|shared| one.add_shared(shared, at(seconds * 1_000)));
        };
        assert_eq!([wait(&one, 0), wait(&one, 0), wait(&one, 0)], [None; 3]);
        exchange(0);
        assert_eq!(wait(&other, 0), Some(20), "the first server has accepted three");
        assert_eq!((one.take_unshared(), other.take_unshared()), (Vec::new(), Vec::new()), "nothing is shared twice");

        // A minute later both accept three at once.
        for server in [&one, &other] {
            assert_eq!([wait(server, 60), wait(server, 60), wait(server, 60)], [None; 3]);
        }
        exchange(60);
        assert_eq!([wait(&one, 119), wait(&other, 119)], [Some(21); 2], "the second three are paid back first");
        assert_eq!(wait(&one, 140), None);
        exchange(140);
        assert_eq!(wait(&other, 140), Some(20));
        other.add_shared(&("burst".to_owned(), "ann".to_owned(), u32::MAX), at(140_000));
        assert!(wait(&other, 140).is_some_and(|seconds| seconds <= 2 * WINDOW_S), "a debt has a bound");
    }

    #[test]
    fn the_shared_callers_are_bounded_and_files_are_not_shared() {
        let limiter = RateLimiter::new(NonZeroU32::new(3), NonZeroU32::new(3));
        limiter.take(RateLimitPolicy::Api, "before", at(0));
        limiter.start_sharing();
        for number in 0..MAX_SHARED_SUBJECTS + 9 {
            limiter.take(RateLimitPolicy::Pages, &number.to_string(), at(0));
            limiter.take(RateLimitPolicy::Files, "ann", at(0));
        }
        let shared = limiter.take_unshared();
        assert_eq!(shared.len(), MAX_SHARED_SUBJECTS);
        assert!(shared.iter().all(|(policy, _, count)| policy == "pages" && *count == 1));
    }

    proptest! {
        #[test]
        fn never_more_requests_than_the_limit_and_the_refill(
            limit in 1_u32..500,
            steps in prop::collection::vec(0_i64..5_000, 1..400),
        ) {
            let buckets = TokenBuckets::new(NonZeroU32::new(limit));
            let (mut now, mut passed) = (0, 0_u32);
            for step in steps {
                now += step;
                let status = buckets.take("ann", at(now));
                passed += u32::from(status.retry_after_s.is_none());
                let came_back = now * i64::from(limit) / WINDOW_MS;
                prop_assert!(i64::from(passed) <= i64::from(limit) + came_back);
                if let Some(wait) = status.retry_after_s {
                    prop_assert!((1..=WINDOW_S).contains(&wait));
                }
            }
        }

        #[test]
        fn a_request_after_the_retry_time_passes(limit in 1_u32..2_000) {
            let buckets = TokenBuckets::new(NonZeroU32::new(limit));
            for _ in 0..limit {
                prop_assert!(buckets.take("ann", at(0)).retry_after_s.is_none());
            }
            let wait = buckets.take("ann", at(0)).retry_after_s.expect("used up");
            let later = buckets.take("ann", at(i64::from(wait) * 1_000));
            prop_assert_eq!(later.retry_after_s, None);
        }
    }
}
