//! Change sets, with what they replaced.

use super::columns::*;

#[earshot_attributes::table("changes")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub project_id: Uuid,
    /// The values before and after the change, as JSON. Empty when the change has ended early.
    pub images: String,
    pub created_at: EpochMillis,
    /// When the change was undone. That is done once.
    pub undone_at: Option<EpochMillis>,
    /// The size of the row, for the limit of the team's history.
    pub bytes: i64,
}
