//! Covers from a folder, for catalogs whose publishers are not on the network: `earshot pipeline --covers-from`.

use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::format_count;
use earshot_pictures::{MAX_SOURCE_BYTES, PictureCache, PictureKey, render};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Folders below each other: a host, and the path on it.
const MAX_DEPTH: usize = 16;

/// Counts of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoverReport {
    /// Covers that are kept now, and were not before.
    pub added: u64,
    /// Files that are no picture within the limits.
    pub refused: u64,
}

/// Renders the covers of a folder for the server. A file's path is its URL without `https://`.
pub fn import_folder(context: &Context, folder: &Path) -> CommandResult<CoverReport> {
    let mut files = Vec::new();
    list_files(folder, MAX_DEPTH, &mut files)
        .map_err(|error| Failure::input(format!("cannot read {}: {error}", folder.display())))?;
    // The server deletes what exceeds its limit.
    let cache = PictureCache::new(context.data.pictures(), u64::MAX);
    let mut report = CoverReport::default();
    for path in &files {
        import_file(&cache, folder, path, &mut report).map_err(Failure::internal)?;
    }
    Ok(report)
}

fn import_file(cache: &PictureCache, folder: &Path, path: &Path, report: &mut CoverReport) -> io::Result<()> {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let key = PictureKey::of_url(&format!("https://{}", below.display()));
    if cache.contains(key) {
        return Ok(());
    }
    if fs::metadata(path)?.len() > MAX_SOURCE_BYTES as u64 {
        report.refused += 1;
        return Ok(());
    }
    match render(&fs::read(path)?) {
        Ok(renditions) => {
            cache.put(key, &renditions)?;
            report.added += 1;
        }
        Err(_) => report.refused += 1,
    }
    Ok(())
}

fn list_files(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_file() {
            files.push(entry.path());
        } else if kind.is_dir() && depth > 0 {
            list_files(&entry.path(), depth - 1, files)?;
        }
    }
    Ok(())
}

pub fn describe_report(report: CoverReport) -> String {
    format!("{} added, {} refused", format_count(report.added, "cover"), report.refused)
}
