//! Invitations, as admins and invited people see them.

use crate::entities::invitations;
use crate::prelude::*;
use crate::teams::parse_role;
use earshot_model::Role;

/// An open invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub id: Uuid,
    /// The address as it was typed.
    pub email: String,
    /// The role that the member will have: admin or member.
    pub role: Role,
    /// Who invited; `None` when the account was deleted.
    pub invited_by: Option<Uuid>,
    pub created_at: Timestamp,
    /// When the newest mail was written.
    pub sent_at: Timestamp,
    /// When the link in the newest mail ends.
    pub expires_at: Timestamp,
    pub is_expired: bool,
}

/// A valid invitation, as the owner of its link sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationDetails {
    pub email: String,
    /// The key of the account that may accept it.
    pub email_key: String,
    pub role: Role,
    pub team_name: String,
    /// The address of the user who invited; `None` when the account was deleted.
    pub invited_by: Option<String>,
    pub expires_at: Timestamp,
    /// Whether the address has an account, which has to sign in.
    pub has_account: bool,
}

impl Invitation {
    pub(super) fn from_row(row: invitations::Model, now: EpochMillis) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            role: parse_role(&row.role)?,
            email: row.email,
            invited_by: row.invited_by,
            created_at: row.created_at.into(),
            sent_at: row.sent_at.into(),
            expires_at: row.expires_at.into(),
            is_expired: row.expires_at <= now,
        })
    }
}
