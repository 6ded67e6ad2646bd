//! Errors of builds.

use super::SourceError;
use earshot_engine::IndexReadError;
use earshot_engine::writer::WriteError;
use earshot_vectors::VectorError;
use std::path::{Path, PathBuf};

/// The reason for which a build fails.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    #[error("{0} already contains a complete index")]
    Exists(PathBuf),
    #[error("index {0} was built by another version: run a full build")]
    Outdated(PathBuf),
    #[error(transparent)]
    Index(#[from] WriteError),
    #[error(transparent)]
    Vectors(#[from] VectorError),
    #[error("podcasts cannot be read")]
    Source(#[source] SourceError),
}

impl BuildError {
    /// Adds the path to an error.
    pub(super) fn at<E: Into<IndexReadError>>(path: &Path) -> impl Fn(E) -> Self {
        move |error| Self::Index(WriteError::at(path)(error))
    }
}
