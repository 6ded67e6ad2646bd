//! The failed polls of a source.

use super::transport::TransportError;

/// A failed poll of a source.
#[derive(Debug, thiserror::Error)]
pub enum HintError {
    #[error("{url} cannot be reached")]
    Transport { url: String, source: TransportError },
    #[error("{url} answered {status}")]
    Status { url: String, status: u16 },
    #[error("{url} rejects {method}: {message}")]
    Rpc { url: String, method: &'static str, message: String },
    #[error("unexpected response of {url} to {method}")]
    UnexpectedResponse { url: String, method: &'static str },
}

impl HintError {
    /// The name of the variant in kebab-case; each kind is reported once.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Transport { source: TransportError::TooLarge { .. }, .. } => "too-large",
            Self::Transport { .. } => "no-answer",
            Self::Status { .. } => "status",
            Self::Rpc { .. } => "refused",
            Self::UnexpectedResponse { .. } => "shape",
        }
    }

    /// The URL that failed.
    #[must_use]
    pub fn url(&self) -> &str {
        match self {
            Self::Transport { url, .. }
            | Self::Status { url, .. }
            | Self::Rpc { url, .. }
            | Self::UnexpectedResponse { url, .. } => url,
        }
    }
}
