//! `POST /api/v1/auth/provider`

use super::provider_flow::{provider, to_api_error};
use super::sign_in_flow::count_attempt;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::AppendHeaders;
use earshot_api_server::extract::provider_cookie;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::ProviderSignIn;

/// Where the browser goes to sign in.
#[view]
pub struct ProviderUrlData {
    /// A page of the provider. It leads back to `/sign-in/provider`.
    url: String,
}

/// Starts a sign-in at the identity provider, in this browser, for 10 minutes.
#[endpoint(
    post "/api/v1/auth/provider",
    (status = 200, description = "Where the browser goes", body = Envelope<ProviderUrlData>),
    (status = 404, description = "There is no identity provider"),
    (status = 429, description = "Too many attempts from this client"),
    (status = 503, description = "The provider does not respond"),
    security(())
)]
pub async fn start_provider_sign_in(
    state: AppState,
    ClientAddress(client): ClientAddress,
) -> Result<impl IntoResponse, ApiError> {
    let provider = provider(&state)?;
    count_attempt(&state, AttemptKind::ProviderSignInByClient, &client)?;
    let sign_in = ProviderSignIn::generate();
    let url = provider.authorization_url(&sign_in).await.map_err(|error| to_api_error(error, provider.name()))?;
    let browser = state.db.start_provider_sign_in(&sign_in).await?;
    let cookie = HeaderValue::from_str(&provider_cookie(&browser)).map_err(ApiError::internal)?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Envelope::new(ProviderUrlData { url })))
}
