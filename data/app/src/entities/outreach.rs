//! Pitches that were written for a guest to a podcast.

use super::columns::*;

#[earshot_attributes::table("outreach")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub podcast_id: Uuid,
    /// `PodcastSnapshot`, because the podcast may leave the catalog.
    pub podcast: Json,
    /// `None` without one, or when it was purged.
    pub project_id: Option<Uuid>,
    /// `None` when it was purged.
    pub guest_profile_id: Option<Uuid>,
    pub guest_name: String,
    /// The pitch that this follow-up follows; `None` for a pitch.
    pub follows_id: Option<Uuid>,
    /// The options of the request.
    pub options: Json,
    /// Variants, hooks and warnings as they were generated.
    pub draft: Json,
    /// The text as it is now.
    pub subject: String,
    pub body: String,
    /// Number of the last row of `outreach_revisions`.
    pub revision: i32,
    /// Grows with each change of the text.
    pub version: i64,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
    /// When the text was last copied or opened in a mail program.
    pub copied_at: Option<EpochMillis>,
    /// When someone marked it as pitched.
    pub pitched_at: Option<EpochMillis>,
}
