//! `POST /api/v1/auth/sign-up/validate`

use super::entry::{admitted, attempt, enter};
use super::me::MeData;
use crate::db::{Action, LinkPurpose};
use crate::error::{ApiError, Code, ErrorView};
use crate::extract::{ApiJson, Client, Device, Origin};
use crate::metering::Attempt;
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use serde::Deserialize;
use utoipa::ToSchema;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ValidateSignUpRequest {
    /// The `key` of the link.
    key: String,
}

/// Uses the link of a sign-up, once: makes the account, and begins a session.
#[utoipa::path(
    post,
    path = "/api/v1/auth/sign-up/validate",
    operation_id = "validateSignUp",
    tag = "Auth",
    request_body = ValidateSignUpRequest,
    responses(
        (status = 200, description = "The account is there; the session is in the cookie", body = Envelope<MeData>),
        (status = 400, description = "The link was used or has expired", body = ErrorView),
        (status = 429, description = "Too many attempts from this client", body = ErrorView),
    ),
    security(())
)]
pub async fn validate_sign_up(
    State(state): State<AppState>,
    Client(client): Client,
    device: Device,
    origin: Origin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<ValidateSignUpRequest>,
) -> Result<Response, ApiError> {
    attempt(&state, Attempt::Use, &client)?;
    let account = state.db.use_link(&body.key, LinkPurpose::SignUp).await?;
    let account =
        admitted(account, ApiError::new(Code::LinkNotValid, "The link was used or has expired. Sign up once more."))?;
    enter(&state, &cookies, (&device, &origin), (account, Action::SignedUp)).await
}
