//! `POST /api/v1/auth/sign-in`

use super::me::MeData;
use crate::error::{ApiError, Code, ErrorView};
use crate::extract::{ApiJson, Caller, session_cookie};
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use utoipa::ToSchema;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignInRequest {
    /// The `key` of the link.
    key: String,
}

/// Uses a link, once, and begins a session.
#[utoipa::path(
    post,
    path = "/api/v1/auth/sign-in",
    operation_id = "signIn",
    tag = "Auth",
    request_body = SignInRequest,
    responses(
        (status = 200, description = "Signed in; the session is in the cookie", body = Envelope<MeData>),
        (status = 400, description = "The link was used or has expired", body = ErrorView),
    )
)]
pub async fn sign_in(
    State(state): State<AppState>,
    ApiJson(body): ApiJson<SignInRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let account = state.db.consume_link(&body.key).await?.ok_or_else(|| ApiError::of(Code::LinkNotValid))?;
    let token = state.db.start_session(account.user_id).await?;
    let cookie = HeaderValue::from_str(&session_cookie(&token)).map_err(ApiError::internal)?;
    let me = MeData::of(&Caller::signed_in(account), &state.config);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Envelope::new(me)))
}
