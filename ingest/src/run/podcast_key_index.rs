//! The podcasts that a unit's feeds are compared with, from the catalog and from the unit itself.

use super::feed_job::{FeedJob, LoadOutcome};
use crate::identity::{ComparedFeed, Evidence, apple_key, final_url_key, guid_key, item_keys, title_key, url_key};
use crate::store::{FeedStore, StoreError};
use earshot_catalog::{FeedCheck, FeedCheckStore, FeedState, ItemKeys, MAX_PODCASTS_PER_KEY, PodcastIdentity};
use earshot_model::PodcastId;
use std::collections::{HashMap, HashSet};

/// A podcast with the properties for comparison.
pub(super) struct KnownPodcast {
    pub(super) url: String,
    pub(super) items: Vec<ItemKeys>,
    pub(super) owner_email: Option<String>,
    pub(super) locked: bool,
    pub(super) apple_id: Option<i64>,
    pub(super) is_file: bool,
    pub(super) failures: u32,
    pub(super) move_target: Option<String>,
    /// The stored state of its feed; `None` when it is new.
    pub(super) state: Option<FeedState>,
    /// The index of its job, if it is part of the unit.
    pub(super) job_index: Option<usize>,
}

impl KnownPodcast {
    fn from_catalog(known: PodcastIdentity, check: Option<&FeedCheck>) -> Self {
        let PodcastIdentity { feed_state: state, owner_email, locked, apple_id, .. } = known;
        Self {
            url: state.url.clone(),
            items: present_items(&state),
            owner_email,
            locked: locked == Some(true),
            apple_id,
            is_file: check.is_none_or(|check| check.checked_at.is_none()),
            failures: check.map_or(0, |check| check.failures),
            move_target: check.and_then(move_target_of),
            state: Some(state),
            job_index: None,
        }
    }

    /// Returns `None` when the feed was not read.
    fn from_job(at: usize, job: &FeedJob) -> Option<Self> {
        let LoadOutcome::Parsed { feed, .. } = &job.loaded.outcome else { return None };
        Some(Self {
            url: job.identity.url.clone(),
            items: feed.items.iter().map(item_keys).collect(),
            owner_email: feed.channel.owner_email.clone(),
            locked: feed.channel.locked == Some(true),
            apple_id: None,
            is_file: job.loaded.path.is_some(),
            failures: 0,
            move_target: job.loaded.previous_check().and_then(move_target_of),
            state: job.state.clone(),
            job_index: Some(at),
        })
    }

    /// Returns the feed's properties for the decision. `is_offered`: the podcast was read in this run.
    pub(super) fn to_compared_feed(&self, is_offered: bool) -> ComparedFeed<'_> {
        ComparedFeed {
            url: &self.url,
            items: &self.items,
            owner_email: self.owner_email.as_deref(),
            locked: self.locked,
            is_abandoned_file: self.is_file && !is_offered,
            failures: self.failures,
            move_target: self.move_target.as_deref(),
        }
    }
}

/// Returns the URL to which a feed announces a move.
pub(super) fn move_target_of(check: &FeedCheck) -> Option<String> {
    check.origin.moving.as_ref().map(|moving| moving.target.clone())
}

/// Returns the keys of the feed's current items.
pub(super) fn present_items(state: &FeedState) -> Vec<ItemKeys> {
    state.items.iter().filter(|item| !item.is_gone()).map(|item| item.keys).collect()
}

/// The keys under which a feed is stored, and those by which it is looked up, most reliable first.
pub(super) struct PodcastKeys {
    pub(super) own_keys: Vec<u64>,
    pub(super) lookup_keys: Vec<(u64, Evidence)>,
}

/// Returns the keys of a feed. Only the key of its URL is certain.
pub(super) fn podcast_keys_of_job(job: &FeedJob) -> PodcastKeys {
    let url = &job.identity.url;
    let mut own = vec![url_key(url)];
    let mut lookup_keys = vec![(url_key(url), Evidence::Url), (final_url_key(url), Evidence::Moved)];
    if let LoadOutcome::Parsed { feed, .. } = &job.loaded.outcome {
        if let Some(response) = job.loaded.response().filter(|response| url_key(&response.final_url) != url_key(url)) {
            own.push(final_url_key(&response.final_url));
            lookup_keys.push((url_key(&response.final_url), Evidence::Moved));
        }
        let channel = &feed.channel;
        let claimed = [
            (channel.guid.as_deref().and_then(guid_key), Evidence::Guid),
            (title_key(&channel.title, channel.author.as_deref()), Evidence::Title),
        ];
        for (key, evidence) in claimed.into_iter().filter_map(|(key, evidence)| Some((key?, evidence))) {
            own.push(key);
            lookup_keys.push((key, evidence));
        }
    }
    PodcastKeys { own_keys: own, lookup_keys }
}

/// Returns the stored checks of these URLs; empty in a run without network.
pub(super) fn checks_of<'a>(
    checks: Option<&FeedCheckStore>,
    urls: impl Iterator<Item = &'a str>,
) -> Result<HashMap<String, FeedCheck>, StoreError> {
    let urls: Vec<&str> = urls.collect();
    Ok(checks.map(|checks| checks.get(&urls)).transpose()?.unwrap_or_default())
}

/// Podcasts by their keys.
pub(super) struct PodcastKeyIndex {
    by_key: HashMap<u64, Vec<PodcastId>>,
    podcasts: HashMap<PodcastId, KnownPodcast>,
}

impl PodcastKeyIndex {
    /// Looks up all keys of a unit at once, with the podcasts that have them. The unit's own `podcasts` may have an
    /// Apple id from a directory, which is a key as well.
    pub(super) fn look_up(
        store: &mut dyn FeedStore,
        checks: Option<&FeedCheckStore>,
        mut keys: Vec<u64>,
        podcasts: HashSet<PodcastId>,
    ) -> Result<Self, StoreError> {
        let mut known = if podcasts.is_empty() { HashMap::new() } else { store.podcast_identities(&podcasts)? };
        keys.extend(known.values().filter_map(|known| known.apple_id).map(apple_key));
        keys.sort_unstable();
        keys.dedup();
        let by_key = if keys.is_empty() { HashMap::new() } else { store.podcasts_by_key(&keys)? };
        // A key of too many podcasts identifies none of them.
        let identifying = by_key.values().filter(|podcasts| podcasts.len() <= MAX_PODCASTS_PER_KEY).flatten().copied();
        let others: HashSet<PodcastId> = identifying.filter(|podcast| !podcasts.contains(podcast)).collect();
        if !others.is_empty() {
            known.extend(store.podcast_identities(&others)?);
        }
        let checks = checks_of(checks, known.values().map(|known| known.feed_state.url.as_str()))?;
        let to_known = |(podcast, known): (PodcastId, PodcastIdentity)| {
            let check = checks.get(&known.feed_state.url);
            (podcast, KnownPodcast::from_catalog(known, check))
        };
        Ok(Self { by_key, podcasts: known.into_iter().map(to_known).collect() })
    }

    /// Adds the key of the podcast's Apple id, if a directory listed one.
    pub(super) fn add_apple_key(&self, podcast: PodcastId, keys: &mut PodcastKeys) {
        if let Some(key) = self.podcasts.get(&podcast).and_then(|known| known.apple_id).map(apple_key) {
            keys.own_keys.push(key);
            keys.lookup_keys.push((key, Evidence::Apple));
        }
    }

    pub(super) fn is_known(&self, podcast: PodcastId) -> bool {
        self.podcasts.contains_key(&podcast)
    }

    pub(super) fn get(&self, podcast: PodcastId) -> Option<&KnownPodcast> {
        self.podcasts.get(&podcast)
    }

    /// Returns other podcasts that may be the same show, each with its strongest evidence, in a stable order.
    pub(super) fn candidates(&self, lookup_keys: &[(u64, Evidence)], own: PodcastId) -> Vec<(PodcastId, Evidence)> {
        let mut found: Vec<(PodcastId, Evidence)> = Vec::new();
        for (key, evidence) in lookup_keys {
            let podcasts = self.by_key.get(key).filter(|podcasts| podcasts.len() <= MAX_PODCASTS_PER_KEY);
            for podcast in podcasts.into_iter().flatten() {
                if *podcast != own && self.is_known(*podcast) && found.iter().all(|(known, _)| known != podcast) {
                    found.push((*podcast, *evidence));
                }
            }
        }
        found
    }

    /// Registers a feed of the unit for its podcast. Returns the keys that the catalog does not have yet.
    pub(super) fn insert_job(&mut self, at: usize, job: &FeedJob, own: &[u64]) -> Vec<u64> {
        let podcast = job.identity.podcast_id;
        let mut new = Vec::new();
        for key in own {
            let podcasts = self.by_key.entry(*key).or_default();
            if !podcasts.contains(&podcast) && podcasts.len() <= MAX_PODCASTS_PER_KEY {
                podcasts.push(podcast);
                new.push(*key);
            }
        }
        if let Some(known) = KnownPodcast::from_job(at, job) {
            self.podcasts.insert(podcast, known);
        }
        new
    }
}
