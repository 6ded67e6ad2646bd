//! Why a field of a guest profile is not valid.

/// A field of a guest profile that is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct InvalidGuestField {
    /// The field on the wire: `email` or `goals/3`.
    pub field: String,
    pub message: String,
}
