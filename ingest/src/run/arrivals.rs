//! Entries with what fetching them brought, as they arrive: the network works ahead while units are parsed and written.

use super::Network;
use super::load::Ahead;
use crate::schedule::{FullGet, sends_validators};
use crate::source::{Entry, Skipped};
use crate::store::StoreError;
use earshot_catalog::{CatalogError, Checks, DueAfter, FeedCheck};
use earshot_model::{PodcastId, Timestamp};
use earshot_net::{FetchError, FetchRequest, Fetched};
use futures::StreamExt;
use std::collections::{HashSet, VecDeque};
use tokio::sync::oneshot::{self, Sender};

/// How many entries are looked up among the checks at a time.
const LOOKUP: usize = 200;
/// Answers that wait for their unit, more or less a unit's: most are read by then, and their bodies are also bounded by the
/// client.
const WAITING: usize = 96;
/// Bytes of a feed that is read before its unit is.
const MAX_AHEAD: usize = 256 << 10;
/// Bytes of a feed that is so large that nothing is held beside it: a unit of its own, and nothing arrives meanwhile.
pub(super) const LARGE: usize = 4 << 20;

/// An entry to be read, with what is remembered of asking for it.
pub(super) struct Ask {
    pub(super) entry: Entry,
    pub(super) check: Option<FeedCheck>,
}

/// Why the next entry is none.
pub(super) enum Stop {
    Skipped(Skipped),
    /// The checks cannot be read: the run ends.
    Failed(StoreError),
}

/// An entry with what came of asking for it.
pub(super) struct Arrival {
    /// Its place among the entries.
    pub(super) place: usize,
    pub(super) ask: Ask,
    pub(super) answer: Answer,
    /// The feed, when it was read while others were written; the answer has no body then.
    pub(super) ahead: Option<Ahead>,
    /// Of a large feed: the next one is sent when this is dropped.
    pub(super) alone: Option<Sender<()>>,
}

pub(super) enum Answer {
    /// A file: it is read when its unit is.
    File,
    /// A URL in a run without network.
    Offline,
    Fetched(Box<Result<Fetched, FetchError>>),
}

impl Arrival {
    /// Bytes that the unit will hold because of it.
    pub(super) fn weight(&self) -> usize {
        if let Some(ahead) = &self.ahead {
            return ahead.bytes;
        }
        match (&self.answer, &self.ask.entry) {
            (Answer::Fetched(answer), _) => answer.as_ref().as_ref().map_or(0, |answer| answer.body.len()),
            (_, Entry::File { path, .. }) => {
                std::fs::metadata(path).map_or(0, |metadata| usize::try_from(metadata.len()).unwrap_or(usize::MAX))
            }
            _ => 0,
        }
    }
}

/// What arrives next; `None` at the end.
pub(super) type Arrivals = Box<dyn Iterator<Item = Result<Arrival, Stop>>>;

/// How entries are asked for.
#[derive(Clone, Copy)]
pub(super) struct Asking {
    pub(super) in_flight: usize,
    /// Ask for whole bodies, whatever is held.
    pub(super) whole: bool,
    pub(super) now: Timestamp,
}

/// Starts asking. Answers come in the order in which they are complete; without network, entries come as they are.
pub(super) fn start(
    asks: impl Iterator<Item = Result<Ask, Stop>> + Send + 'static,
    network: Option<Network<'_>>,
    asking: Asking,
) -> Arrivals {
    let asks = asks.enumerate();
    let Some(network) = network else {
        let local = |(place, ask): (usize, Result<Ask, Stop>)| {
            let ask = ask?;
            let answer = if matches!(ask.entry, Entry::File { .. }) { Answer::File } else { Answer::Offline };
            Ok(Arrival { place, ask, answer, ahead: None, alone: None })
        };
        return Box::new(asks.map(local));
    };
    let (sender, mut receiver) = tokio::sync::mpsc::channel(WAITING);
    let http = network.http.clone();
    let work = network.runtime.spawn(async move {
        let fetch = |(place, ask): (usize, Result<Ask, Stop>)| {
            let http = http.clone();
            async move {
                let ask = ask?;
                let answer = match &ask.entry {
                    Entry::File { .. } => Answer::File,
                    Entry::Url { url, .. } => {
                        let request = request(url, ask.check.as_ref(), asking);
                        Answer::Fetched(Box::new(http.fetch(&request).await))
                    }
                };
                Ok(Arrival { place, ask, answer, ahead: None, alone: None })
            }
        };
        let mut answers =
            std::pin::pin!(futures::stream::iter(asks).map(fetch).buffer_unordered(asking.in_flight.max(1)));
        while let Some(answer) = answers.next().await {
            let mut answer = match answer {
                Ok(arrival) => Ok(read_ahead(arrival).await),
                stop => stop,
            };
            let (alone, is_done) = oneshot::channel();
            match &mut answer {
                Ok(arrival) if arrival.weight() > LARGE => arrival.alone = Some(alone),
                _ => drop(alone),
            }
            // Nobody listens any more: the run ended with an error.
            if sender.send(answer).await.is_err() {
                break;
            }
            // It is dropped, never sent.
            let _ = is_done.await;
        }
    });
    let (runtime, mut work) = (network.runtime.clone(), Some(work));
    Box::new(std::iter::from_fn(move || {
        receiver.blocking_recv().or_else(|| {
            // Work that broke off must not look like the end of the list.
            if let Some(Err(broken)) = work.take().map(|work| runtime.block_on(work)) {
                std::panic::resume_unwind(broken.into_panic());
            }
            None
        })
    }))
}

/// Reads a feed that was never read before, on a thread for such work, one at a time: the unit before it is being
/// written. Of others the catalog may hold the same bytes, and the large ones are for all threads.
async fn read_ahead(mut arrival: Arrival) -> Arrival {
    let is_new = arrival.ask.check.as_ref().is_none_or(|check| check.podcast_id.is_none());
    if !is_new || arrival.weight() > MAX_AHEAD {
        return arrival;
    }
    let read = move || {
        arrival.ahead = Ahead::read(&mut arrival.answer);
        arrival
    };
    match tokio::task::spawn_blocking(read).await {
        Ok(arrival) => arrival,
        Err(broken) => std::panic::resume_unwind(broken.into_panic()),
    }
}

/// Asks whether the feed changed, when that may be asked.
fn request(url: &str, check: Option<&FeedCheck>, asking: Asking) -> FetchRequest {
    let request = FetchRequest::feed(url);
    let may_ask = |check: &&FeedCheck| {
        let last = FullGet {
            polls_since: check.polls_since_full,
            at: check.full_at,
            url_changed: false,
            // The validators of such an answer are not even kept.
            expires_zero: false,
            body_held: check.podcast_id.is_some(),
        };
        !asking.whole && sends_validators(&last, asking.now)
    };
    match check.filter(may_ask) {
        Some(check) => request.if_changed(check.etag.clone(), check.last_modified.clone()),
        None => request,
    }
}

/// The entries of a source with what is remembered of them; a URL that comes twice is skipped the second time.
pub(super) struct Listed<Entries> {
    entries: Entries,
    checks: Option<Checks>,
    seen: HashSet<PodcastId>,
    ready: VecDeque<Result<Ask, Stop>>,
}

impl<Entries: Iterator<Item = Result<Entry, Skipped>>> Listed<Entries> {
    pub(super) fn new(entries: Entries, checks: Option<Checks>) -> Self {
        Self { entries, checks, seen: HashSet::new(), ready: VecDeque::new() }
    }

    fn look_up(&mut self) {
        let entries: Vec<_> = self.entries.by_ref().take(LOOKUP).collect();
        let urls: Vec<&str> = entries
            .iter()
            .filter_map(|entry| match entry {
                Ok(Entry::Url { url, .. }) => Some(url.as_str()),
                _ => None,
            })
            .collect();
        let mut known = match self.checks.as_ref().map(|checks| checks.get(&urls)).transpose() {
            Ok(known) => known.unwrap_or_default(),
            Err(error) => {
                self.ready.push_back(Err(failed(error)));
                return;
            }
        };
        for entry in entries {
            let ask = match entry {
                Err(skipped) => Err(Stop::Skipped(skipped)),
                Ok(Entry::Url { url, .. }) if !self.seen.insert(PodcastId::from_feed_url(&url)) => {
                    Err(Stop::Skipped(Skipped { what: url, reason: "duplicate" }))
                }
                Ok(entry) => {
                    let check = match &entry {
                        Entry::Url { url, .. } => known.remove(url),
                        Entry::File { .. } => None,
                    };
                    Ok(Ask { entry, check })
                }
            };
            self.ready.push_back(ask);
        }
    }
}

impl<Entries: Iterator<Item = Result<Entry, Skipped>>> Iterator for Listed<Entries> {
    type Item = Result<Ask, Stop>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ready.is_empty() {
            self.look_up();
        }
        self.ready.pop_front()
    }
}

/// The feeds that are due at a moment, the longest due first. Those that become due later are left for the next run.
pub(super) struct Due {
    checks: Checks,
    now: Timestamp,
    place: DueAfter,
    left: usize,
    ready: VecDeque<FeedCheck>,
}

impl Due {
    pub(super) fn new(checks: Checks, now: Timestamp, limit: usize) -> Self {
        Self { checks, now, place: DueAfter::default(), left: limit, ready: VecDeque::new() }
    }
}

impl Iterator for Due {
    type Item = Result<Ask, Stop>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ready.is_empty() {
            match self.checks.due(self.now, &self.place, LOOKUP.min(self.left)) {
                Ok((due, place)) => {
                    self.left -= due.len();
                    self.place = place;
                    self.ready.extend(due);
                }
                Err(error) => {
                    self.left = 0;
                    return Some(Err(failed(error)));
                }
            }
        }
        let check = self.ready.pop_front()?;
        let entry = Entry::Url { url: check.url.clone(), may_be_list: false };
        Some(Ok(Ask { entry, check: Some(check) }))
    }
}

fn failed(error: CatalogError) -> Stop {
    Stop::Failed(error.into())
}
