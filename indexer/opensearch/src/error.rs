//! Errors of requests to the cluster.

use earshot_indexer::SearchError;

/// The reason why a request to the cluster failed.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    #[error("the URL {url:?} of the search cluster is invalid: {reason}")]
    InvalidUrl { url: String, reason: String },
    #[error("the HTTP client cannot be built")]
    Client(#[source] reqwest::Error),
    /// No node responds in time, or a shard has no copy. A retry may help.
    #[error("the search cluster is unavailable for {operation}: {reason}")]
    Unavailable { operation: &'static str, reason: String },
    #[error("the search cluster rejects {operation} with status {status}: {reason}")]
    Rejected { operation: &'static str, status: u16, reason: String },
    #[error("the search cluster's response to {operation} cannot be read: {reason}")]
    Unreadable { operation: &'static str, reason: String },
    /// Nothing has written it, or its build did not end.
    #[error("the search cluster does not have generation {generation}")]
    NotBuilt { generation: String },
    #[error("the certificate of the search cluster cannot be read")]
    Certificate(#[source] reqwest::Error),
    /// An index of another version of Earshot.
    #[error("index {index:?} has version {found}, and this program reads version {expected}")]
    OtherVersion { index: String, found: u64, expected: u64 },
}

impl ClusterError {
    /// The error as searches return it.
    #[must_use]
    pub fn into_search_error(self, generation: &str) -> SearchError {
        match self {
            Self::Unavailable { .. } => SearchError::Unavailable { reason: self.to_string() },
            other => SearchError::Unreadable { generation: generation.to_owned(), source: Box::new(other) },
        }
    }
}
