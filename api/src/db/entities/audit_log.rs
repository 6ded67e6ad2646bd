//! What was done with accounts.

use crate::db::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "audit_log")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub at: EpochMillis,
    /// Whose account it is.
    pub user_id: Uuid,
    /// As `Action` has it.
    pub action: String,
    /// The key, the session or the podcast that it was done to.
    pub what: Option<String>,
    /// The address that it was done from, hashed.
    pub place: String,
    pub device: Option<String>,
}

impl ActiveModelBehavior for ActiveModel {}
