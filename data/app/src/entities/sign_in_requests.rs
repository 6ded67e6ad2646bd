//! Sign-in requests and their secrets: a link, a code, or both.

use super::columns::*;

#[earshot_attributes::table("sign_in_requests")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// sign-in, sign-up, confirm.
    pub purpose: String,
    /// As it was typed.
    pub email: String,
    /// The normal form of `email`.
    pub email_key: String,
    /// `None` for a sign-up, and for an address without an account.
    pub user_id: Option<Uuid>,
    /// SHA-256 of the link's token.
    pub token_hash: Option<Vec<u8>>,
    /// SHA-256 of the token of the requesting browser.
    pub browser_hash: Option<Vec<u8>>,
    /// MAC of the code under the token of the requesting browser. Read access to this table does not allow guessing
    /// codes.
    pub code_mac: Option<Vec<u8>>,
    /// Number of attempts with a code.
    pub tries: i32,
    pub created_at: EpochMillis,
    pub expires_at: EpochMillis,
    /// Also set when another request of the address was used.
    pub used_at: Option<EpochMillis>,
}
