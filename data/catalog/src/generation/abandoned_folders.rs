//! Abandoned folders: unfinished builds and half-removed generations of killed processes.
//!
//! They occupy space on a full disk. They are therefore removed before anything is written, and the removal writes
//! nothing.

use super::file_names::{BUILD_MANIFEST_FILE, MANIFEST, PARTIAL_SUFFIX, is_generation_name};
use crate::error::{CatalogError, IoContext as _};
use crate::lock::BuildLock;
use crate::paths::DataDir;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Removes abandoned folders and returns their names. Does nothing while another process builds a generation. A
/// complete build that waits for `earshot publish` is kept.
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

/// Removes abandoned folders and also complete builds, because the next build replaces them.
pub(super) fn remove_unpublished_folders(dir: &DataDir, lock: &BuildLock) -> Result<(), CatalogError> {
    remove_folders_where(dir, lock, |_| true).map(drop)
}

/// Removes abandoned folders except one. A complete build that waits for `earshot publish` is kept.
pub(super) fn remove_incomplete_folders_except(
    dir: &DataDir,
    lock: &BuildLock,
    kept: &str,
) -> Result<(), CatalogError> {
    remove_folders_where(dir, lock, |folder| !folder.is_built && folder.name != kept).map(drop)
}

/// Removes a generation's folder. If the process is killed on the way, [`remove_abandoned_folders`] recognizes the
/// rest.
pub(super) fn remove_folder(path: &Path) -> Result<(), CatalogError> {
    // Remove what marks the folder as complete first, so that a half-removed folder never looks usable.
    for file in [MANIFEST, BUILD_MANIFEST_FILE] {
        ignore_missing(fs::remove_file(path.join(file))).at("cannot remove", path)?;
    }
    ignore_missing(fs::remove_dir_all(path)).at("cannot remove", path)
}

struct AbandonedFolder {
    name: String,
    path: PathBuf,
    /// The build is complete and waits for `earshot publish`.
    is_built: bool,
}

/// Requires the build lock as proof that no other process is building.
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
        let abandoned = AbandonedFolder { is_built: is_partial && path.join(BUILD_MANIFEST_FILE).exists(), name, path };
        if is_removed(&abandoned) {
            remove_folder(&abandoned.path)?;
            removed.push(abandoned.name);
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
