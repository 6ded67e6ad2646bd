//! Challenges that wait for the signature of a passkey.

use super::columns::*;

#[earshot_attributes::table("passkey_challenges")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Who adds a passkey; `None` for a sign-in.
    pub user_id: Option<Uuid>,
    /// SHA-256 of the token that the browser sends back.
    pub token_hash: Vec<u8>,
    /// What checks the signature, as JSON.
    pub state: String,
    pub expires_at: EpochMillis,
}
