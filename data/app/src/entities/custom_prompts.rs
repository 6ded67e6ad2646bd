//! Prompts of teams.

use super::columns::*;

#[earshot_attributes::table("custom_prompts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    pub name: String,
    pub description: Option<String>,
    /// The name of a `PromptContext`.
    pub context_type: String,
    pub prompt: String,
    /// Grows with each change.
    pub version: i64,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
}
