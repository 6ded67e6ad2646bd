//! Spec 5, the messages of building a search, word for word.

/// What is wrong with a search. The display form is the message of the spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchOptionsError {
    #[error("Search filter \"{0}\" is not supported.")]
    FilterNotSupported(String),
    #[error("Search filter \"{0}\" is not available for your plan.")]
    FilterNotOnPlan(String),
    /// Not a message of the spec: it gates what is shown (spec 6), and an order tells the same.
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
    /// Where in the request, as a JSON pointer, and what is wrong there.
    #[must_use]
    pub fn detail(&self) -> Option<(&str, &str)> {
        match self {
            Self::Invalid { pointer, message } => Some((pointer, message)),
            _ => None,
        }
    }
}
