//! A response that is only a message.

use serde::Serialize;
use utoipa::ToSchema;

/// A response with a message.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageData {
    /// The outcome, as a sentence for people.
    pub message: String,
}
