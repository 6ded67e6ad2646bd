//! Files and folders that only their owner can read: the app database and mails hold secrets for signing in, the
//! catalog holds addresses of people who opted out.
//!
//! They are created with private modes, whatever the umask is. [`restrict_access`] restricts existing ones.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

/// File mode: the owner reads and writes, nobody else has access.
const PRIVATE_FILE: u32 = 0o600;
const PRIVATE_FOLDER: u32 = 0o700;
/// Permission bits of group and others.
const GROUP_AND_OTHERS: u32 = 0o077;

/// Creates a folder and its missing parents. An existing folder keeps its permissions.
///
/// # Errors
/// When a folder cannot be created.
pub fn create_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(PRIVATE_FOLDER).create(path)
}

/// Creates an empty file if it is missing. An existing file keeps its permissions.
///
/// # Errors
/// When the file cannot be created, or not be opened for writing.
pub fn create_file(path: &Path) -> io::Result<()> {
    OpenOptions::new().append(true).create(true).mode(PRIVATE_FILE).open(path).map(drop)
}

/// Writes a file, and replaces an existing one.
pub fn write_file(path: &Path, content: &[u8]) -> io::Result<()> {
    // An existing file would keep its permissions.
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    OpenOptions::new().write(true).create_new(true).mode(PRIVATE_FILE).open(path)?.write_all(content)
}

/// Opens a lock file, and creates it if it is missing. It is private, because whoever can open a lock file can lock it.
///
/// # Errors
/// When the file cannot be created, or not be opened for reading and writing.
pub fn open_lock_file(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(PRIVATE_FILE).open(path)
}

/// Removes all permissions of group and others from a file or folder. Returns whether they had any; a missing path is
/// fine. Symbolic links are not followed.
///
/// # Errors
/// When the permissions cannot be read or changed: only the owner of a file can change them.
pub fn restrict_access(path: &Path) -> io::Result<bool> {
    let metadata = match fs::symlink_metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(false);
        }
        Err(error) => return Err(error),
    };
    let mode = metadata.permissions().mode();
    if metadata.is_symlink() || mode & GROUP_AND_OTHERS == 0 {
        return Ok(false);
    }
    fs::set_permissions(path, Permissions::from_mode(mode & !GROUP_AND_OTHERS))?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn private_files_are_readable_only_by_their_owner() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("a/b");
        create_folder(&inner).unwrap();
        assert_eq!((mode(&inner), mode(&folder.path().join("a"))), (0o700, 0o700));
        let file = inner.join("file");
        write_file(&file, b"secret").unwrap();
        assert_eq!(mode(&file), 0o600);

        fs::set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
        write_file(&file, b"another").unwrap();
        assert_eq!((mode(&file), fs::read(&file).unwrap().as_slice()), (0o600, b"another".as_slice()));
        fs::set_permissions(&file, Permissions::from_mode(0o664)).unwrap();
        create_file(&file).unwrap();
        assert_eq!((mode(&file), fs::read(&file).unwrap().as_slice()), (0o664, b"another".as_slice()));
        assert!(restrict_access(&file).unwrap());
        assert_eq!(mode(&file), 0o600);
        create_file(&inner.join("new")).unwrap();
        assert_eq!(mode(&inner.join("new")), 0o600);
        fs::write(inner.join("new"), "holder").unwrap();
        for name in ["new", "lock"] {
            drop(open_lock_file(&inner.join(name)).unwrap());
            assert_eq!(mode(&inner.join(name)), 0o600, "{name}");
        }
        assert_eq!(fs::read(inner.join("new")).unwrap(), b"holder", "an existing lock file keeps its content");
        fs::set_permissions(&inner, Permissions::from_mode(0o755)).unwrap();
        assert!(restrict_access(&inner).unwrap() && !restrict_access(&inner).unwrap());
        assert!(
            !restrict_access(&inner.join("none")).unwrap() && !restrict_access(&file.join("below a file")).unwrap()
        );
        assert_eq!(mode(&inner), 0o700);

        // A symbolic link in place of a file must not change the file that it points to.
        let other = folder.path().join("other");
        fs::write(&other, "").unwrap();
        fs::set_permissions(&other, Permissions::from_mode(0o644)).unwrap();
        std::os::unix::fs::symlink(&other, inner.join("link")).unwrap();
        assert!(!restrict_access(&inner.join("link")).unwrap());
        assert_eq!(mode(&other), 0o644);
    }
}
