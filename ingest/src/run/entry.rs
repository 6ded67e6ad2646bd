//! An entry of a source: what is fetched, and the outcome.

use super::prefetch::PrefetchedFeed;
use crate::source::{SkippedEntry, SourceEntry};
use crate::store::StoreError;
use earshot_catalog::FeedCheck;
use earshot_net::{FetchError, FetchResponse};
use tokio::sync::oneshot::Sender;

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
            (EntryResponse::Fetched(response), _) => {
                response.as_ref().as_ref().map_or(0, |response| response.body.len())
            }
            (_, SourceEntry::File { path, .. }) => {
                std::fs::metadata(path).map_or(0, |metadata| usize::try_from(metadata.len()).unwrap_or(usize::MAX))
            }
            _ => 0,
        }
    }
}
