//! `POST /api/v1/auth/confirmation`

use super::sign_in_flow::count_mail_attempts;
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::SESSION_COOKIE;
use earshot_api_server::mail::confirmation_mail;
use earshot_api_server::prelude::*;
use earshot_app::ids;
use earshot_app::{LINK_LIFETIME, NewMail};

/// Sends a code to confirm the identity of the signed-in user.
///
/// Calls with lasting effect, such as creating API keys, require a recent confirmation.
#[endpoint(
    post "/api/v1/auth/confirmation",
    (status = 200, description = "Sent", body = Envelope<MessageData>),
    (status = 429, description = "Too many emails to the address, or requests from this client"),
    security(("session" = []))
)]
pub async fn send_confirmation_code(
    state: AppState,
    client: ClientAddress,
    SessionCaller { account, .. }: SessionCaller,
    cookies: CookieJar,
) -> Result<Envelope<MessageData>, ApiError> {
    let session = cookies.get(SESSION_COOKIE).ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    count_mail_attempts(&state, &client, &account.email_key)?;
    let code = ids::new_code();
    let mail = confirmation_mail(&account.email, &code).map_err(ApiError::internal)?;
    let mail = NewMail { mail, valid_for: LINK_LIFETIME };
    state.db.request_confirmation(&account, session.value(), &code, mail).await?;
    state.outbox.notify();
    Ok(Envelope::new(MessageData { message: format!("We have sent a code to {}.", account.email) }))
}
