//! Invitations to teams.

use super::columns::*;

#[earshot_attributes::table("invitations")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// The address as it was typed.
    pub email: String,
    /// The key of the account that may accept it.
    pub email_key: String,
    /// admin or member.
    pub role: String,
    /// SHA-256 of the token in the newest mail.
    pub token_hash: Vec<u8>,
    /// `None` when the account was deleted.
    pub invited_by: Option<Uuid>,
    pub created_at: EpochMillis,
    /// When the newest mail was written.
    pub sent_at: EpochMillis,
    pub expires_at: EpochMillis,
    pub accepted_at: Option<EpochMillis>,
    pub revoked_at: Option<EpochMillis>,
}
