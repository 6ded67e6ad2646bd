//! Leftovers of processes that were killed: builds that were not finished, and generations that were removed by half.
//!
//! They keep a full disk full. So they go before anything is written, and nothing has to be written to remove them.

use super::{MANIFEST, PARTIAL_SUFFIX, is_generation_name};
use crate::build_note::BUILD_NOTE_FILE;
use crate::error::{CatalogError, IoContext as _};
use crate::lock::BuildLock;
use crate::paths::DataDir;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Removes what nobody can use any more. Returns the names of the folders. While another process builds a generation, nothing is
/// touched; a build that is complete and waits for `earshot publish` stays.
///
/// # Errors
/// When a folder cannot be read or removed.
pub fn remove_abandoned_folders(dir: &DataDir) -> Result<Vec<String>, CatalogError> {
    if !dir.generations().exists() {
        return Ok(Vec::new());
    }
    let Some(lock) = BuildLock::try_acquire(dir)? else { return Ok(Vec::new()) };
    remove_folders_where(dir, &lock, |folder| !folder.is_built)
}

/// Removes the same, and builds that are complete: the next one takes their place.
pub(super) fn remove_unpublished_folders(dir: &DataDir, lock: &BuildLock) -> Result<(), CatalogError> {
    remove_folders_where(dir, lock, |_| true).map(drop)
}

/// Removes a generation's folder. Killed on the way, it leaves one that [`remove_abandoned_folders`] knows for a leftover.
pub(super) fn remove_folder(path: &Path) -> Result<(), CatalogError> {
    // What makes a folder complete goes first: one that is being removed must not look as if it could be used.
    for file in [MANIFEST, BUILD_NOTE_FILE] {
        ignore_missing(fs::remove_file(path.join(file))).at("cannot remove", path)?;
    }
    ignore_missing(fs::remove_dir_all(path)).at("cannot remove", path)
}

struct AbandonedFolder {
    name: String,
    path: PathBuf,
    /// Waits for `earshot publish`.
    is_built: bool,
}

/// The lock is asked for as a proof: no other process builds.
fn remove_folders_where(
    dir: &DataDir,
    _lock: &BuildLock,
    is_removed: impl Fn(&AbandonedFolder) -> bool,
) -> Result<Vec<String>, CatalogError> {
    let mut removed = Vec::new();
    let folder = dir.generations();
    for entry in fs::read_dir(&folder).at("cannot read", &folder)? {
        let path = entry.at("cannot read", &folder)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let is_partial = name.ends_with(PARTIAL_SUFFIX);
        let is_removed_by_half = is_generation_name(&name) && !path.join(MANIFEST).exists();
        if !path.is_dir() || !(is_partial || is_removed_by_half) {
            continue;
        }
        let leftover = AbandonedFolder { is_built: is_partial && path.join(BUILD_NOTE_FILE).exists(), name, path };
        if is_removed(&leftover) {
            remove_folder(&leftover.path)?;
            removed.push(leftover.name);
        }
    }
    removed.sort();
    Ok(removed)
}

fn ignore_missing(removed: std::io::Result<()>) -> std::io::Result<()> {
    match removed {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}
