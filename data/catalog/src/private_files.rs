//! What nobody but its owner reads in the data folder: the catalog knows addresses that people had taken away, the checks the
//! secrets of subscriptions, the app database who signs in.
//!
//! It is created so, whatever the umask; what was there before is tightened. Generations and charts hold what the service shows
//! anyway: they may be read by whom the data folder lets in.

use crate::paths::DataDir;
use std::fs::{self, DirBuilder, OpenOptions, Permissions};
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

/// The mode of a file that its owner alone reads and writes.
pub const PRIVATE_FILE: u32 = 0o600;
const PRIVATE_FOLDER: u32 = 0o700;
/// What group and others may do.
const GROUP_AND_OTHERS: u32 = 0o077;
const OTHERS_WRITE: u32 = 0o002;
/// Files of others cannot be replaced in such a folder, whoever writes it.
const STICKY: u32 = 0o1000;

/// What [`tighten_private_files`] found.
#[derive(Debug, Default)]
pub struct TightenedFiles {
    /// Others could read or write them, and can no more.
    pub tightened: Vec<PathBuf>,
    /// They stay as they are: only the owner of a file changes its mode.
    pub foreign_files: Vec<(PathBuf, io::Error)>,
    /// Whether everybody can replace what lies in the data folder. It stays so: who made the folder decides.
    pub is_folder_writable: bool,
}

/// Takes from group and others what they may do with the private files of a data folder.
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

/// Creates a folder and those above it that are missing. One that is there stays as it is.
///
/// # Errors
/// When a folder cannot be created.
pub fn create_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(PRIVATE_FOLDER).create(path)
}

/// Creates an empty file, if there is none.
pub(crate) fn create_file(path: &Path) -> io::Result<()> {
    OpenOptions::new().append(true).create(true).mode(PRIVATE_FILE).open(path).map(drop)
}

/// Writes a file, in place of another of its name.
pub(crate) fn write_file(path: &Path, content: &[u8]) -> io::Result<()> {
    // The mode of a file that is there would stay.
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    OpenOptions::new().write(true).create_new(true).mode(PRIVATE_FILE).open(path)?.write_all(content)
}

/// True when others could do something. Nothing at the path is fine; links are not followed.
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
