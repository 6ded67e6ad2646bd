//! `GET /api/v1/teams/invitations/by-token`

use axum::http::{HeaderValue, header};
use earshot_api_server::prelude::*;

/// The link of an invitation.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct InvitationParameters {
    /// The `key` of the link.
    #[param(example = "no-such-key")]
    key: String,
}

/// The invitation of a link.
#[view]
pub struct InvitationDetailsData {
    /// The invitation.
    invitation: InvitationDetailsView,
}

/// An invitation, as the invited person sees it.
#[view]
pub struct InvitationDetailsView {
    /// The email address that is invited.
    email: String,
    /// The role that the person will have: admin or member.
    role: String,
    /// Name of the team: at first the email address of its owner.
    team_name: String,
    /// The email address of the person who invited; `null` when the account was deleted.
    invited_by: Option<String>,
    /// When the link ends.
    expires_at: TimestampView,
    /// Whether the address has an account. It then has to sign in to accept; otherwise, accepting creates the account.
    has_account: bool,
    /// Whether the invitation is for the signed-in user; `null` when nobody is signed in.
    is_for_caller: Option<bool>,
}

/// Returns the invitation of a link. It does not use up the link.
#[endpoint(
    get "/api/v1/teams/invitations/by-token",
    (status = 200, description = "The invitation", body = Envelope<InvitationDetailsData>),
    (status = 400, description = "The link has expired, was revoked or was already used"),
    security((), ("session" = []))
)]
pub async fn get_invitation(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<InvitationParameters>,
) -> Result<impl IntoResponse, ApiError> {
    let invitation = state.db.invitation_by_token(&parameters.key).await?;
    let invitation = InvitationDetailsView {
        is_for_caller: caller.account.map(|account| account.email_key == invitation.email_key),
        email: invitation.email,
        role: invitation.role.as_str().to_owned(),
        team_name: invitation.team_name,
        invited_by: invitation.invited_by,
        expires_at: invitation.expires_at.into(),
        has_account: invitation.has_account,
    };
    // Without a session it would count as public, and caches would store addresses.
    let headers = [(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    Ok((headers, Envelope::new(InvitationDetailsData { invitation })))
}
