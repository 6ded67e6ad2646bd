//! Errors of builds.

use super::SourceError;
use earshot_vectors::VectorError;
use std::io;
use std::path::{Path, PathBuf};

/// Why a build fails.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    #[error("{0} already contains a complete index")]
    Exists(PathBuf),
    #[error("index {0} was built by another version: run a full build")]
    Outdated(PathBuf),
    #[error("cannot write index in {path}")]
    Files { path: PathBuf, source: io::Error },
    #[error("cannot write index in {path}")]
    Engine { path: PathBuf, source: Box<dyn std::error::Error + Send + Sync> },
    #[error("the written index {path} is wrong: it {reason}")]
    Unverified { path: PathBuf, reason: String },
    #[error(transparent)]
    Vectors(#[from] VectorError),
    #[error("podcasts cannot be read")]
    Source(#[source] SourceError),
}

impl BuildError {
    /// Adds the path to an I/O error.
    pub(super) fn at(path: &Path) -> impl Fn(io::Error) -> Self {
        move |source| Self::Files { path: path.to_owned(), source }
    }

    /// Adds the path to an error of the engine.
    pub(super) fn engine(path: &Path) -> impl Fn(tantivy::TantivyError) -> Self {
        move |source| Self::Engine { path: path.to_owned(), source: Box::new(source) }
    }
}
