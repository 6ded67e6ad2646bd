//! API keys.

use super::columns::*;

#[earshot_attributes::table("api_keys")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// The user who created the key.
    pub user_id: Uuid,
    pub name: String,
    /// The part of the key that may be shown.
    pub public_id: String,
    /// SHA-256 of the whole key.
    pub key_hash: Vec<u8>,
    pub created_at: EpochMillis,
    pub last_used_at: Option<EpochMillis>,
    pub revoked_at: Option<EpochMillis>,
    /// Scopes separated by spaces: `read`, `read write`.
    pub scopes: String,
    /// When the key expires.
    pub expires_at: Option<EpochMillis>,
    /// When another key replaced it.
    pub rotated_at: Option<EpochMillis>,
}
