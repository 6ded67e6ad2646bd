//! Searches of teams.

use super::columns::*;

#[earshot_attributes::table("search_history")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    /// `podcasts` or `episodes`.
    pub mode: String,
    /// The request as JSON.
    pub request: String,
    pub searched_at: EpochMillis,
    /// The size of the row, for the limit of the team's history.
    pub bytes: i64,
}
