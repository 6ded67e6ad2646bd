//! Alerts with matches that wait for their next digest.

use super::columns::*;

#[earshot_attributes::table("pending_digests")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub alert_id: Uuid,
    /// Sequence number of the first event that no digest has contained.
    pub since_seq: i64,
    pub due_at: EpochMillis,
    /// When the first match began to wait.
    pub waiting_since: EpochMillis,
    /// When `due_at` was computed. A later change of the alert makes it stale.
    pub planned_at: EpochMillis,
}
