//! Sent digests, one for each window.

use super::columns::*;

#[earshot_attributes::table("alert_digests")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub alert_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub window_start: EpochMillis,
    pub through_seq: i64,
    pub match_count: i32,
    pub mail_count: i32,
    pub created_at: EpochMillis,
}
