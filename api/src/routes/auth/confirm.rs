//! `POST /api/v1/auth/confirmation`

use super::MessageData;
use super::entry::attempt_mail;
use crate::db::{LINK_LIFETIME, NewMail};
use crate::error::{ApiError, Code, ErrorView};
use crate::extract::{Client, InPerson, SESSION_COOKIE};
use crate::ids;
use crate::mail::confirm_mail;
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use axum_extra::extract::CookieJar;

/// Sends a code to who is signed in, to prove again that it is them. What outlives a session asks for that: making keys.
#[utoipa::path(
    post,
    path = "/api/v1/auth/confirmation",
    operation_id = "sendConfirmationCode",
    tag = "Auth",
    responses(
        (status = 200, description = "Sent", body = Envelope<MessageData>),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 403, description = "Asked with a key", body = ErrorView),
        (status = 429, description = "Too many mails to the address, or from this client", body = ErrorView),
    ),
    security(("session" = []))
)]
pub async fn send_confirmation_code(
    State(state): State<AppState>,
    client: Client,
    InPerson { account, .. }: InPerson,
    cookies: CookieJar,
) -> Result<Envelope<MessageData>, ApiError> {
    let session = cookies.get(SESSION_COOKIE).ok_or_else(|| ApiError::of(Code::SignInRequired))?;
    attempt_mail(&state, &client, &account.email_key)?;
    let code = ids::new_code();
    let mail = confirm_mail(&account.email, &code).map_err(ApiError::internal)?;
    let mail = NewMail { mail, good_for: LINK_LIFETIME };
    state.db.ask_to_confirm(&account, session.value(), &code, mail).await?;
    state.mail_bell.notify_one();
    Ok(Envelope::new(MessageData { message: format!("A code is on its way to {}.", account.email) }))
}
