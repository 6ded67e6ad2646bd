//! Reading the transcripts of episodes, from files and from the network, and writing them, some at a time.

use super::links;
use crate::run::Network;
use crate::run::report::{Counts, Progress, count};
use crate::store::{FeedStore, StoreError};
use crate::transcript::{ParsedTranscript, parse};
use earshot_catalog::TranscriptTry;
use earshot_model::limits::MAX_TRANSCRIPT_BYTES;
use earshot_model::{Clock, EpisodeId, PodcastId, Timestamp, Transcript, TranscriptLink};
use futures::StreamExt;
use rayon::prelude::*;
use std::collections::HashMap;
use std::io::Read;
use std::path::PathBuf;

/// Episodes whose transcripts are in memory at the same time and written in one transaction, and about how large they are.
const JOBS_OF_A_UNIT: usize = 512;
const BYTES_OF_A_UNIT: u64 = 64 << 20;
/// A link does not say how much it brings: thirty-two of them are a unit.
const BYTES_OF_A_LINK: u64 = 2 << 20;
/// Missing transcripts that are asked for at once.
pub(super) const MISSING_OF_A_PAGE: usize = 32;

/// An episode, and where its transcript may be; the first that can be read counts.
pub(in crate::run) struct Job {
    pub(in crate::run) podcast_id: PodcastId,
    pub(in crate::run) episode_id: EpisodeId,
    /// Of the feed.
    pub(in crate::run) language: Option<String>,
    /// Best first.
    pub(in crate::run) files: Vec<File>,
    /// Fetched when no file can be read, in any order.
    pub(in crate::run) links: Vec<TranscriptLink>,
}

impl Job {
    /// About how many bytes it brings into memory.
    fn weight(&self) -> u64 {
        match self.files.first() {
            Some(file) => file.path.metadata().map_or(0, |found| found.len()),
            None => BYTES_OF_A_LINK,
        }
    }
}

/// A transcript that is on disk.
pub(in crate::run) struct File {
    pub(in crate::run) path: PathBuf,
    /// When it is known to be another than the feed's.
    pub(in crate::run) language: Option<String>,
}

/// A file or link that brought no transcript.
pub(in crate::run) struct Failed {
    pub(in crate::run) source: String,
    /// Kebab-case.
    pub(in crate::run) kind: String,
    pub(in crate::run) message: String,
}

/// What came of some jobs.
#[derive(Default)]
pub(in crate::run) struct Done {
    /// Read, whether new or not.
    pub(in crate::run) read: u64,
    /// New or changed.
    pub(in crate::run) written: u64,
    pub(in crate::run) failed: Counts,
    pub(in crate::run) issues: Counts,
}

/// What the work is done with.
#[derive(Clone, Copy)]
pub(in crate::run) struct Tools<'a> {
    pub(in crate::run) network: Option<Network<'a>>,
    /// Requests at the same time.
    pub(in crate::run) in_flight: usize,
    pub(in crate::run) clock: &'a Clock,
    pub(in crate::run) progress: &'a dyn Progress,
}

/// Where a transcript was found.
struct Found {
    source: String,
    language: Option<String>,
    transcript: ParsedTranscript,
}

impl Tools<'_> {
    /// Does the jobs, a unit after the other, telling of each: what was written before an error or a kill stays written.
    pub(in crate::run) fn work(
        &self,
        jobs: Vec<Job>,
        store: &mut dyn FeedStore,
        mut told: impl FnMut(Done),
    ) -> Result<(), StoreError> {
        let mut unit = Vec::new();
        let mut bytes = 0;
        for job in jobs {
            bytes += job.weight();
            unit.push(job);
            if unit.len() >= JOBS_OF_A_UNIT || bytes >= BYTES_OF_A_UNIT {
                told(self.unit(&std::mem::take(&mut unit), store)?);
                bytes = 0;
            }
        }
        if !unit.is_empty() {
            told(self.unit(&unit, store)?);
        }
        Ok(())
    }

    fn unit(&self, jobs: &[Job], store: &mut dyn FeedStore) -> Result<Done, StoreError> {
        let now = self.clock.now();
        let (mut found, mut failed): (Vec<Option<Found>>, Vec<Vec<Failed>>) = jobs.par_iter().map(read_files).unzip();
        let tries = self.fetch(jobs, &mut found, &mut failed, store, now)?;

        let mut done = Done::default();
        let mut transcripts = Vec::new();
        for (job, found) in jobs.iter().zip(found) {
            let Some(found) = found else { continue };
            for issue in &found.transcript.issues {
                count(&mut done.issues, &issue.kind);
                self.progress.issue(&found.source, issue);
            }
            transcripts.push(entity(job, found, now));
        }
        for failed in failed.iter().flatten() {
            count(&mut done.failed, &failed.kind);
            self.progress.transcript_failed(&failed.source, &failed.message);
        }
        done.read = transcripts.len() as u64;
        done.written = store.put_transcripts(transcripts, tries)?;
        Ok(done)
    }

    /// Fetches for the jobs of which no file was read; returns what is remembered of links that failed.
    fn fetch(
        &self,
        jobs: &[Job],
        found: &mut [Option<Found>],
        failed: &mut [Vec<Failed>],
        store: &mut dyn FeedStore,
        now: Timestamp,
    ) -> Result<Vec<TranscriptTry>, StoreError> {
        let Some(network) = self.network else { return Ok(Vec::new()) };
        let wanted: Vec<usize> =
            (0..jobs.len()).filter(|&at| found[at].is_none() && !jobs[at].links.is_empty()).collect();
        let urls: Vec<String> = wanted.iter().flat_map(|&at| &jobs[at].links).map(|link| link.url.clone()).collect();
        if urls.is_empty() {
            return Ok(Vec::new());
        }
        let before = store.transcript_tries(&urls)?;
        let fetch = |&at: &usize| {
            let (job, before) = (&jobs[at], &before);
            async move { (at, links::fetch(network.http, &job.links, job.language.as_deref(), before, now).await) }
        };
        let stream = futures::stream::iter(wanted.iter().map(fetch)).buffer_unordered(self.in_flight.max(1));
        let mut tries: HashMap<String, TranscriptTry> = HashMap::new();
        for (at, fetched) in network.runtime.block_on(stream.collect::<Vec<_>>()) {
            for failure in &fetched.failed {
                let seen = links::remembered(failure, before.get(&failure.source), now);
                tries.insert(failure.source.clone(), seen);
            }
            failed[at].extend(fetched.failed);
            found[at] =
                fetched.found.map(|(link, transcript)| Found { source: link.url, language: link.language, transcript });
        }
        Ok(tries.into_values().collect())
    }
}

fn read_files(job: &Job) -> (Option<Found>, Vec<Failed>) {
    let mut failed = Vec::new();
    for file in &job.files {
        let source = file.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut bytes = Vec::new();
        // One byte more than is read, so that the parser notices and says so.
        let limit = MAX_TRANSCRIPT_BYTES as u64 + 1;
        let opened = std::fs::File::open(&file.path).and_then(|open| open.take(limit).read_to_end(&mut bytes));
        let (kind, message) = match opened {
            Err(error) => ("unreadable", error.to_string()),
            Ok(_) => match parse(&bytes, None) {
                Ok(transcript) => return (Some(Found { source, language: file.language.clone(), transcript }), failed),
                Err(reason) => (reason.kind(), reason.to_string()),
            },
        };
        failed.push(Failed { source: file.path.display().to_string(), kind: kind.to_owned(), message });
    }
    (None, failed)
}

/// The catalog's form of a transcript.
fn entity(job: &Job, found: Found, now: Timestamp) -> Transcript {
    Transcript {
        episode_id: job.episode_id,
        podcast_id: job.podcast_id,
        language: found.language.or_else(|| job.language.clone()),
        source: found.source,
        format: found.transcript.format,
        cues: found.transcript.cues,
        fetched_at: now,
    }
}
