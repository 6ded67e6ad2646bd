//! Internal errors of a search, before the generation's name is added.

use crate::SearchError;
use crate::passages::PassageError;
use earshot_vectors::VectorError;

/// An error while reading the index.
#[derive(Debug)]
pub enum Fault {
    Engine(tantivy::TantivyError),
    Document(serde_json::Error),
    Files(std::io::Error),
    /// An error that is already public.
    Public(SearchError),
}

impl Fault {
    /// Converts to the public error.
    pub fn into_search_error(self, generation: &str) -> SearchError {
        let source: Box<dyn std::error::Error + Send + Sync> = match self {
            Self::Engine(error) => Box::new(error),
            Self::Document(error) => Box::new(error),
            Self::Files(error) => Box::new(error),
            Self::Public(error) => return error,
        };
        SearchError::Unreadable { generation: generation.to_owned(), source }
    }
}

impl From<tantivy::TantivyError> for Fault {
    fn from(error: tantivy::TantivyError) -> Self {
        Self::Engine(error)
    }
}

impl From<serde_json::Error> for Fault {
    fn from(error: serde_json::Error) -> Self {
        Self::Document(error)
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Self {
        Self::Files(error)
    }
}

impl From<VectorError> for Fault {
    fn from(error: VectorError) -> Self {
        Self::Files(std::io::Error::other(error))
    }
}

impl From<PassageError> for Fault {
    fn from(PassageError { path, reason }: PassageError) -> Self {
        Self::Public(SearchError::Passages { path, reason })
    }
}

impl From<SearchError> for Fault {
    fn from(error: SearchError) -> Self {
        Self::Public(error)
    }
}
