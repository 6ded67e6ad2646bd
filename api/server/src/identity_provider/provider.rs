//! A sign-in at the identity provider: the authorization code flow with PKCE, and the check of its ID token.

use super::config::IdentityProviderConfig;
use super::http::ProviderHttp;
use earshot_app::ProviderSignIn;
use earshot_model::Clock;
use earshot_net::{ClientConfig, FetchError, HttpClient};
use openidconnect::core::{CoreAuthenticationFlow, CoreClient, CoreProviderMetadata};
use openidconnect::{
    AuthorizationCode, ClientId, ClientSecret, CsrfToken, IssuerUrl, Nonce, PkceCodeChallenge, PkceCodeVerifier,
    RedirectUrl, RequestTokenError, Scope, TokenResponse as _,
};

/// Memory for the documents of the provider.
const BODY_MEMORY: usize = 8 << 20;
/// Memory for decoding them.
const WINDOW_MEMORY: usize = 32 << 20;
/// Where the provider sends people back to.
const RETURN_PATH: &str = "/sign-in/provider";

/// The identity provider, and the client that talks to it. Its documents are read for each sign-in, so that new keys
/// count at once.
pub struct IdentityProvider {
    config: IdentityProviderConfig,
    http: ProviderHttp,
    clock: Clock,
    return_url: String,
}

/// Why the provider did not sign somebody in.
#[derive(Debug, thiserror::Error)]
pub enum ProviderError {
    #[error("the provider does not respond as one: {0}")]
    Unreachable(String),
    #[error("the provider did not confirm the sign-in: {0}")]
    Refused(String),
    #[error("the provider sent no email address")]
    NoEmail,
    #[error("the provider has not verified the email address")]
    UnverifiedEmail,
}

impl IdentityProvider {
    /// # Errors
    /// When the TLS store of the machine cannot be read.
    pub fn new(config: IdentityProviderConfig, public_url: &str, clock: Clock) -> Result<Self, FetchError> {
        let http = HttpClient::new(ClientConfig {
            // The operator chose the provider, which may be in a private network, and it names its other addresses.
            allow_private: true,
            politeness: None,
            body_memory: BODY_MEMORY,
            window_memory: WINDOW_MEMORY,
            ..ClientConfig::new(env!("CARGO_PKG_VERSION"), public_url, clock.clone())
        })?;
        Ok(Self { config, http: ProviderHttp(http), clock, return_url: format!("{public_url}{RETURN_PATH}") })
    }

    /// What people call the provider.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.config.name
    }

    /// Returns the URL at the provider to which the browser goes.
    ///
    /// # Errors
    /// When the provider does not respond.
    pub async fn authorization_url(&self, sign_in: &ProviderSignIn) -> Result<String, ProviderError> {
        let client = CoreClient::from_provider_metadata(self.metadata().await?, self.client_id(), self.client_secret())
            .set_redirect_uri(self.redirect_url()?);
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(sign_in.verifier.clone()));
        let (state, nonce) = (sign_in.state.clone(), sign_in.nonce.clone());
        let (url, _, _) = client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                move || CsrfToken::new(state),
                move || Nonce::new(nonce),
            )
            .add_scope(Scope::new("email".to_owned()))
            .set_pkce_challenge(challenge)
            .url();
        Ok(url.into())
    }

    /// Exchanges a code for an ID token, checks it, and returns the verified address in it.
    ///
    /// # Errors
    /// When the provider does not respond, refuses the code, or its token is not valid or has no verified address.
    pub async fn verified_email(&self, code: String, sign_in: &ProviderSignIn) -> Result<String, ProviderError> {
        let client = CoreClient::from_provider_metadata(self.metadata().await?, self.client_id(), self.client_secret())
            .set_redirect_uri(self.redirect_url()?);
        let exchange = client
            .exchange_code(AuthorizationCode::new(code))
            .map_err(|error| ProviderError::Unreachable(error.to_string()))?
            .set_pkce_verifier(PkceCodeVerifier::new(sign_in.verifier.clone()));
        let tokens = exchange.request_async(&self.http).await.map_err(|error| match error {
            RequestTokenError::Request(cause) => unreachable_by(&cause),
            error => ProviderError::Refused(error.to_string()),
        })?;
        let token = tokens.id_token().ok_or_else(|| ProviderError::Refused("there is no ID token".to_owned()))?;
        let clock = self.clock.clone();
        let verifier = client.id_token_verifier().set_time_fn(move || clock.now());
        let claims = token
            .claims(&verifier, &Nonce::new(sign_in.nonce.clone()))
            .map_err(|error| ProviderError::Refused(error.to_string()))?;
        let email = claims.email().ok_or(ProviderError::NoEmail)?;
        if claims.email_verified() != Some(true) {
            return Err(ProviderError::UnverifiedEmail);
        }
        Ok(email.as_str().to_owned())
    }

    async fn metadata(&self) -> Result<CoreProviderMetadata, ProviderError> {
        let issuer = IssuerUrl::new(self.config.issuer.clone())
            .map_err(|error| ProviderError::Unreachable(error.to_string()))?;
        CoreProviderMetadata::discover_async(issuer, &self.http).await.map_err(|error| unreachable_by(&error))
    }

    fn client_id(&self) -> ClientId {
        ClientId::new(self.config.client_id.clone())
    }

    fn client_secret(&self) -> Option<ClientSecret> {
        Some(ClientSecret::new(self.config.client_secret.reveal().to_owned()))
    }

    fn redirect_url(&self) -> Result<RedirectUrl, ProviderError> {
        RedirectUrl::new(self.return_url.clone()).map_err(|error| ProviderError::Unreachable(error.to_string()))
    }
}

fn unreachable_by(error: &(impl std::error::Error + ?Sized)) -> ProviderError {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        text = format!("{text}: {inner}");
        cause = inner.source();
    }
    ProviderError::Unreachable(text)
}
