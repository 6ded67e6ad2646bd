//! Transcription requests of teams (spec 3, Transcription request).

use super::columns::*;

#[earshot_attributes::table("transcription_requests")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub episode_id: Uuid,
    /// `None` for requests from before the queue, until they are completed.
    pub podcast_id: Option<Uuid>,
    /// The name of a `TranscriptionState`.
    pub state: String,
    /// Why it failed.
    pub problem: Option<String>,
    pub priority: i32,
    /// Whether the request ended without a transcript and its charge was not refunded yet.
    pub is_refund_due: bool,
    pub requested_at: EpochMillis,
    pub transcribed_at: Option<EpochMillis>,
}
