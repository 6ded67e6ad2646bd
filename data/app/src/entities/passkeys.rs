//! Passkeys of users.

use super::columns::*;

#[earshot_attributes::table("passkeys")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub user_id: Uuid,
    /// The name that the user gave it.
    pub name: String,
    /// The id of it on the device, in base64url.
    pub credential_id: String,
    /// Public key and counter, as JSON.
    pub credential: String,
    pub created_at: EpochMillis,
    pub last_used_at: Option<EpochMillis>,
}
