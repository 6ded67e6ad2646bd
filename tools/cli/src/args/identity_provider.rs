//! Arguments for sign-in by an identity provider (OpenID Connect).

use clap::Args;
use earshot_api::{IdentityProviderConfig, ProviderSecret};

/// Without these, people sign in by mail and with passkeys.
#[derive(Clone, Debug, Default, Args)]
pub struct IdentityProviderArgs {
    /// Identity provider (OpenID Connect) with which people can sign in, by the URL of its issuer. It sends people back to
    /// /sign-in/provider below the base URL
    #[arg(long, env = "EARSHOT_OIDC_ISSUER", value_name = "URL", value_parser = parse_issuer)]
    #[arg(requires_all = ["oidc_client_id", "oidc_client_secret"])]
    pub oidc_issuer: Option<String>,
    /// Name of the provider, for the button "Sign in with NAME"
    #[arg(long, env = "EARSHOT_OIDC_NAME", value_name = "NAME", default_value = "single sign-on")]
    pub oidc_name: String,
    /// Client ID that the provider gave this installation
    #[arg(long, env = "EARSHOT_OIDC_CLIENT_ID", value_name = "ID", requires = "oidc_issuer")]
    pub oidc_client_id: Option<String>,
    /// Client secret that the provider gave this installation
    #[arg(
        long,
        env = "EARSHOT_OIDC_CLIENT_SECRET",
        hide_env_values = true,
        value_name = "SECRET",
        requires = "oidc_issuer"
    )]
    pub oidc_client_secret: Option<String>,
}

impl IdentityProviderArgs {
    /// The provider, when all of it is given: the arguments require each other.
    pub fn config(&self) -> Option<IdentityProviderConfig> {
        Some(IdentityProviderConfig {
            name: self.oidc_name.clone(),
            issuer: self.oidc_issuer.clone()?,
            client_id: self.oidc_client_id.clone()?,
            client_secret: ProviderSecret::new(self.oidc_client_secret.as_deref()?),
        })
    }
}

/// The issuer decides who people are, so nobody on the way may answer in its place.
fn parse_issuer(text: &str) -> Result<String, &'static str> {
    let expected = "expected a URL like https://login.example.com";
    let url = url::Url::parse(text).map_err(|_| expected)?;
    let is_safe = url.scheme() == "https" || (url.scheme() == "http" && earshot_net::names_loopback(&url));
    // Tokens have the issuer exactly as it is given here.
    if is_safe { Ok(text.to_owned()) } else { Err(expected) }
}

#[cfg(test)]
mod tests {
    use super::parse_issuer;

    #[test]
    fn an_issuer_is_reached_safely() {
        for text in ["https://login.example.com", "https://login.example.com/tenant/", "http://127.0.0.1:9000"] {
            assert_eq!(parse_issuer(text).as_deref(), Ok(text));
        }
        for text in ["http://login.example.com", "login.example.com", "ftp://login.example.com"] {
            assert!(parse_issuer(text).is_err(), "{text}");
        }
    }
}
