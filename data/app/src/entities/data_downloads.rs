//! Downloads of all data of a person or of a team.

use super::columns::*;

#[earshot_attributes::table("data_downloads")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// The user or the team whose data it has. Each has one download at a time.
    #[sea_orm(unique)]
    pub owner_id: Uuid,
    /// Who requested it.
    pub user_id: Uuid,
    /// `None` for the data of the user.
    pub team_id: Option<Uuid>,
    /// running, ready or failed.
    pub state: String,
    /// Parts that are written.
    pub done: i64,
    pub total: i64,
    pub bytes: Option<i64>,
    pub requested_at: EpochMillis,
    pub expires_at: Option<EpochMillis>,
}
