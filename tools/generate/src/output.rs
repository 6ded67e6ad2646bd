//! Writes all files. Creates folders as needed, and does not rewrite an unchanged file.

use crate::{GenerateError, GenerateReport};
use std::fs::File;
use std::io::{BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// An output folder with counts of what was written. Each thread has its own.
pub struct Output<'a> {
    root: &'a Path,
    pub report: GenerateReport,
}

impl<'a> Output<'a> {
    pub fn new(root: &'a Path) -> Self {
        Self { root, report: GenerateReport::default() }
    }

    /// Writes `content` to `name`, a path below the folder with `/` as separator.
    pub fn write(&mut self, name: &str, content: &[u8]) -> Result<(), GenerateError> {
        let path = self.root.join(name);
        self.report.bytes += content.len() as u64;
        if has_same_content(&path, content) {
            self.report.unchanged += 1;
            return Ok(());
        }
        write_new(&path, content).map_err(|source| GenerateError::Write { path, source })?;
        self.report.written += 1;
        Ok(())
    }

    /// Returns the error for a document that could not be written.
    pub fn to_write_error(&self, name: &str, source: io::Error) -> GenerateError {
        GenerateError::Write { path: PathBuf::from(name), source }
    }
}

/// A file too large for memory. It is written to a temporary file, which replaces the old one when it is complete and
/// differs.
pub struct StreamedFile {
    path: PathBuf,
    temporary_path: PathBuf,
    file: BufWriter<File>,
    bytes: u64,
}

impl StreamedFile {
    pub fn create(root: &Path, name: &str) -> Result<Self, GenerateError> {
        let (path, beside) = (root.join(name), root.join(format!("{name}.part")));
        let created = fs::create_dir_all(root).and_then(|()| File::create(&beside));
        let file = created.map_err(|source| GenerateError::Write { path: beside.clone(), source })?;
        Ok(Self { path, temporary_path: beside, file: BufWriter::with_capacity(1 << 16, file), bytes: 0 })
    }

    pub fn push(&mut self, text: &str) -> Result<(), GenerateError> {
        self.bytes += text.len() as u64;
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|source| GenerateError::Write { path: self.temporary_path.clone(), source })
    }

    /// Returns the size in bytes, and whether the file changed.
    pub fn finish(self) -> Result<(u64, bool), GenerateError> {
        let Self { path, temporary_path: beside, file, bytes } = self;
        let moved = || -> io::Result<bool> {
            drop(file.into_inner()?);
            let is_new = !have_same_content(&path, &beside);
            if is_new {
                fs::rename(&beside, &path)?
            } else {
                fs::remove_file(&beside)?
            }
            Ok(is_new)
        };
        moved().map(|is_new| (bytes, is_new)).map_err(|source| GenerateError::Write { path: path.clone(), source })
    }
}

fn have_same_content(one: &Path, other: &Path) -> bool {
    let compared = || -> io::Result<bool> {
        if fs::metadata(one)?.len() != fs::metadata(other)?.len() {
            return Ok(false);
        }
        let mut bytes = BufReader::new(File::open(one)?).bytes();
        for expected in BufReader::new(File::open(other)?).bytes() {
            if bytes.next().transpose()? != Some(expected?) {
                return Ok(false);
            }
        }
        Ok(true)
    };
    compared().unwrap_or(false)
}

/// Compares the size first, which is cheap and detects most changes.
fn has_same_content(path: &Path, content: &[u8]) -> bool {
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
