//! A response that is only a message.

use serde::Serialize;
use utoipa::ToSchema;

/// A response with a message.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageData {
    /// What happened, for people.
    pub(crate) message: String,
}
