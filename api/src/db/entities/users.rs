//! People.

use crate::db::types::Ts;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "users")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub email: String,
    /// `email` folded: what it is looked up and unique by.
    pub email_key: String,
    pub display_name: Option<String>,
    pub created_at: Ts,
}

impl ActiveModelBehavior for ActiveModel {}
