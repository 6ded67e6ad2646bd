//! Private files in the data folder. The catalog holds addresses of people who opted out, the feed checks hold secrets
//! of subscriptions, and the app database holds accounts.
//!
//! They are created with private modes whatever the umask is, and existing ones are tightened. Generations and charts
//! hold what the service publishes, so the mode of the data folder decides who reads them. Only their tables have the
//! URLs of private feeds as they are fetched; readers of a snapshot get the public form.

use crate::paths::DataDir;
use std::fs::{self, DirBuilder, OpenOptions, Permissions};
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

/// File mode: the owner reads and writes, nobody else has access.
pub const PRIVATE_FILE: u32 = 0o600;
const PRIVATE_FOLDER: u32 = 0o700;
/// Permission bits of group and others.
const GROUP_AND_OTHERS: u32 = 0o077;
const OTHERS_WRITE: u32 = 0o002;
/// In a folder with the sticky bit, users cannot replace the files of others.
const STICKY: u32 = 0o1000;

/// What [`tighten_private_files`] found and changed.
#[derive(Debug, Default)]
pub struct TightenedFiles {
    /// Files that others could read or write, and that are private now.
    pub tightened: Vec<PathBuf>,
    /// Files of another owner. They stay unchanged, because only the owner of a file may change its mode.
    pub foreign_files: Vec<(PathBuf, io::Error)>,
    /// Whether everybody can replace files in the data folder. The folder's mode is left unchanged; its owner decides.
    pub is_folder_writable: bool,
}

/// Removes the permissions of group and others from the private files of a data folder.
#[must_use]
pub fn tighten_private_files(dir: &DataDir) -> TightenedFiles {
    let mut found = TightenedFiles::default();
    for path in dir.private_paths() {
        match tighten(&path) {
            Ok(true) => found.tightened.push(path),
            Ok(false) => {}
            Err(error) => found.foreign_files.push((path, error)),
        }
    }
    let mode = fs::metadata(dir.path()).map_or(0, |folder| folder.permissions().mode());
    found.is_folder_writable = mode & OTHERS_WRITE != 0 && mode & STICKY == 0;
    found
}

/// Creates a folder and its missing parents. Existing folders stay unchanged.
///
/// # Errors
/// When a folder cannot be created.
pub fn create_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(PRIVATE_FOLDER).create(path)
}

/// Creates an empty private file if it is missing.
pub(crate) fn create_file(path: &Path) -> io::Result<()> {
    OpenOptions::new().append(true).create(true).mode(PRIVATE_FILE).open(path).map(drop)
}

/// Writes a private file, replacing an existing one.
pub(crate) fn write_file(path: &Path, content: &[u8]) -> io::Result<()> {
    // Remove the old file first: overwriting would keep its mode.
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    OpenOptions::new().write(true).create_new(true).mode(PRIVATE_FILE).open(path)?.write_all(content)
}

/// Removes permissions of group and others; returns true when there were any. A missing path is not an error, and
/// symbolic links are not followed.
pub(crate) fn tighten(path: &Path) -> io::Result<bool> {
    let metadata = match fs::symlink_metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(error),
    };
    let mode = metadata.permissions().mode();
    if metadata.is_symlink() || mode & GROUP_AND_OTHERS == 0 {
        return Ok(false);
    }
    fs::set_permissions(path, Permissions::from_mode(mode & !GROUP_AND_OTHERS))?;
    Ok(true)
}
