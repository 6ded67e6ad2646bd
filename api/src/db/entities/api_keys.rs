//! API keys.

use crate::db::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "api_keys")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// Who made it.
    pub user_id: Uuid,
    pub name: String,
    /// The part of the key that may be shown.
    pub public_id: String,
    /// SHA-256 of the whole key.
    pub key_hash: Vec<u8>,
    pub created_at: EpochMillis,
    pub last_used_at: Option<EpochMillis>,
    pub revoked_at: Option<EpochMillis>,
    /// Names with spaces between them: `read`, `read write`.
    pub scopes: String,
    /// From then on it is not valid.
    pub expires_at: Option<EpochMillis>,
    /// When another key took its place.
    pub rotated_at: Option<EpochMillis>,
}

impl ActiveModelBehavior for ActiveModel {}
