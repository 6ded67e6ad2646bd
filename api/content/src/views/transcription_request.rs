//! A transcription request (spec 3, Transcription request).

use earshot_api_server::prelude::*;
use earshot_app::{TranscriptionRequest, TranscriptionState};
use earshot_model::{EpisodeDocument, PodcastDocument};
use std::time::Duration;

/// The state of a transcription request (spec 4, Transcription request).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TranscriptionStatus {
    NotStarted,
    Completed,
}

/// What happens with a transcription request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TranscriptionStateView {
    /// Waits for its turn.
    Queued,
    /// The podcast's own transcript, or the audio, is fetched.
    Fetching,
    /// The audio is transcribed.
    Transcribing,
    /// The transcript is there and appears with the next update of the catalog.
    Transcribed,
    /// The transcript can be read and searched.
    Completed,
    /// There is no transcript. The request was refunded.
    Failed,
    /// The team canceled the request. It was refunded.
    Canceled,
}

impl From<TranscriptionState> for TranscriptionStateView {
    fn from(state: TranscriptionState) -> Self {
        match state {
            TranscriptionState::Queued => Self::Queued,
            TranscriptionState::Fetching => Self::Fetching,
            TranscriptionState::Transcribing => Self::Transcribing,
            TranscriptionState::Transcribed => Self::Transcribed,
            TranscriptionState::Completed => Self::Completed,
            TranscriptionState::Failed => Self::Failed,
            TranscriptionState::Canceled => Self::Canceled,
        }
    }
}

/// A transcription request. Fields of the episode are `null` when it is not in the catalog any more.
#[view(Clone)]
pub struct TranscriptionRequestView {
    /// ID of the episode.
    pub episode_id: String,
    /// Title of the episode.
    pub episode_title: Option<String>,
    /// Slug of the episode.
    pub episode_slug: Option<String>,
    /// URL of the episode's image; `null` when there is none.
    pub episode_image_url: Option<String>,
    /// ID of the podcast.
    pub podcast_id: Option<String>,
    /// Title of the podcast.
    pub podcast_title: Option<String>,
    /// Slug of the podcast.
    pub podcast_slug: Option<String>,
    /// URL of the podcast's image; `null` when there is none.
    pub podcast_image_url: Option<String>,
    /// When the transcript was requested.
    pub requested_at: TimestampView,
    /// ID of the user who requested it; `null` when the account was deleted.
    pub requested_by_user_id: Option<String>,
    /// When the transcript was added; `null` while there is none.
    pub transcribed_at: Option<TimestampView>,
    /// Whether the transcript is there.
    pub status: TranscriptionStatus,
    /// What happens with the request.
    pub state: TranscriptionStateView,
    /// Why it failed; `null` unless it did.
    pub failure_reason: Option<String>,
    /// The position in the queue, at most: teams take turns, so that it may be served earlier. `null` unless it is queued.
    pub position: Option<u64>,
    /// Seconds until the transcript is there, at most: as if the episodes before it took as long as the last ones. `null`
    /// unless it is queued, and while nobody transcribes.
    pub estimated_wait_seconds: Option<u64>,
}

/// The place of a request in the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QueuePlace {
    /// From 1.
    pub position: u64,
    /// `None` while nobody transcribes.
    pub time_per_episode: Option<Duration>,
}

impl QueuePlace {
    fn estimated_wait_s(self) -> Option<u64> {
        let per_episode = self.time_per_episode?;
        Some(per_episode.saturating_mul(u32::try_from(self.position).unwrap_or(u32::MAX)).as_secs())
    }
}

impl TranscriptionRequestView {
    pub fn of(
        request: &TranscriptionRequest,
        episode: Option<&EpisodeDocument>,
        podcast: Option<&PodcastDocument>,
        place: Option<QueuePlace>,
    ) -> Self {
        let status = if request.transcribed_at.is_some() {
            TranscriptionStatus::Completed
        } else {
            TranscriptionStatus::NotStarted
        };
        Self {
            episode_id: request.episode_id.to_string(),
            episode_title: episode.map(|document| document.episode.title.clone()),
            episode_slug: episode.map(|document| document.episode.slug.clone()),
            episode_image_url: episode.and_then(|document| document.episode.image_url.clone()),
            podcast_id: podcast.map(|document| document.podcast.id.to_string()),
            podcast_title: podcast.map(|document| document.podcast.title.clone()),
            podcast_slug: podcast.map(|document| document.podcast.slug.clone()),
            podcast_image_url: podcast.and_then(|document| document.podcast.image_url.clone()),
            requested_at: request.requested_at.into(),
            requested_by_user_id: request.requested_by.map(|user| user.to_string()),
            transcribed_at: request.transcribed_at.map(TimestampView),
            status,
            state: request.state.into(),
            failure_reason: request.problem.clone(),
            position: place.map(|place| place.position),
            estimated_wait_seconds: place.and_then(QueuePlace::estimated_wait_s),
        }
    }
}
