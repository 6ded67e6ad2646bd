//! Memory mapping of a published generation's files.

pub use memmap2::Mmap;
use std::fs::File;
use std::io;
use std::path::Path;

/// Maps a file read-only.
///
/// # Errors
/// When the file cannot be opened or mapped.
pub fn map(path: &Path) -> io::Result<Mmap> {
    let file = File::open(path)?;
    #[expect(unsafe_code, reason = "a generation's files never change once published, so nothing alters the mapping")]
    let map = unsafe { Mmap::map(&file)? };
    Ok(map)
}
