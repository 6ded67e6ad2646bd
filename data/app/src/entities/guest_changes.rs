//! Changes of guest profiles.

use super::columns::*;

#[earshot_attributes::table("guest_changes")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub profile_id: Uuid,
    /// The name of a `GuestChangeKind`.
    pub kind: String,
    /// `GuestProfileFields`.
    pub before: Option<Json>,
    pub after: Option<Json>,
    pub at: EpochMillis,
    pub undone_at: Option<EpochMillis>,
    /// The size of the row, for the limit of the team's history.
    pub bytes: i64,
}
