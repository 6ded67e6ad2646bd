//! `GET /api/v1/auth/provider`

use earshot_api_server::prelude::*;

/// The identity provider of the installation.
#[view]
pub struct IdentityProviderData {
    /// What people call it; `null` when people sign in by mail alone.
    name: Option<String>,
}

/// Returns the identity provider that people can sign in with.
#[endpoint(
    get "/api/v1/auth/provider",
    (status = 200, description = "The provider", body = Envelope<IdentityProviderData>),
    security(())
)]
pub async fn get_identity_provider(state: AppState) -> Result<Envelope<IdentityProviderData>, ApiError> {
    let name = state.identity_provider.as_ref().map(|provider| provider.name().to_owned());
    Ok(Envelope::new(IdentityProviderData { name }))
}
