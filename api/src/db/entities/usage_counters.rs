//! What was used of an allowance in a period.

use crate::db::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "usage_counters")]
pub struct Model {
    /// A team, or an address that nobody is signed in from.
    #[sea_orm(primary_key, auto_increment = false)]
    pub subject: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub meter: String,
    /// Its first day, after what it is: `month 2026-11-01`.
    #[sea_orm(primary_key, auto_increment = false)]
    pub period: String,
    pub used: i64,
    pub ends_at: EpochMillis,
}

impl ActiveModelBehavior for ActiveModel {}
