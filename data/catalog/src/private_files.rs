//! Private files in the data folder. The catalog holds addresses of people who opted out, the feed checks hold secrets
//! of subscriptions, and the app database holds accounts.
//!
//! They are created with private modes whatever the umask is, and existing ones are restricted. Generations and charts
//! hold what the service publishes, so the mode of the data folder decides who reads them. Only their tables have the
//! URLs of private feeds as they are fetched; readers of a [`GenerationDatabase`](crate::GenerationDatabase) get the
//! public form.

use crate::paths::DataDir;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::{fs, io};

/// Permission bit: users other than owner and group may write.
const OTHERS_WRITE: u32 = 0o002;
/// In a folder with the sticky bit, users cannot replace the files of others.
const STICKY: u32 = 0o1000;

/// The result of [`restrict_private_files`].
#[derive(Debug, Default)]
pub struct RestrictedFiles {
    /// Files that others could read or write, and that are private now.
    pub restricted: Vec<PathBuf>,
    /// Files of another owner. They stay unchanged, because only the owner of a file may change its mode.
    pub foreign_files: Vec<(PathBuf, io::Error)>,
    /// Whether everyone can replace files in the data folder. The folder's mode is left unchanged; its owner decides.
    pub is_folder_writable: bool,
}

/// Removes the permissions of group and others from the private files of a data folder.
#[must_use]
pub fn restrict_private_files(dir: &DataDir) -> RestrictedFiles {
    let mut found = RestrictedFiles::default();
    for path in dir.private_paths() {
        match earshot_files::restrict_access(&path) {
            Ok(true) => found.restricted.push(path),
            Ok(false) => {}
            Err(error) => found.foreign_files.push((path, error)),
        }
    }
    let mode = fs::metadata(dir.path()).map_or(0, |folder| folder.permissions().mode());
    found.is_folder_writable = mode & OTHERS_WRITE != 0 && mode & STICKY == 0;
    found
}
