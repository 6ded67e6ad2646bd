//! Reads the transcripts of episodes from files and from the network, and writes them in units.

use super::format_preference::path_rank;
use super::links;
use super::transcript_job::{TranscriptError, TranscriptJob};
use crate::counts::{Counts, count_kind};
use crate::run::network::Network;
use crate::run::report::IngestProgress;
use crate::store::{FeedStore, StoreError};
use crate::transcript::ParsedTranscript;
use earshot_catalog::TranscriptFailure;
use earshot_model::limits::MAX_TRANSCRIPT_BYTES;
use earshot_model::{Clock, Timestamp, Transcript, public_url};
use futures::StreamExt;
use rayon::prelude::*;
use std::collections::HashMap;
use std::io::Read;

/// Maximum number of episodes per unit, and its approximate size in bytes.
const JOBS_PER_UNIT: usize = 512;
const BYTES_PER_UNIT: u64 = 64 << 20;

/// Counts of jobs.
#[derive(Default)]
pub(crate) struct TranscriptCounts {
    /// Transcripts that were read, new or not.
    pub(crate) read: u64,
    /// New and changed transcripts.
    pub(crate) written: u64,
    pub(crate) failed: Counts,
    pub(crate) issues: Counts,
}

/// What the jobs need.
#[derive(Clone, Copy)]
pub(crate) struct TranscriptRunner<'a> {
    pub(crate) network: Option<Network<'a>>,
    /// Number of concurrent requests.
    pub(crate) in_flight: usize,
    /// Fetches links that failed recently, too.
    pub(crate) retries_failed_links: bool,
    pub(crate) clock: &'a Clock,
    pub(crate) progress: &'a dyn IngestProgress,
}

/// Where a transcript was found.
struct FoundTranscript {
    source: String,
    language: Option<String>,
    transcript: ParsedTranscript,
}

impl TranscriptRunner<'_> {
    /// Runs the jobs in units, with progress. What was written before an error or a kill stays written.
    pub(crate) fn run_jobs(
        &self,
        jobs: Vec<TranscriptJob>,
        store: &mut dyn FeedStore,
        mut on_unit_done: impl FnMut(TranscriptCounts),
    ) -> Result<(), StoreError> {
        let mut unit = Vec::new();
        let mut bytes = 0;
        for job in jobs {
            bytes += job.estimated_bytes();
            unit.push(job);
            if unit.len() >= JOBS_PER_UNIT || bytes >= BYTES_PER_UNIT {
                on_unit_done(self.run_unit(&std::mem::take(&mut unit), store)?);
                bytes = 0;
            }
        }
        if !unit.is_empty() {
            on_unit_done(self.run_unit(&unit, store)?);
        }
        Ok(())
    }

    fn run_unit(&self, jobs: &[TranscriptJob], store: &mut dyn FeedStore) -> Result<TranscriptCounts, StoreError> {
        let now = self.clock.now();
        let (mut found, mut failed): (Vec<Option<FoundTranscript>>, Vec<Vec<TranscriptError>>) =
            jobs.par_iter().map(read_files).unzip();
        let tries = self.fetch_links(jobs, &mut found, &mut failed, store, now)?;

        let mut done = TranscriptCounts::default();
        let mut transcripts = Vec::new();
        for (job, found) in jobs.iter().zip(found) {
            let Some(found) = found else { continue };
            for issue in &found.transcript.issues {
                count_kind(&mut done.issues, &issue.kind);
                self.progress.on_issue(&public_url(&found.source), issue);
            }
            transcripts.push(to_transcript(job, found, now));
        }
        for failed in failed.iter().flatten() {
            count_kind(&mut done.failed, &failed.kind);
            self.progress.on_transcript_failed(&public_url(&failed.source), &failed.message);
        }
        done.read = transcripts.len() as u64;
        done.written = store.put_transcripts(transcripts, tries)?;
        Ok(done)
    }

    /// Fetches links for jobs without a readable file. Returns the failures to store.
    fn fetch_links(
        &self,
        jobs: &[TranscriptJob],
        found: &mut [Option<FoundTranscript>],
        failed: &mut [Vec<TranscriptError>],
        store: &mut dyn FeedStore,
        now: Timestamp,
    ) -> Result<Vec<TranscriptFailure>, StoreError> {
        let Some(network) = self.network else { return Ok(Vec::new()) };
        let requested: Vec<usize> =
            (0..jobs.len()).filter(|&at| found[at].is_none() && !jobs[at].links.is_empty()).collect();
        let urls: Vec<String> = requested.iter().flat_map(|&at| &jobs[at].links).map(|link| link.url.clone()).collect();
        if urls.is_empty() {
            return Ok(Vec::new());
        }
        let before = store.transcript_tries(&urls)?;
        let nothing_failed = HashMap::new();
        let fetch = |&at: &usize| {
            let (job, failed_links) = (&jobs[at], if self.retries_failed_links { &nothing_failed } else { &before });
            async move { (at, links::fetch_transcript(network.http, job, failed_links, now).await) }
        };
        let stream = futures::stream::iter(requested.iter().map(fetch)).buffer_unordered(self.in_flight.max(1));
        let mut tries: HashMap<String, TranscriptFailure> = HashMap::new();
        for (at, fetched) in network.runtime.block_on(stream.collect::<Vec<_>>()) {
            for failure in &fetched.errors {
                let seen = links::to_transcript_failure(failure, before.get(&failure.source), now);
                tries.insert(failure.source.clone(), seen);
            }
            failed[at].extend(fetched.errors);
            found[at] = fetched.found.map(|(link, transcript)| FoundTranscript {
                source: link.url,
                language: link.language,
                transcript,
            });
        }
        Ok(tries.into_values().collect())
    }
}

fn read_files(job: &TranscriptJob) -> (Option<FoundTranscript>, Vec<TranscriptError>) {
    let mut failed = Vec::new();
    for file in &job.files {
        let source = file.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut bytes = Vec::new();
        // One byte more than the limit, so that the parser detects and reports larger files.
        let limit = MAX_TRANSCRIPT_BYTES as u64 + 1;
        let opened = std::fs::File::open(&file.path).and_then(|open| open.take(limit).read_to_end(&mut bytes));
        let (kind, message) = match opened {
            Err(error) => ("unreadable", error.to_string()),
            Ok(_) => match links::parse_declared(&bytes, None, path_rank(&file.path)) {
                Ok(transcript) => {
                    return (Some(FoundTranscript { source, language: file.language.clone(), transcript }), failed);
                }
                Err(reason) => (reason.kind(), reason.to_string()),
            },
        };
        failed.push(TranscriptError { source: file.path.display().to_string(), kind: kind.to_owned(), message });
    }
    (None, failed)
}

/// Converts a transcript to its catalog entity.
fn to_transcript(job: &TranscriptJob, found: FoundTranscript, now: Timestamp) -> Transcript {
    Transcript {
        episode_id: job.episode_id,
        podcast_id: job.podcast_id,
        language: found.language.or_else(|| job.language.clone()),
        source: found.source,
        format: found.transcript.format,
        cues: found.transcript.cues,
        fetched_at: now,
        corrected_at: None,
        confidence: None,
    }
}
