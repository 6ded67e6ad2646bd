//! The one place that writes files: folders are made as needed, and a file that is the same already is left alone.

use crate::{GenerateError, Report};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A folder to write into, and what was written into it. Each thread has its own.
pub struct Output<'a> {
    root: &'a Path,
    pub report: Report,
}

impl<'a> Output<'a> {
    pub fn new(root: &'a Path) -> Self {
        Self { root, report: Report::default() }
    }

    /// Writes `content` to `name`, a path below the folder with `/` between its parts.
    pub fn write(&mut self, name: &str, content: &[u8]) -> Result<(), GenerateError> {
        let path = self.root.join(name);
        self.report.bytes += content.len() as u64;
        if is_same(&path, content) {
            self.report.unchanged += 1;
            return Ok(());
        }
        write_new(&path, content).map_err(|source| GenerateError::Write { path, source })?;
        self.report.written += 1;
        Ok(())
    }

    /// The error for a document that could not be made.
    pub fn failed(&self, name: &str, source: io::Error) -> GenerateError {
        GenerateError::Write { path: PathBuf::from(name), source }
    }
}

/// The size is compared first: it is cheap, and settles it for most files that differ.
fn is_same(path: &Path, content: &[u8]) -> bool {
    let Ok(metadata) = fs::metadata(path) else { return false };
    metadata.len() == content.len() as u64 && fs::read(path).is_ok_and(|present| present == content)
}

fn write_new(path: &Path, content: &[u8]) -> io::Result<()> {
    match fs::write(path, content) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(path, content)
        }
        done => done,
    }
}
