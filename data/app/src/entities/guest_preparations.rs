//! Preparations of guests that teams requested. Their texts are not stored.

use super::columns::*;

#[earshot_attributes::table("guest_preparations")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    /// `PodcastSnapshot`, because the podcast may leave the catalog.
    pub podcast: Json,
    pub requested_at: EpochMillis,
    pub completed_at: EpochMillis,
}
