//! Attempts of deliveries.

use crate::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "webhook_attempts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub delivery_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i32,
    pub at: EpochMillis,
    pub duration_ms: i64,
    pub status: Option<i32>,
    pub error: Option<String>,
    /// The beginning of the response's body.
    pub response: Option<String>,
}

impl ActiveModelBehavior for ActiveModel {}
