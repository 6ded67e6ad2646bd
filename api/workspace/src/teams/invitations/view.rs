//! An open invitation, as admins of the team see it.

use earshot_api_server::prelude::*;
use earshot_app::Invitation;

/// An open invitation.
#[view]
pub struct InvitationView {
    /// ID of the invitation.
    id: String,
    /// The email address that is invited.
    email: String,
    /// The role that the person will have: admin or member.
    role: String,
    /// `open`, or `expired` when its link has ended; sending it again makes it open.
    state: String,
    /// ID of the user who invited; `null` when the account was deleted.
    invited_by_user_id: Option<String>,
    /// When the person was first invited.
    created_at: TimestampView,
    /// When the newest email was sent.
    sent_at: TimestampView,
    /// When the link in the newest email ends.
    expires_at: TimestampView,
}

/// One invitation.
#[view]
pub struct InvitationData {
    /// The invitation.
    pub(super) invitation: InvitationView,
}

impl From<Invitation> for InvitationView {
    fn from(invitation: Invitation) -> Self {
        Self {
            id: invitation.id.to_string(),
            email: invitation.email,
            role: invitation.role.as_str().to_owned(),
            state: if invitation.is_expired { "expired" } else { "open" }.to_owned(),
            invited_by_user_id: invitation.invited_by.map(|user| user.to_string()),
            created_at: invitation.created_at.into(),
            sent_at: invitation.sent_at.into(),
            expires_at: invitation.expires_at.into(),
        }
    }
}
