//! Errors of building a search, with the messages of spec 5 word for word.

/// Why a search request is invalid. `Display` writes the message of the spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchOptionsError {
    #[error("Search filter \"{0}\" is not supported.")]
    FilterNotSupported(String),
    #[error("Search filter \"{0}\" is not available for your plan.")]
    FilterNotOnPlan(String),
    /// Not a message of the spec. The order of hits would reveal a field that spec 6 hides from the plan.
    #[error("Sorting by \"{field}\" is not available for your plan.")]
    SortNotOnPlan { index: usize, field: String },
    #[error("At least one sort order is required.")]
    NoSortOrder,
    #[error("At least one search term or filter is required.")]
    NothingToSearch,
    /// `pointer` is a JSON pointer into the request.
    #[error("Error parsing search options.")]
    Invalid { pointer: String, message: String },
}

impl SearchOptionsError {
    /// The JSON pointer into the request, and what is wrong there.
    #[must_use]
    pub fn detail(&self) -> Option<(&str, &str)> {
        match self {
            Self::Invalid { pointer, message } => Some((pointer, message)),
            _ => None,
        }
    }
}
