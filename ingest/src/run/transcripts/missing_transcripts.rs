//! Fetches transcripts for episodes that have links and no transcript.

use super::transcript_job::TranscriptJob;
use super::transcript_runner::{TranscriptCounts, TranscriptRunner};
use crate::store::{FeedStore, StoreError};

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
        let job = |missing: earshot_catalog::MissingTranscript| TranscriptJob {
            podcast_id: missing.podcast_id,
            episode_id: missing.episode_id,
            feed_url: missing.feed_url.unwrap_or_default(),
            language: missing.language,
            files: Vec::new(),
            links: missing.links,
        };
        runner.run_jobs(missing.into_iter().map(job).collect(), store, &mut on_unit_done)?;
    }
}
