//! What changed in a feed since it was last read.

use super::load::{Failure, HttpFacts};
use crate::feed::{ParsedFeed, to_episode, to_podcast};
use earshot_catalog::{FeedItem, FeedState, FeedUpdate};
use earshot_model::{EpisodeId, Issue, PodcastId, Severity, Timestamp};
use std::collections::{HashMap, HashSet};

/// Issues after which items may be missing that the feed has: nothing counts as gone then.
const LOSSY: &[&str] = &["truncated", "lost-item", "bad-markup"];

/// A reading that succeeded, and where its feed was before.
pub(super) struct Reading<'a> {
    pub(super) url: &'a str,
    pub(super) feed: &'a ParsedFeed,
    pub(super) body_hash: String,
    pub(super) http: Option<HttpFacts>,
    pub(super) state: Option<&'a FeedState>,
    pub(super) now: Timestamp,
    /// Extract everything anew, whether it changed or not.
    pub(super) rewrite: bool,
}

/// How many episodes an update concerns.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) new: u64,
    pub(super) changed: u64,
    pub(super) gone: u64,
}

/// The update that a reading amounts to.
pub(super) fn update(reading: Reading<'_>) -> (FeedUpdate, Tally) {
    let Reading { url, feed, state, now, .. } = reading;
    let podcast_id = state.map_or_else(|| PodcastId::from_feed_url(url), |state| state.podcast_id);
    let feed_url = state.map_or(url, |state| state.url.as_str());
    let before: HashMap<EpisodeId, u64> =
        state.map(|state| state.items.iter().map(|item| (item.episode_id, item.hash)).collect()).unwrap_or_default();
    let mut tally = Tally::default();
    let mut items = Vec::with_capacity(feed.items.len());
    let mut episodes = Vec::new();
    for item in &feed.items {
        let episode_id = EpisodeId::derive(podcast_id, &item.identity);
        items.push(FeedItem { episode_id, hash: item.hash });
        match before.get(&episode_id) {
            None => tally.new += 1,
            Some(hash) if *hash != item.hash => tally.changed += 1,
            Some(_) if reading.rewrite => {}
            Some(_) => continue,
        }
        episodes.push(to_episode(item, podcast_id, now));
    }
    let present: HashSet<EpisodeId> = items.iter().map(|item| item.episode_id).collect();
    let missing: Vec<FeedItem> = state
        .map(|state| state.items.iter().filter(|item| !present.contains(&item.episode_id)).copied().collect())
        .unwrap_or_default();
    let mut issues = feed.issues.clone();
    let is_lossy = issues.iter().any(|issue| LOSSY.contains(&issue.kind.as_str()));
    // Facts 1.4: a feed that is suddenly empty is broken more often than it is over.
    let is_emptied = items.is_empty() && !missing.is_empty();
    if is_emptied {
        issues.push(issue("emptied", Severity::Warning, "the feed had items and has none now; they are kept"));
    }
    let gone: Vec<EpisodeId> = if is_lossy || is_emptied {
        items.extend(missing);
        Vec::new()
    } else {
        missing.iter().map(|item| item.episode_id).collect()
    };
    tally.gone = gone.len() as u64;
    let channel_changed =
        state.is_none_or(|state| state.podcast_hash != feed.channel.hash || state.body_hash.is_none());
    let podcast = (channel_changed || reading.rewrite).then(|| to_podcast(feed, podcast_id, feed_url, now));
    let http = reading.http;
    let state = FeedState {
        url: feed_url.to_owned(),
        podcast_id,
        fetched_at: now,
        http_status: http.as_ref().map(|http| http.status),
        etag: http.as_ref().and_then(|http| http.etag.clone()),
        last_modified: http.and_then(|http| http.last_modified),
        body_hash: Some(reading.body_hash),
        podcast_hash: feed.channel.hash,
        items,
        failures: 0,
        last_error: None,
    };
    (FeedUpdate { state, podcast, episodes, gone, transcripts: Vec::new(), issues: Some(issues) }, tally)
}

/// The update of a feed that answered that nothing changed, when that is worth a line in the catalog.
pub(super) fn unchanged(state: &FeedState, http: Option<HttpFacts>, now: Timestamp) -> FeedState {
    let http_status = http.as_ref().map(|http| http.status).or(state.http_status);
    let (etag, last_modified) = http.map(|http| (http.etag, http.last_modified)).unwrap_or_default();
    FeedState {
        fetched_at: now,
        http_status,
        etag: etag.or_else(|| state.etag.clone()),
        last_modified: last_modified.or_else(|| state.last_modified.clone()),
        failures: 0,
        last_error: None,
        ..state.clone()
    }
}

/// The update of a reading that failed: the feed and all its episodes stay, the failure is counted.
pub(super) fn failed(
    url: &str,
    state: Option<&FeedState>,
    http: Option<HttpFacts>,
    failure: &Failure,
    now: Timestamp,
) -> FeedUpdate {
    let http_status = http.map(|http| http.status);
    let state = match state {
        Some(state) => FeedState {
            fetched_at: now,
            http_status: http_status.or(state.http_status),
            failures: state.failures.saturating_add(1),
            last_error: Some(failure.message.clone()),
            ..state.clone()
        },
        None => FeedState {
            url: url.to_owned(),
            podcast_id: PodcastId::from_feed_url(url),
            fetched_at: now,
            http_status,
            etag: None,
            last_modified: None,
            body_hash: None,
            podcast_hash: 0,
            items: Vec::new(),
            failures: 1,
            last_error: Some(failure.message.clone()),
        },
    };
    let issues = Some(vec![issue(&failure.kind, Severity::Error, &failure.message)]);
    FeedUpdate { state, podcast: None, episodes: Vec::new(), gone: Vec::new(), transcripts: Vec::new(), issues }
}

fn issue(kind: &str, severity: Severity, message: &str) -> Issue {
    Issue { kind: kind.to_owned(), severity, message: message.to_owned(), line: None, column: None }
}
