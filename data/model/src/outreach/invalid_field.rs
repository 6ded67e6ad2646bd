//! Why a field of a template or pitch is not valid.

/// A field of a template or pitch that is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct InvalidOutreachField {
    /// The field on the wire, such as `name`.
    pub field: &'static str,
    pub message: String,
}
