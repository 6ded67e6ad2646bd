//! A transcription request, its states, and what a list of requests selects.

use crate::entities::transcription_requests::Model;
use crate::json_column::from_name;
use crate::prelude::*;
use earshot_model::{EpisodeId, PodcastId};

pub(crate) const TABLE: &str = "transcription_requests";

earshot_model::named! {
    /// The state of a request.
    TranscriptionState {
        /// Waits for its turn, or for the podcast's own transcript.
        Queued = "queued",
        /// A worker fetches the podcast's own transcript, or the audio.
        Fetching = "fetching",
        /// The service for speech recognition has the audio.
        Transcribing = "transcribing",
        /// The catalog has the transcript; the next generation shows it.
        Transcribed = "transcribed",
        /// The served generation has the transcript.
        Completed = "completed",
        /// There is no transcript, and the charge is refunded.
        Failed = "failed",
        /// The team canceled it, and the charge is refunded.
        Canceled = "canceled",
    }
}

impl TranscriptionState {
    /// States in which a worker still has something to do.
    pub(crate) const OPEN: [&'static str; 3] = ["queued", "fetching", "transcribing"];
    /// States in which a request ended without a transcript.
    pub(crate) const ENDED: [&'static str; 2] = ["failed", "canceled"];
}

/// A transcription request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptionRequest {
    pub id: Uuid,
    pub team_id: Uuid,
    pub episode_id: EpisodeId,
    /// `None` for requests from before the queue.
    pub podcast_id: Option<PodcastId>,
    pub requested_at: Timestamp,
    /// `None` when the user's account was deleted.
    pub requested_by: Option<Uuid>,
    /// When the transcript became available.
    pub transcribed_at: Option<Timestamp>,
    pub state: TranscriptionState,
    /// Why it failed.
    pub problem: Option<String>,
}

impl TranscriptionRequest {
    pub(crate) fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            episode_id: EpisodeId(row.episode_id),
            podcast_id: row.podcast_id.map(PodcastId),
            requested_at: row.requested_at.into(),
            requested_by: row.user_id,
            transcribed_at: row.transcribed_at.map(Into::into),
            state: from_name(TABLE, &row.state, TranscriptionState::parse)?,
            problem: row.problem,
        })
    }
}

/// What a team requests.
#[derive(Clone, Copy, Debug)]
pub struct NewTranscriptionRequest {
    pub podcast: PodcastId,
    pub episode: EpisodeId,
    /// Requests with a higher priority are served first.
    pub priority: i32,
}

/// Filters and page of a list of requests.
#[derive(Clone, Copy, Debug, Default)]
pub struct TranscriptionRequestQuery {
    /// Only completed requests, or only others (spec 4, Transcription request: not_started, completed).
    pub is_completed: Option<bool>,
    pub state: Option<TranscriptionState>,
    pub skip: u64,
    pub limit: u64,
}
