//! Audit events of accounts.

use super::columns::*;

#[earshot_attributes::table("audit_log")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub at: EpochMillis,
    /// The user whose account it is.
    pub user_id: Uuid,
    /// The name of an `AuditAction`.
    pub action: String,
    /// The object of the action: a key, a session or a podcast.
    pub what: Option<String>,
    /// The hash of the client's address.
    pub place: String,
    pub device: Option<String>,
    /// The team that the action concerns; `None` when it concerns the account alone.
    pub team_id: Option<Uuid>,
}
