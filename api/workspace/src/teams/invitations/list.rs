//! `GET /api/v1/teams/invitations`

use super::InvitationView;
use earshot_api_server::prelude::*;

/// The open invitations of the team.
#[view]
pub struct InvitationsData {
    /// Newest first.
    invitations: Vec<InvitationView>,
}

/// Lists the open invitations of the team, for admins and the owner. Expired ones stay for 30 days.
#[endpoint(
    get "/api/v1/teams/invitations",
    (status = 200, description = "The invitations", body = Envelope<InvitationsData>),
    (status = 403, description = "The caller's role does not allow it"),
)]
pub async fn list_invitations(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<InvitationsData>, ApiError> {
    let invitations = state.db.open_invitations(&account).await?;
    Ok(Envelope::new(InvitationsData { invitations: invitations.into_iter().map(Into::into).collect() }))
}
