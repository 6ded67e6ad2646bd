//! The one place that writes files: folders are made as needed, and a file that is the same already is left alone.

use crate::{GenerateError, GenerateReport};
use std::fs::File;
use std::io::{BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A folder to write into, and what was written into it. Each thread has its own.
pub struct Output<'a> {
    root: &'a Path,
    pub report: GenerateReport,
}

impl<'a> Output<'a> {
    pub fn new(root: &'a Path) -> Self {
        Self { root, report: GenerateReport::default() }
    }

    /// Writes `content` to `name`, a path below the folder with `/` between its parts.
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

    /// The error for a document that could not be made.
    pub fn to_write_error(&self, name: &str, source: io::Error) -> GenerateError {
        GenerateError::Write { path: PathBuf::from(name), source }
    }
}

/// A file that is too large to be held: written beside its place, and moved there when it is whole and differs from what
/// is there.
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

    /// Size in bytes, and whether the file is a new one.
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

/// The size is compared first: it is cheap, and settles it for most files that differ.
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
