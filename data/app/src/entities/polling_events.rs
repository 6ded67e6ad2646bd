//! Events that clients poll, and that webhooks and feeds pass on.

use super::columns::*;

#[earshot_attributes::table("polling_events")]
pub struct Model {
    /// Grows in the order of commits. Numbers may be missing in between.
    #[sea_orm(primary_key)]
    pub seq: i64,
    pub id: Uuid,
    pub team_id: Uuid,
    /// The name of a `PollingEventKind`.
    pub kind: String,
    pub project_id: Option<Uuid>,
    pub guest_profile_id: Option<Uuid>,
    pub alert_id: Option<Uuid>,
    pub podcast_id: Option<Uuid>,
    /// The contract's `data`, as JSON.
    pub payload: String,
    pub occurred_at: EpochMillis,
}
