//! The activity of projects.

use super::columns::*;

#[earshot_attributes::table("project_activity")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    pub project_id: Uuid,
    /// The entry, which may have been removed; `None` for an activity of the project itself.
    pub listed_podcast_id: Option<Uuid>,
    pub podcast_id: Option<Uuid>,
    pub podcast_title: Option<String>,
    pub podcast_slug: Option<String>,
    pub podcast_image_url: Option<String>,
    /// The name of an `ActivityKind`.
    pub kind: String,
    pub from_value: Option<String>,
    pub to_value: Option<String>,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub change_id: Uuid,
    pub at: EpochMillis,
    /// The size of the row, for the limit of the team's history.
    pub bytes: i64,
}
