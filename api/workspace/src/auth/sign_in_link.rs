//! `POST /api/v1/auth/sign-in-link`

use super::sign_in_flow::{RenderedMails, count_mail_attempts, parse_email, send_sign_in_mail};
use earshot_api_server::mail::{sign_in_mail, sign_in_url};
use earshot_api_server::prelude::*;

/// The address that a sign-in mail is sent to.
#[request]
pub struct SignInLinkRequest {
    /// The email address of the account.
    email: String,
}

/// Sends a sign-in link, and a code for the requesting browser.
///
/// The response is the same whether or not the address has an account.
#[endpoint(
    post "/api/v1/auth/sign-in-link",
    (status = 200, description = "Sent, if the address has an account", body = Envelope<MessageData>),
    (status = 400, description = "Not an email address"),
    (status = 429, description = "Too many emails to the address, or requests from this client"),
    security(())
)]
pub async fn send_sign_in_link(
    state: AppState,
    client: ClientAddress,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<SignInLinkRequest>,
) -> Result<Response, ApiError> {
    let email = parse_email(&body.email)?;
    count_mail_attempts(&state, &client, email.key().as_str())?;
    let public_url = state.config.public_url.clone();
    let write = |email: &str, secrets: &earshot_app::SignInSecrets| {
        let mail = sign_in_mail(email, &sign_in_url(&public_url, &secrets.link_placeholder), &secrets.code)?;
        Ok(RenderedMails { existing_account: mail, new_account: None })
    };
    send_sign_in_mail(state, origin, email, write, "If the address has an account, we have sent a sign-in link to it.")
}
