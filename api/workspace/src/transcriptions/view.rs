//! A request in the shape that clients of the contract read.

use earshot_api_content::views::TranscriptionRequestView;
use earshot_api_server::views::TimestampView;
use serde::Serialize;
use utoipa::ToSchema;

/// A request of the team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamRequestView {
    /// What was requested: `transcription`.
    pub request_type: &'static str,
    /// ID of the podcast; empty when it is not in the catalog any more.
    pub podcast_id: String,
    /// Slug of the podcast; empty when it is not in the catalog any more.
    pub podcast_slug: String,
    /// Title of the podcast; empty when it is not in the catalog any more.
    pub podcast_title: String,
    /// URL of the podcast's image; `null` when there is none.
    pub podcast_image_url: Option<String>,
    /// ID of the episode.
    pub episode_id: String,
    /// Slug of the episode; empty when it is not in the catalog any more.
    pub episode_slug: String,
    /// Title of the episode; `null` when it is not in the catalog any more.
    pub episode_title: Option<String>,
    /// URL of the episode's image; `null` when there is none.
    pub episode_image_url: Option<String>,
    /// When it was requested.
    pub requested_at: TimestampView,
    /// ID of the user who requested it; `null` when the account was deleted.
    pub requested_by_user_id: Option<String>,
    /// When the result was there; `null` without one.
    pub completed_at: Option<TimestampView>,
    /// Why it failed; `null` unless it did.
    pub failure_reason: Option<String>,
}

impl From<TranscriptionRequestView> for TeamRequestView {
    fn from(view: TranscriptionRequestView) -> Self {
        Self {
            request_type: "transcription",
            podcast_id: view.podcast_id.unwrap_or_default(),
            podcast_slug: view.podcast_slug.unwrap_or_default(),
            podcast_title: view.podcast_title.unwrap_or_default(),
            podcast_image_url: view.podcast_image_url,
            episode_id: view.episode_id,
            episode_slug: view.episode_slug.unwrap_or_default(),
            episode_title: view.episode_title,
            episode_image_url: view.episode_image_url,
            requested_at: view.requested_at,
            requested_by_user_id: view.requested_by_user_id,
            completed_at: view.transcribed_at,
            failure_reason: view.failure_reason,
        }
    }
}
