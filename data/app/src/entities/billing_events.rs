//! Events of the payment provider by their id, so that one that arrives again changes nothing.

use super::columns::*;

#[earshot_attributes::table("billing_events")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub team_id: Uuid,
    /// When it happened, by the provider's clock.
    pub at: EpochMillis,
    pub received_at: EpochMillis,
}
