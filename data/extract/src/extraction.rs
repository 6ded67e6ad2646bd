//! The text of a file.

use earshot_model::guest_profile::GuestFileType;
use serde::{Deserialize, Serialize};

/// The text of a file, with what was left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extraction {
    pub file_type: GuestFileType,
    /// Lines of text in reading order. Empty for images.
    pub text: String,
    /// What was left out, and why.
    pub skipped: Vec<SkippedPart>,
}

/// A part of a file that was left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkippedPart {
    /// For example `page 3`.
    pub part: String,
    /// Why, as a sentence for people.
    pub reason: String,
}

impl SkippedPart {
    pub(crate) fn new(part: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { part: part.into(), reason: reason.into() }
    }
}
