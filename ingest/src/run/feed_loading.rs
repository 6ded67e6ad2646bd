//! Parses the fetched entries in parallel.

use super::entry::{EntryResponse, FetchedEntry};
use super::feed_job::{FeedFailure, FeedFetch, LoadOutcome, LoadedFeed};
use super::prefetch::{PrefetchedFeed, read_feed_file};
use crate::feed::{FeedRejection, ParseContext, parse};
use crate::source::SourceEntry;
use earshot_catalog::{FeedCheck, FeedState};
use earshot_net::{FetchError, FetchResponse};
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

enum RawFeed {
    Prefetched(PrefetchedFeed),
    Body { bytes: Vec<u8>, content_type: Option<String>, base_url: Option<String> },
    NotModified,
    Failed(FeedFailure),
}

/// Returns the URLs whose states are needed: entries with a body, which may be new; entries never read before, which
/// may be aliases; and those that announce a move. Other feeds need no catalog access.
pub(super) fn urls_needing_states(arrivals: &[FetchedEntry]) -> Vec<String> {
    let is_in_question = |arrival: &&FetchedEntry| {
        let was_read = arrival.request.check.as_ref().is_some_and(|check| check.podcast_id.is_some());
        let is_moving = arrival.request.check.as_ref().is_some_and(|check| check.origin.moving.is_some());
        let has_news = |response: &FetchResponse| response.is_content() || response.permanent_url.is_some();
        match &arrival.response {
            EntryResponse::Fetched(response) => {
                !was_read || is_moving || response.as_ref().as_ref().is_ok_and(has_news)
            }
            EntryResponse::File | EntryResponse::Offline => false,
        }
    };
    let url = |arrival: &FetchedEntry| match &arrival.request.entry {
        SourceEntry::Url { url, .. } => Some(url.clone()),
        SourceEntry::File { .. } => None,
    };
    arrivals.iter().filter(is_in_question).filter_map(url).collect()
}

/// Parses each entry, and returns feeds and failures in the same order. With `parse_all`, unchanged bytes are parsed
/// again.
pub(super) fn load_feeds(
    arrivals: Vec<FetchedEntry>,
    states: &HashMap<String, FeedState>,
    parse_all: bool,
) -> Vec<LoadedFeed> {
    let load = |arrival: FetchedEntry| {
        let FetchedEntry { request: entry_request, response, prefetched, .. } = arrival;
        match entry_request.entry {
            SourceEntry::File { path, name } => {
                let raw = prefetched.map_or_else(|| read_file(&path), RawFeed::Prefetched);
                load_feed(
                    LoadInput {
                        url: file_url(&name),
                        path: Some(path),
                        fetch: None,
                        known_state: None,
                        may_be_list: false,
                    },
                    raw,
                )
            }
            SourceEntry::Url { url, may_be_list } => {
                let (raw, fetch) = match (response, prefetched) {
                    (EntryResponse::Fetched(response), Some(prefetched)) => (
                        RawFeed::Prefetched(prefetched),
                        Some(FeedFetch { previous_check: entry_request.check, response: *response }),
                    ),
                    (EntryResponse::Fetched(response), None) => split_response(*response, entry_request.check),
                    (EntryResponse::File | EntryResponse::Offline, _) => {
                        (RawFeed::Failed(FeedFailure::new("offline", "the run is offline")), None)
                    }
                };
                let known = states.get(&url).filter(|_| !parse_all);
                load_feed(LoadInput { url, path: None, fetch, known_state: known, may_be_list }, raw)
            }
        }
    };
    arrivals.into_par_iter().map(load).collect()
}

fn split_response(
    response: Result<FetchResponse, FetchError>,
    before: Option<FeedCheck>,
) -> (RawFeed, Option<FeedFetch>) {
    let mut response = response;
    let raw = match &mut response {
        Err(error) => RawFeed::Failed(to_failure(error)),
        Ok(response) => match response.status {
            200 => RawFeed::Body {
                bytes: std::mem::take(&mut response.body),
                content_type: response.content_type.clone(),
                base_url: Some(response.final_url.clone()),
            },
            304 => RawFeed::NotModified,
            // Facts 1.2: statuses such as 202 and 203 do not carry the feed.
            status => {
                RawFeed::Failed(FeedFailure::new(format!("http-{status}"), format!("the server returned {status}")))
            }
        },
    };
    (raw, Some(FeedFetch { previous_check: before, response }))
}

struct LoadInput<'a> {
    url: String,
    path: Option<PathBuf>,
    fetch: Option<FeedFetch>,
    known_state: Option<&'a FeedState>,
    may_be_list: bool,
}

fn load_feed(reading: LoadInput<'_>, raw: RawFeed) -> LoadedFeed {
    let LoadInput { url, path, fetch, known_state: known, may_be_list } = reading;
    let is_file = path.is_some();
    let loaded = |url, outcome, bytes| LoadedFeed { url, path, outcome, fetch, body_bytes: bytes };
    let is_known = |body_hash: &str| known.is_some_and(|state| state.body_hash.as_deref() == Some(body_hash));
    let (length, body_hash, read) = match raw {
        RawFeed::NotModified => return loaded(url, LoadOutcome::NotModified, 0),
        RawFeed::Failed(failure) => return loaded(url, LoadOutcome::Failed(failure), 0),
        RawFeed::Prefetched(PrefetchedFeed { bytes, body_hash, .. }) if is_known(&body_hash) => {
            return loaded(url, LoadOutcome::SameBytes, bytes as u64);
        }
        RawFeed::Prefetched(PrefetchedFeed { bytes, body_hash, feed }) => (bytes as u64, body_hash, feed),
        RawFeed::Body { bytes, content_type, base_url } => {
            let (length, body_hash) = (bytes.len() as u64, hex::encode(Sha256::digest(&bytes)));
            if is_known(&body_hash) {
                return loaded(url, LoadOutcome::SameBytes, length);
            }
            let context = ParseContext { content_type: content_type.as_deref(), base_url: base_url.as_deref() };
            let read = parse(&bytes, &context).map(Box::new);
            if may_be_list && matches!(read, Err(FeedRejection::Opml)) {
                return loaded(url, LoadOutcome::OpmlList(crate::source::opml_urls(&bytes)), length);
            }
            (length, body_hash, read)
        }
    };
    match read {
        Ok(feed) => {
            // A file represents the feed that its `self` link names.
            let own_url = feed.channel.self_url.clone().filter(|_| is_file);
            loaded(own_url.unwrap_or(url), LoadOutcome::Parsed { feed, body_hash }, length)
        }
        Err(reason) => {
            let failure = FeedFailure { is_rejection: true, ..FeedFailure::new(reason.kind(), reason.to_string()) };
            loaded(url, LoadOutcome::Failed(failure), length)
        }
    }
}

fn read_file(path: &Path) -> RawFeed {
    match read_feed_file(path) {
        Ok(bytes) => RawFeed::Body { bytes, content_type: None, base_url: None },
        Err(error) => RawFeed::Failed(FeedFailure::new("unreadable", error.to_string())),
    }
}

fn to_failure(error: &FetchError) -> FeedFailure {
    let mut message = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        message = format!("{message}: {cause}");
        source = cause.source();
    }
    FeedFailure::new(error.kind(), message)
}

/// Returns a URL for a file that does not name its feed, from its path within the source. Moving the folder does not
/// change it.
fn file_url(name: &str) -> String {
    format!("file:///{name}")
}
