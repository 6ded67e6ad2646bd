//! Errors of vectors and their files.

use super::dimensions::DIMENSIONS;
use std::io;
use std::path::{Path, PathBuf};

/// The defect of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VectorDefect {
    #[error("it has {0} dimensions, an index has {DIMENSIONS}")]
    Length(usize),
    #[error("its dimension {0} is not a finite number")]
    NotFinite(usize),
    #[error("it is zero")]
    Zero,
}

/// Why a file of vectors cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum VectorError {
    #[error("cannot read or write {path}")]
    Files { path: PathBuf, source: io::Error },
    #[error("{path} is damaged: {reason}")]
    Damaged { path: PathBuf, reason: String },
    #[error("{path} was made with another codebook")]
    OtherCodebook { path: PathBuf },
    #[error("{path} belongs to the model {found:?}, not to {expected:?}: rebuild the vectors")]
    OtherModel { path: PathBuf, found: String, expected: String },
    #[error("{path} would hold more than {limit} vectors")]
    TooMany { path: PathBuf, limit: u32 },
    #[error("cannot train a codebook of {lists} lists on {vectors} vectors")]
    Untrainable { vectors: usize, lists: usize },
}

impl VectorError {
    /// Adds the path to an I/O error.
    pub fn at(path: &Path) -> impl Fn(io::Error) -> Self {
        move |source| Self::Files { path: path.to_owned(), source }
    }

    pub fn damaged(path: &Path, reason: impl Into<String>) -> Self {
        Self::Damaged { path: path.to_owned(), reason: reason.into() }
    }
}
