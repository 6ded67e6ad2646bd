//! Signing in and out.

pub mod me;
pub mod sign_in;
pub mod sign_in_link;
pub mod sign_out;

use serde::Serialize;
use utoipa::ToSchema;

/// An answer in words.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageData {
    pub(crate) message: String,
}
