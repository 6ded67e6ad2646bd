//! A correction of a transcript, and its states.

use crate::entities::transcript_corrections::Model;
use crate::json_column::from_name;
use crate::prelude::*;
use earshot_model::transcript::{TextCorrection, TranscriptPart};
use earshot_model::{EpisodeId, PodcastId};

const TABLE: &str = "transcript_corrections";

earshot_model::named! {
    /// The state of a correction.
    TranscriptCorrectionState {
        Open = "open",
        /// It waits to be written into the transcript.
        Accepted = "accepted",
        Refused = "refused",
        /// It was written into the transcript.
        Applied = "applied",
        /// The transcript had another text when it was to be written.
        Outdated = "outdated",
    }
}

impl TranscriptCorrectionState {
    /// Whether a decision no longer has an effect.
    #[must_use]
    pub fn has_ended(self) -> bool {
        matches!(self, Self::Applied | Self::Outdated)
    }
}

/// A suggested correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptCorrection {
    pub id: Uuid,
    pub podcast: PodcastId,
    pub podcast_slug: String,
    pub episode: EpisodeId,
    pub episode_slug: String,
    pub episode_title: String,
    pub change: TextCorrection,
    pub state: TranscriptCorrectionState,
    /// Why it was accepted or refused.
    pub reason: Option<String>,
    pub created_at: Timestamp,
    pub decided_at: Option<Timestamp>,
    /// When it was written into the transcript, or was found outdated.
    pub ended_at: Option<Timestamp>,
}

/// A correction in the queue of administrators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedTranscriptCorrection {
    pub correction: TranscriptCorrection,
    /// The address of the reader; `None` when their account was deleted.
    pub suggested_by: Option<String>,
}

/// A correction to suggest.
#[derive(Clone, Debug)]
pub struct NewTranscriptCorrection {
    pub podcast: PodcastId,
    pub podcast_slug: String,
    pub episode: EpisodeId,
    pub episode_slug: String,
    pub episode_title: String,
    pub change: TextCorrection,
    pub suggested_by: Uuid,
}

/// What became of a suggestion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SuggestionOutcome {
    /// It waits, or waited already.
    Open(Box<TranscriptCorrection>),
    TooManyOfReader,
    TooManyOfTranscript,
    QueueFull,
}

pub(super) fn from_row(row: Model) -> Result<TranscriptCorrection, DbError> {
    let part = part_of(&row)?;
    Ok(TranscriptCorrection {
        id: row.id,
        podcast: PodcastId(row.podcast_id),
        podcast_slug: row.podcast_slug,
        episode: EpisodeId(row.episode_id),
        episode_slug: row.episode_slug,
        episode_title: row.episode_title,
        change: TextCorrection { part, text_before: row.text_before, text: row.text_after },
        state: from_name(TABLE, &row.state, TranscriptCorrectionState::parse)?,
        reason: row.reason,
        created_at: row.created_at.into(),
        decided_at: row.decided_at.map(Into::into),
        ended_at: row.ended_at.map(Into::into),
    })
}

const SENTENCE: &str = "sentence";
const LINE: &str = "line";
const SPEAKER: &str = "speaker";

/// The columns of a part: its kind, its time and its line.
pub(super) fn columns_of(part: TranscriptPart) -> (&'static str, i64, Option<i64>) {
    match part {
        TranscriptPart::Sentence { start_ms } => (SENTENCE, start_ms, None),
        TranscriptPart::Line(line) => (LINE, 0, Some(line.into())),
        TranscriptPart::Speaker => (SPEAKER, 0, None),
    }
}

fn part_of(row: &Model) -> Result<TranscriptPart, DbError> {
    from_name(TABLE, &row.part, |name| match name {
        SENTENCE => Some(TranscriptPart::Sentence { start_ms: row.start_ms }),
        LINE => row.line.and_then(|line| u32::try_from(line).ok()).map(TranscriptPart::Line),
        SPEAKER => Some(TranscriptPart::Speaker),
        _ => None,
    })
}
