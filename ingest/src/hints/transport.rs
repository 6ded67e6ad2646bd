//! The HTTP interface of hint sources.

use std::future::Future;

/// A response of any status.
#[derive(Clone, Debug)]
pub struct TransportResponse {
    pub status: u16,
    /// The decoded body, within the size limit.
    pub body: Vec<u8>,
}

/// A request without a response.
#[derive(Debug, thiserror::Error)]
pub enum TransportError {
    #[error("the response is larger than {limit} bytes")]
    TooLarge { limit: usize },
    #[error("no response")]
    Failed(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// Sends requests of hint sources. Implementations check addresses and enforce timeouts.
pub trait HintTransport {
    /// Sends JSON, and reads a response of at most `max_bytes`.
    ///
    /// # Errors
    /// [`TransportError`] when no complete response arrived.
    fn post_json(
        &self,
        url: &str,
        body: String,
        max_bytes: usize,
    ) -> impl Future<Output = Result<TransportResponse, TransportError>> + Send;

    /// Sends a form.
    ///
    /// # Errors
    /// [`TransportError`] when no complete response arrived.
    fn post_form(
        &self,
        url: &str,
        fields: &[(&str, &str)],
    ) -> impl Future<Output = Result<TransportResponse, TransportError>> + Send;
}
