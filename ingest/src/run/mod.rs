//! The batch driver: entries are read, parsed, compared with what is known, and written, a unit at a time.

mod compare;
mod diff;
mod load;
mod report;
mod transcripts;

pub use report::{Counts, Progress, Report};

use crate::feed::ParsedFeed;
use crate::source::{Entry, SourceError, open};
use crate::store::{FeedStore, StoreError};
use compare::{Done, Job, finish};
use earshot_catalog::FeedUpdate;
use earshot_model::{Clock, EpisodeId, PodcastId, Timestamp};
use earshot_net::HttpClient;
use futures::StreamExt;
use load::{Loader, Outcome};
use rayon::prelude::*;
use report::count;
use std::collections::{HashSet, VecDeque};
use std::path::PathBuf;
use std::time::Instant;
use transcripts::TranscriptFolder;

/// How a run behaves.
#[derive(Clone, Debug)]
pub struct RunOptions {
    pub clock: Clock,
    /// Feeds of one transaction; a kill loses at most these.
    pub unit: usize,
    /// Feeds, or transcripts, fetched at the same time.
    pub in_flight: usize,
    /// A folder of transcripts, matched to episodes by the rule in the README.
    pub transcripts: Option<PathBuf>,
    /// Fetch linked transcripts of new and changed episodes.
    pub fetch_transcripts: bool,
    /// Extract everything anew, changed or not.
    pub reparse: bool,
}

impl RunOptions {
    /// 200 feeds a unit, 32 in flight, no remote transcripts.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self { clock, unit: 200, in_flight: 32, transcripts: None, fetch_transcripts: false, reparse: false }
    }
}

/// A run that could not go on. A single feed's failure is none: it stands in the report.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the transcripts in {path} cannot be listed")]
    Transcripts { path: String, source: std::io::Error },
}

/// The network, for runs that use it. The handle is of a runtime that this thread does not belong to.
#[derive(Clone, Copy)]
pub struct Network<'a> {
    pub http: &'a HttpClient,
    pub runtime: &'a tokio::runtime::Handle,
}

/// Ingests sources: one after the other, each feed once. What was written before an error stays written, and the same
/// run again goes on from there.
///
/// # Errors
/// [`RunError`] when a source cannot be opened or the catalog fails.
pub fn run(
    sources: &[String],
    store: &mut dyn FeedStore,
    network: Option<Network<'_>>,
    options: &RunOptions,
    progress: &dyn Progress,
) -> Result<Report, RunError> {
    let folder = match &options.transcripts {
        Some(path) => Some(
            TranscriptFolder::open(path)
                .map_err(|source| RunError::Transcripts { path: path.display().to_string(), source })?,
        ),
        None => None,
    };
    let started = Instant::now();
    let mut run = Run { store, network, options, progress, folder, taken: HashSet::new(), report: Report::default() };
    for source in sources {
        let mut entries = open(source)?;
        let mut listed: VecDeque<Entry> = VecDeque::new();
        loop {
            let unit = run.gather(&mut listed, &mut entries);
            if unit.is_empty() {
                break;
            }
            listed.extend(run.unit(unit)?);
            run.report.elapsed = started.elapsed();
            progress.unit(&run.report);
        }
    }
    run.report.elapsed = started.elapsed();
    Ok(run.report)
}

struct Run<'a> {
    store: &'a mut dyn FeedStore,
    network: Option<Network<'a>>,
    options: &'a RunOptions,
    progress: &'a dyn Progress,
    folder: Option<TranscriptFolder>,
    /// Podcasts of this run, 16 bytes each.
    taken: HashSet<PodcastId>,
    report: Report,
}

impl Run<'_> {
    fn gather(&mut self, listed: &mut VecDeque<Entry>, entries: &mut crate::source::Entries) -> Vec<Entry> {
        let mut unit = Vec::with_capacity(self.options.unit);
        while unit.len() < self.options.unit.max(1) {
            if let Some(entry) = listed.pop_front() {
                unit.push(entry);
                continue;
            }
            match entries.next() {
                Some(Ok(entry)) => unit.push(entry),
                Some(Err(skipped)) => self.skip(&skipped.what, skipped.reason),
                None => break,
            }
        }
        unit
    }

    fn skip(&mut self, what: &str, reason: &str) {
        count(&mut self.report.skipped, reason);
        self.progress.skipped(what, reason);
    }

    /// Does one unit of work; returns what lists among the entries brought.
    fn unit(&mut self, entries: Vec<Entry>) -> Result<Vec<Entry>, RunError> {
        let urls: Vec<String> = entries
            .iter()
            .filter_map(|entry| match entry {
                Entry::Url { url, .. } => Some(url.clone()),
                Entry::File { .. } => None,
            })
            .collect();
        let mut states = self.store.states(&urls)?;
        let loader = Loader {
            http: self.network.map(|network| network.http),
            runtime: self.network.map(|network| network.runtime),
            in_flight: self.options.in_flight,
            parse_all: self.options.reparse || self.folder.is_some(),
        };
        let loaded = loader.load(entries, &states);
        let unknown: Vec<String> =
            loaded.iter().filter(|loaded| loaded.path.is_some()).map(|loaded| loaded.url.clone()).collect();
        if !unknown.is_empty() {
            states.extend(self.store.states(&unknown)?);
        }
        let mut lists = Vec::new();
        let mut jobs = Vec::with_capacity(loaded.len());
        for mut loaded in loaded {
            self.report.bytes += loaded.bytes;
            if let Outcome::List(urls) = &mut loaded.outcome {
                lists.extend(std::mem::take(urls).into_iter().map(|url| Entry::Url { url, may_be_list: false }));
                continue;
            }
            let state = states.get(&loaded.url).cloned();
            let podcast_id =
                state.as_ref().map_or_else(|| PodcastId::from_feed_url(&loaded.url), |state| state.podcast_id);
            if self.taken.insert(podcast_id) {
                jobs.push(Job { loaded, state });
            } else {
                let what = loaded.path.as_ref().map_or(loaded.url.clone(), |path| path.display().to_string());
                self.skip(&what, "duplicate");
            }
        }
        let now = self.options.clock.now();
        let done: Vec<Done> = {
            let (options, folder) = (self.options, self.folder.as_ref());
            jobs.into_par_iter().map(|job| finish(job, options, folder, now)).collect()
        };
        let updates = self.collect(done, now);
        self.store.put(updates)?;
        Ok(lists)
    }

    fn collect(&mut self, done: Vec<Done>, now: Timestamp) -> Vec<FeedUpdate> {
        let mut updates = Vec::with_capacity(done.len());
        for done in done {
            if !matches!(done, Done::Nothing) {
                self.report.seen += 1;
            }
            match done {
                Done::Nothing => {}
                Done::Same(update) => {
                    self.report.unchanged += 1;
                    updates.extend(update);
                }
                Done::Failed { update, kind, message } => {
                    count(&mut self.report.failed, &kind);
                    self.progress.failed(&update.state.url, &message);
                    updates.push(update);
                }
                Done::Written { mut update, tally, is_new, wanted, feed } => {
                    self.fetch_transcripts(&mut update, &wanted, &feed, now);
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
                    report.transcripts += update.transcripts.len() as u64;
                    for issue in update.issues.iter().flatten() {
                        count(&mut report.issues, &issue.kind);
                        self.progress.issue(&update.state.url, issue);
                    }
                    updates.push(update);
                }
            }
        }
        updates
    }

    fn fetch_transcripts(
        &self,
        update: &mut FeedUpdate,
        wanted: &[(EpisodeId, usize)],
        feed: &ParsedFeed,
        now: Timestamp,
    ) {
        let Some(network) = self.network.filter(|_| self.options.fetch_transcripts && !wanted.is_empty()) else {
            return;
        };
        let podcast_id = update.state.podcast_id;
        let fetch = |(episode_id, index): &(EpisodeId, usize)| {
            let (episode_id, item) = (*episode_id, &feed.items[*index]);
            async move {
                let found = transcripts::remote(network.http, &item.transcript_links).await?;
                Some(transcripts::entity(found, item, feed, (podcast_id, episode_id), now))
            }
        };
        let stream = futures::stream::iter(wanted.iter().map(fetch)).buffered(self.options.in_flight.max(1));
        let fetched: Vec<_> = network.runtime.block_on(stream.collect());
        update.transcripts.extend(fetched.into_iter().flatten());
    }
}
