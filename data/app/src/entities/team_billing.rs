//! What the payment provider reported last about the plan of a team.

use super::columns::*;

#[earshot_attributes::table("team_billing")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: Uuid,
    /// The name of a `BillingPeriod`; `None` when nothing is paid.
    pub period: Option<String>,
    pub period_ends_at: Option<EpochMillis>,
    /// When the applied event happened. Older events that arrive later are not applied.
    pub event_at: EpochMillis,
    pub updated_at: EpochMillis,
}
