//! The failures that stop a run.

use crate::source::SourceError;
use crate::store::StoreError;

/// Why a run stopped. A single feed's failure does not stop it and appears in the report.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the transcripts in {path} cannot be listed")]
    Transcripts { path: String, source: std::io::Error },
}
