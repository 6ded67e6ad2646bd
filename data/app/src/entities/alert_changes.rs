//! Changes of alerts: their history, and what an undo restores.

use super::columns::*;

#[earshot_attributes::table("alert_changes")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub alert_id: Uuid,
    /// The name of an `AlertChangeKind`.
    pub kind: String,
    /// `AlertFields` before the change.
    pub before: Option<Json>,
    /// `AlertFields` after it.
    pub after: Option<Json>,
    pub at: EpochMillis,
    pub undone_at: Option<EpochMillis>,
    /// The size of the row, for the limit of the team's history.
    pub bytes: i64,
}
