//! The podcasts with which projects filled themselves.

use crate::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "auto_filled_podcasts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub project_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub podcast_id: Uuid,
    pub added_at: EpochMillis,
}

impl ActiveModelBehavior for ActiveModel {}
