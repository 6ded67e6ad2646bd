//! What the ways in have in common: how often they may be tried, what is asked for and when, and what follows.

use super::MessageData;
use super::me::MeData;
use crate::db::{Account, Action, LINK_LIFETIME, MailsFor, NewMail, Ticket};
use crate::error::{ApiError, Code};
use crate::extract::{
    Caller, Client, Device, Origin, SESSION_COOKIE, clear_login_cookie, login_cookie, session_cookie,
};
use crate::mail::Mail;
use crate::metering::Attempt;
use crate::state::AppState;
use crate::views::Envelope;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum_extra::extract::CookieJar;
use earshot_model::EmailAddress;

/// The address that was written, if it is one.
pub(super) fn address(text: &str) -> Result<EmailAddress, ApiError> {
    EmailAddress::parse(text)
        .map_err(|reason| ApiError::invalid("The e-mail address is not valid.", "/email", &reason.to_string()))
}

/// Counts an attempt. The same for addresses that have an account and those that have none.
pub(super) fn attempt(state: &AppState, attempt: Attempt, who: &str) -> Result<(), ApiError> {
    match state.metering.try_to_enter(attempt, who, state.clock.now()) {
        Some(wait_s) => {
            tracing::info!(?attempt, "too many attempts to get in");
            Err(ApiError::of(Code::TooManyRequests).with_retry_after(u64::from(wait_s)))
        }
        None => Ok(()),
    }
}

/// Counts an attempt to have a mail sent, under the key that accounts are found by. Most limits are the client's own: who asks in
/// another's name uses up little of what the owner may ask for.
pub(super) fn attempt_mail(state: &AppState, Client(client): &Client, email_key: &str) -> Result<(), ApiError> {
    attempt(state, Attempt::MailFrom, client)?;
    attempt(state, Attempt::MailToFrom, &format!("{email_key} {client}"))?;
    attempt(state, Attempt::MailTo, email_key)
}

/// The mails that `write` makes of a ticket.
pub(super) struct Letters {
    pub known: Mail,
    /// For an address without an account, to make one, and for one that reads like another; `None` writes to nobody.
    pub unknown: Option<(Mail, Mail)>,
}

/// Asks for what lets in, with the mails that `write` makes of the ticket, and answers in the same words for every address.
pub(super) fn ask(
    state: AppState,
    origin: Origin,
    email: EmailAddress,
    write: impl FnOnce(&str, &Ticket) -> Result<Letters, minijinja::Error>,
    message: &str,
) -> Result<Response, ApiError> {
    // The same for every address: no mail would go out.
    state.db.check_writable()?;
    let ticket = Ticket::draw();
    let Letters { known, unknown } = write(email.as_str(), &ticket).map_err(ApiError::internal)?;
    let post = |mail: Mail| NewMail { mail, good_for: LINK_LIFETIME };
    let (unknown, confusable) = unknown.unzip();
    let mails = MailsFor { known: Some(post(known)), unknown: unknown.map(post), confusable: confusable.map(post) };
    let cookie = HeaderValue::from_str(&login_cookie(&ticket.browser)).map_err(ApiError::internal)?;
    // Looking up and writing happen after the answer, so that neither its text nor its time tells who has an account.
    tokio::spawn(async move {
        match state.db.ask(&email, &ticket, mails).await {
            Ok(user) => {
                state.mail_bell.notify_one();
                if let Some(user) = user {
                    origin.note(&state, user, Action::LinkAsked, None).await;
                }
            }
            Err(error) => tracing::error!(error = &error as &dyn std::error::Error, "link not sent"),
        }
    });
    let data = MessageData { message: message.to_owned() };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Envelope::new(data)).into_response())
}

/// Who got in, or why not: the reason is logged, so that guessing is seen.
pub(super) fn admitted(account: Option<Account>, refusal: ApiError) -> Result<Account, ApiError> {
    account.ok_or_else(|| {
        tracing::info!(code = refusal.code.row().name, "refused to let in");
        refusal
    })
}

/// Begins a session. The one before it in this browser ends: no token is good for two sign-ins.
pub(super) async fn enter(
    state: &AppState,
    cookies: &CookieJar,
    (Device(device), origin): (&Device, &Origin),
    (account, action): (Account, Action),
) -> Result<Response, ApiError> {
    if let Some(cookie) = cookies.get(SESSION_COOKIE) {
        state.db.end_session(cookie.value()).await?;
    }
    let token = state.db.start_session(account.user_id, device.as_deref()).await?;
    tracing::info!(user = %account.user_id, "signed in");
    origin.note(state, account.user_id, action, None).await;
    let session = state.db.session(&token).await?.ok_or_else(|| ApiError::of(Code::Internal))?;
    let cookie = HeaderValue::from_str(&session_cookie(&token)).map_err(ApiError::internal)?;
    let cookies = [(SET_COOKIE, cookie), (SET_COOKIE, HeaderValue::from_static(clear_login_cookie()))];
    Ok((AppendHeaders(cookies), Envelope::new(MeData::of(&Caller::signed_in(session), &state.config))).into_response())
}
