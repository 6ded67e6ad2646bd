//! Addresses that get no digests at all.

use super::columns::*;

#[earshot_attributes::table("mail_suppressions")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub address_hash: String,
    /// A name of `SuppressionReason`.
    pub reason: String,
    pub at: EpochMillis,
}
