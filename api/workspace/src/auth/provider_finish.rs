//! `POST /api/v1/auth/provider/code`

use super::me::MeData;
use super::provider_flow::{provider, to_api_error};
use super::sign_in_flow::{count_attempt, start_session};
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::{Device, PROVIDER_COOKIE};
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::DbError;

/// What the provider sent along with the browser.
#[request]
pub struct ProviderCodeRequest {
    /// The `state` of the URL.
    state: String,
    /// The `code` of the URL.
    code: String,
}

/// Signs in with the code of the identity provider, in the browser that started the sign-in.
///
/// The verified address of the provider signs in to its account; an address without an account gets one on the free plan.
#[endpoint(
    post "/api/v1/auth/provider/code",
    (status = 200, description = "Signed in; the cookie holds the session", body = Envelope<MeData>),
    (status = 400, description = "The sign-in has expired, began in another browser, or the provider did not confirm it"),
    (status = 404, description = "There is no identity provider"),
    (status = 429, description = "Too many attempts from this client"),
    (status = 503, description = "The provider does not respond"),
    security(())
)]
pub async fn finish_provider_sign_in(
    state: AppState,
    ClientAddress(client): ClientAddress,
    device: Device,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<ProviderCodeRequest>,
) -> Result<Response, ApiError> {
    let provider = provider(&state)?;
    count_attempt(&state, AttemptKind::UseLinkOrCode, &client)?;
    let sign_in = match cookies.get(PROVIDER_COOKIE) {
        Some(browser) => state.db.take_provider_sign_in(&body.state, browser.value()).await?,
        None => None,
    };
    let sign_in = sign_in.ok_or_else(|| ApiError::of(ErrorCode::ProviderSignInFailed))?;
    let email = provider.verified_email(body.code, &sign_in).await;
    let email = email.map_err(|error| to_api_error(error, provider.name()))?;
    let account = account_of(&state, &email).await?;
    start_session(&state, &cookies, (&device, &origin), (account, AuditAction::SignedInWithProvider)).await
}

async fn account_of(state: &AppState, email: &str) -> Result<Account, ApiError> {
    let refused = |text: &str| ApiError::new(ErrorCode::ProviderSignInFailed, text);
    match state.db.find_or_create_user(email, None).await {
        Err(DbError::EmailConfusable { .. }) => Err(refused(
            "Your address looks too similar to that of another account, so we couldn't create one. Use another address.",
        )),
        Err(DbError::InvalidEmail { .. }) => Err(refused("Your address at the provider is not valid here.")),
        other => Ok(other?),
    }
}
