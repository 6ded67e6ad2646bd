//! A transcription request, its states, and what a list of requests selects.

use crate::DbError;
use crate::entities::transcription_requests::Model;
use crate::json_column::from_name;
use earshot_model::{EpisodeId, PodcastId, Timestamp};
use uuid::Uuid;

pub(crate) const TABLE: &str = "transcription_requests";

/// The state of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TranscriptionState {
    /// Waits for its turn, or for the podcast's own transcript.
    Queued,
    /// A worker fetches the podcast's own transcript, or the audio.
    Fetching,
    /// The service for speech recognition has the audio.
    Transcribing,
    /// The catalog has the transcript; the next generation shows it.
    Transcribed,
    /// The served generation has the transcript.
    Completed,
    /// There is no transcript, and the charge is refunded.
    Failed,
    /// The team canceled it, and the charge is refunded.
    Canceled,
}

impl TranscriptionState {
    pub const ALL: [Self; 7] = [
        Self::Queued,
        Self::Fetching,
        Self::Transcribing,
        Self::Transcribed,
        Self::Completed,
        Self::Failed,
        Self::Canceled,
    ];
    /// States in which a worker still has something to do.
    pub(crate) const OPEN: [&'static str; 3] = ["queued", "fetching", "transcribing"];
    /// States in which a request ended without a transcript.
    pub(crate) const ENDED: [&'static str; 2] = ["failed", "canceled"];

    /// The name in the database.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Fetching => "fetching",
            Self::Transcribing => "transcribing",
            Self::Transcribed => "transcribed",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Canceled => "canceled",
        }
    }

    fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == name)
    }
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
