//! Unpacks a dump: gzip of the database, or of a tar archive with it.

use super::database::DumpError;
use flate2::read::MultiGzDecoder;
use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, BufReader, Read, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::rc::Rc;

/// Maximum size of an unpacked dump, in bytes. The dump of 2026 has 5 GB.
const MAX_UNPACKED: u64 = 64 << 30;
const BUFFER_BYTES: usize = 1 << 20;
/// The first bytes of every SQLite database.
pub(crate) const SQLITE_SIGNATURE: &[u8] = b"SQLite format 3\0";

/// Unpacks the database in `packed` to `target`, which is created only when complete. Calls `progress` with the number
/// of packed bytes read. Returns false when `progress` stopped it.
///
/// # Errors
/// [`DumpError`] when the file is truncated, damaged, too large, or contains no database.
pub fn unpack(
    packed: &Path,
    target: &Path,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<bool, DumpError> {
    let unreadable = |source| DumpError::Unreadable { path: packed.to_owned(), source };
    let broken = |source| DumpError::Packed { path: packed.to_owned(), source };
    let position = Rc::new(Cell::new(0));
    let file = CountingReader { inner: File::open(packed).map_err(unreadable)?, count: Rc::clone(&position) };
    let unpacked = Rc::new(Cell::new(0));
    let mut stream = CountingReader {
        inner: MultiGzDecoder::new(BufReader::with_capacity(BUFFER_BYTES, file)),
        count: Rc::clone(&unpacked),
    };
    let mut start = Vec::new();
    stream.by_ref().take(SQLITE_SIGNATURE.len() as u64).read_to_end(&mut start).map_err(broken)?;
    let is_bare = start == SQLITE_SIGNATURE;
    let whole = io::Cursor::new(start).chain(stream).take(MAX_UNPACKED);
    let mut copy = |source: &mut dyn Read| {
        copy(source, target, &|| unpacked.get() >= MAX_UNPACKED, &mut || progress(position.get()), packed)
    };
    if is_bare {
        return copy(&mut { whole });
    }
    let mut archive = tar::Archive::new(whole);
    for member in archive.entries().map_err(broken)? {
        let mut member = member.map_err(broken)?;
        // The member's path is only compared, never used for writing.
        let is_database = member.path_bytes().to_ascii_lowercase().ends_with(b".db");
        if is_database && member.header().entry_type().is_file() {
            return copy(&mut member);
        }
    }
    Err(DumpError::NotADump { path: packed.to_owned(), reason: "it contains no database (*.db)".to_owned() })
}

fn copy(
    source: &mut dyn Read,
    target: &Path,
    is_too_large: &dyn Fn() -> bool,
    progress: &mut dyn FnMut() -> ControlFlow<()>,
    packed: &Path,
) -> Result<bool, DumpError> {
    let partial = target.with_extension("partial");
    let unwritable = |source| DumpError::Write { path: partial.clone(), source };
    let mut file = File::create(&partial).map_err(unwritable)?;
    let mut buffer = vec![0; BUFFER_BYTES];
    loop {
        let length = match source.read(&mut buffer) {
            Ok(0) => break,
            Ok(length) => length,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(source) => return Err(DumpError::Packed { path: packed.to_owned(), source }),
        };
        file.write_all(&buffer[..length]).map_err(unwritable)?;
        if progress().is_break() {
            return Ok(false);
        }
    }
    if is_too_large() {
        return Err(DumpError::TooLarge { path: packed.to_owned(), limit: MAX_UNPACKED });
    }
    fs::rename(&partial, target).map_err(unwritable)?;
    Ok(true)
}

/// Counts the bytes that were read.
struct CountingReader<R> {
    inner: R,
    count: Rc<Cell<u64>>,
}

impl<R: Read> Read for CountingReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buffer)?;
        self.count.set(self.count.get() + length as u64);
        Ok(length)
    }
}
