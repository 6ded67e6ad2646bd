//! The entries that a run fetches: those of a source, or the feeds that are due.

use super::entry::{EntryError, EntryRequest};
use crate::source::{SkippedEntry, SourceEntry};
use earshot_catalog::{CatalogError, DuePageKey, FeedCheck, FeedCheckStore};
use earshot_model::{PodcastId, Timestamp};
use std::collections::{HashSet, VecDeque};

/// Entries whose checks are looked up together.
const CHECKS_PER_LOOKUP: usize = 200;

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
