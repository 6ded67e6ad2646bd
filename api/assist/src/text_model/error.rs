//! Errors of requests to a model.

use earshot_net::FetchError;
use std::time::Duration;

/// The failure of a request to a model.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    #[error("the model failed repeatedly and is tried again in {} s", .wait.as_secs())]
    CircuitOpen { wait: Duration },
    #[error("the model's service is at its rate limit")]
    RateLimited { retry_after: Option<Duration> },
    #[error("the model's service returned status {status}: {reason}")]
    Status { status: u16, reason: String },
    #[error("the model took longer than {} s", .limit.as_secs())]
    Timeout { limit: Duration },
    #[error("the connection to the model failed")]
    Connection { source: FetchError },
    #[error("the model stopped in the middle of its text")]
    Interrupted,
    #[error("the model's text was cut off at its limit of tokens")]
    Truncated,
    #[error("the model refused the request")]
    Refused,
    #[error("the model returned no valid result: {reason}")]
    BadOutput { reason: String },
    #[error("the AI budget of the team is used up")]
    Budget,
    #[error("no model is connected")]
    NotConnected,
}

impl ModelError {
    /// Whether another attempt may succeed.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        match self {
            Self::RateLimited { .. } | Self::Interrupted => true,
            Self::Status { status, .. } => *status >= 500 || matches!(status, 408 | 409 | 425),
            Self::Connection { source } => source.is_transient(),
            _ => false,
        }
    }

    /// Whether the service caused the failure, so that the circuit breaker counts it.
    #[must_use]
    pub fn is_of_service(&self) -> bool {
        self.is_transient() || matches!(self, Self::Timeout { .. } | Self::Connection { .. })
    }
}
