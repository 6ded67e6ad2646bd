//! Fetches entries ahead of the units that are parsed and written, and yields them in the order of arrival.

use super::body_redirect::fetch_feed;
use super::entry::{EntryError, EntryRequest, EntryResponse, FetchedEntry, LARGE_FEED_BYTES};
use super::network::Network;
use super::prefetch::PrefetchedFeed;
use crate::schedule::{LastFullFetch, sends_validators};
use crate::source::SourceEntry;
use earshot_catalog::FeedCheck;
use earshot_model::Timestamp;
use earshot_net::FetchRequest;
use futures::StreamExt;
use tokio::sync::oneshot;

/// Responses that wait for their unit, about one unit's worth. Most are parsed by then, and the client bounds the size
/// of their bodies.
const MAX_WAITING_RESPONSES: usize = 96;
/// Feeds up to this size, in bytes, are parsed before their unit.
const MAX_PREFETCHED_BYTES: usize = 256 << 10;
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
            let response = if matches!(entry_request.entry, SourceEntry::File { .. }) {
                EntryResponse::File
            } else {
                EntryResponse::Offline
            };
            Ok(FetchedEntry { index: place, request: entry_request, response, prefetched: None, exclusive_guard: None })
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
                let response = match &entry_request.entry {
                    SourceEntry::File { .. } => EntryResponse::File,
                    SourceEntry::Url { url, .. } => {
                        let request = build_request(url, entry_request.check.as_ref(), options);
                        EntryResponse::Fetched(Box::new(fetch_feed(&http, &request).await))
                    }
                };
                Ok(FetchedEntry {
                    index: place,
                    request: entry_request,
                    response,
                    prefetched: None,
                    exclusive_guard: None,
                })
            }
        };
        let mut fetched_entries =
            std::pin::pin!(futures::stream::iter(requests).map(fetch).buffer_unordered(options.in_flight.max(1)));
        while let Some(fetched) = fetched_entries.next().await {
            let mut fetched = match fetched {
                // Entries wait when a unit is being written.
                Ok(arrival) => Ok(prefetch(arrival, sender.capacity() < MAX_WAITING_RESPONSES).await),
                stop => stop,
            };
            let (alone, is_done) = oneshot::channel();
            match &mut fetched {
                Ok(arrival) if arrival.held_bytes() > LARGE_FEED_BYTES => arrival.exclusive_guard = Some(alone),
                _ => drop(alone),
            }
            // The receiver is gone, because the run ended with an error.
            if sender.send(fetched).await.is_err() {
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
/// Known feeds wait, because the catalog may hold the same bytes; large feeds wait for all threads, and so do files
/// while no unit is being written.
async fn prefetch(mut arrival: FetchedEntry, is_unit_busy: bool) -> FetchedEntry {
    let is_new = arrival.request.check.as_ref().is_none_or(|check| check.podcast_id.is_none());
    let is_file = matches!(arrival.response, EntryResponse::File);
    if !is_new || is_file && !is_unit_busy || arrival.held_bytes() > MAX_PREFETCHED_BYTES {
        return arrival;
    }
    let read = move || {
        arrival.prefetched = match (&mut arrival.response, &arrival.request.entry) {
            (EntryResponse::Fetched(response), _) => {
                response.as_mut().as_mut().ok().and_then(PrefetchedFeed::from_response)
            }
            (_, SourceEntry::File { path, .. }) => PrefetchedFeed::from_file(path),
            _ => None,
        };
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
