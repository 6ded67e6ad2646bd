//! Addresses that get no digests at all.

use crate::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mail_suppressions")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub address_hash: String,
    /// A name of `SuppressionReason`.
    pub reason: String,
    pub at: EpochMillis,
}

impl ActiveModelBehavior for ActiveModel {}
