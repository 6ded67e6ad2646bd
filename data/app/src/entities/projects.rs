//! Projects of teams.

use super::columns::*;

#[earshot_attributes::table("projects")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    pub name: String,
    /// Unique in the team; stays when the project is renamed.
    pub slug: String,
    /// Names of `ProjectType`.
    pub project_types: Json,
    pub other_reason: Option<String>,
    pub purpose: Option<String>,
    pub keywords: Json,
    /// The name of a `ProjectState`.
    pub state: String,
    /// Why the project is in the state ERROR.
    pub state_reason: Option<String>,
    pub public_title: Option<String>,
    pub public_description: Option<String>,
    /// Unique among all teams.
    pub public_slug: Option<String>,
    pub is_public_listicle: bool,
    /// Most podcasts on the public page.
    pub public_podcast_limit: i64,
    pub is_public_for_team: bool,
    /// A list of `CustomColumn`.
    pub custom_columns: Json,
    /// Listed podcasts by state, counted in the transaction that changes them.
    pub state_counts: Json,
    /// The latest activities of the kinds that the specification names, newest first.
    pub recent_activities: Json,
    /// Grows with each change of the project's own fields.
    pub version: i64,
    pub created_at: EpochMillis,
    /// The last change of the project or of its podcasts.
    pub updated_at: EpochMillis,
    /// When it was deleted; it is kept for 30 more days.
    pub deleted_at: Option<EpochMillis>,
}
