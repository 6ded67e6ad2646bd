//! Two podcasts that turn out to be one: which stays, which feed is read, which episodes are the same.

use super::RunError;
use super::shows::{checks_of, present, target_of};
use super::unit::Run;
use crate::identity::{ENOUGH, Evidence, Side, Verdict, judge, overlap, pairs};
use crate::store::StoreError;
use earshot_catalog::{Checks, FeedCheck, FeedItem, FeedState, ItemKeys, KnownPodcast, Merge};
use earshot_model::{EpisodeId, PodcastId, Timestamp};
use std::collections::{HashMap, HashSet};

/// Two podcasts of one show. With [`Evidence::Moved`], the feed of `one` leads to that of `other`.
pub(super) struct Twins {
    pub(super) one: PodcastId,
    pub(super) other: PodcastId,
    pub(super) evidence: Evidence,
}

impl Run<'_> {
    /// Merges what the unit found, by what the catalog holds after the unit.
    pub(super) fn merge(&mut self, twins: Vec<Twins>, now: Timestamp) -> Result<(), RunError> {
        for twins in twins {
            let mut known = self.store.known(&HashSet::from([twins.one, twins.other]))?;
            let (Some(one), Some(other)) = (known.remove(&twins.one), known.remove(&twins.other)) else { continue };
            let checks = self.network.map(|network| network.checks);
            let asked = checks_of(checks, [&one, &other].into_iter().map(|known| known.state.url.as_str()))?;
            let Some(merge) = merge_of(one, other, &asked, twins.evidence, now) else { continue };
            if self.store.merge(&merge)? {
                self.report.merged += 1;
                checks.map(|checks| tidy(checks, &merge, &asked)).transpose()?;
            }
        }
        Ok(())
    }
}

/// Asks for the one feed from now on; for its whole body first, when it was the merged podcast's.
fn tidy(checks: &Checks, merge: &Merge, asked: &HashMap<String, FeedCheck>) -> Result<(), StoreError> {
    checks.remove(std::slice::from_ref(&merge.former_url))?;
    checks.repoint(merge.old, merge.into)?;
    if let Some(check) = asked.get(&merge.state.url).filter(|_| merge.state.body_hash.is_none()) {
        let unread = FeedCheck { podcast_id: Some(merge.into), etag: None, last_modified: None, ..check.clone() };
        checks.put(&[unread])?;
    }
    Ok(())
}

/// The podcast that was there first stays; among those of one moment, the one with the smaller id, whatever the order
/// they come in.
fn merge_of(
    one: KnownPodcast,
    other: KnownPodcast,
    asked: &HashMap<String, FeedCheck>,
    evidence: Evidence,
    at: Timestamp,
) -> Option<Merge> {
    if overlap(&present(&one.state), &present(&other.state)).is_none_or(|share| share < ENOUGH) {
        return None;
    }
    let moved_to = (evidence == Evidence::Moved).then_some(other.state.podcast_id);
    let rank = |known: &KnownPodcast| (known.first_seen_at, known.state.podcast_id);
    let (kept, old) = if rank(&one) <= rank(&other) { (one, other) } else { (other, one) };
    let takes_over = match moved_to {
        Some(podcast) => podcast == old.state.podcast_id,
        None => {
            let (items, new_items) = (present(&kept.state), present(&old.state));
            let check = asked.get(&kept.state.url);
            let target = check.and_then(target_of);
            let known = Side {
                failures: check.map_or(0, |check| check.failures),
                target: target.as_deref(),
                ..side(&kept, &items)
            };
            match judge(&known, &side(&old, &new_items), evidence) {
                Verdict::Same { takes_over } => takes_over,
                Verdict::Separate | Verdict::Suspect => return None,
            }
        }
    };
    let (into, old_id) = (kept.state.podcast_id, old.state.podcast_id);
    let keys = |state: &FeedState| state.items.iter().map(|item| item.keys).collect::<Vec<ItemKeys>>();
    let found = pairs(&keys(&kept.state), &keys(&old.state));
    let same: Vec<(EpisodeId, EpisodeId)> = pairs_of(&old.state.items, &kept.state.items, &found);
    let moved = left_of(&old.state.items, &same.iter().map(|(old, _)| *old).collect());
    let (state, former_url) = if takes_over {
        (taken_over(&old.state, &kept.state, &same), kept.state.url)
    } else {
        (with_gone(kept.state, &old.state.items, &moved), old.state.url)
    };
    let gone = state.items.iter().filter(|item| item.is_gone()).map(|item| item.episode_id).collect();
    Some(Merge { old: old_id, into, same, moved, gone, state, former_url, why: evidence.as_str().to_owned(), at })
}

fn side<'a>(known: &'a KnownPodcast, items: &'a [ItemKeys]) -> Side<'a> {
    Side {
        url: &known.state.url,
        items,
        owner_email: known.owner_email.as_deref(),
        locked: known.locked == Some(true),
        is_left: false,
        failures: 0,
        target: None,
    }
}

fn pairs_of(old: &[FeedItem], kept: &[FeedItem], found: &[Option<usize>]) -> Vec<(EpisodeId, EpisodeId)> {
    let pair = |(old, at): (&FeedItem, &Option<usize>)| Some((old.episode_id, kept[(*at)?].episode_id));
    old.iter().zip(found).filter_map(pair).collect()
}

fn left_of(items: &[FeedItem], taken: &HashSet<EpisodeId>) -> Vec<EpisodeId> {
    items.iter().map(|item| item.episode_id).filter(|id| !taken.contains(id)).collect()
}

/// The kept feed goes on, and knows the other's episodes as gone ones.
fn with_gone(mut kept: FeedState, old: &[FeedItem], moved: &[EpisodeId]) -> FeedState {
    let moved: HashSet<&EpisodeId> = moved.iter().collect();
    let gone = old.iter().filter(|item| moved.contains(&item.episode_id));
    kept.items.extend(gone.map(|item| FeedItem { hash: FeedItem::GONE, ..*item }));
    kept
}

/// The other feed is read from now on: all of it, and everything counts as changed, for the episodes that stay hold
/// what the kept feed said.
fn taken_over(old: &FeedState, kept: &FeedState, same: &[(EpisodeId, EpisodeId)]) -> FeedState {
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
