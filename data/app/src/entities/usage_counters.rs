//! Counters of quotas per period.

use super::columns::*;

#[earshot_attributes::table("usage_counters")]
pub struct Model {
    /// A team, the address of an anonymous caller, or the hash of the address of a deleted account.
    #[sea_orm(primary_key, auto_increment = false)]
    pub subject: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub meter: String,
    /// The kind of period and its first day: `month 2026-11-01`.
    #[sea_orm(primary_key, auto_increment = false)]
    pub period: String,
    pub used: i64,
    pub ends_at: EpochMillis,
}
