//! Finds the saved payloads to import.

use chrono::NaiveDate;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Maximum depth of nested folders.
const MAX_DEPTH: usize = 32;

/// Returns the date at the beginning of a file name.
pub(super) fn date_of_name(name: &str) -> Option<NaiveDate> {
    name.get(..10)?.parse().ok()
}

/// Collects files with the date in their name, each file once.
pub(super) fn list_files(path: &Path, depth: usize, files: &mut Vec<(Option<NaiveDate>, PathBuf)>) -> io::Result<()> {
    // Symbolic links below the root are skipped, because one could lead back up. A link given by the user is followed.
    let is_folder = if depth == 0 { path.is_dir() } else { fs::symlink_metadata(path)?.is_dir() };
    if !is_folder {
        let date = path.file_name().and_then(|name| date_of_name(&name.to_string_lossy()));
        files.push((date, path.to_owned()));
        return Ok(());
    }
    if depth >= MAX_DEPTH {
        return Err(io::Error::other("folders are nested too deeply"));
    }
    let below =
        fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<BTreeSet<_>>>()?;
    for path in below {
        let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
        if is_json || path.is_dir() {
            list_files(&path, depth + 1, files)?;
        }
    }
    Ok(())
}
