//! Compares the checksums of an index's files.

use crate::index_read_error::IndexReadError;
use crate::read_only_directory::open_index;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tantivy::{Index, TantivyError};

/// Reads all files of the index in a folder and compares their checksums, except for files that are already verified.
///
/// # Errors
/// When the index cannot be read, or a file has changed since it was written.
pub fn verify_files(folder: &Path, is_verified: &dyn Fn(&Path) -> bool) -> Result<(), IndexReadError> {
    let index = open_index(folder)?;
    let mut files = segment_files(&index)?;
    files.retain(|file| !is_verified(&folder.join(file)));
    match first_damaged(&index, files.iter())? {
        Some(file) => Err(TantivyError::InternalError(damage_of(file)).into()),
        None => Ok(()),
    }
}

/// Describes the damage of a file.
pub fn damage_of(file: &Path) -> String {
    format!("file {} is not as it was written", file.display())
}

/// The first of these files whose checksum is wrong.
pub fn first_damaged<'a>(
    index: &Index,
    mut files: impl Iterator<Item = &'a PathBuf>,
) -> Result<Option<&'a PathBuf>, TantivyError> {
    let directory = index.directory();
    let checked = files.find_map(|file| match directory.validate_checksum(file) {
        Ok(true) => None,
        Ok(false) => Some(Ok(file)),
        Err(error) => Some(Err(error.into())),
    });
    checked.transpose()
}

/// The files of an index that the engine reads.
pub fn segment_files(index: &Index) -> Result<BTreeSet<PathBuf>, TantivyError> {
    let managed = index.directory().list_managed_files();
    Ok(index.load_metas()?.list_segment_files().into_iter().filter(|file| managed.contains(file)).collect())
}
