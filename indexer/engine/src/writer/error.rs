//! Errors of writing an index.

use crate::index_read_error::IndexReadError;
use std::path::{Path, PathBuf};

/// The reason for which an index cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    #[error("cannot write index in {path}")]
    Failed { path: PathBuf, source: Box<dyn std::error::Error + Send + Sync> },
    #[error("the written index {path} is wrong: it {reason}")]
    Unverified { path: PathBuf, reason: String },
}

impl WriteError {
    /// Adds the path to an error.
    pub fn at<E: Into<IndexReadError>>(path: &Path) -> impl Fn(E) -> Self {
        move |error| {
            let error: IndexReadError = error.into();
            Self::Failed { path: path.to_owned(), source: error.into() }
        }
    }
}
