//! The host schedule: for each owner, the earliest time of the next request. Pure: callers pass the current time.

use super::host_key::HostKey;
use super::politeness_rules::{HostBudget, Politeness};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// The number of hosts at which idle ones are removed for the first time.
const MIN_CLEANUP_HOSTS: usize = 1_024;
/// The most hosts in the schedule. Beyond it, hosts without requests in flight are removed, even if they are throttled
/// or blocked.
const MAX_HOSTS: usize = 100_000;

pub(super) struct HostSchedule {
    rules: Politeness,
    hosts: HashMap<String, HostState>,
    /// The number of hosts at which idle ones are removed: twice the number that the last cleanup left, so that the
    /// cost of a cleanup is spread over as many insertions.
    cleanup_threshold: usize,
}

/// A reserved time for one request.
pub(super) struct RequestSlot {
    pub(super) at: Instant,
    pub(super) delay: Duration,
    pub(super) permits: Arc<Semaphore>,
}

struct HostState {
    permits: Arc<Semaphore>,
    /// The earliest time of the next request.
    next_request_at: Instant,
    throttled_until: Instant,
    blocked_until: Instant,
}

impl HostState {
    fn is_idle(&self, now: Instant) -> bool {
        self.is_unused() && self.next_request_at <= now && self.throttled_until <= now && self.blocked_until <= now
    }

    fn is_unused(&self) -> bool {
        Arc::strong_count(&self.permits) == 1
    }
}

impl HostSchedule {
    pub(super) fn new(rules: Politeness) -> Self {
        Self { rules, hosts: HashMap::new(), cleanup_threshold: MIN_CLEANUP_HOSTS }
    }

    /// Reserves the next free time of a host.
    ///
    /// # Errors
    /// The wait, when it is longer than the rules allow. Nothing is reserved then.
    pub(super) fn reserve(&mut self, key: &HostKey, now: Instant) -> Result<RequestSlot, Duration> {
        let rules = self.rules;
        let budget = self.budget_for(key);
        let host = self.host_state(key, now);
        let at = host.next_request_at.max(host.blocked_until).max(now);
        let wait = at - now;
        if wait > rules.max_wait {
            return Err(wait);
        }
        let delay = if host.throttled_until > now { budget.delay * 2 } else { budget.delay };
        host.next_request_at = at + delay;
        Ok(RequestSlot { at, delay, permits: Arc::clone(&host.permits) })
    }

    /// How long the host blocks requests with `Retry-After`; `None` when it does not.
    pub(super) fn remaining_block(&self, key: &HostKey, now: Instant) -> Option<Duration> {
        let blocked_until = self.hosts.get(&key.name)?.blocked_until;
        (blocked_until > now).then(|| blocked_until - now)
    }

    /// Records a 429 or 503 response: halves the rate, and blocks the host for `retry_after`.
    pub(super) fn on_throttled(&mut self, key: &HostKey, retry_after: Option<Duration>, now: Instant) {
        let rules = self.rules;
        let host = self.host_state(key, now);
        host.throttled_until = now + rules.throttle_duration;
        if let Some(wait) = retry_after {
            host.blocked_until = host.blocked_until.max(now + wait.min(rules.max_block));
        }
    }

    fn budget_for(&self, key: &HostKey) -> HostBudget {
        if key.is_platform { self.rules.platform } else { self.rules.site }
    }

    fn host_state(&mut self, key: &HostKey, now: Instant) -> &mut HostState {
        if self.hosts.len() >= self.cleanup_threshold {
            self.remove_idle_hosts(now);
        }
        let in_flight = self.budget_for(key).in_flight.max(1);
        self.hosts.entry(key.name.clone()).or_insert_with(|| HostState {
            permits: Arc::new(Semaphore::new(in_flight)),
            next_request_at: now,
            throttled_until: now,
            blocked_until: now,
        })
    }

    fn remove_idle_hosts(&mut self, now: Instant) {
        self.hosts.retain(|_, host| !host.is_idle(now));
        if self.hosts.len() >= MAX_HOSTS {
            self.hosts.retain(|_, host| !host.is_unused());
        }
        self.cleanup_threshold = (self.hosts.len() * 2).clamp(MIN_CLEANUP_HOSTS, MAX_HOSTS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn rules() -> Politeness {
        Politeness {
            site: HostBudget { in_flight: 1, delay: SECOND },
            platform: HostBudget { in_flight: 4, delay: SECOND / 10 },
            max_wait: SECOND * 3,
            ..Politeness::default()
        }
    }

    fn site(name: &str) -> HostKey {
        HostKey { name: name.to_owned(), is_platform: false }
    }

    fn reserve_wait(schedule: &mut HostSchedule, key: &HostKey, now: Instant) -> Result<Duration, Duration> {
        schedule.reserve(key, now).map(|turn| turn.at - now)
    }

    #[tokio::test]
    async fn slots_are_spaced_and_long_queues_are_rejected() {
        let now = Instant::now();
        let mut schedule = HostSchedule::new(rules());
        let waits: Vec<_> = (0..6).map(|_| reserve_wait(&mut schedule, &site("a.example"), now)).collect();
        // A rejected request reserves nothing.
        let expected =
            [Ok(Duration::ZERO), Ok(SECOND), Ok(SECOND * 2), Ok(SECOND * 3), Err(SECOND * 4), Err(SECOND * 4)];
        assert_eq!(waits, expected);
        assert_eq!(
            reserve_wait(&mut schedule, &site("b.example"), now),
            Ok(Duration::ZERO),
            "hosts don't wait for each other"
        );
        let platform = HostKey { name: "libsyn".to_owned(), is_platform: true };
        assert_eq!((0..2).map(|_| reserve_wait(&mut schedule, &platform, now)).last(), Some(Ok(SECOND / 10)));
        assert_eq!(reserve_wait(&mut schedule, &site("a.example"), now + SECOND * 9), Ok(Duration::ZERO), "time heals");
    }

    #[tokio::test]
    async fn throttling_halves_the_rate_and_retry_after_blocks_the_host() {
        let now = Instant::now();
        let (mut schedule, key) = (HostSchedule::new(rules()), site("a.example"));
        schedule.on_throttled(&key, None, now);
        assert_eq!((0..2).map(|_| reserve_wait(&mut schedule, &key, now)).last(), Some(Ok(SECOND * 2)));
        let later = now + SECOND * 3_601;
        assert_eq!((0..2).map(|_| reserve_wait(&mut schedule, &key, later)).last(), Some(Ok(SECOND)));

        schedule.on_throttled(&key, Some(SECOND * 120), later);
        assert_eq!(reserve_wait(&mut schedule, &key, later), Err(SECOND * 120));
        assert_eq!(schedule.remaining_block(&key, later + SECOND), Some(SECOND * 119));
        assert_eq!(schedule.remaining_block(&key, later + SECOND * 120), None);
        schedule.on_throttled(&key, Some(SECOND), later);
        assert_eq!(
            reserve_wait(&mut schedule, &key, later),
            Err(SECOND * 120),
            "a shorter wait does not end a longer one"
        );
        schedule.on_throttled(&key, Some(SECOND * 999_999), later);
        assert_eq!(reserve_wait(&mut schedule, &key, later), Err(SECOND * 86_400), "no URL closes a host for a week");
    }

    #[tokio::test]
    async fn idle_hosts_are_removed_and_memory_is_bounded() {
        let mut now = Instant::now();
        let mut schedule = HostSchedule::new(rules());
        let busy = schedule.reserve(&site("busy.example"), now).map(|turn| turn.permits).expect("a turn");
        for round in 0..10_000 {
            now += SECOND;
            schedule.reserve(&site(&format!("{round}.example")), now).map(drop).expect("a turn");
        }
        assert!(schedule.hosts.len() <= MIN_CLEANUP_HOSTS, "{}", schedule.hosts.len());
        assert!(schedule.hosts.contains_key("busy.example"), "who is being asked is not forgotten");
        drop(busy);
        for round in 0..MAX_HOSTS * 2 {
            schedule.on_throttled(&site(&format!("{round}.example")), Some(SECOND * 9_999), now);
        }
        assert!(schedule.hosts.len() <= MAX_HOSTS, "{}", schedule.hosts.len());
    }
}
