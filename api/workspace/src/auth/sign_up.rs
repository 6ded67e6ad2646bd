//! `POST /api/v1/auth/sign-up`

use super::sign_in_flow::{RenderedMails, count_mail_attempts, parse_email, send_sign_in_mail};
use earshot_api_server::mail::{
    confusable_address_mail, existing_account_mail, sign_in_url, sign_up_mail, sign_up_url,
};
use earshot_api_server::prelude::*;

/// The address that an account is requested for.
#[request]
pub struct SignUpRequest {
    /// The email address for the new account.
    email: String,
}

/// Sends a link that creates an account on the free plan, and a code for the requesting browser.
///
/// An address that already has an account gets an email with a sign-in link instead. An address that looks too
/// similar to that of another account gets an email that explains this. The response is the same in all cases.
#[endpoint(
    post "/api/v1/auth/sign-up",
    (status = 200, description = "Sent", body = Envelope<MessageData>),
    (status = 400, description = "Not an email address"),
    (status = 429, description = "Too many emails to the address, or requests from this client"),
    security(())
)]
pub async fn sign_up(
    state: AppState,
    client: ClientAddress,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<SignUpRequest>,
) -> Result<Response, ApiError> {
    let email = parse_email(&body.email)?;
    count_mail_attempts(&state, &client, email.key().as_str())?;
    let public_url = state.config.public_url.clone();
    let write = |email: &str, secrets: &earshot_app::SignInSecrets| {
        let known = existing_account_mail(email, &sign_in_url(&public_url, &secrets.link_placeholder), &secrets.code)?;
        let unknown = sign_up_mail(email, &sign_up_url(&public_url, &secrets.link_placeholder), &secrets.code)?;
        Ok(RenderedMails { existing_account: known, new_account: Some((unknown, confusable_address_mail(email)?)) })
    };
    send_sign_in_mail(
        state,
        origin,
        email,
        write,
        "We have sent an email to your address. Open its link or enter its code to continue.",
    )
}
