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

/// How much was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Unusual, but nothing was lost.
    Notice,
    /// A field was lost or guessed.
    Warning,
    /// An item or more was lost.
    Error,
}

impl Severity {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Notice => "notice",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Notice, Self::Warning, Self::Error].into_iter().find(|severity| severity.as_str() == name)
    }
}
