//! Fetches entries ahead of the units that are parsed and written, and yields them in the order of arrival.

use super::Network;
use super::feed_loading::PrefetchedFeed;
use crate::schedule::{LastFullFetch, sends_validators};
use crate::source::{SkippedEntry, SourceEntry};
use crate::store::StoreError;
use earshot_catalog::{CatalogError, DuePageKey, FeedCheck, FeedCheckStore};
use earshot_model::{PodcastId, Timestamp};
use earshot_net::{FetchError, FetchRequest, FetchResponse};
use futures::StreamExt;
use std::collections::{HashSet, VecDeque};
use tokio::sync::oneshot::{self, Sender};

/// Entries whose checks are looked up together.
const CHECKS_PER_LOOKUP: usize = 200;
/// Responses that wait for their unit, about one unit's worth. Most are parsed by then, and the client bounds the size
/// of their bodies.
const MAX_WAITING_RESPONSES: usize = 96;
/// Feeds up to this size, in bytes, are parsed before their unit.
const MAX_PREFETCHED_BYTES: usize = 256 << 10;
/// A larger feed, in bytes, is processed alone: it has a unit of its own, and no other response is accepted meanwhile.
pub(super) const LARGE_FEED_BYTES: usize = 4 << 20;

/// An entry to fetch, with its stored check.
pub(super) struct EntryRequest {
    pub(super) entry: SourceEntry,
    pub(super) check: Option<FeedCheck>,
}

/// Why there is no next entry.
pub(super) enum EntryError {
    Skipped(SkippedEntry),
    /// The checks cannot be read, which ends the run.
    Failed(StoreError),
}

/// An entry with the outcome of its fetch.
pub(super) struct FetchedEntry {
    /// The index among the entries.
    pub(super) index: usize,
    pub(super) request: EntryRequest,
    pub(super) response: EntryResponse,
    /// The feed, if it was parsed ahead. The response has no body then.
    pub(super) prefetched: Option<PrefetchedFeed>,
    /// Set for a large feed: dropping it releases the next response.
    pub(super) exclusive_guard: Option<Sender<()>>,
}

pub(super) enum EntryResponse {
    /// A file, read together with its unit.
    File,
    /// A URL in a run without network.
    Offline,
    Fetched(Box<Result<FetchResponse, FetchError>>),
}

impl FetchedEntry {
    /// Returns the memory that the entry adds to its unit, in bytes.
    pub(super) fn held_bytes(&self) -> usize {
        if let Some(ahead) = &self.prefetched {
            return ahead.bytes;
        }
        match (&self.response, &self.request.entry) {
            (EntryResponse::Fetched(answer), _) => answer.as_ref().as_ref().map_or(0, |answer| answer.body.len()),
            (_, SourceEntry::File { path, .. }) => {
                std::fs::metadata(path).map_or(0, |metadata| usize::try_from(metadata.len()).unwrap_or(usize::MAX))
            }
            _ => 0,
        }
    }
}

/// The fetched entries in the order of arrival.
pub(super) type FetchedEntries = Box<dyn Iterator<Item = Result<FetchedEntry, EntryError>>>;

/// Options of fetching.
#[derive(Clone, Copy)]
pub(super) struct FetchOptions {
    pub(super) in_flight: usize,
    /// Request whole bodies, without validators.
    pub(super) requests_full_bodies: bool,
    pub(super) now: Timestamp,
}

/// Starts fetching. Responses arrive in the order of completion; without network, entries keep their order.
pub(super) fn start_fetching(
    requests: impl Iterator<Item = Result<EntryRequest, EntryError>> + Send + 'static,
    network: Option<Network<'_>>,
    options: FetchOptions,
) -> FetchedEntries {
    let requests = requests.enumerate();
    let Some(network) = network else {
        let local = |(place, entry_request): (usize, Result<EntryRequest, EntryError>)| {
            let entry_request = entry_request?;
            let answer = if matches!(entry_request.entry, SourceEntry::File { .. }) {
                EntryResponse::File
            } else {
                EntryResponse::Offline
            };
            Ok(FetchedEntry {
                index: place,
                request: entry_request,
                response: answer,
                prefetched: None,
                exclusive_guard: None,
            })
        };
        return Box::new(requests.map(local));
    };
    let (sender, mut receiver) = tokio::sync::mpsc::channel(MAX_WAITING_RESPONSES);
    let http = network.http.clone();
    let work = network.runtime.spawn(async move {
        let fetch = |(place, entry_request): (usize, Result<EntryRequest, EntryError>)| {
            let http = http.clone();
            async move {
                let entry_request = entry_request?;
                let answer = match &entry_request.entry {
                    SourceEntry::File { .. } => EntryResponse::File,
                    SourceEntry::Url { url, .. } => {
                        let request = build_request(url, entry_request.check.as_ref(), options);
                        EntryResponse::Fetched(Box::new(http.fetch(&request).await))
                    }
                };
                Ok(FetchedEntry {
                    index: place,
                    request: entry_request,
                    response: answer,
                    prefetched: None,
                    exclusive_guard: None,
                })
            }
        };
        let mut answers =
            std::pin::pin!(futures::stream::iter(requests).map(fetch).buffer_unordered(options.in_flight.max(1)));
        while let Some(answer) = answers.next().await {
            let mut answer = match answer {
                Ok(arrival) => Ok(prefetch(arrival).await),
                stop => stop,
            };
            let (alone, is_done) = oneshot::channel();
            match &mut answer {
                Ok(arrival) if arrival.held_bytes() > LARGE_FEED_BYTES => arrival.exclusive_guard = Some(alone),
                _ => drop(alone),
            }
            // The receiver is gone, because the run ended with an error.
            if sender.send(answer).await.is_err() {
                break;
            }
            // The guard is never sent, only dropped.
            let _ = is_done.await;
        }
    });
    let (runtime, mut work) = (network.runtime.clone(), Some(work));
    Box::new(std::iter::from_fn(move || {
        receiver.blocking_recv().or_else(|| {
            // A panic in the worker must not look like the end of the list.
            if let Some(Err(broken)) = work.take().map(|work| runtime.block_on(work)) {
                std::panic::resume_unwind(broken.into_panic());
            }
            None
        })
    }))
}

/// Parses a feed that was never read before, one at a time on a blocking thread, while the previous unit is written.
/// Known feeds wait, because the catalog may hold the same bytes; large feeds wait for all threads.
async fn prefetch(mut arrival: FetchedEntry) -> FetchedEntry {
    let is_new = arrival.request.check.as_ref().is_none_or(|check| check.podcast_id.is_none());
    if !is_new || arrival.held_bytes() > MAX_PREFETCHED_BYTES {
        return arrival;
    }
    let read = move || {
        arrival.prefetched = PrefetchedFeed::from_response(&mut arrival.response);
        arrival
    };
    match tokio::task::spawn_blocking(read).await {
        Ok(arrival) => arrival,
        Err(broken) => std::panic::resume_unwind(broken.into_panic()),
    }
}

/// Builds a conditional request if validators may be used.
fn build_request(url: &str, check: Option<&FeedCheck>, options: FetchOptions) -> FetchRequest {
    let request = FetchRequest::for_feed(url);
    let may_ask = |check: &&FeedCheck| {
        let last = LastFullFetch {
            polls_since: check.polls_since_full_body,
            at: check.full_body_at,
            has_new_url: false,
            // Validators of such a response are not stored in the first place.
            had_expires_zero: false,
            has_body: check.podcast_id.is_some(),
        };
        !options.requests_full_bodies && sends_validators(&last, options.now)
    };
    match check.filter(may_ask) {
        Some(check) => request.with_validators(check.etag.clone(), check.last_modified.clone()),
        None => request,
    }
}

/// The entries of a source with their stored checks. A repeated URL is skipped.
pub(super) struct ListedRequests<Entries> {
    entries: Entries,
    checks: Option<FeedCheckStore>,
    seen: HashSet<PodcastId>,
    ready: VecDeque<Result<EntryRequest, EntryError>>,
}

impl<Entries: Iterator<Item = Result<SourceEntry, SkippedEntry>>> ListedRequests<Entries> {
    pub(super) fn new(entries: Entries, checks: Option<FeedCheckStore>) -> Self {
        Self { entries, checks, seen: HashSet::new(), ready: VecDeque::new() }
    }

    fn look_up_checks(&mut self) {
        let entries: Vec<_> = self.entries.by_ref().take(CHECKS_PER_LOOKUP).collect();
        let urls: Vec<&str> = entries
            .iter()
            .filter_map(|entry| match entry {
                Ok(SourceEntry::Url { url, .. }) => Some(url.as_str()),
                _ => None,
            })
            .collect();
        let mut known = match self.checks.as_ref().map(|checks| checks.get(&urls)).transpose() {
            Ok(known) => known.unwrap_or_default(),
            Err(error) => {
                self.ready.push_back(Err(to_entry_error(error)));
                return;
            }
        };
        for entry in entries {
            let entry_request = match entry {
                Err(skipped) => Err(EntryError::Skipped(skipped)),
                Ok(SourceEntry::Url { url, .. }) if !self.seen.insert(PodcastId::from_feed_url(&url)) => {
                    Err(EntryError::Skipped(SkippedEntry { entry: url, reason: "duplicate" }))
                }
                Ok(entry) => {
                    let check = match &entry {
                        SourceEntry::Url { url, .. } => known.remove(url),
                        SourceEntry::File { .. } => None,
                    };
                    Ok(EntryRequest { entry, check })
                }
            };
            self.ready.push_back(entry_request);
        }
    }
}

impl<Entries: Iterator<Item = Result<SourceEntry, SkippedEntry>>> Iterator for ListedRequests<Entries> {
    type Item = Result<EntryRequest, EntryError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ready.is_empty() {
            self.look_up_checks();
        }
        self.ready.pop_front()
    }
}

/// The feeds that are due at a given time, the longest overdue first. Feeds that become due later wait for the next
/// run.
pub(super) struct DueRequests {
    checks: FeedCheckStore,
    now: Timestamp,
    page_key: DuePageKey,
    remaining: usize,
    ready: VecDeque<FeedCheck>,
}

impl DueRequests {
    pub(super) fn new(checks: FeedCheckStore, now: Timestamp, limit: usize) -> Self {
        Self { checks, now, page_key: DuePageKey::default(), remaining: limit, ready: VecDeque::new() }
    }
}

impl Iterator for DueRequests {
    type Item = Result<EntryRequest, EntryError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ready.is_empty() {
            match self.checks.due_feeds(self.now, &self.page_key, CHECKS_PER_LOOKUP.min(self.remaining)) {
                Ok((due, place)) => {
                    self.remaining -= due.len();
                    self.page_key = place;
                    self.ready.extend(due);
                }
                Err(error) => {
                    self.remaining = 0;
                    return Some(Err(to_entry_error(error)));
                }
            }
        }
        let check = self.ready.pop_front()?;
        let entry = SourceEntry::Url { url: check.url.clone(), may_be_list: false };
        Some(Ok(EntryRequest { entry, check: Some(check) }))
    }
}

fn to_entry_error(error: CatalogError) -> EntryError {
    EntryError::Failed(error.into())
}
