//! Paid charge keys, and the time until which their repeats are free.

use super::columns::*;

#[earshot_attributes::table("usage_paid")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub subject: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub meter: String,
    /// The charge key: the hash of a search, the id of a podcast.
    #[sea_orm(primary_key, auto_increment = false)]
    pub what: String,
    pub free_until: EpochMillis,
}
