//! Searches that people saved under a name.

use super::columns::*;

#[earshot_attributes::table("saved_searches")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Replaces the id in links.
    pub short_id: String,
    pub team_id: Uuid,
    /// Who saved it; `None` when their account was deleted.
    pub user_id: Option<Uuid>,
    pub name: String,
    /// `podcasts` or `episodes`.
    pub mode: String,
    /// The request as JSON.
    pub request: String,
    /// Whether the whole team sees it.
    pub shared: bool,
    /// Grows by one with each change.
    pub version: i64,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
}
