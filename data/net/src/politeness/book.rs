//! Who may be asked when: a map from hosts to their next free moment. Takes the time, never asks for it.

use super::{Budget, HostKey, Politeness, Turn};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// Hosts that are kept before the idle ones are looked for the first time.
const FIRST_SWEEP: usize = 1_024;
/// Hosts that are remembered at all. Beyond it, those that nobody is asking are forgotten, whatever they said.
const MAX_HOSTS: usize = 100_000;

pub(super) struct Book {
    rules: Politeness,
    hosts: HashMap<String, Host>,
    /// The number of hosts at which the idle ones are forgotten; twice what was left of the last time, so that the
    /// cost of looking is shared by as many insertions.
    sweep_at: usize,
}

struct Host {
    room: Arc<Semaphore>,
    /// When the next request may begin.
    next: Instant,
    slow_until: Instant,
    held_until: Instant,
}

impl Host {
    fn is_idle(&self, now: Instant) -> bool {
        self.is_unused() && self.next <= now && self.slow_until <= now && self.held_until <= now
    }

    fn is_unused(&self) -> bool {
        Arc::strong_count(&self.room) == 1
    }
}

impl Book {
    pub(super) fn new(rules: Politeness) -> Self {
        Self { rules, hosts: HashMap::new(), sweep_at: FIRST_SWEEP }
    }

    /// Takes the next free moment of a host.
    ///
    /// # Errors
    /// The wait until it, when that is longer than the rules have it; nothing is taken then.
    pub(super) fn reserve(&mut self, key: &HostKey, now: Instant) -> Result<Turn, Duration> {
        let rules = self.rules;
        let budget = self.budget(key);
        let host = self.host(key, now);
        let at = host.next.max(host.held_until).max(now);
        let wait = at - now;
        if wait > rules.max_wait {
            return Err(wait);
        }
        let delay = if host.slow_until > now { budget.delay * 2 } else { budget.delay };
        host.next = at + delay;
        Ok(Turn { at, delay, room: Arc::clone(&host.room) })
    }

    /// How long the host wants peace, if it does.
    pub(super) fn held(&self, key: &HostKey, now: Instant) -> Option<Duration> {
        let held_until = self.hosts.get(&key.name)?.held_until;
        (held_until > now).then(|| held_until - now)
    }

    /// The host said that it is asked too much.
    pub(super) fn rebuked(&mut self, key: &HostKey, retry_after: Option<Duration>, now: Instant) {
        let rules = self.rules;
        let host = self.host(key, now);
        host.slow_until = now + rules.slow_for;
        if let Some(wait) = retry_after {
            host.held_until = host.held_until.max(now + wait.min(rules.max_hold));
        }
    }

    fn budget(&self, key: &HostKey) -> Budget {
        if key.is_platform { self.rules.platform } else { self.rules.site }
    }

    fn host(&mut self, key: &HostKey, now: Instant) -> &mut Host {
        if self.hosts.len() >= self.sweep_at {
            self.sweep(now);
        }
        let in_flight = self.budget(key).in_flight.max(1);
        self.hosts.entry(key.name.clone()).or_insert_with(|| Host {
            room: Arc::new(Semaphore::new(in_flight)),
            next: now,
            slow_until: now,
            held_until: now,
        })
    }

    fn sweep(&mut self, now: Instant) {
        self.hosts.retain(|_, host| !host.is_idle(now));
        if self.hosts.len() >= MAX_HOSTS {
            self.hosts.retain(|_, host| !host.is_unused());
        }
        self.sweep_at = (self.hosts.len() * 2).clamp(FIRST_SWEEP, MAX_HOSTS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn rules() -> Politeness {
        Politeness {
            site: Budget { in_flight: 1, delay: SECOND },
            platform: Budget { in_flight: 4, delay: SECOND / 10 },
            max_wait: SECOND * 3,
            ..Politeness::default()
        }
    }

    fn site(name: &str) -> HostKey {
        HostKey { name: name.to_owned(), is_platform: false }
    }

    fn wait(book: &mut Book, key: &HostKey, now: Instant) -> Result<Duration, Duration> {
        book.reserve(key, now).map(|turn| turn.at - now)
    }

    #[tokio::test]
    async fn turns_are_a_delay_apart_and_too_long_a_queue_is_refused() {
        let now = Instant::now();
        let mut book = Book::new(rules());
        let waits: Vec<_> = (0..6).map(|_| wait(&mut book, &site("a.example"), now)).collect();
        // What is refused takes no turn.
        let expected =
            [Ok(Duration::ZERO), Ok(SECOND), Ok(SECOND * 2), Ok(SECOND * 3), Err(SECOND * 4), Err(SECOND * 4)];
        assert_eq!(waits, expected);
        assert_eq!(wait(&mut book, &site("b.example"), now), Ok(Duration::ZERO), "hosts don't wait for each other");
        let platform = HostKey { name: "libsyn".to_owned(), is_platform: true };
        assert_eq!((0..2).map(|_| wait(&mut book, &platform, now)).last(), Some(Ok(SECOND / 10)));
        assert_eq!(wait(&mut book, &site("a.example"), now + SECOND * 9), Ok(Duration::ZERO), "time heals");
    }

    #[tokio::test]
    async fn a_rebuke_halves_the_rate_for_an_hour_and_a_wait_holds_the_whole_host() {
        let now = Instant::now();
        let (mut book, key) = (Book::new(rules()), site("a.example"));
        book.rebuked(&key, None, now);
        assert_eq!((0..2).map(|_| wait(&mut book, &key, now)).last(), Some(Ok(SECOND * 2)));
        let later = now + SECOND * 3_601;
        assert_eq!((0..2).map(|_| wait(&mut book, &key, later)).last(), Some(Ok(SECOND)));

        book.rebuked(&key, Some(SECOND * 120), later);
        assert_eq!(wait(&mut book, &key, later), Err(SECOND * 120));
        assert_eq!(book.held(&key, later + SECOND), Some(SECOND * 119));
        assert_eq!(book.held(&key, later + SECOND * 120), None);
        book.rebuked(&key, Some(SECOND), later);
        assert_eq!(wait(&mut book, &key, later), Err(SECOND * 120), "a shorter wait does not end a longer one");
        book.rebuked(&key, Some(SECOND * 999_999), later);
        assert_eq!(wait(&mut book, &key, later), Err(SECOND * 86_400), "no URL closes a host for a week");
    }

    #[tokio::test]
    async fn idle_hosts_are_forgotten_and_memory_is_bounded() {
        let mut now = Instant::now();
        let mut book = Book::new(rules());
        let busy = book.reserve(&site("busy.example"), now).map(|turn| turn.room).expect("a turn");
        for round in 0..10_000 {
            now += SECOND;
            book.reserve(&site(&format!("{round}.example")), now).map(drop).expect("a turn");
        }
        assert!(book.hosts.len() <= FIRST_SWEEP, "{}", book.hosts.len());
        assert!(book.hosts.contains_key("busy.example"), "who is being asked is not forgotten");
        drop(busy);
        for round in 0..MAX_HOSTS * 2 {
            book.rebuked(&site(&format!("{round}.example")), Some(SECOND * 9_999), now);
        }
        assert!(book.hosts.len() <= MAX_HOSTS, "{}", book.hosts.len());
    }
}
