//! `POST /api/v1/auth/sign-in-link`

use super::MessageData;
use crate::db::{LINK_LIFETIME, NewMail};
use crate::error::{ApiError, ErrorView};
use crate::extract::ApiJson;
use crate::state::AppState;
use crate::views::Envelope;
use crate::{ids, mail};
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignInLinkRequest {
    email: String,
}

/// Sends a link to sign in with. The answer is the same whether the address is known or not.
#[utoipa::path(
    post,
    path = "/api/v1/auth/sign-in-link",
    operation_id = "sendSignInLink",
    tag = "Auth",
    request_body = SignInLinkRequest,
    responses(
        (status = 200, description = "Sent, if the address is known", body = Envelope<MessageData>),
        (status = 400, description = "Not an address", body = ErrorView),
    )
)]
pub async fn send_sign_in_link(
    State(state): State<AppState>,
    ApiJson(body): ApiJson<SignInLinkRequest>,
) -> Result<Envelope<MessageData>, ApiError> {
    let email = body.email.trim().to_owned();
    if !mail::is_address(&email) {
        return Err(ApiError::invalid("The e-mail address is not valid.", "/email", "must be an e-mail address"));
    }
    // Looking up and sending happen after the answer, so that neither its text nor its time tells who has an account.
    tokio::spawn(async move {
        if let Err(error) = send(&state, &email).await {
            tracing::error!(error = &error as &dyn std::error::Error, "sign-in link not sent");
        }
    });
    let message = "If the address has an account, a link to sign in is on its way.";
    Ok(Envelope::new(MessageData { message: message.to_owned() }))
}

async fn send(state: &AppState, email: &str) -> Result<(), ApiError> {
    let token = ids::new_token();
    let link = mail::sign_in_url(&state.config.public_url, &token);
    let mail = mail::sign_in_mail(email, &link).map_err(ApiError::internal)?;
    if state.db.request_link(email, &token, NewMail { mail, good_for: LINK_LIFETIME }).await? {
        state.mail_bell.notify_one();
    } else {
        tracing::info!("no sign-in link: the address has no account, or too many links");
    }
    Ok(())
}
