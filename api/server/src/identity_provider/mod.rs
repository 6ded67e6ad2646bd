//! The identity provider that an operator configures: OpenID Connect (decision 090).

mod config;
mod http;
mod provider;

pub use config::{IdentityProviderConfig, ProviderSecret};
pub use provider::{IdentityProvider, ProviderError};
