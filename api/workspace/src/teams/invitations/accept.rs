//! `POST /api/v1/teams/invitations/accept`

use crate::auth::me::MeData;
use crate::auth::sign_in_flow::{count_attempt, start_session};
use crate::teams::publish_members_change;
use crate::teams::switch::current_user;
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::Device;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, TeamRejection};

/// The key of an invitation link.
#[request]
pub struct AcceptInvitationRequest {
    /// The `key` of the link.
    key: String,
}

/// Accepts an invitation, and acts for the team from then on. Each link works once.
///
/// The signed-in user must have the invited address. Without a session, the link creates the account of an address that
/// has none, and signs in to it. An address with an account has to sign in first: the link is valid for days, which is
/// too long for a link that opens an existing account.
#[endpoint(
    post "/api/v1/teams/invitations/accept",
    (status = 200, description = "The new member; for a new account, the cookie holds the session", body = Envelope<MeData>),
    (status = 400, description = "The link has expired, was revoked or was already used, or no account can be created for the address"),
    (status = 401, description = "The address has an account, which has to sign in first"),
    (status = 403, description = "The invitation is for another address, the plan of the team includes no team members any more, or API keys are not accepted"),
    (status = 429, description = "Too many attempts from this client"),
    security((), ("session" = []))
)]
pub async fn accept_invitation(
    state: AppState,
    ClientAddress(client): ClientAddress,
    caller: Caller,
    device: Device,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<AcceptInvitationRequest>,
) -> Result<Response, ApiError> {
    count_attempt(&state, AttemptKind::UseLinkOrCode, &client)?;
    let person = caller.session();
    let signed_in = person.as_ref().map(|person| (&person.account, person.session.id));
    let accepted = state.db.accept_invitation(&body.key, signed_in).await.map_err(to_error)?;
    let (user, team) = (accepted.account.user_id, accepted.account.team_id);
    tracing::info!(%user, %team, invitation = %accepted.invitation_id, "invitation accepted");
    let what = Some(accepted.invitation_id.to_string());
    origin.record_audit_event(&state.db, user, AuditAction::InvitationAccepted, what).await;
    state.events().check_user(user);
    publish_members_change(&state, team, Some(user));
    if accepted.is_new_account {
        return start_session(&state, &cookies, (&device, &origin), (accepted.account, AuditAction::SignedUp)).await;
    }
    Ok(current_user(&state, &cookies).await?.into_response())
}

/// The invited person cannot change the team's plan.
fn to_error(error: DbError) -> ApiError {
    match error {
        DbError::Team(TeamRejection::PlanWithoutMembers(_)) => ApiError::new(
            ErrorCode::NotOnPlan,
            "The plan of the team does not include team members any more. Ask the person who invited you.",
        ),
        error => error.into(),
    }
}
