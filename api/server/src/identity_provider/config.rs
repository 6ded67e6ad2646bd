//! Where the identity provider is, and who we are there.

/// The identity provider of an installation.
#[derive(Clone, Debug)]
pub struct IdentityProviderConfig {
    /// What people call it: the button is "Sign in with NAME".
    pub name: String,
    /// Its URL, exactly as its tokens have it.
    pub issuer: String,
    pub client_id: String,
    pub client_secret: ProviderSecret,
}

/// The secret that the provider gave us.
#[derive(Clone)]
pub struct ProviderSecret(String);

impl ProviderSecret {
    #[must_use]
    pub fn new(secret: &str) -> Self {
        Self(secret.to_owned())
    }

    pub(super) fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for ProviderSecret {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("ProviderSecret")
    }
}
