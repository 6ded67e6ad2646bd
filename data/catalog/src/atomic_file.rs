//! Atomic file replacement: after a crash or power loss a file has its old or its new content, never a part of it.

use crate::error::{CatalogError, IoContext as _};
use std::fs;
use std::path::Path;

/// Suffix of a file while it is written. A killed process may leave one; the next write of that file overwrites it. The
/// suffix differs from `.partial`, which marks folders of generations under construction.
const TEMPORARY_SUFFIX: &str = ".new";

/// Writes `content` to a temporary file in the same folder, syncs it to disk, and renames it to `path`.
pub(crate) fn replace_file(path: &Path, content: &[u8]) -> Result<(), CatalogError> {
    replace_file_with(path, |beside| fs::write(beside, content).at("cannot write", beside))
}

/// Replaces `path` by the file that `write` creates at the temporary path it is given.
pub(crate) fn replace_file_with(
    path: &Path,
    write: impl FnOnce(&Path) -> Result<(), CatalogError>,
) -> Result<(), CatalogError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(TEMPORARY_SUFFIX);
    let beside = Path::new(&beside);
    write(beside)?;
    fs::File::open(beside).and_then(|file| file.sync_all()).at("cannot write", beside)?;
    fs::rename(beside, path).at("cannot rename", beside)?;
    sync_folder(path.parent().expect("a file lies in a folder"))
}

pub(crate) fn sync_folder(path: &Path) -> Result<(), CatalogError> {
    fs::File::open(path).and_then(|folder| folder.sync_all()).at("cannot sync", path)
}
