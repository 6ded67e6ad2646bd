//! Where hints of all sources come together: known feeds become due, unknown ones are noted.

use super::discovered::Discovered;
use crate::context::Context;
use crate::failure::Outcome;
use crate::output::{counted, grouped};
use earshot_catalog::Checks;
use earshot_ingest::hints::{FloodGuard, Hint};
use earshot_ingest::schedule::Why;
use earshot_model::Timestamp;
use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Feeds that are remembered for a minute. All of Podping names a few dozen a minute (facts 1.3).
const REMEMBERED: usize = 100_000;
/// Hints that are looked up at once.
const CHUNK: usize = 250;
/// How often it is told what was heard.
const TOLD_EVERY: Duration = Duration::from_secs(600);

pub struct Desk<'a> {
    context: &'a Context,
    checks: &'a Checks,
    inner: Mutex<Inner>,
}

struct Inner {
    guard: FloodGuard,
    /// Checks whose time has not come. They are written then and not before: the check that is under way now would
    /// write over them.
    later: BTreeMap<(Timestamp, String), &'static str>,
    discovered: Discovered,
    tally: Tally,
    told_at: Instant,
}

/// What was heard since it was last told.
#[derive(Default)]
struct Tally {
    due: u64,
    repeated: u64,
    unknown: u64,
    dropped: u64,
}

impl<'a> Desk<'a> {
    pub fn new(context: &'a Context, checks: &'a Checks) -> Self {
        let inner = Inner {
            guard: FloodGuard::new(REMEMBERED),
            later: BTreeMap::new(),
            discovered: Discovered::new(&context.data),
            tally: Tally::default(),
            told_at: Instant::now(),
        };
        Self { context, checks, inner: Mutex::new(inner) }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what a source heard.
    pub(super) fn take(&self, source: &'static str, hints: Vec<Hint>) -> Outcome {
        let mut hints = hints.into_iter().peekable();
        while hints.peek().is_some() {
            let mut chunk: Vec<Hint> = hints.by_ref().take(CHUNK).collect();
            let known = self.known(&mut chunk)?;
            let now = self.context.clock.now();
            let mut inner = self.lock();
            let sorted = inner.guard.sort(chunk, now, |url| known.contains(url));
            inner.tally.due += sorted.due.len() as u64;
            inner.tally.repeated += sorted.repeated as u64;
            inner.tally.unknown += sorted.unknown.len() as u64;
            inner.tally.dropped += sorted.dropped as u64;
            inner.later.extend(sorted.due.into_iter().map(|(hint, at)| ((at, hint.feed_url), source)));
            inner.discovered.add(sorted.unknown.iter().map(|hint| hint.feed_url.as_str()))?;
        }
        self.release()
    }

    /// The feeds among them that are known. A hint that differs from one only in the scheme is made one for it.
    fn known(&self, hints: &mut [Hint]) -> Outcome<HashSet<String>> {
        let twins = hints.iter().map(|hint| twin(&hint.feed_url));
        let urls: Vec<String> = hints.iter().map(|hint| hint.feed_url.clone()).chain(twins).collect();
        let known: HashSet<String> = self.checks.get(&urls)?.into_keys().collect();
        for hint in hints {
            let twin = twin(&hint.feed_url);
            if !known.contains(&hint.feed_url) && known.contains(&twin) {
                hint.feed_url = twin;
            }
        }
        Ok(known)
    }

    /// Makes feeds due whose time has come, and says now and then what was heard.
    pub(super) fn release(&self) -> Outcome {
        let now = self.context.clock.now();
        let mut inner = self.lock();
        while let Some(first) = inner.later.first_entry()
            && first.key().0 <= now
        {
            self.checks.hint(&first.key().1, now, &why(first.get()))?;
            first.remove();
        }
        if inner.told_at.elapsed() >= TOLD_EVERY {
            self.tell(&mut inner);
        }
        Ok(())
    }

    /// Writes what would have to wait, for the next start.
    pub(super) fn close(&self) -> Outcome {
        let mut inner = self.lock();
        while let Some(first) = inner.later.first_entry() {
            self.checks.hint(&first.key().1, first.key().0, &why(first.get()))?;
            first.remove();
        }
        self.tell(&mut inner);
        Ok(())
    }

    fn tell(&self, inner: &mut Inner) {
        inner.told_at = Instant::now();
        let Tally { due, repeated, unknown, dropped } = std::mem::take(&mut inner.tally);
        if due + repeated + unknown + dropped == 0 {
            return;
        }
        let mut line =
            format!("notices of news: {} moved forward, {} repeated", counted(due, "check"), grouped(repeated));
        if unknown > 0 {
            let where_to = inner.discovered.path().display();
            line.push_str(&format!(", {} of feeds that are not known (listed in {where_to})", grouped(unknown)));
        }
        if dropped > 0 {
            line.push_str(&format!(", {} more than can be looked at", grouped(dropped)));
        }
        self.context.say(&line);
    }
}

/// The same URL with the other scheme.
fn twin(url: &str) -> String {
    match url.strip_prefix("https://") {
        Some(rest) => format!("http://{rest}"),
        None => url.replacen("http://", "https://", 1),
    }
}

fn why(source: &str) -> String {
    format!("{} ({source})", Why::Hint)
}
