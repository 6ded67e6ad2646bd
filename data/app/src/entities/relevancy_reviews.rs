//! Relevancy reviews of podcasts for projects.

use super::columns::*;

#[earshot_attributes::table("relevancy_reviews")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub project_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub podcast_id: Uuid,
    pub team_id: Uuid,
    /// 1 to 5.
    pub rating: i32,
    /// 0 to 100.
    pub score: i32,
    /// The whole review.
    pub review: Json,
    /// What produced the review (rules or a model), as JSON.
    pub made_with: Json,
    /// The guest for whom the podcast was reviewed; `None` for a project without one.
    pub guest_profile_id: Option<Uuid>,
    /// The versions of guest, project and podcast that were reviewed.
    pub guest_version: Option<i64>,
    pub project_version: i64,
    pub podcast_version: String,
    /// `None` when the user's account was deleted.
    pub made_by: Option<Uuid>,
    pub made_at: EpochMillis,
}
