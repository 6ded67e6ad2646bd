//! The progress of distributing events.

use crate::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "delivery_progress")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub name: String,
    pub position: i64,
    pub updated_at: EpochMillis,
}

impl ActiveModelBehavior for ActiveModel {}
