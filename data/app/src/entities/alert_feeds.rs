//! Private feeds of alerts.

use super::columns::*;

#[earshot_attributes::table("alert_feeds")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub alert_id: Uuid,
    /// `None` when the account was deleted.
    pub created_by: Option<Uuid>,
    /// SHA-256 of the token in its URLs.
    pub token_hash: Vec<u8>,
    pub created_at: EpochMillis,
    pub revoked_at: Option<EpochMillis>,
    /// The last time that a reader fetched it, to the minute.
    pub last_read_at: Option<EpochMillis>,
}
