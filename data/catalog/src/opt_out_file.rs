//! The opt-out list as a file. A running server applies changes at once, without opening the catalog.

use crate::atomic_file::replace_file_with;
use crate::error::{CatalogError, IoContext as _};
use crate::paths::DataDir;
use earshot_model::{OptOut, OptOuts};
use std::time::UNIX_EPOCH;

/// Replaces the file atomically.
pub(crate) fn write_opt_outs(dir: &DataDir, entries: &[OptOut]) -> Result<(), CatalogError> {
    let json = serde_json::to_vec(entries).expect("entries have string keys");
    replace_file_with(&dir.opt_outs(), |beside| earshot_files::write_file(beside, &json).at("cannot write", beside))
}

/// Replaces the file by a list from elsewhere.
///
/// # Errors
/// When it is not a valid list, or cannot be written.
pub fn replace_opt_outs(dir: &DataDir, json: &[u8]) -> Result<(), CatalogError> {
    let entries: Vec<OptOut> =
        serde_json::from_slice(json).map_err(std::io::Error::other).at("cannot read", dir.opt_outs())?;
    write_opt_outs(dir, &entries)
}

/// Returns a number that changes with the list; 0 when there is no file.
#[must_use]
pub fn opt_out_stamp(dir: &DataDir) -> u128 {
    let written = std::fs::metadata(dir.opt_outs()).and_then(|file| Ok((file.modified()?, file.len())));
    let stamp = written
        .map(|(at, bytes)| (at.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() << 32) | u128::from(bytes));
    stamp.unwrap_or(0)
}

/// Reads the list. It is empty when no file was ever written.
///
/// # Errors
/// When the file cannot be read or is not a valid list.
pub fn read_opt_outs(dir: &DataDir) -> Result<OptOuts, CatalogError> {
    let path = dir.opt_outs();
    let json = match std::fs::read(&path) {
        Ok(json) => json,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(OptOuts::default()),
        Err(error) => return Err(error).at("cannot read", path),
    };
    let entries: Vec<OptOut> = serde_json::from_slice(&json).map_err(std::io::Error::other).at("cannot read", path)?;
    Ok(entries.into_iter().collect())
}
