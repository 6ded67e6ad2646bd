//! Issues: defects of an input with kind, severity and position. Parsing continues, and issues are reported.

use serde::{Deserialize, Serialize};

/// A defect of a feed, transcript or list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Issue {
    /// Kebab-case: `bad-date`, `unclosed-tag`.
    pub kind: String,
    pub severity: Severity,
    /// A sentence for people.
    pub message: String,
    /// From 1; `None` when the position is unknown.
    pub line: Option<u32>,
    pub column: Option<u32>,
}

impl Issue {
    /// Creates an issue without a position.
    #[must_use]
    pub fn new(kind: &str, severity: Severity, message: impl Into<String>) -> Self {
        Self { kind: kind.to_owned(), severity, message: message.into(), line: None, column: None }
    }
}

named! {
    /// How much was lost.
    Severity {
        /// Unusual, but nothing was lost.
        Notice = "notice",
        /// A field was lost or guessed.
        Warning = "warning",
        /// An item or more was lost.
        Error = "error",
    }
}
