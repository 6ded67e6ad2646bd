//! The pitches of teams. They stay when the podcast leaves its list.

use super::columns::*;

#[earshot_attributes::table("pitches")]
pub struct Model {
    /// The entry whose pitch it is. The entry may have been removed.
    #[sea_orm(primary_key, auto_increment = false)]
    pub listed_podcast_id: Uuid,
    pub team_id: Uuid,
    pub podcast_id: Uuid,
    /// The project, which may have been purged.
    pub project_id: Uuid,
    pub project_name: String,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub at: EpochMillis,
}
