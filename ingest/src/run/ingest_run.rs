//! A run in progress: groups fetched entries into units, then parses, compares and writes each unit.

use super::entry::{EntryError, EntryRequest, FetchedEntry, LARGE_FEED_BYTES};
use super::error::RunError;
use super::feed_check::{self, FetchOutcome};
use super::feed_comparison::{ComparisonResult, FeedChanges, FeedOutcome, compare_feed};
use super::feed_diff::EpisodeCounts;
use super::feed_identity::{IdentityPlan, resolve_identities};
use super::feed_job::{FeedIdentity, FeedJob, LoadOutcome, LoadedFeed};
use super::feed_loading;
use super::feed_pages;
use super::fetched_entries::{self, FetchOptions};
use super::file_urls;
use super::linked_chapters::fetch_chapters;
use super::merges::merge_duplicates;
use super::network::Network;
use super::options::RunOptions;
use super::report::{IngestProgress, IngestReport};
use super::transcripts::FetchTranscripts;
use super::transcripts::folder::TranscriptFolder;
use super::transcripts::missing_transcripts::fetch_missing;
use super::transcripts::transcript_job::TranscriptJob;
use super::transcripts::transcript_runner::{TranscriptCounts, TranscriptRunner};
use crate::counts::{add_counts, count_kind};
use crate::store::FeedStore;
use earshot_catalog::{FeedCheck, FeedState, FeedUpdate};
use earshot_model::{PodcastId, Timestamp, hide_secrets, public_url};
use rayon::prelude::*;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::time::Instant;

pub(super) struct IngestRun<'a> {
    store: &'a mut dyn FeedStore,
    network: Option<Network<'a>>,
    options: &'a RunOptions,
    progress: &'a dyn IngestProgress,
    folder: Option<TranscriptFolder>,
    /// A large entry that arrived during a unit. It forms the next unit.
    large_entry: Option<FetchedEntry>,
    /// Podcasts of this run, 16 bytes each.
    seen_podcasts: HashSet<PodcastId>,
    /// URLs of lists found in place of feeds, and canonical URLs of alias feeds. They are read afterwards.
    pending_urls: Vec<String>,
    report: IngestReport,
    started: Instant,
}

/// The result of a unit.
struct UnitResult {
    updates: Vec<FeedUpdate>,
    checks: Vec<FeedCheck>,
    /// First checks of feeds from files. They are written only when no check exists.
    first_checks: Vec<FeedCheck>,
    transcripts: Vec<TranscriptJob>,
}

impl<'a> IngestRun<'a> {
    pub(super) fn new(
        store: &'a mut dyn FeedStore,
        network: Option<Network<'a>>,
        options: &'a RunOptions,
        progress: &'a dyn IngestProgress,
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
            large_entry: None,
            seen_podcasts: HashSet::new(),
            pending_urls: Vec::new(),
            report: IngestReport::default(),
            started: Instant::now(),
        })
    }

    /// Reads all entries, in units bounded by the number of feeds and by bytes.
    pub(super) fn read_entries(
        &mut self,
        requests: impl Iterator<Item = Result<EntryRequest, EntryError>> + Send + 'static,
    ) -> Result<(), RunError> {
        let whole = self.options.reparses_all || self.folder.is_some();
        let options = FetchOptions {
            in_flight: self.options.in_flight,
            requests_full_bodies: whole,
            now: self.options.clock.now(),
        };
        let mut arrivals = fetched_entries::start_fetching(requests, self.network, options);
        while !self.is_stopped() {
            let unit = self.gather_unit(&mut arrivals)?;
            if unit.is_empty() {
                break;
            }
            self.process_unit(unit)?;
            self.report.elapsed = self.started.elapsed();
            self.progress.on_unit_done(&self.report);
        }
        Ok(())
    }

    /// Returns the pending URLs since the last call.
    pub(super) fn take_pending_urls(&mut self) -> Option<Vec<String>> {
        let listed = std::mem::take(&mut self.pending_urls);
        (!listed.is_empty()).then_some(listed)
    }

    /// Ends the run. Fetches missing transcripts if requested.
    pub(super) fn finish(mut self) -> Result<IngestReport, RunError> {
        if self.options.fetch_transcripts == FetchTranscripts::All && !self.is_stopped() {
            let tools = self.transcript_runner();
            let progress = transcript_progress(&mut self.report, self.progress, self.started);
            fetch_missing(&tools, self.store, progress)?;
        }
        self.report.elapsed = self.started.elapsed();
        Ok(self.report)
    }

    fn is_stopped(&self) -> bool {
        self.options.stop.load(Ordering::Relaxed)
    }

    fn transcript_runner(&self) -> TranscriptRunner<'a> {
        let (options, progress) = (self.options, self.progress);
        TranscriptRunner {
            network: self.network,
            in_flight: options.in_flight,
            retries_failed_links: false,
            clock: &options.clock,
            progress,
        }
    }

    fn gather_unit(&mut self, arrivals: &mut fetched_entries::FetchedEntries) -> Result<Vec<FetchedEntry>, RunError> {
        if let Some(large) = self.large_entry.take() {
            return Ok(vec![large]);
        }
        let mut unit = Vec::with_capacity(self.options.unit_feeds);
        let mut bytes = 0;
        while unit.len() < self.options.unit_feeds.max(1) && bytes < self.options.unit_bytes {
            match arrivals.next() {
                Some(Ok(arrival)) if arrival.held_bytes() > LARGE_FEED_BYTES && !unit.is_empty() => {
                    self.large_entry = Some(arrival);
                    break;
                }
                Some(Ok(arrival)) => {
                    bytes += arrival.held_bytes();
                    unit.push(arrival);
                }
                Some(Err(EntryError::Skipped(skipped))) => self.skip_entry(&skipped.entry, skipped.reason),
                Some(Err(EntryError::Failed(error))) => return Err(error.into()),
                None => break,
            }
        }
        // Responses arrive in any order; sorting makes the result depend on the source's order only.
        unit.sort_unstable_by_key(|arrival| arrival.index);
        Ok(unit)
    }

    fn skip_entry(&mut self, what: &str, reason: &str) {
        count_kind(&mut self.report.skipped, reason);
        self.progress.on_entry_skipped(&hide_secrets(what), reason);
    }

    /// Processes one unit.
    fn process_unit(&mut self, mut arrivals: Vec<FetchedEntry>) -> Result<(), RunError> {
        // Held until the unit is written.
        let _alone: Vec<_> = arrivals.iter_mut().filter_map(|arrival| arrival.exclusive_guard.take()).collect();
        let mut states = self.load_states(&feed_loading::urls_needing_states(&arrivals))?;
        let parse_all = self.options.reparses_all || self.folder.is_some();
        if arrivals.iter().any(|arrival| arrival.held_bytes() > LARGE_FEED_BYTES) {
            // Release the catalog's memory before parsing so large a feed.
            self.store.release();
        }
        let mut loaded = feed_loading::load_feeds(arrivals, &states, parse_all);
        let files: Vec<String> =
            loaded.iter().filter(|loaded| loaded.path.is_some()).map(|loaded| loaded.url.clone()).collect();
        states.extend(self.load_states(&files)?);
        let separated = file_urls::disambiguate_file_urls(&mut loaded, &states, self.store)?;
        states.extend(self.load_states(&separated)?);
        if let Some(network) = self.network {
            feed_pages::follow_pages(&mut loaded, network, self.options.in_flight, &states);
        }
        let now = self.options.clock.now();
        let mut plan = IdentityPlan::new(now);
        let (jobs, twice) = self.build_jobs(loaded, &states, &mut plan, now);
        let (store, seen) = (&mut *self.store, &mut self.seen_podcasts);
        let jobs = resolve_identities(jobs, store, self.network, self.options.in_flight, seen, &mut plan)?;
        for feed in &plan.same_shows {
            self.skip_entry(feed, "same-show");
        }
        let done: Vec<FeedOutcome> = {
            let (options, folder) = (self.options, self.folder.as_ref());
            jobs.into_par_iter().map(|job| compare_feed(job, options, folder, now)).collect()
        };
        let UnitResult { mut updates, mut checks, first_checks: first, transcripts } = self.collect_results(done);
        checks.extend(twice);
        // Before the feeds: after a kill in between, their items are still new, and so their transcripts are fetched
        // again.
        let tools = self.transcript_runner();
        let progress = transcript_progress(&mut self.report, self.progress, self.started);
        tools.run_jobs(transcripts, self.store, progress)?;
        if let Some(network) = self.network.filter(|_| self.options.fetch_transcripts != FetchTranscripts::None) {
            fetch_chapters(&mut updates, network, self.options.in_flight);
        }
        self.store.move_feeds(&plan.moves)?;
        if !updates.is_empty() {
            self.store.put_updates(updates)?;
        }
        self.store.put_aliases(&plan.aliases)?;
        // After the feeds: a check states that its feed was stored, so a kill in between must not leave it alone.
        if let Some(network) = self.network {
            network.checks.put(&checks).map_err(crate::StoreError::from)?;
            network.checks.add(&first).map_err(crate::StoreError::from)?;
            network.checks.remove(&plan.obsolete_urls).map_err(crate::StoreError::from)?;
        }
        let checks = self.network.map(|network| network.checks);
        self.report.merged += merge_duplicates(plan.duplicates, self.store, checks, now)?;
        Ok(())
    }

    /// Reads states from the catalog. Skips the catalog when no state is needed.
    fn load_states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, RunError> {
        if urls.is_empty() { Ok(HashMap::new()) } else { Ok(self.store.feed_states(urls)?) }
    }

    /// Builds the jobs. Removes lists, and feeds that this run read under another URL, whose checks are still stored.
    fn build_jobs(
        &mut self,
        loaded: Vec<LoadedFeed>,
        states: &HashMap<String, FeedState>,
        plan: &mut IdentityPlan,
        now: Timestamp,
    ) -> (Vec<FeedJob>, Vec<FeedCheck>) {
        let mut jobs = Vec::with_capacity(loaded.len());
        let mut twice = Vec::new();
        let mut canonical = Vec::new();
        for mut loaded in loaded {
            self.report.bytes += loaded.body_bytes;
            if let LoadOutcome::OpmlList(urls) = &mut loaded.outcome {
                self.pending_urls.append(urls);
                continue;
            }
            let state = states.get(&loaded.url).cloned();
            if let Some(state) = state.as_ref().filter(|state| state.url != loaded.url) {
                // An alias of a feed: its canonical URL is read instead, so that the two do not overwrite each other.
                if loaded.fetch.is_some() {
                    canonical.push((state.podcast_id, state.url.clone()));
                }
                self.skip_entry(&loaded.display_name(), "same-show");
                plan.obsolete_urls.push(loaded.url);
                continue;
            }
            let identity = FeedIdentity::from_loaded(&loaded, state.as_ref());
            let podcast_id = identity.podcast_id;
            if self.seen_podcasts.insert(podcast_id) {
                jobs.push(FeedJob { loaded, state, identity });
            } else {
                self.skip_entry(&loaded.display_name(), "duplicate");
                let requested = loaded.fetch.take();
                let settings = &self.options.schedule;
                twice.extend(requested.map(|requested| {
                    feed_check::update_check(
                        &loaded.url,
                        requested,
                        &FetchOutcome::Unchanged,
                        Some(podcast_id),
                        settings,
                        now,
                    )
                }));
            }
        }
        let unread = canonical.into_iter().filter(|(podcast_id, _)| !self.seen_podcasts.contains(podcast_id));
        self.pending_urls.extend(unread.map(|(_, url)| url));
        (jobs, twice)
    }

    fn collect_results(&mut self, done: Vec<FeedOutcome>) -> UnitResult {
        let mut updates = Vec::with_capacity(done.len());
        let mut checks = Vec::with_capacity(done.len());
        let mut first = Vec::new();
        let mut transcripts = Vec::new();
        for FeedOutcome { url, result, check, first_check } in done {
            checks.extend(check);
            first.extend(first_check);
            if matches!(result, ComparisonResult::Postponed) {
                self.skip_entry(&url, "busy-host");
                continue;
            }
            self.report.seen += 1;
            match result {
                ComparisonResult::Postponed => {}
                ComparisonResult::Unchanged => self.report.unchanged += 1,
                ComparisonResult::Failed(failure) => {
                    count_kind(&mut self.report.failed, &failure.kind);
                    self.progress.on_feed_failed(&public_url(&url), &failure);
                }
                ComparisonResult::Changed(written) => {
                    let FeedChanges { update, episode_counts: tally, is_new, transcripts: jobs } = *written;
                    transcripts.extend(jobs);
                    self.count_update(&update, tally, is_new);
                    updates.push(update);
                }
            }
        }
        UnitResult { updates, checks, first_checks: first, transcripts }
    }

    fn count_update(&mut self, update: &FeedUpdate, tally: EpisodeCounts, is_new: bool) {
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
            count_kind(&mut report.issues, &issue.kind);
            self.progress.on_issue(&public_url(&update.state.url), issue);
        }
    }
}

/// Counts the transcripts of a unit and reports the progress.
fn transcript_progress(
    report: &mut IngestReport,
    progress: &dyn IngestProgress,
    started: Instant,
) -> impl FnMut(TranscriptCounts) {
    move |done| {
        report.transcripts += done.written;
        add_counts(&mut report.transcripts_failed, done.failed);
        add_counts(&mut report.transcript_issues, done.issues);
        report.elapsed = started.elapsed();
        progress.on_unit_done(report);
    }
}
