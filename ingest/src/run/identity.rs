//! The step between reading and comparing: which podcast each feed of a unit is.

use super::compare::Job;
use super::diff::issue;
use super::load::{Loaded, Outcome};
use super::merges::Twins;
use super::moves::{self, Due};
use super::shows::{Keys, Show, Shows, keys_of};
use super::unit::Run;
use super::{Network, RunError};
use crate::feed::ParsedFeed;
use crate::identity::{Evidence, Side, Verdict, item_keys, judge, url_key};
use earshot_catalog::{FeedAlias, FeedCheck, FeedState, ItemKeys, MovedBy, MovedFeed};
use earshot_model::{Issue, PodcastId, Severity, Timestamp};
use std::collections::BTreeMap;

/// Which podcast a feed is, and under which URL it is read.
pub(super) struct Identity {
    pub(super) podcast_id: PodcastId,
    pub(super) url: String,
    /// Keys that the catalog does not have yet.
    pub(super) keys: Vec<u64>,
    pub(super) issues: Vec<Issue>,
    /// Nothing was read from this URL yet.
    pub(super) is_unread: bool,
}

impl Identity {
    /// What is remembered of the URL, else what it says itself.
    pub(super) fn of(loaded: &Loaded, state: Option<&FeedState>) -> Self {
        let remembered = state.map(|state| state.podcast_id).or(loaded.before().and_then(|check| check.podcast_id));
        Self {
            podcast_id: remembered.unwrap_or_else(|| PodcastId::from_feed_url(&loaded.url)),
            url: loaded.url.clone(),
            keys: Vec::new(),
            issues: Vec::new(),
            is_unread: false,
        }
    }

    /// The check of the URL that is asked for the next time.
    pub(super) fn settle(&self, check: FeedCheck) -> FeedCheck {
        let check = FeedCheck { url: self.url.clone(), ..check };
        if self.is_unread { FeedCheck { etag: None, last_modified: None, ..check } } else { check }
    }
}

/// What is to be done besides the jobs.
#[derive(Default)]
pub(super) struct Plan {
    pub(super) moved: Vec<MovedFeed>,
    pub(super) aliases: Vec<FeedAlias>,
    pub(super) twins: Vec<Twins>,
    /// URLs that are not asked for any more.
    pub(super) forgotten: Vec<String>,
}

impl Plan {
    fn add_alias(&mut self, url: &str, podcast_id: PodcastId, now: Timestamp) {
        self.aliases.push(FeedAlias { url: url.to_owned(), podcast_id, seen_at: now });
        self.forgotten.push(url.to_owned());
    }

    fn add_move(&mut self, moved: MovedFeed) {
        self.forgotten.push(moved.former_url.clone());
        self.moved.push(moved);
    }
}

impl Run<'_> {
    /// Decides for each feed, in the order of the entries, so that nothing hangs on what was faster.
    pub(super) fn identify(
        &mut self,
        mut jobs: Vec<Job>,
        plan: &mut Plan,
        now: Timestamp,
    ) -> Result<Vec<Job>, RunError> {
        let mut dues = observe_all(&mut jobs, self.network, self.options.in_flight, now);
        let in_question = jobs.iter().enumerate().filter(|(_, job)| is_in_question(job));
        let mut keys: BTreeMap<usize, Keys> = in_question.map(|(at, job)| (at, keys_of(job))).collect();
        if keys.is_empty() && dues.is_empty() {
            return Ok(jobs);
        }
        let mut sought: Vec<u64> = dues.values().map(|due| url_key(&due.target)).collect();
        for Keys { own, sought: others } in keys.values() {
            sought.extend(own.iter().copied().chain(others.iter().map(|(key, _)| *key)));
        }
        let own = keys.keys().map(|at| jobs[*at].identity.podcast_id).collect();
        let mut shows = Shows::look_up(self.store, self.network.map(|network| network.checks), sought, own)?;
        for (at, keys) in &mut keys {
            shows.add_number(jobs[*at].identity.podcast_id, keys);
        }

        let mut jobs: Vec<Option<Job>> = jobs.into_iter().map(Some).collect();
        for at in 0..jobs.len() {
            let Some(mut job) = jobs[at].take() else { continue };
            if let Some(due) = dues.remove(&at) {
                move_on(&mut job, &due, &shows, plan, now);
                shows.enter(at, &job, &[url_key(&job.identity.url)]);
            }
            let stays = match keys.get(&at) {
                None => true,
                Some(keys) => {
                    // A feed that only ever failed, or that a list told of, has no podcast.
                    let has_podcast = job.state.is_some() && shows.is_known(job.identity.podcast_id);
                    let stays = if is_read(&job) || has_podcast {
                        find_twins(&mut job, keys, &shows, plan);
                        true
                    } else {
                        self.place(&mut job, keys, &shows, &mut jobs, plan, now)
                    };
                    if stays {
                        job.identity.keys = shows.enter(at, &job, &keys.own);
                    }
                    stays
                }
            };
            if stays {
                jobs[at] = Some(job);
            } else {
                self.skip(&job.loaded.what(), "same-show");
            }
        }
        Ok(jobs.into_iter().flatten().collect())
    }

    /// Finds the podcast of a feed that is new; false when the feed is only another one of a known show.
    fn place(
        &mut self,
        job: &mut Job,
        keys: &Keys,
        shows: &Shows,
        jobs: &mut [Option<Job>],
        plan: &mut Plan,
        now: Timestamp,
    ) -> bool {
        let items = items_of(job);
        // The id that the URL gives may be there under another spelling of it.
        let own = Some((job.identity.podcast_id, Evidence::Url)).filter(|(podcast, _)| shows.is_known(*podcast));
        for (podcast, evidence) in own.into_iter().chain(shows.candidates(&keys.sought, job.identity.podcast_id)) {
            let Some(known) = shows.get(podcast) else { continue };
            let verdict = match &job.loaded.outcome {
                Outcome::Parsed { feed, .. } => {
                    let is_offered = self.taken.contains(&podcast) && podcast != job.identity.podcast_id;
                    judge(&known.side(is_offered), &new_side(job, feed, &items), evidence)
                }
                // Nothing was read: only a URL that is the same says anything.
                _ if evidence == Evidence::Url => Verdict::Same { takes_over: false },
                _ => continue,
            };
            match verdict {
                Verdict::Same { takes_over: false } => {
                    plan.add_alias(&job.identity.url, podcast, now);
                    return false;
                }
                Verdict::Same { takes_over: true } => {
                    take_over(job, podcast, known, jobs, plan, now);
                    self.taken.insert(podcast);
                    return true;
                }
                Verdict::Separate => note_claim(job, evidence, &known.url),
                Verdict::Suspect => note_suspect(job, &known.url),
            }
        }
        true
    }
}

/// Lets a new feed be the one that a known show is read from.
fn take_over(
    job: &mut Job,
    podcast: PodcastId,
    known: &Show,
    jobs: &mut [Option<Job>],
    plan: &mut Plan,
    now: Timestamp,
) {
    let other = known.job.and_then(|at| jobs[at].take());
    let state = other.and_then(|other| other.state).or_else(|| known.state.clone());
    let url = job.identity.url.clone();
    match state {
        Some(mut state) => {
            let former_url = std::mem::replace(&mut state.url, url.clone());
            let key = url_key(&url);
            plan.add_move(MovedFeed { podcast_id: podcast, former_url, url, key, at: now });
            job.state = Some(state);
        }
        None => plan.add_alias(&known.url, podcast, now),
    }
    job.identity.podcast_id = podcast;
}

/// Finds the podcasts that a known one turns out to be as well.
fn find_twins(job: &mut Job, keys: &Keys, shows: &Shows, plan: &mut Plan) {
    let Outcome::Parsed { feed, .. } = &job.loaded.outcome else { return };
    let items = items_of(job);
    let mut claims = Vec::new();
    for (podcast, evidence) in shows.candidates(&keys.sought, job.identity.podcast_id) {
        let Some(known) = shows.get(podcast) else { continue };
        match judge(&known.side(true), &new_side(job, feed, &items), evidence) {
            Verdict::Same { .. } => plan.twins.push(Twins { one: job.identity.podcast_id, other: podcast, evidence }),
            Verdict::Separate => claims.push((evidence, known.url.clone())),
            Verdict::Suspect => {}
        }
    }
    for (evidence, url) in claims {
        note_claim(job, evidence, &url);
    }
}

/// Looks at where each feed comes from and goes to; the targets of announced moves are read, and kept when they are the
/// show.
fn observe_all(
    jobs: &mut [Job],
    network: Option<Network<'_>>,
    in_flight: usize,
    now: Timestamp,
) -> BTreeMap<usize, Due> {
    let observed = jobs.iter_mut().enumerate().map(|(at, job)| (at, moves::observe(job, now)));
    let mut dues: BTreeMap<usize, Due> = observed.filter_map(|(at, due)| Some((at, due?))).collect();
    let (mut places, mut announced) = (Vec::new(), Vec::new());
    for (at, due) in dues.iter().filter(|(_, due)| due.by == MovedBy::NewFeedUrl) {
        if let Some(state) = &jobs[*at].state {
            places.push(*at);
            announced.push((state, due.target.as_str()));
        }
    }
    let Some(network) = network.filter(|_| !announced.is_empty()) else { return dues };
    let are_there = moves::are_there(network, in_flight, &announced);
    for (at, _) in places.iter().zip(are_there).filter(|(_, is_there)| !is_there) {
        dues.remove(at);
    }
    dues
}

/// Follows a move, or finds that the show is known at its new place already.
fn move_on(job: &mut Job, due: &Due, shows: &Shows, plan: &mut Plan, now: Timestamp) {
    let own = job.identity.podcast_id;
    let there = shows.candidates(&[(url_key(&due.target), Evidence::Url)], own);
    match there.first() {
        Some((other, _)) => plan.twins.push(Twins { one: own, other: *other, evidence: Evidence::Moved }),
        None => plan.add_move(moves::follow(job, due, now)),
    }
}

fn is_read(job: &Job) -> bool {
    job.state.as_ref().is_some_and(|state| state.body_hash.is_some() || !state.items.is_empty())
}

/// New feeds, and those that say something new of themselves.
fn is_in_question(job: &Job) -> bool {
    match (&job.state, &job.loaded.outcome) {
        (None, Outcome::Parsed { .. }) => true,
        (None, Outcome::Failed(_)) => job.loaded.before().is_none_or(|check| check.podcast_id.is_none()),
        (Some(state), Outcome::Parsed { feed, .. }) => !is_read(job) || state.podcast_hash != feed.channel.hash,
        _ => false,
    }
}

fn items_of(job: &Job) -> Vec<ItemKeys> {
    match &job.loaded.outcome {
        Outcome::Parsed { feed, .. } => feed.items.iter().map(item_keys).collect(),
        _ => Vec::new(),
    }
}

fn new_side<'a>(job: &'a Job, feed: &'a ParsedFeed, items: &'a [ItemKeys]) -> Side<'a> {
    Side {
        url: &job.identity.url,
        items,
        owner_email: feed.channel.owner_email.as_deref(),
        locked: feed.channel.locked == Some(true),
        is_left: false,
        failures: 0,
        target: None,
    }
}

fn note_claim(job: &mut Job, evidence: Evidence, url: &str) {
    if evidence == Evidence::Guid {
        let message = format!("{url} has the same podcast:guid and other episodes");
        job.identity.issues.push(issue("shared-guid", Severity::Warning, &message));
    }
}

fn note_suspect(job: &mut Job, url: &str) {
    let message = format!("{url} has the same episodes, and another owner");
    job.identity.issues.push(issue("suspect-copy", Severity::Warning, &message));
}
