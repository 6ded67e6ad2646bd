//! Reuses files of the previous index without copying them.

use super::BuildError;
use std::fs;
use std::io;
use std::path::Path;

/// The way in which a file of the previous index gets into the new one.
enum ReuseRule {
    /// A hard link: the file never changes once written.
    Link,
    /// A copy: the build replaces the file.
    Copy,
    /// Left out: the build writes the file again, or it does not belong to the index.
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

/// Fills `folder` with the files of `previous`. Returns the number of hard links.
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

/// Creates a hard link, or a copy when the file system has no hard links.
fn link_or_copy(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Err(error) if matches!(error.kind(), io::ErrorKind::CrossesDevices | io::ErrorKind::Unsupported) => {
            fs::copy(from, to).map(|_| ())
        }
        result => result,
    }
}
