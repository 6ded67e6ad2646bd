//! Reads a folder's files without trusting them: only regular files of limited size.

use serde::de::DeserializeOwned;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Settings have a few kilobytes.
pub const MAX_SETTINGS_BYTES: u64 = 1 << 20;

/// The reason why a folder is rejected, with the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct FolderError {
    pub path: PathBuf,
    pub reason: String,
}

impl FolderError {
    #[must_use]
    pub fn new(path: &Path, reason: impl ToString) -> Self {
        Self { path: path.to_owned(), reason: reason.to_string() }
    }
}

/// Opens a regular file and returns its length. Follows links, because model folders often consist of links. The target
/// must be a regular file too, because pipes and devices never end.
///
/// # Errors
/// When it is missing, or no regular file.
pub fn open(path: &Path) -> Result<(File, u64), FolderError> {
    let failed = |error: io::Error| FolderError::new(path, format!("cannot be read: {error}"));
    if !fs::metadata(path).map_err(failed)?.is_file() {
        return Err(FolderError::new(path, "is no regular file"));
    }
    let file = File::open(path).map_err(failed)?;
    let length = file.metadata().map_err(failed)?.len();
    Ok((file, length))
}

/// Reads a small file.
///
/// # Errors
/// When it is missing, no regular file, or larger.
pub fn read(path: &Path, max_bytes: u64) -> Result<Vec<u8>, FolderError> {
    let (file, _) = open(path)?;
    let mut bytes = Vec::new();
    let read = file.take(max_bytes + 1).read_to_end(&mut bytes);
    read.map_err(|error| FolderError::new(path, format!("cannot be read: {error}")))?;
    if bytes.len() as u64 > max_bytes {
        return Err(FolderError::new(path, format!("is larger than {max_bytes} bytes")));
    }
    Ok(bytes)
}

/// Reads a settings file that must exist.
///
/// # Errors
/// When it is missing or damaged.
pub fn read_settings<T: DeserializeOwned>(path: &Path) -> Result<T, FolderError> {
    serde_json::from_slice(&read(path, MAX_SETTINGS_BYTES)?).map_err(|error| FolderError::new(path, error))
}

/// Reads a settings file that many models lack.
///
/// # Errors
/// When it is damaged.
pub fn read_optional_settings<T: DeserializeOwned + Default>(path: &Path) -> Result<T, FolderError> {
    match path.try_exists() {
        Ok(false) => Ok(T::default()),
        _ => read_settings(path),
    }
}
