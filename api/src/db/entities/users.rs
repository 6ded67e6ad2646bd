//! People.

use crate::db::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "users")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub email: String,
    /// What it is looked up and unique by (`db::email_keys`).
    pub email_key: String,
    /// What `email` looks like, for new addresses to be compared with; empty when it is no address.
    pub email_skeleton: String,
    pub display_name: Option<String>,
    pub created_at: EpochMillis,
}

impl ActiveModelBehavior for ActiveModel {}
