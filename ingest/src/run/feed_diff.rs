//! Computes what changed in a feed since the last reading.

use super::date_ranks::date_ranks;
use super::feed_job::FeedIdentity;
use crate::feed::{ParsedFeed, ParsedItem, to_episode, to_podcast};
use crate::identity::{identify_episodes, item_keys};
use earshot_catalog::{FeedItem, FeedState, FeedUpdate};
use earshot_model::limits::MAX_FEED_ITEMS;
use earshot_model::{Episode, EpisodeId, Issue, PodcastId, Severity, Timestamp, slug};
use std::collections::{HashMap, HashSet};

/// Issues that suggest missing items. With one of them, no item counts as gone.
const LOSSY_ISSUES: &[&str] = &["truncated", "lost-item", "bad-markup", "pages-missing"];

/// Maximum number of stored items per feed, with those that are gone. The oldest gone items are dropped first.
const MAX_STORED_ITEMS: usize = 2 * MAX_FEED_ITEMS;

/// A parsed feed, and its stored state.
pub(super) struct DiffInput<'a> {
    /// The HTML moves from the items to the episodes, so that the largest part of a feed is in memory only once.
    pub(super) feed: &'a mut ParsedFeed,
    pub(super) body_hash: String,
    pub(super) state: Option<&'a FeedState>,
    pub(super) identity: &'a FeedIdentity,
    pub(super) now: Timestamp,
    /// Extract all items again, changed or not.
    pub(super) rewrites_all: bool,
}

/// Episode counts of an update.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EpisodeCounts {
    pub(super) new: u64,
    pub(super) changed: u64,
    pub(super) gone: u64,
}

/// Computes the update of a feed.
pub(super) fn diff_feed(reading: DiffInput<'_>) -> (FeedUpdate, EpisodeCounts) {
    let DiffInput { feed, state, identity, now, .. } = reading;
    let podcast_id = identity.podcast_id;
    let known = state.map(|state| state.items.as_slice()).unwrap_or_default();
    let before: HashMap<EpisodeId, u64> = known.iter().map(|item| (item.episode_id, item.hash)).collect();
    let keys: Vec<_> = feed.items.iter().map(|item| (item_keys(item), item.identity.as_str())).collect();
    let ids = identify_episodes(podcast_id, known, &keys);
    let mut tally = EpisodeCounts::default();
    let mut items = Vec::with_capacity(known.len().max(feed.items.len()));
    let mut episodes = Vec::new();
    let keys: Vec<_> = keys.into_iter().map(|(keys, _)| keys).collect();
    let ranks = date_ranks(&feed.items);
    for (((item, keys), episode_id), date_rank) in feed.items.iter_mut().zip(keys).zip(ids).zip(ranks) {
        items.push(FeedItem { episode_id, hash: item.hash, keys });
        match before.get(&episode_id) {
            None | Some(&FeedItem::GONE) => tally.new += 1,
            Some(hash) if *hash != item.hash => tally.changed += 1,
            Some(_) if reading.rewrites_all => {}
            Some(_) => continue,
        }
        episodes.push(Episode { date_rank, ..build_episode(item, podcast_id, episode_id, now) });
        item.raw_html = String::new();
    }
    let present: HashSet<EpisodeId> = items.iter().map(|item| item.episode_id).collect();
    let is_empty = items.is_empty();
    let (gone_before, missing): (Vec<FeedItem>, Vec<FeedItem>) =
        known.iter().filter(|item| !present.contains(&item.episode_id)).partition(|item| item.is_gone());
    let mut issues = feed.issues.clone();
    let is_lossy = issues.iter().any(|issue| LOSSY_ISSUES.contains(&issue.kind.as_str()));
    // Facts 1.4: a feed that is suddenly empty is more often broken than finished.
    let is_emptied = is_empty && !missing.is_empty();
    if is_emptied {
        issues.push(Issue::new(
            "emptied",
            Severity::Warning,
            "the feed had items and has none now; its episodes are kept",
        ));
    }
    issues.extend(identity.issues.iter().cloned());
    let gone: Vec<EpisodeId> = if is_lossy || is_emptied {
        items.extend(missing);
        Vec::new()
    } else {
        // Gone items are stored: one that returns is the same episode, and a new one that only reuses its guid is not.
        items.extend(missing.iter().map(|item| FeedItem { hash: FeedItem::GONE, ..*item }));
        missing.iter().map(|item| item.episode_id).collect()
    };
    items.extend(gone_before);
    items.truncate(MAX_STORED_ITEMS);
    tally.gone = gone.len() as u64;
    let channel_changed =
        state.is_none_or(|state| state.podcast_hash != feed.channel.hash || state.body_hash.is_none());
    let podcast = (channel_changed || reading.rewrites_all).then(|| to_podcast(feed, podcast_id, &identity.url, now));
    let state = FeedState {
        url: identity.url.clone(),
        podcast_id,
        fetched_at: now,
        body_hash: Some(reading.body_hash),
        podcast_hash: feed.channel.hash,
        items,
    };
    let keys = identity.keys.clone();
    (FeedUpdate { state, podcast, episodes, gone_episodes: gone, issues, keys }, tally)
}

/// Builds an episode, whose stored id may differ from the one that its identity gives.
fn build_episode(item: &ParsedItem, podcast_id: PodcastId, id: EpisodeId, now: Timestamp) -> Episode {
    Episode { id, slug: slug::for_episode(&item.title, id), ..to_episode(item, podcast_id, now) }
}
