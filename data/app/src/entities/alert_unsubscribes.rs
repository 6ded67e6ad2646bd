//! Addresses that unsubscribed from the digests of an alert.

use super::columns::*;

#[earshot_attributes::table("alert_unsubscribes")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub alert_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub address_hash: String,
    pub at: EpochMillis,
}
