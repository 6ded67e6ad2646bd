//! Templates of users for pitches.

use super::columns::*;

#[earshot_attributes::table("outreach_templates")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    pub owner_user_id: Uuid,
    /// Unique among the templates of the owner; stays when the template is renamed.
    pub slug: String,
    pub name: String,
    pub description: Option<String>,
    pub subject: Option<String>,
    pub template: String,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
}
