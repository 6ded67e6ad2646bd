//! The podcasts with which projects filled themselves.

use super::columns::*;

#[earshot_attributes::table("auto_filled_podcasts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub project_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub podcast_id: Uuid,
    pub added_at: EpochMillis,
}
