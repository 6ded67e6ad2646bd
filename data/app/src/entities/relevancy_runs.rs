//! Runs that review many podcasts of a project.

use super::columns::*;

#[earshot_attributes::table("relevancy_runs")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    pub project_id: Uuid,
    /// Who began it; `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    /// The ids of the podcasts that are not reviewed yet.
    pub podcasts: Json,
    pub total: i32,
    pub reviewed: i32,
    pub failed: i32,
    /// The name of a `RunState`.
    pub state: String,
    /// Why it stopped, or why podcasts failed.
    pub problem: Option<String>,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
    pub finished_at: Option<EpochMillis>,
}
