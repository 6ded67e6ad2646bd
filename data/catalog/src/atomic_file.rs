//! Files that are there whole or not at all, also when the power fails.

use crate::error::{CatalogError, IoContext as _};
use std::fs;
use std::path::Path;

/// What the name of a file ends with that is being written; what a kill leaves is overwritten by the next of its name.
/// Not `.partial`, which are folders of generations being built.
const TEMPORARY_SUFFIX: &str = ".new";

/// Writes a file beside, makes it durable, and renames it into place.
pub(crate) fn replace_file(path: &Path, content: &[u8]) -> Result<(), CatalogError> {
    replace_file_with(path, |beside| fs::write(beside, content).at("cannot write", beside))
}

/// The same for what writes a file itself.
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
    fs::File::open(path).and_then(|folder| folder.sync_all()).at("cannot make durable", path)
}
