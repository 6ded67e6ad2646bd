//! The HTTP validators of a page.

/// HTTP validators, sent back unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Validators {
    pub etag: Option<String>,
    pub last_modified: Option<String>,
}
