//! Taking over the files of the previous index without copying them.

use super::BuildError;
use std::fs;
use std::io;
use std::path::Path;

/// What happens to a file of the previous index.
enum ReuseRule {
    /// Never changes once written: the new folder shares it.
    Link,
    /// Is replaced as the index goes on.
    Copy,
    /// Is made anew, or was never part of the index.
    Skip,
}

fn reuse_rule(name: &str) -> ReuseRule {
    match name {
        "meta.json" | ".managed.json" => ReuseRule::Copy,
        "manifest.json" | "words.fst" | "sounds.fst" | "stems-podcasts.fst" | "stems-episodes.fst" | "written.fst" => {
            ReuseRule::Skip
        }
        _ if name.ends_with(".lock") || name.ends_with(".part") => ReuseRule::Skip,
        _ => ReuseRule::Link,
    }
}

/// Fills `folder` with the files of `previous` and returns how many are shared.
pub fn reuse_files(previous: &Path, folder: &Path) -> Result<u64, BuildError> {
    let mut linked = 0;
    fs::create_dir_all(folder).map_err(BuildError::at(folder))?;
    for entry in fs::read_dir(previous).map_err(BuildError::at(previous))? {
        let entry = entry.map_err(BuildError::at(previous))?;
        let (from, to) = (entry.path(), folder.join(entry.file_name()));
        if entry.file_type().map_err(BuildError::at(&from))?.is_dir() {
            linked += reuse_files(&from, &to)?;
            continue;
        }
        match reuse_rule(&entry.file_name().to_string_lossy()) {
            ReuseRule::Skip => {}
            ReuseRule::Copy => {
                fs::copy(&from, &to).map_err(BuildError::at(&from))?;
            }
            ReuseRule::Link => {
                link_or_copy(&from, &to).map_err(BuildError::at(&from))?;
                linked += 1;
            }
        }
    }
    Ok(linked)
}

/// A hard link, or a copy where the file system has none.
fn link_or_copy(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Err(error) if matches!(error.kind(), io::ErrorKind::CrossesDevices | io::ErrorKind::Unsupported) => {
            fs::copy(from, to).map(|_| ())
        }
        result => result,
    }
}
