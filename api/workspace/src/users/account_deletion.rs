//! `POST /api/v1/users/account-deletion`

use crate::auth::sign_out::signed_out_response;
use crate::teams::publish_members_change;
use earshot_api_server::prelude::*;
use earshot_model::EmailAddress;

/// The account's email address, typed as a confirmation.
#[request]
pub struct AccountDeletionRequest {
    /// The email address of the account, which prevents accidental deletion.
    email: String,
}

/// Deletes the caller's account at once and permanently.
///
/// Its sessions, keys, reports and audit events are deleted, too, and so is every team without other members. A team
/// with other members passes to its next admin or member.
#[endpoint(
    post "/api/v1/users/account-deletion",
    (status = 200, description = "Deleted; the cookies are cleared", body = Envelope<MessageData>),
    (status = 400, description = "Not the email address of the account"),
    (status = 403, description = "API keys are not accepted, or the identity is not confirmed"),
    security(("session" = []))
)]
pub async fn delete_account(
    state: AppState,
    person: SessionCaller,
    ApiJson(body): ApiJson<AccountDeletionRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let account = &person.account;
    let is_own = body.email.trim() == account.email
        || EmailAddress::parse(&body.email).is_ok_and(|address| address.key().as_str() == account.email_key);
    if !is_own {
        let detail = "must be the address of your account";
        return Err(ApiError::invalid("This is not the email address of your account.", "/email", detail));
    }
    // Deletion cannot be undone, and the session may have been left open.
    person.require_confirmation(state.clock.now())?;
    let teams = state.db.teams_of(account.user_id).await?;
    if !state.db.delete_user(account.user_id).await? {
        return Err(ApiError::of(ErrorCode::SignInRequired));
    }
    state.events().check_user(account.user_id);
    for team in teams {
        publish_members_change(&state, team.team_id, None);
    }
    tracing::info!(user = %account.user_id, "account deleted");
    Ok(signed_out_response("Your account has been deleted."))
}
