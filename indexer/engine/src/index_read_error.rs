//! Errors while an index is read, before the generation's name is added.

use crate::SearchError;
use crate::passages::PassageError;
use earshot_vectors::VectorError;
use std::error::Error;
use std::io;
use tantivy::TantivyError;
use tantivy::directory::error::{OpenDirectoryError, OpenReadError};

/// An error while reading the index.
#[derive(Debug)]
pub enum IndexReadError {
    Engine(TantivyError),
    Document(serde_json::Error),
    Files(io::Error),
    /// An error that is already public.
    Public(SearchError),
}

impl IndexReadError {
    /// Converts to the public error.
    #[must_use]
    pub fn into_search_error(self, generation: &str) -> SearchError {
        match self {
            Self::Public(error) => error,
            error => SearchError::Unreadable { generation: generation.to_owned(), source: error.into() },
        }
    }
}

impl From<IndexReadError> for Box<dyn Error + Send + Sync> {
    fn from(error: IndexReadError) -> Self {
        match error {
            IndexReadError::Engine(error) => Box::new(error),
            IndexReadError::Document(error) => Box::new(error),
            IndexReadError::Files(error) => Box::new(error),
            IndexReadError::Public(error) => Box::new(error),
        }
    }
}

impl From<TantivyError> for IndexReadError {
    fn from(error: TantivyError) -> Self {
        Self::Engine(error)
    }
}

impl From<serde_json::Error> for IndexReadError {
    fn from(error: serde_json::Error) -> Self {
        Self::Document(error)
    }
}

impl From<io::Error> for IndexReadError {
    fn from(error: io::Error) -> Self {
        Self::Files(error)
    }
}

impl From<VectorError> for IndexReadError {
    fn from(error: VectorError) -> Self {
        Self::Files(io::Error::other(error))
    }
}

impl From<PassageError> for IndexReadError {
    fn from(PassageError { path, reason }: PassageError) -> Self {
        Self::Public(SearchError::Passages { path, reason })
    }
}

impl From<SearchError> for IndexReadError {
    fn from(error: SearchError) -> Self {
        Self::Public(error)
    }
}

/// Returns the I/O error behind an error. Errors of tantivy do not name it as their source.
#[must_use]
pub fn io_error_of<'a>(error: &'a (dyn Error + 'static)) -> Option<&'a io::Error> {
    match error.downcast_ref::<TantivyError>() {
        Some(
            TantivyError::IoError(error)
            | TantivyError::OpenReadError(OpenReadError::IoError { io_error: error, .. })
            | TantivyError::OpenDirectoryError(OpenDirectoryError::IoError { io_error: error, .. }),
        ) => Some(error),
        _ => error.downcast_ref(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;
    use std::sync::Arc;

    #[test]
    fn errors_of_the_engine_have_their_io_error() {
        let denied = || io::Error::from(io::ErrorKind::PermissionDenied);
        let of_engine: TantivyError =
            OpenReadError::IoError { io_error: Arc::new(denied()), filepath: PathBuf::from("x") }.into();
        for error in [
            Box::<dyn Error + Send + Sync>::from(IndexReadError::from(of_engine)),
            IndexReadError::from(denied()).into(),
        ] {
            assert_eq!(io_error_of(&*error).map(io::Error::kind), Some(io::ErrorKind::PermissionDenied));
        }
        let other = TantivyError::InternalError("damaged".to_owned());
        assert!(io_error_of(&other).is_none());
    }
}
