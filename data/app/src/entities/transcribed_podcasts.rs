//! Podcasts whose future episodes a team has transcribed (spec 3, Podcast).

use super::columns::*;

#[earshot_attributes::table("transcribed_podcasts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub podcast_id: Uuid,
    /// The user for whom requests are made. `None` when their account was deleted; then none are made.
    pub user_id: Option<Uuid>,
    /// Episodes that were published later are requested.
    pub since: EpochMillis,
    pub requested_at: EpochMillis,
}
