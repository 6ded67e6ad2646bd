//! Errors of generations in object storage.

use earshot_catalog::CatalogError;
use std::path::PathBuf;

/// Why a generation could not be uploaded or downloaded.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{url:?} is not the URL of a bucket: {reason}")]
    Location { url: String, reason: String },
    #[error("the object store does not respond as expected: {0}")]
    Store(#[from] object_store::Error),
    #[error("{object} of the object store is damaged: {reason}")]
    Damaged { object: String, reason: String },
    #[error("{file} differs from the manifest of its generation")]
    DamagedFile { file: PathBuf },
    #[error("another publisher has meanwhile published generation {published}; nothing was changed")]
    Conflict { published: String },
    #[error("the object store has generation {published}, which is not older than {ours}")]
    NotNewer { ours: String, published: String },
    #[error("generation {name} needs {needed} bytes, and the cache may have {limit}")]
    TooLarge { name: String, needed: u64, limit: u64 },
    #[error("{path}: {source}")]
    File { path: PathBuf, source: std::io::Error },
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error("a task panicked: {0}")]
    Panicked(#[from] tokio::task::JoinError),
}

impl StoreError {
    /// Returns what the operator can do about the error.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        Some(match self {
            Self::Location { .. } => "write it like s3://bucket/prefix".to_owned(),
            Self::Store(object_store::Error::Unauthenticated { .. } | object_store::Error::PermissionDenied { .. }) => {
                "check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and the rights of this user on the bucket"
                    .to_owned()
            }
            Self::Store(_) => "check the bucket, AWS_REGION, and --s3-endpoint when it is not in AWS".to_owned(),
            Self::Conflict { .. } => "build on the published generation, and publish again".to_owned(),
            Self::NotNewer { .. } => {
                "publish from the data folder that has published until now, or go back with --rollback".to_owned()
            }
            Self::DamagedFile { .. } => "run `earshot verify`".to_owned(),
            Self::TooLarge { .. } => "raise --cache-gib".to_owned(),
            Self::Catalog(error) => return error.hint(),
            Self::Damaged { .. } | Self::File { .. } | Self::Panicked(_) => return None,
        })
    }
}

/// Adds the path to an I/O error.
pub(crate) trait FileContext<T> {
    fn at(self, path: impl Into<PathBuf>) -> Result<T, StoreError>;
}

impl<T> FileContext<T> for std::io::Result<T> {
    fn at(self, path: impl Into<PathBuf>) -> Result<T, StoreError> {
        self.map_err(|source| StoreError::File { path: path.into(), source })
    }
}
