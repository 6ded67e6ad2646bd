//! Imports saved payloads: finds the files, and reads them in parallel.

use chrono::NaiveDate;
use earshot_catalog::CatalogError;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Maximum depth of nested folders.
const MAX_DEPTH: usize = 32;
/// Payloads that are read in parallel and stored together.
const FILES_PER_BATCH: usize = 256;

/// Why an import stopped.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("{doing} {path}: {source}")]
    File { doing: &'static str, path: PathBuf, source: io::Error },
    #[error(transparent)]
    Catalog(#[from] CatalogError),
}

/// A file to import.
pub(super) struct PayloadFile<T> {
    /// The date in the file's name.
    pub date: Option<NaiveDate>,
    pub path: PathBuf,
    /// What was read from it, or why it cannot be read.
    pub content: Result<T, String>,
}

/// Reads payloads: files, and all `.json` files below folders. `store` gets them in batches, ordered by the date in
/// their name. `progress` is called with the number of files so far and of all files.
///
/// # Errors
/// When a path cannot be read, and what `store` returns. A file that cannot be read is passed to `store`.
pub(super) fn import_files<T: Send>(
    paths: &[PathBuf],
    read: impl Fn(&Path) -> Result<T, String> + Sync,
    mut store: impl FnMut(Vec<PayloadFile<T>>) -> Result<(), CatalogError>,
    progress: &dyn Fn(u64, u64),
) -> Result<(), ImportError> {
    let mut files = Vec::new();
    for path in paths {
        list_files(path, 0, &mut files).map_err(|source| {
            let path = path.clone();
            ImportError::File { doing: "cannot read", path, source }
        })?;
    }
    files.sort();
    let mut done = 0;
    for chunk in files.chunks(FILES_PER_BATCH) {
        let read_file = |(date, path): &(Option<NaiveDate>, PathBuf)| {
            let content = read(path);
            PayloadFile { date: *date, path: path.clone(), content }
        };
        store(chunk.par_iter().map(read_file).collect())?;
        done += chunk.len() as u64;
        progress(done, files.len() as u64);
    }
    Ok(())
}

/// Returns the bytes of a payload, or why it cannot be read.
pub(super) fn read_payload(path: &Path, max_bytes: usize) -> Result<Vec<u8>, String> {
    let size = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if size > max_bytes as u64 {
        return Err(format!("it is larger than {max_bytes} bytes"));
    }
    fs::read(path).map_err(|error| error.to_string())
}

/// Returns the date at the beginning of a file name.
pub(super) fn date_of_name(name: &str) -> Option<NaiveDate> {
    name.get(..10)?.parse().ok()
}

/// Collects files with the date in their name, each file once.
fn list_files(path: &Path, depth: usize, files: &mut Vec<(Option<NaiveDate>, PathBuf)>) -> io::Result<()> {
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
