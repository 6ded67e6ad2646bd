//! Determines the podcast of each feed in a unit, between loading and comparing.

use super::feed_job::{FeedJob, LoadOutcome};
use super::feed_moves::{self, DueMove};
use super::merges::DuplicatePair;
use super::network::Network;
use super::podcast_key_index::{KnownPodcast, PodcastKeyIndex, PodcastKeys, podcast_keys_of_job};
use crate::feed::ParsedFeed;
use crate::identity::{ComparedFeed, Evidence, Verdict, compare_feeds, item_keys, url_key};
use crate::store::{FeedStore, StoreError};
use earshot_catalog::{FeedAlias, FeedMoveKind, ItemKeys, MovedFeed};
use earshot_model::{Issue, PodcastId, Severity, Timestamp};
use std::collections::{BTreeMap, HashSet};

/// Changes that follow from the decisions, besides the jobs.
pub(super) struct IdentityPlan {
    now: Timestamp,
    pub(super) moves: Vec<MovedFeed>,
    pub(super) aliases: Vec<FeedAlias>,
    pub(super) duplicates: Vec<DuplicatePair>,
    /// URLs that are no longer polled.
    pub(super) obsolete_urls: Vec<String>,
    /// Names of the feeds that are skipped, because they are other URLs of podcasts in the catalog or in the unit.
    pub(super) same_shows: Vec<String>,
}

impl IdentityPlan {
    pub(super) fn new(now: Timestamp) -> Self {
        let (moves, aliases, duplicates) = (Vec::new(), Vec::new(), Vec::new());
        Self { now, moves, aliases, duplicates, obsolete_urls: Vec::new(), same_shows: Vec::new() }
    }

    fn add_alias(&mut self, url: &str, podcast_id: PodcastId) {
        self.aliases.push(FeedAlias { url: url.to_owned(), podcast_id, seen_at: self.now });
        self.obsolete_urls.push(url.to_owned());
    }

    fn add_move(&mut self, moved: MovedFeed) {
        self.obsolete_urls.push(moved.former_url.clone());
        self.moves.push(moved);
    }
}

/// Decides for each feed in the order of the entries, so that the result does not depend on timing.
pub(super) fn resolve_identities(
    mut jobs: Vec<FeedJob>,
    store: &mut dyn FeedStore,
    network: Option<Network<'_>>,
    in_flight: usize,
    seen_podcasts: &mut HashSet<PodcastId>,
    plan: &mut IdentityPlan,
) -> Result<Vec<FeedJob>, StoreError> {
    let mut dues = observe_moves(&mut jobs, network, in_flight, plan.now);
    let in_question = jobs.iter().enumerate().filter(|(_, job)| is_match_candidate(job));
    let mut keys: BTreeMap<usize, PodcastKeys> = in_question.map(|(at, job)| (at, podcast_keys_of_job(job))).collect();
    if keys.is_empty() && dues.is_empty() {
        return Ok(jobs);
    }
    let mut lookup_keys: Vec<u64> = dues.values().map(|due| url_key(&due.target)).collect();
    for PodcastKeys { own_keys: own, lookup_keys: others } in keys.values() {
        lookup_keys.extend(own.iter().copied().chain(others.iter().map(|(key, _)| *key)));
    }
    let own = keys.keys().map(|at| jobs[*at].identity.podcast_id).collect();
    let mut key_index = PodcastKeyIndex::look_up(store, network.map(|network| network.checks), lookup_keys, own)?;
    for (at, keys) in &mut keys {
        key_index.add_apple_key(jobs[*at].identity.podcast_id, keys);
    }

    let mut jobs: Vec<Option<FeedJob>> = jobs.into_iter().map(Some).collect();
    for at in 0..jobs.len() {
        let Some(mut job) = jobs[at].take() else { continue };
        if let Some(due) = dues.remove(&at) {
            follow_or_merge(&mut job, &due, &key_index, plan);
            key_index.insert_job(at, &job, &[url_key(&job.identity.url)]);
        }
        let stays = match keys.get(&at) {
            None => true,
            Some(keys) => {
                // A feed that always failed, or that only a list named, has no podcast.
                let has_podcast = job.state.is_some() && key_index.is_known(job.identity.podcast_id);
                let stays = if has_been_read(&job) || has_podcast {
                    find_duplicates(&mut job, keys, &key_index, plan);
                    true
                } else {
                    find_podcast(&mut job, keys, &key_index, &mut jobs, seen_podcasts, plan)
                };
                if stays {
                    job.identity.keys = key_index.insert_job(at, &job, &keys.own_keys);
                }
                stays
            }
        };
        if stays {
            jobs[at] = Some(job);
        } else {
            plan.same_shows.push(job.loaded.display_name());
        }
    }
    Ok(jobs.into_iter().flatten().collect())
}

/// Finds the podcast of a new feed. Returns false when the feed is another URL of a known podcast.
fn find_podcast(
    job: &mut FeedJob,
    keys: &PodcastKeys,
    key_index: &PodcastKeyIndex,
    jobs: &mut [Option<FeedJob>],
    seen_podcasts: &mut HashSet<PodcastId>,
    plan: &mut IdentityPlan,
) -> bool {
    let items = item_keys_of_job(job);
    // The id of the URL may exist already, under another spelling of the URL.
    let own = Some((job.identity.podcast_id, Evidence::Url)).filter(|(podcast, _)| key_index.is_known(*podcast));
    for (podcast, evidence) in own.into_iter().chain(key_index.candidates(&keys.lookup_keys, job.identity.podcast_id)) {
        let Some(known) = key_index.get(podcast) else { continue };
        let verdict = match &job.loaded.outcome {
            LoadOutcome::Parsed { feed, .. } => {
                let is_offered = seen_podcasts.contains(&podcast) && podcast != job.identity.podcast_id;
                compare_feeds(&known.to_compared_feed(is_offered), &compared_feed_of_job(job, feed, &items), evidence)
            }
            // Without content, only an equal URL counts as evidence.
            _ if evidence == Evidence::Url => Verdict::Same { takes_over: false },
            _ => continue,
        };
        match verdict {
            Verdict::Same { takes_over: false } => {
                plan.add_alias(&job.identity.url, podcast);
                return false;
            }
            Verdict::Same { takes_over: true } => {
                replace_feed_of_podcast(job, podcast, known, jobs, plan);
                seen_podcasts.insert(podcast);
                return true;
            }
            Verdict::Separate => add_shared_guid_issue(job, evidence, &known.url),
            Verdict::Suspect => add_suspect_copy_issue(job, &known.url),
        }
    }
    true
}

/// Makes a new feed the one that a known podcast is read from.
fn replace_feed_of_podcast(
    job: &mut FeedJob,
    podcast: PodcastId,
    known: &KnownPodcast,
    jobs: &mut [Option<FeedJob>],
    plan: &mut IdentityPlan,
) {
    let other = known.job_index.and_then(|at| jobs[at].take());
    let state = other.and_then(|other| other.state).or_else(|| known.state.clone());
    let url = job.identity.url.clone();
    match state {
        Some(mut state) => {
            let former_url = std::mem::replace(&mut state.url, url.clone());
            let key = url_key(&url);
            plan.add_move(MovedFeed { podcast_id: podcast, former_url, url, key, at: plan.now });
            job.state = Some(state);
        }
        None => plan.add_alias(&known.url, podcast),
    }
    job.identity.podcast_id = podcast;
}

/// Finds other podcasts that are the same show as a known one.
fn find_duplicates(job: &mut FeedJob, keys: &PodcastKeys, key_index: &PodcastKeyIndex, plan: &mut IdentityPlan) {
    let LoadOutcome::Parsed { feed, .. } = &job.loaded.outcome else { return };
    let items = item_keys_of_job(job);
    let mut claims = Vec::new();
    for (podcast, evidence) in key_index.candidates(&keys.lookup_keys, job.identity.podcast_id) {
        let Some(known) = key_index.get(podcast) else { continue };
        match compare_feeds(&known.to_compared_feed(true), &compared_feed_of_job(job, feed, &items), evidence) {
            Verdict::Same { .. } => {
                plan.duplicates.push(DuplicatePair { one: job.identity.podcast_id, other: podcast, evidence })
            }
            Verdict::Separate => claims.push((evidence, known.url.clone())),
            Verdict::Suspect => {}
        }
    }
    for (evidence, url) in claims {
        add_shared_guid_issue(job, evidence, &url);
    }
}

/// Updates the moves of all feeds. Reads the targets of due moves, and follows those that have the same show.
fn observe_moves(
    jobs: &mut [FeedJob],
    network: Option<Network<'_>>,
    in_flight: usize,
    now: Timestamp,
) -> BTreeMap<usize, DueMove> {
    let observed = jobs.iter_mut().enumerate().map(|(at, job)| (at, feed_moves::observe_move(job, now)));
    let mut dues: BTreeMap<usize, DueMove> = observed.filter_map(|(at, due)| Some((at, due?))).collect();
    let (mut places, mut announced) = (Vec::new(), Vec::new());
    for (at, due) in dues.iter().filter(|(_, due)| due.kind == FeedMoveKind::NewFeedUrl) {
        if let Some(state) = &jobs[*at].state {
            places.push(*at);
            announced.push((state, due.target.as_str()));
        }
    }
    let Some(network) = network.filter(|_| !announced.is_empty()) else { return dues };
    let are_there = feed_moves::check_announced_urls(network, in_flight, &announced);
    for (at, _) in places.iter().zip(are_there).filter(|(_, is_there)| !is_there) {
        dues.remove(at);
    }
    dues
}

/// Follows a move, or merges when the show is in the catalog under its new URL already.
fn follow_or_merge(job: &mut FeedJob, due: &DueMove, key_index: &PodcastKeyIndex, plan: &mut IdentityPlan) {
    let own = job.identity.podcast_id;
    let there = key_index.candidates(&[(url_key(&due.target), Evidence::Url)], own);
    match there.first() {
        Some((other, _)) => plan.duplicates.push(DuplicatePair { one: own, other: *other, evidence: Evidence::Moved }),
        None => plan.add_move(feed_moves::follow_move(job, due, plan.now)),
    }
}

fn has_been_read(job: &FeedJob) -> bool {
    job.state.as_ref().is_some_and(|state| state.body_hash.is_some() || !state.items.is_empty())
}

/// Whether the feed is compared with others: it is new, or its own data about itself changed.
fn is_match_candidate(job: &FeedJob) -> bool {
    match (&job.state, &job.loaded.outcome) {
        (None, LoadOutcome::Parsed { .. }) => true,
        (None, LoadOutcome::Failed(_)) => job.loaded.previous_check().is_none_or(|check| check.podcast_id.is_none()),
        (Some(state), LoadOutcome::Parsed { feed, .. }) => {
            !has_been_read(job) || state.podcast_hash != feed.channel.hash
        }
        _ => false,
    }
}

fn item_keys_of_job(job: &FeedJob) -> Vec<ItemKeys> {
    match &job.loaded.outcome {
        LoadOutcome::Parsed { feed, .. } => feed.items.iter().map(item_keys).collect(),
        _ => Vec::new(),
    }
}

fn compared_feed_of_job<'a>(job: &'a FeedJob, feed: &'a ParsedFeed, items: &'a [ItemKeys]) -> ComparedFeed<'a> {
    ComparedFeed {
        url: &job.identity.url,
        items,
        owner_email: feed.channel.owner_email.as_deref(),
        locked: feed.channel.locked == Some(true),
        is_abandoned_file: false,
        failures: 0,
        move_target: None,
    }
}

fn add_shared_guid_issue(job: &mut FeedJob, evidence: Evidence, url: &str) {
    if evidence == Evidence::Guid {
        let message = format!("{url} has the same podcast:guid but other episodes");
        job.identity.issues.push(Issue::new("shared-guid", Severity::Warning, message));
    }
}

fn add_suspect_copy_issue(job: &mut FeedJob, url: &str) {
    let message = format!("{url} has the same episodes but another owner");
    job.identity.issues.push(Issue::new("suspect-copy", Severity::Warning, message));
}
