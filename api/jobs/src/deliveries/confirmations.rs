//! Sends links by which addresses outside of a team confirm that they want the digests of its alerts.

use earshot_api_server::mail::recipient_mail;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, NewMail, ids};
use earshot_model::EmailAddress;
use std::time::Duration;

/// How long the link is useful.
const VALIDITY: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// Sends the link to each address of a changed alert that never got one. Returns how many mails were written.
pub async fn request_confirmations(state: &AppState) -> Result<usize, DbError> {
    let (missing, until) = state.db.missing_confirmations().await?;
    let mut written = 0;
    for request in missing {
        let is_sent =
            send_confirmation(state, request.team_id, &request.email, request.requested_by.as_deref()).await?;
        written += usize::from(is_sent);
    }
    state.db.finish_confirmation_requests(until).await?;
    Ok(written)
}

/// Writes the mail with the link for one address. Returns false when the last one is less than an hour
/// old, the address is confirmed, or the team has sent too many links today.
pub async fn send_confirmation(
    state: &AppState,
    team: Uuid,
    email: &EmailAddress,
    requested_by: Option<&str>,
) -> Result<bool, DbError> {
    let placeholder = ids::new_token();
    let link = format!("{}/alerts/confirm?key={placeholder}", state.config.public_url);
    let mail = match recipient_mail(&email.to_string(), requested_by.unwrap_or("A team"), &link) {
        Ok(mail) => NewMail { mail, valid_for: VALIDITY },
        Err(error) => {
            tracing::error!(%error, "the mail with a confirmation link could not be built");
            return Ok(false);
        }
    };
    let is_sent = state.db.request_recipient_confirmation(team, email, &placeholder, mail).await?;
    if is_sent {
        state.outbox.notify();
    }
    Ok(is_sent)
}
