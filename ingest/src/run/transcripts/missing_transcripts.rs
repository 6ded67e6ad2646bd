//! Fetches transcripts for episodes that have links and no transcript of the podcast.

use super::transcript_job::TranscriptJob;
use super::transcript_runner::{TranscriptCounts, TranscriptRunner};
use crate::run::network::Network;
use crate::run::report::IngestProgress;
use crate::store::{FeedStore, StoreError};
use earshot_catalog::MissingTranscript;
use earshot_model::Clock;

/// Missing transcripts that are looked up together.
const MISSING_PER_PAGE: usize = 32;

/// Fetches all missing transcripts in units, with progress. Each episode ends with a transcript or a stored failure, so
/// the loop ends, and after a kill the next run continues.
pub(crate) fn fetch_missing(
    runner: &TranscriptRunner<'_>,
    store: &mut dyn FeedStore,
    mut on_unit_done: impl FnMut(TranscriptCounts),
) -> Result<(), StoreError> {
    if runner.network.is_none() {
        return Ok(());
    }
    let now = runner.clock.now();
    loop {
        let missing = store.missing_transcripts(now, MISSING_PER_PAGE)?;
        if missing.is_empty() {
            return Ok(());
        }
        runner.run_jobs(missing.into_iter().map(to_job).collect(), store, &mut on_unit_done)?;
    }
}

/// Fetches the transcript that a podcast links for an episode, also when its links failed recently, because the alternative
/// costs more than a request. Returns whether the catalog has it now.
pub fn fetch_linked_transcript(
    episode: MissingTranscript,
    store: &mut dyn FeedStore,
    network: Network<'_>,
    clock: &Clock,
    progress: &dyn IngestProgress,
) -> Result<bool, StoreError> {
    let runner = TranscriptRunner { network: Some(network), in_flight: 1, retries_failed_links: true, clock, progress };
    let mut read = 0;
    runner.run_jobs(vec![to_job(episode)], store, |done| read += done.read)?;
    Ok(read > 0)
}

fn to_job(missing: MissingTranscript) -> TranscriptJob {
    TranscriptJob {
        podcast_id: missing.podcast_id,
        episode_id: missing.episode_id,
        feed_url: missing.feed_url.unwrap_or_default(),
        language: missing.language,
        files: Vec::new(),
        links: missing.links,
    }
}
