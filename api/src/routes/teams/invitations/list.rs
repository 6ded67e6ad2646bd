//! `GET /api/v1/teams/invitations`

use super::InvitationView;
use crate::error::{ApiError, ErrorView};
use crate::extract::SignedInAccount;
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
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
    operation_id = "listInvitations",
    tag = "Teams",
    responses(
        (status = 200, description = "The invitations", body = Envelope<InvitationsData>),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 403, description = "The caller's role does not allow it", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn list_invitations(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<InvitationsData>, ApiError> {
    let invitations = state.db.open_invitations(&account).await?;
    Ok(Envelope::new(InvitationsData { invitations: invitations.into_iter().map(Into::into).collect() }))
}
