//! The common steps of signing in and up: attempt limits, sending mails, and starting the session.

use super::me::MeData;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::AppendHeaders;
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::{Device, SESSION_COOKIE, clear_sign_in_cookie, session_cookie, sign_in_cookie};
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::Mail;
use earshot_app::{LINK_LIFETIME, NewMail, SignInMails, SignInSecrets};
use earshot_model::EmailAddress;

/// Parses an email address.
pub(crate) fn parse_email(text: &str) -> Result<EmailAddress, ApiError> {
    EmailAddress::parse(text)
        .map_err(|reason| ApiError::invalid("The email address is not valid.", "/email", &reason.to_string()))
}

/// Counts an attempt. It works the same for addresses with and without an account, so that nobody can find out which
/// exist.
pub(crate) fn count_attempt(state: &AppState, attempt: AttemptKind, who: &str) -> Result<(), ApiError> {
    match state.metering.count_attempt(attempt, who, state.clock.now()) {
        Some(wait_s) => {
            tracing::info!(?attempt, "too many attempts to get in");
            Err(ApiError::of(ErrorCode::TooManyRequests).with_retry_after(u64::from(wait_s)))
        }
        None => Ok(()),
    }
}

/// Counts an attempt to have a mail sent, under the key by which accounts are found. Most limits are per client, so
/// that others who request mails for an address use up little of its owner's attempts.
pub(crate) fn count_mail_attempts(
    state: &AppState,
    ClientAddress(client): &ClientAddress,
    email_key: &str,
) -> Result<(), ApiError> {
    count_attempt(state, AttemptKind::MailByClient, client)?;
    count_attempt(state, AttemptKind::MailToAddressByClient, &format!("{email_key} {client}"))?;
    count_attempt(state, AttemptKind::MailToAddress, email_key)
}

/// The mails that `write` renders from the sign-in secrets.
pub(super) struct RenderedMails {
    pub existing_account: Mail,
    /// The mails for an address without an account: to create one, or when it looks like an existing one. `None`
    /// sends none.
    pub new_account: Option<(Mail, Mail)>,
}

/// Sends the mails that `write` renders from new sign-in secrets. The response is the same for every address.
pub(super) fn send_sign_in_mail(
    state: AppState,
    origin: RequestOrigin,
    email: EmailAddress,
    write: impl FnOnce(&str, &SignInSecrets) -> Result<RenderedMails, minijinja::Error>,
    message: &str,
) -> Result<Response, ApiError> {
    // An unwritable database fails the call for every address, because no mail could be sent.
    state.db.check_writable()?;
    let secrets = SignInSecrets::generate();
    let RenderedMails { existing_account: known, new_account: unknown } =
        write(email.as_str(), &secrets).map_err(ApiError::internal)?;
    let post = |mail: Mail| NewMail { mail, valid_for: LINK_LIFETIME };
    let (unknown, confusable) = unknown.unzip();
    let mails = SignInMails {
        existing_account: Some(post(known)),
        new_account: unknown.map(post),
        confusable_address: confusable.map(post),
    };
    let cookie = HeaderValue::from_str(&sign_in_cookie(&secrets.browser_token)).map_err(ApiError::internal)?;
    // The lookup and the writes run after the response, so that neither its text nor its timing reveals which
    // addresses have an account.
    tokio::spawn(async move {
        match state.db.request_sign_in(&email, &secrets, mails).await {
            Ok(user) => {
                state.outbox.notify();
                if let Some(user) = user {
                    origin.record_audit_event(&state.db, user, AuditAction::LinkRequested, None).await;
                }
            }
            Err(error) => tracing::error!(error = &error as &dyn std::error::Error, "link not sent"),
        }
    });
    let data = MessageData { message: message.to_owned() };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Envelope::new(data)).into_response())
}

/// Returns the account, or the error. The error is logged, so that guessing is noticed.
pub(super) fn require_account(account: Option<Account>, refusal: ApiError) -> Result<Account, ApiError> {
    account.ok_or_else(|| {
        tracing::info!(code = refusal.code.row().name, "refused to let in");
        refusal
    })
}

/// Starts a session. The previous session of this browser ends, so that no token is used for two sign-ins.
pub(crate) async fn start_session(
    state: &AppState,
    cookies: &CookieJar,
    (Device(device), origin): (&Device, &RequestOrigin),
    (account, action): (Account, AuditAction),
) -> Result<Response, ApiError> {
    if let Some(cookie) = cookies.get(SESSION_COOKIE) {
        state.db.end_session(cookie.value()).await?;
    }
    let token = state.db.start_session(account.user_id, device.as_deref()).await?;
    tracing::info!(user = %account.user_id, "signed in");
    origin.record_audit_event(&state.db, account.user_id, action, None).await;
    let session = state.db.authenticate_session(&token).await?.ok_or_else(|| ApiError::of(ErrorCode::Internal))?;
    let cookie = HeaderValue::from_str(&session_cookie(&token)).map_err(ApiError::internal)?;
    let cookies = [(SET_COOKIE, cookie), (SET_COOKIE, HeaderValue::from_static(clear_sign_in_cookie()))];
    Ok((AppendHeaders(cookies), Envelope::new(MeData::of(&Caller::from_session(session), &state.metering)))
        .into_response())
}
