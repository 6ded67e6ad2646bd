//! `POST /api/v1/auth/sign-up`

use super::MessageData;
use super::entry::{Letters, address, ask, attempt_mail};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiJson, Client, Origin};
use crate::mail::{confusable_mail, known_mail, sign_in_url, sign_up_mail, sign_up_url};
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

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
    client: Client,
    origin: Origin,
    ApiJson(body): ApiJson<SignUpRequest>,
) -> Result<Response, ApiError> {
    let email = address(&body.email)?;
    attempt_mail(&state, &client, email.key().as_str())?;
    let public_url = state.config.public_url.clone();
    let write = |email: &str, ticket: &crate::db::Ticket| {
        let known = known_mail(email, &sign_in_url(&public_url, &ticket.token), &ticket.code)?;
        let unknown = sign_up_mail(email, &sign_up_url(&public_url, &ticket.token), &ticket.code)?;
        Ok(Letters { known, unknown: Some((unknown, confusable_mail(email)?)) })
    };
    ask(state, origin, email, write, "A mail is on its way to the address. Its link, or its code, goes on from here.")
}
