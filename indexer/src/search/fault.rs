//! What can go wrong inside, before it is told with the generation's name.

use crate::SearchError;
use crate::vectors::VectorError;

/// A failure of reading.
#[derive(Debug)]
pub enum Fault {
    Engine(tantivy::TantivyError),
    Document(serde_json::Error),
    Files(std::io::Error),
    /// Already in its public form.
    Public(SearchError),
}

impl Fault {
    /// The public form.
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

impl From<SearchError> for Fault {
    fn from(error: SearchError) -> Self {
        Self::Public(error)
    }
}
