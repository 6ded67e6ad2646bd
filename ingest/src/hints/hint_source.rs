//! The interface of a source of hints.

use super::hint::Hint;
use super::hint_error::HintError;
use earshot_model::Timestamp;
use std::future::Future;

/// A source of hints.
pub trait HintSource {
    /// Returns the hints since the last call. Called every few seconds.
    ///
    /// # Errors
    /// [`HintError`] when the source cannot be reached. The next call returns the missed hints.
    fn poll(&mut self, now: Timestamp) -> impl Future<Output = Result<Vec<Hint>, HintError>> + Send;
}
