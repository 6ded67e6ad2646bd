//! Merges two podcasts that are one show: decides which stays, which feed is read, and which episodes are the same.

use super::podcast_key_index::{checks_of, move_target_of, present_items};
use crate::identity::{ComparedFeed, Evidence, SAME_SHOW_OVERLAP, Verdict, compare_feeds, match_items, overlap};
use crate::store::{FeedStore, StoreError};
use earshot_catalog::{FeedCheck, FeedCheckStore, FeedItem, FeedState, ItemKeys, PodcastIdentity, PodcastMerge};
use earshot_model::{EpisodeId, PodcastId, Timestamp};
use std::collections::{HashMap, HashSet};

/// Two podcasts of one show. With [`Evidence::Moved`], the feed of `one` leads to that of `other`.
pub(super) struct DuplicatePair {
    pub(super) one: PodcastId,
    pub(super) other: PodcastId,
    pub(super) evidence: Evidence,
}

/// Merges the duplicates of a unit, based on the catalog after the unit. Returns the number of merges.
pub(super) fn merge_duplicates(
    pairs: Vec<DuplicatePair>,
    store: &mut dyn FeedStore,
    checks: Option<&FeedCheckStore>,
    now: Timestamp,
) -> Result<u64, StoreError> {
    let mut merged = 0;
    for pair in pairs {
        let mut known = store.podcast_identities(&HashSet::from([pair.one, pair.other]))?;
        let (Some(one), Some(other)) = (known.remove(&pair.one), known.remove(&pair.other)) else { continue };
        let requested = checks_of(checks, [&one, &other].into_iter().map(|known| known.feed_state.url.as_str()))?;
        let Some(merge) = plan_merge(one, other, &requested, pair.evidence, now) else { continue };
        if store.merge(&merge)? {
            merged += 1;
            checks.map(|checks| update_checks(checks, &merge, &requested)).transpose()?;
        }
    }
    Ok(merged)
}

/// Keeps the check of the remaining feed. If it was the merged podcast's, the whole body is requested first.
fn update_checks(
    checks: &FeedCheckStore,
    merge: &PodcastMerge,
    requested: &HashMap<String, FeedCheck>,
) -> Result<(), StoreError> {
    checks.remove(std::slice::from_ref(&merge.former_url))?;
    checks.reassign_podcast(merge.old_id, merge.kept_id)?;
    if let Some(check) = requested.get(&merge.feed_state.url).filter(|_| merge.feed_state.body_hash.is_none()) {
        let unread = FeedCheck { podcast_id: Some(merge.kept_id), etag: None, last_modified: None, ..check.clone() };
        checks.put(&[unread])?;
    }
    Ok(())
}

/// Plans a merge. The older podcast stays. Of two with the same age, the one with the smaller id stays, whatever their
/// order.
fn plan_merge(
    one: PodcastIdentity,
    other: PodcastIdentity,
    requested: &HashMap<String, FeedCheck>,
    evidence: Evidence,
    at: Timestamp,
) -> Option<PodcastMerge> {
    if overlap(&present_items(&one.feed_state), &present_items(&other.feed_state))
        .is_none_or(|share| share < SAME_SHOW_OVERLAP)
    {
        return None;
    }
    let moved_to = (evidence == Evidence::Moved).then_some(other.feed_state.podcast_id);
    let rank = |known: &PodcastIdentity| (known.first_seen_at, known.feed_state.podcast_id);
    let (kept, old) = if rank(&one) <= rank(&other) { (one, other) } else { (other, one) };
    let takes_over = match moved_to {
        Some(podcast) => podcast == old.feed_state.podcast_id,
        None => {
            let (items, new_items) = (present_items(&kept.feed_state), present_items(&old.feed_state));
            let check = requested.get(&kept.feed_state.url);
            let target = check.and_then(move_target_of);
            let known = ComparedFeed {
                failures: check.map_or(0, |check| check.failures),
                move_target: target.as_deref(),
                ..compared_feed_of_podcast(&kept, &items)
            };
            match compare_feeds(&known, &compared_feed_of_podcast(&old, &new_items), evidence) {
                Verdict::Same { takes_over } => takes_over,
                Verdict::Separate | Verdict::Suspect => return None,
            }
        }
    };
    let (into, old_id) = (kept.feed_state.podcast_id, old.feed_state.podcast_id);
    let keys = |state: &FeedState| state.items.iter().map(|item| item.keys).collect::<Vec<ItemKeys>>();
    let found = match_items(&keys(&kept.feed_state), &keys(&old.feed_state));
    let same: Vec<(EpisodeId, EpisodeId)> = episode_pairs(&old.feed_state.items, &kept.feed_state.items, &found);
    let moved = unmatched_episodes(&old.feed_state.items, &same.iter().map(|(old, _)| *old).collect());
    let (state, former_url) = if takes_over {
        (replace_feed(&old.feed_state, &kept.feed_state, &same), kept.feed_state.url)
    } else {
        (keep_feed(kept.feed_state, &old.feed_state.items, &moved), old.feed_state.url)
    };
    let gone = state.items.iter().filter(|item| item.is_gone()).map(|item| item.episode_id).collect();
    Some(PodcastMerge {
        old_id,
        kept_id: into,
        matched_episodes: same,
        moved_episodes: moved,
        gone_episodes: gone,
        feed_state: state,
        former_url,
        reason: evidence.as_str().to_owned(),
        at,
    })
}

fn compared_feed_of_podcast<'a>(known: &'a PodcastIdentity, items: &'a [ItemKeys]) -> ComparedFeed<'a> {
    ComparedFeed {
        url: &known.feed_state.url,
        items,
        owner_email: known.owner_email.as_deref(),
        locked: known.locked == Some(true),
        is_abandoned_file: false,
        failures: 0,
        move_target: None,
    }
}

fn episode_pairs(old: &[FeedItem], kept: &[FeedItem], found: &[Option<usize>]) -> Vec<(EpisodeId, EpisodeId)> {
    let pair = |(old, at): (&FeedItem, &Option<usize>)| Some((old.episode_id, kept[(*at)?].episode_id));
    old.iter().zip(found).filter_map(pair).collect()
}

fn unmatched_episodes(items: &[FeedItem], taken: &HashSet<EpisodeId>) -> Vec<EpisodeId> {
    items.iter().map(|item| item.episode_id).filter(|id| !taken.contains(id)).collect()
}

/// The kept feed stays, and stores the other's episodes as gone.
fn keep_feed(mut kept: FeedState, old: &[FeedItem], moved: &[EpisodeId]) -> FeedState {
    let moved: HashSet<&EpisodeId> = moved.iter().collect();
    let gone = old.iter().filter(|item| moved.contains(&item.episode_id));
    kept.items.extend(gone.map(|item| FeedItem { hash: FeedItem::GONE, ..*item }));
    kept
}

/// The other feed is read from now on. All its items count as changed, because the remaining episodes hold the content
/// of the previous feed.
fn replace_feed(old: &FeedState, kept: &FeedState, same: &[(EpisodeId, EpisodeId)]) -> FeedState {
    let names: HashMap<EpisodeId, EpisodeId> = same.iter().copied().collect();
    let renamed = old.items.iter().map(|item| FeedItem {
        episode_id: names.get(&item.episode_id).copied().unwrap_or(item.episode_id),
        hash: if item.is_gone() { item.hash } else { (!item.hash).max(1) },
        keys: item.keys,
    });
    let mut items: Vec<FeedItem> = renamed.collect();
    let known: HashSet<EpisodeId> = items.iter().map(|item| item.episode_id).collect();
    let others = kept.items.iter().filter(|item| !known.contains(&item.episode_id));
    items.extend(others.map(|item| FeedItem { hash: FeedItem::GONE, ..*item }));
    FeedState { podcast_id: kept.podcast_id, items, body_hash: None, podcast_hash: 0, ..old.clone() }
}
