//! `POST /api/v1/auth/sign-up`

use super::MessageData;
use super::sign_in_flow::{RenderedMails, count_mail_attempts, parse_email, send_sign_in_mail};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiJson, ClientAddress, RequestOrigin};
use crate::mail::{confusable_address_mail, existing_account_mail, sign_in_url, sign_up_mail, sign_up_url};
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

/// The address that an account is requested for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignUpRequest {
    email: String,
}

/// Sends a link that makes an account on the plan free, and a code for the browser that asks. An address that has an account
/// gets a mail that says so and signs in; one that can be mistaken for the address of an account gets a mail that says so. The
/// answer is the same.
#[utoipa::path(
    post,
    path = "/api/v1/auth/sign-up",
    operation_id = "signUp",
    tag = "Auth",
    request_body = SignUpRequest,
    responses(
        (status = 200, description = "Sent", body = Envelope<MessageData>),
        (status = 400, description = "Not an address", body = ErrorView),
        (status = 429, description = "Too many mails to the address, or from this client", body = ErrorView),
    ),
    security(())
)]
pub async fn sign_up(
    State(state): State<AppState>,
    client: ClientAddress,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<SignUpRequest>,
) -> Result<Response, ApiError> {
    let email = parse_email(&body.email)?;
    count_mail_attempts(&state, &client, email.key().as_str())?;
    let public_url = state.config.public_url.clone();
    let write = |email: &str, ticket: &crate::db::SignInSecrets| {
        let known = existing_account_mail(email, &sign_in_url(&public_url, &ticket.link_token), &ticket.code)?;
        let unknown = sign_up_mail(email, &sign_up_url(&public_url, &ticket.link_token), &ticket.code)?;
        Ok(RenderedMails { existing_account: known, new_account: Some((unknown, confusable_address_mail(email)?)) })
    };
    send_sign_in_mail(
        state,
        origin,
        email,
        write,
        "A mail is on its way to the address. Its link, or its code, goes on from here.",
    )
}
