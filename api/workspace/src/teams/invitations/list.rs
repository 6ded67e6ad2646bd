//! `GET /api/v1/teams/invitations`

use super::InvitationView;
use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::SignedInAccount;
use earshot_api_server::state::AppState;
use earshot_api_server::views::Envelope;
use serde::Serialize;
use utoipa::ToSchema;

/// The open invitations of the team.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationsData {
    /// Newest first.
    invitations: Vec<InvitationView>,
}

/// Lists the open invitations of the team, for admins and the owner. Expired ones stay for 30 days.
#[utoipa::path(
    get,
    path = "/api/v1/teams/invitations",
    responses(
        (status = 200, description = "The invitations", body = Envelope<InvitationsData>),
        (status = 403, description = "The caller's role does not allow it"),
    ),
)]
pub async fn list_invitations(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<InvitationsData>, ApiError> {
    let invitations = state.db.open_invitations(&account).await?;
    Ok(Envelope::new(InvitationsData { invitations: invitations.into_iter().map(Into::into).collect() }))
}
