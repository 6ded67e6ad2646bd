//! Sign-ins that an identity provider is about to confirm.

use super::columns::*;

#[earshot_attributes::table("provider_sign_ins")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// SHA-256 of the state, which the provider sends back.
    pub state_hash: Vec<u8>,
    /// SHA-256 of the cookie of the browser that began.
    pub browser_hash: Vec<u8>,
    /// What the provider's token must repeat.
    pub nonce: String,
    /// What proves to the provider that the code is ours (PKCE).
    pub verifier: String,
    pub expires_at: EpochMillis,
}
