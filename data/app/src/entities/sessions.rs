//! Sessions of the web app.

use super::columns::*;

#[earshot_attributes::table("sessions")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub user_id: Uuid,
    /// SHA-256 of the cookie.
    pub token_hash: Vec<u8>,
    pub created_at: EpochMillis,
    pub last_used_at: EpochMillis,
    /// Browser and system: `Firefox on Linux`.
    pub device: Option<String>,
    /// When the user last confirmed their identity.
    pub confirmed_at: EpochMillis,
    /// The team that the session acts for, while its user is a member.
    pub team_id: Option<Uuid>,
}
