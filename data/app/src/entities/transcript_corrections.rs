//! Corrections of transcripts that readers suggest.

use super::columns::*;

#[earshot_attributes::table("transcript_corrections")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub podcast_id: Uuid,
    pub podcast_slug: String,
    pub episode_id: Uuid,
    pub episode_slug: String,
    /// As it was when the correction was suggested.
    pub episode_title: String,
    /// sentence, line or speaker.
    pub part: String,
    /// Where a sentence begins; 0 for the other parts.
    pub start_ms: i64,
    /// The index of a line without a time.
    pub line: Option<i64>,
    /// The text that the reader saw.
    pub text_before: String,
    pub text_after: String,
    /// open, accepted, refused, applied or outdated.
    pub state: String,
    /// Why it was accepted or refused.
    pub reason: Option<String>,
    /// `None` when the account was deleted.
    pub suggested_by: Option<Uuid>,
    pub decided_by: Option<Uuid>,
    pub created_at: EpochMillis,
    pub decided_at: Option<EpochMillis>,
    /// When it was written into the transcript, or was found outdated.
    pub ended_at: Option<EpochMillis>,
}
