//! What became of the episodes.

use crate::output::{format_count, group_digits};
use serde::Serialize;

/// How one episode ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EpisodeEnd {
    /// The catalog had the transcript already.
    Known,
    /// The podcast published it.
    Published,
    /// It was made from audio.
    Recognized,
    /// There is none, and the requests were refunded.
    Failed,
    /// It is tried again later.
    Retried,
    /// Nobody waits for it any more, or another worker has it.
    Dropped,
    /// No service is set, and the podcast publishes no transcript.
    Waiting,
}

/// Counts of episodes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct TranscribeReport {
    pub known: u64,
    pub published: u64,
    pub recognized: u64,
    pub failed: u64,
    pub retried: u64,
    pub dropped: u64,
    /// Transcripts that the catalog did not have before.
    pub written: u64,
    /// Corrections of readers that were written into transcripts.
    pub corrected: u64,
}

impl TranscribeReport {
    pub(super) fn count(&mut self, end: EpisodeEnd) {
        match end {
            EpisodeEnd::Known => self.known += 1,
            EpisodeEnd::Published => self.published += 1,
            EpisodeEnd::Recognized => self.recognized += 1,
            EpisodeEnd::Failed => self.failed += 1,
            EpisodeEnd::Retried => self.retried += 1,
            EpisodeEnd::Dropped => self.dropped += 1,
            EpisodeEnd::Waiting => {}
        }
        self.written += u64::from(matches!(end, EpisodeEnd::Published | EpisodeEnd::Recognized));
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.known += other.known;
        self.published += other.published;
        self.recognized += other.recognized;
        self.failed += other.failed;
        self.retried += other.retried;
        self.dropped += other.dropped;
        self.written += other.written;
        self.corrected += other.corrected;
    }

    pub(super) fn describe(&self) -> String {
        format!(
            "{}: {} transcribed, {} published by podcasts, {} already there; {} failed, {} tried again later, {} canceled; {}",
            format_count(self.written, "new transcript"),
            group_digits(self.recognized),
            group_digits(self.published),
            group_digits(self.known),
            group_digits(self.failed),
            group_digits(self.retried),
            group_digits(self.dropped),
            format_count(self.corrected, "correction")
        )
    }
}
