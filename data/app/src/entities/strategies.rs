//! Search strategies of projects.

use super::columns::*;

#[earshot_attributes::table("strategies")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    pub project_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    /// Keywords, prompts and explanations, as JSON.
    pub content: Json,
    /// What produced the strategy (rules or a model), as JSON.
    pub made_with: Json,
    /// Whether people changed it.
    pub is_edited: bool,
    /// Its place in the list.
    pub position: i32,
    /// The result of the last run.
    pub last_run: Option<Json>,
    /// Grows with each change of the texts.
    pub version: i64,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
}
