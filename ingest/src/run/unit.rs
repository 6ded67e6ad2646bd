//! A run under way: arrivals become units, and each unit is parsed, compared and written.

use super::arrivals::{self, Arrival, Ask, Asking, LARGE, Stop};
use super::check::{self, Came};
use super::compare::{self, Done, Job, Written, finish};
use super::diff::Tally;
use super::identity::{Identity, Plan};
use super::load::{self, Loaded, Outcome};
use super::report::{add, count};
use super::transcripts::FetchTranscripts;
use super::transcripts::folder::TranscriptFolder;
use super::transcripts::work::{Done as TranscriptsDone, Job as TranscriptJob, Tools};
use super::{Network, Progress, Report, RunError, RunOptions, pages};
use crate::store::FeedStore;
use earshot_catalog::{FeedCheck, FeedState, FeedUpdate};
use earshot_model::{PodcastId, Timestamp};
use rayon::prelude::*;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::time::Instant;

pub(super) struct Run<'a> {
    pub(super) store: &'a mut dyn FeedStore,
    pub(super) network: Option<Network<'a>>,
    pub(super) options: &'a RunOptions,
    progress: &'a dyn Progress,
    folder: Option<TranscriptFolder>,
    /// It came while a unit was gathered, and is the next one.
    large: Option<Arrival>,
    /// Podcasts of this run, 16 bytes each.
    pub(super) taken: HashSet<PodcastId>,
    /// URLs of lists that turned up where a feed could have been, and of feeds that others stand for.
    listed: Vec<String>,
    pub(super) report: Report,
    started: Instant,
}

/// What a unit amounts to.
struct Collected {
    updates: Vec<FeedUpdate>,
    checks: Vec<FeedCheck>,
    /// Of feeds that came from files: written only when nothing is known of asking for them.
    first: Vec<FeedCheck>,
    transcripts: Vec<TranscriptJob>,
}

impl<'a> Run<'a> {
    pub(super) fn new(
        store: &'a mut dyn FeedStore,
        network: Option<Network<'a>>,
        options: &'a RunOptions,
        progress: &'a dyn Progress,
    ) -> Result<Self, RunError> {
        let open = |path: &std::path::PathBuf| {
            TranscriptFolder::open(path)
                .map_err(|source| RunError::Transcripts { path: path.display().to_string(), source })
        };
        let folder = options.transcripts_from.as_ref().map(open).transpose()?;
        Ok(Self {
            store,
            network,
            options,
            progress,
            folder,
            large: None,
            taken: HashSet::new(),
            listed: Vec::new(),
            report: Report::default(),
            started: Instant::now(),
        })
    }

    /// Reads everything that is asked for, in units bounded in feeds and in bytes.
    pub(super) fn read(
        &mut self,
        asks: impl Iterator<Item = Result<Ask, Stop>> + Send + 'static,
    ) -> Result<(), RunError> {
        let whole = self.options.reparse || self.folder.is_some();
        let asking = Asking { in_flight: self.options.in_flight, whole, now: self.options.clock.now() };
        let mut arrivals = arrivals::start(asks, self.network, asking);
        while !self.is_stopped() {
            let unit = self.gather(&mut arrivals)?;
            if unit.is_empty() {
                break;
            }
            self.unit(unit)?;
            self.report.elapsed = self.started.elapsed();
            self.progress.unit(&self.report);
        }
        Ok(())
    }

    /// The URLs of the lists that turned up since the last time.
    pub(super) fn take_listed(&mut self) -> Option<Vec<String>> {
        let listed = std::mem::take(&mut self.listed);
        (!listed.is_empty()).then_some(listed)
    }

    /// The end of a run, with the transcripts that the catalog lacks when they are wanted.
    pub(super) fn finish(mut self) -> Result<Report, RunError> {
        if self.options.fetch_transcripts == FetchTranscripts::All && !self.is_stopped() {
            let tools = self.tools();
            let told = telling(&mut self.report, self.progress, self.started);
            tools.fetch_missing(self.store, told)?;
        }
        self.report.elapsed = self.started.elapsed();
        Ok(self.report)
    }

    fn is_stopped(&self) -> bool {
        self.options.stop.load(Ordering::Relaxed)
    }

    fn tools(&self) -> Tools<'a> {
        let (options, progress) = (self.options, self.progress);
        Tools { network: self.network, in_flight: options.in_flight, clock: &options.clock, progress }
    }

    fn gather(&mut self, arrivals: &mut arrivals::Arrivals) -> Result<Vec<Arrival>, RunError> {
        if let Some(large) = self.large.take() {
            return Ok(vec![large]);
        }
        let mut unit = Vec::with_capacity(self.options.unit);
        let mut bytes = 0;
        while unit.len() < self.options.unit.max(1) && bytes < self.options.unit_bytes {
            match arrivals.next() {
                Some(Ok(arrival)) if arrival.weight() > LARGE && !unit.is_empty() => {
                    self.large = Some(arrival);
                    break;
                }
                Some(Ok(arrival)) => {
                    bytes += arrival.weight();
                    unit.push(arrival);
                }
                Some(Err(Stop::Skipped(skipped))) => self.skip(&skipped.what, skipped.reason),
                Some(Err(Stop::Failed(error))) => return Err(error.into()),
                None => break,
            }
        }
        // Answers come as the network likes; what depends on an order depends on that of the source.
        unit.sort_unstable_by_key(|arrival| arrival.place);
        Ok(unit)
    }

    pub(super) fn skip(&mut self, what: &str, reason: &str) {
        count(&mut self.report.skipped, reason);
        self.progress.skipped(what, reason);
    }

    /// Does one unit of work.
    fn unit(&mut self, mut arrivals: Vec<Arrival>) -> Result<(), RunError> {
        // Until the unit is written.
        let _alone: Vec<_> = arrivals.iter_mut().filter_map(|arrival| arrival.alone.take()).collect();
        let mut states = self.states(&load::urls_in_question(&arrivals))?;
        let parse_all = self.options.reparse || self.folder.is_some();
        if arrivals.iter().any(|arrival| arrival.weight() > LARGE) {
            // The catalog lets go of its memory before so large a feed is read.
            self.store.rest();
        }
        let mut loaded = load::load(arrivals, &states, parse_all);
        let files: Vec<String> =
            loaded.iter().filter(|loaded| loaded.path.is_some()).map(|loaded| loaded.url.clone()).collect();
        states.extend(self.states(&files)?);
        if let Some(network) = self.network {
            pages::follow(&mut loaded, network, self.options.in_flight, &states);
        }
        let now = self.options.clock.now();
        let mut plan = Plan::default();
        let (jobs, twice) = self.jobs(loaded, &states, &mut plan, now);
        let jobs = self.identify(jobs, &mut plan, now)?;
        let done: Vec<Done> = {
            let (options, folder) = (self.options, self.folder.as_ref());
            jobs.into_par_iter().map(|job| finish(job, options, folder, now)).collect()
        };
        let Collected { updates, mut checks, first, transcripts } = self.collect(done);
        checks.extend(twice);
        // Before the feeds: after a kill in between, their items are still new, and so are looked at again.
        let tools = self.tools();
        let told = telling(&mut self.report, self.progress, self.started);
        tools.work(transcripts, self.store, told)?;
        self.store.move_feeds(&plan.moved)?;
        if !updates.is_empty() {
            self.store.put(updates)?;
        }
        self.store.note_aliases(&plan.aliases)?;
        // After what they vouch for.
        if let Some(network) = self.network {
            network.checks.put(&checks).map_err(crate::StoreError::from)?;
            network.checks.add(&first).map_err(crate::StoreError::from)?;
            network.checks.remove(&plan.forgotten).map_err(crate::StoreError::from)?;
        }
        self.merge(plan.twins, now)
    }

    /// Asks the catalog only when there is something to ask: a round without news leaves it alone.
    fn states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, RunError> {
        if urls.is_empty() { Ok(HashMap::new()) } else { Ok(self.store.states(urls)?) }
    }

    /// Takes out the lists, and what was read before in this run under another URL; that it was asked for is noted.
    fn jobs(
        &mut self,
        loaded: Vec<Loaded>,
        states: &HashMap<String, FeedState>,
        plan: &mut Plan,
        now: Timestamp,
    ) -> (Vec<Job>, Vec<FeedCheck>) {
        let mut jobs = Vec::with_capacity(loaded.len());
        let mut twice = Vec::new();
        let mut meant = Vec::new();
        for mut loaded in loaded {
            self.report.bytes += loaded.bytes;
            if let Outcome::List(urls) = &mut loaded.outcome {
                self.listed.append(urls);
                continue;
            }
            let state = states.get(&loaded.url).cloned();
            if let Some(state) = state.as_ref().filter(|state| state.url != loaded.url) {
                // Another URL of a feed: a copy must not fight with the one that is read, which is read instead.
                if loaded.asked.is_some() {
                    meant.push((state.podcast_id, state.url.clone()));
                }
                self.skip(&loaded.what(), "same-show");
                plan.forgotten.push(loaded.url);
                continue;
            }
            let identity = Identity::of(&loaded, state.as_ref());
            let podcast_id = identity.podcast_id;
            if self.taken.insert(podcast_id) {
                jobs.push(Job { loaded, state, identity });
            } else {
                self.skip(&loaded.what(), "duplicate");
                let asked = loaded.asked.take();
                let settings = &self.options.schedule;
                twice.extend(
                    asked.map(|asked| check::after(&loaded.url, asked, &Came::Same, Some(podcast_id), settings, now)),
                );
            }
        }
        let unread = meant.into_iter().filter(|(podcast_id, _)| !self.taken.contains(podcast_id));
        self.listed.extend(unread.map(|(_, url)| url));
        (jobs, twice)
    }

    fn collect(&mut self, done: Vec<Done>) -> Collected {
        let mut updates = Vec::with_capacity(done.len());
        let mut checks = Vec::with_capacity(done.len());
        let mut first = Vec::new();
        let mut transcripts = Vec::new();
        for Done { url, result, check, first_check } in done {
            checks.extend(check);
            first.extend(first_check);
            if matches!(result, compare::Result::Later) {
                self.skip(&url, "busy-host");
                continue;
            }
            self.report.seen += 1;
            match result {
                compare::Result::Later => {}
                compare::Result::Same => self.report.unchanged += 1,
                compare::Result::Failed(failure) => {
                    count(&mut self.report.failed, &failure.kind);
                    self.progress.failed(&url, &failure.message);
                }
                compare::Result::Written(written) => {
                    let Written { update, tally, is_new, transcripts: jobs } = *written;
                    transcripts.extend(jobs);
                    self.count(&update, tally, is_new);
                    updates.push(update);
                }
            }
        }
        Collected { updates, checks, first, transcripts }
    }

    fn count(&mut self, update: &FeedUpdate, tally: Tally, is_new: bool) {
        let report = &mut self.report;
        let is_same = update.podcast.is_none() && tally.new + tally.changed + tally.gone == 0;
        *(if is_new {
            &mut report.new
        } else if is_same {
            &mut report.unchanged
        } else {
            &mut report.changed
        }) += 1;
        report.episodes_new += tally.new;
        report.episodes_changed += tally.changed;
        report.episodes_gone += tally.gone;
        for issue in &update.issues {
            count(&mut report.issues, &issue.kind);
            self.progress.issue(&update.state.url, issue);
        }
    }
}

/// Counts units of transcripts, and tells of them.
fn telling(report: &mut Report, progress: &dyn Progress, started: Instant) -> impl FnMut(TranscriptsDone) {
    move |done| {
        report.transcripts += done.written;
        add(&mut report.transcripts_failed, done.failed);
        add(&mut report.transcript_issues, done.issues);
        report.elapsed = started.elapsed();
        progress.unit(report);
    }
}
