//! `POST /api/v1/users/address-change/code`

use crate::auth::sign_in_flow::count_attempt;
use crate::teams::publish_members_change;
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::SESSION_COOKIE;
use earshot_api_server::mail::former_address_mail;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::NewMail;
use std::time::Duration;

/// How long a notice about a change is worth sending.
const NOTICE_LIFETIME: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// The code of the mail to the new address.
#[request]
pub struct ConfirmAddressChangeRequest {
    /// The code from the email: eight digits, with or without spaces.
    code: String,
}

/// Changes the address of the user with the code in the mail to the new one. The former address gets a notice.
#[endpoint(
    post "/api/v1/users/address-change/code",
    (status = 200, description = "The address is changed", body = Envelope<MessageData>),
    (status = 400, description = "The code is wrong, already used or expired"),
    (status = 429, description = "Too many attempts from this client"),
    security(("session" = []))
)]
pub async fn confirm_address_change(
    state: AppState,
    ClientAddress(client): ClientAddress,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<ConfirmAddressChangeRequest>,
) -> Result<Envelope<MessageData>, ApiError> {
    count_attempt(&state, AttemptKind::UseLinkOrCode, &client)?;
    let session = cookies.get(SESSION_COOKIE).ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let notice = former_address_mail(&account.email).map_err(ApiError::internal)?;
    let notice = NewMail { mail: notice, valid_for: NOTICE_LIFETIME };
    let changed = state.db.change_address(&account, session.value(), &body.code, notice).await?;
    let changed = changed.ok_or_else(|| ApiError::of(ErrorCode::InvalidCode))?;
    state.outbox.notify();
    publish_members_change(&state, account.team_id, Some(account.user_id));
    tracing::info!(user = %account.user_id, "address changed");
    origin.record_audit_event(&state.db, account.user_id, AuditAction::AddressChanged, None).await;
    Ok(Envelope::new(MessageData { message: format!("Your address is now {}.", changed.email) }))
}
