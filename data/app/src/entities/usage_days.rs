//! Usage records per user, team and day (spec 3, Usage record per day).

use super::columns::*;

#[earshot_attributes::table("usage_days")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    /// For example `2026-11-22`, in UTC.
    #[sea_orm(primary_key, auto_increment = false)]
    pub day: String,
    pub ai_assist_count: i64,
    pub contacts_requested_count: i64,
    pub csv_export_count: i64,
    pub search_count: i64,
    pub transcript_download_count: i64,
    pub transcription_requests: i64,
}
