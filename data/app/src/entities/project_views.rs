//! Saved views of projects.

use super::columns::*;

#[earshot_attributes::table("project_views")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub project_id: Uuid,
    /// Who made it; `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub name: String,
    /// Whether the whole team sees it.
    pub is_shared: bool,
    /// The settings as JSON.
    pub settings: String,
    /// Grows with each change.
    pub version: i64,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
}
