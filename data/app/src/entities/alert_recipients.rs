//! Addresses outside of a team that get digests once they are confirmed.

use super::columns::*;

#[earshot_attributes::table("alert_recipients")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub email_key: String,
    /// The address as it was typed.
    pub email: String,
    /// SHA-256 of the token in the newest mail.
    pub token_hash: Vec<u8>,
    /// When the newest mail was written.
    pub sent_at: EpochMillis,
    pub confirmed_at: Option<EpochMillis>,
}
