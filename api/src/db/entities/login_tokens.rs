//! Links to sign in with.

use crate::db::types::Ts;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "login_tokens")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub user_id: Uuid,
    /// SHA-256 of the link's key.
    pub token_hash: Vec<u8>,
    /// sign-in.
    pub purpose: String,
    pub created_at: Ts,
    pub expires_at: Ts,
    pub used_at: Option<Ts>,
}

impl ActiveModelBehavior for ActiveModel {}
