//! The requests that sources of hints make.

use std::future::Future;

/// An answer, whatever its status.
#[derive(Clone, Debug)]
pub struct TransportResponse {
    pub status: u16,
    /// Decoded, at most as long as was allowed.
    pub body: Vec<u8>,
}

/// A request that brought no answer.
#[derive(Debug, thiserror::Error)]
pub enum TransportError {
    #[error("the answer is larger than {limit} bytes")]
    TooLarge { limit: usize },
    #[error("no answer came")]
    Failed(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// Sends what sources of hints ask. The implementation guards addresses and keeps deadlines.
pub trait HintTransport {
    /// Sends JSON and reads an answer of at most `max_bytes`.
    ///
    /// # Errors
    /// [`TransportError`] when no whole answer came.
    fn post_json(
        &self,
        url: &str,
        body: String,
        max_bytes: usize,
    ) -> impl Future<Output = Result<TransportResponse, TransportError>> + Send;

    /// Sends a form.
    ///
    /// # Errors
    /// [`TransportError`] when no whole answer came.
    fn post_form(
        &self,
        url: &str,
        fields: &[(&str, &str)],
    ) -> impl Future<Output = Result<TransportResponse, TransportError>> + Send;
}
