//! Checked files: a header with checksums, written last, and a body. All files of vectors, terms and topics have this
//! form.

use super::dimensions::DIMENSIONS;
use super::error::VectorError;
use crc32fast::Hasher;
use earshot_text::mmap::{Mmap, map};
use std::fs::File;
use std::io::{BufWriter, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"ESVECT01";
pub const HEADER_BYTES: usize = 64;
/// Offset of the header's own checksum.
const CHECKSUM_AT: usize = HEADER_BYTES - 4;

/// The kind of a file: its number in the header, and its name in error messages. Each user of checked files declares
/// its kinds; numbers are unique and never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileKind(pub u32, pub &'static str);

/// The header of a checked file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    pub kind: FileKind,
    pub lists: u32,
    pub rows: u64,
    /// Checksum of the codebook's body, for files that depend on one.
    pub codebook: u32,
    /// Checksum of the body of the file that this one belongs to.
    pub pair: u32,
    body_bytes: u64,
    pub body_checksum: u32,
}

impl Header {
    pub fn new(kind: FileKind, lists: u32, rows: u64) -> Self {
        Self { kind, lists, rows, codebook: 0, pair: 0, body_bytes: 0, body_checksum: 0 }
    }

    fn to_bytes(self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8..12].copy_from_slice(&self.kind.0.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.lists.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.rows.to_le_bytes());
        bytes[24..32].copy_from_slice(&self.body_bytes.to_le_bytes());
        bytes[32..36].copy_from_slice(&self.codebook.to_le_bytes());
        bytes[36..40].copy_from_slice(&self.pair.to_le_bytes());
        bytes[40..44].copy_from_slice(&self.body_checksum.to_le_bytes());
        bytes[44..48].copy_from_slice(&DIMENSIONS.to_le_bytes()[..4]);
        let checksum = crc32fast::hash(&bytes[..CHECKSUM_AT]);
        bytes[CHECKSUM_AT..].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }

    fn read(kind: FileKind, file: &[u8]) -> Result<Self, String> {
        let bytes = file.first_chunk::<HEADER_BYTES>().ok_or("it is shorter than a header")?;
        if !bytes.starts_with(MAGIC) {
            return Err("it does not begin like a checked file".to_owned());
        }
        if read_u32(bytes, CHECKSUM_AT) != crc32fast::hash(&bytes[..CHECKSUM_AT]) {
            return Err("the checksum of its header is wrong".to_owned());
        }
        if read_u32(bytes, 8) != kind.0 {
            return Err(format!("it is not of the kind {}", kind.1));
        }
        let dimensions = read_u32(bytes, 44);
        if dimensions as usize != DIMENSIONS {
            return Err(format!("its vectors have {dimensions} dimensions, not {DIMENSIONS}"));
        }
        let header = Self {
            kind,
            lists: read_u32(bytes, 12),
            rows: read_u64(bytes, 16),
            body_bytes: read_u64(bytes, 24),
            codebook: read_u32(bytes, 32),
            pair: read_u32(bytes, 36),
            body_checksum: read_u32(bytes, 40),
        };
        let found = (file.len() - HEADER_BYTES) as u64;
        if found != header.body_bytes {
            return Err(format!("it has {found} bytes after its header, not {}", header.body_bytes));
        }
        Ok(header)
    }
}

fn read_u32(bytes: &[u8; HEADER_BYTES], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn read_u64(bytes: &[u8; HEADER_BYTES], at: usize) -> u64 {
    u64::from(read_u32(bytes, at)) | u64::from(read_u32(bytes, at + 4)) << 32
}

/// A mapped file with a valid header.
pub struct CheckedFile {
    pub path: PathBuf,
    pub header: Header,
    map: Mmap,
}

impl CheckedFile {
    pub fn open(path: &Path, kind: FileKind) -> Result<Self, VectorError> {
        let map = map(path).map_err(VectorError::at(path))?;
        let header = Header::read(kind, &map).map_err(|reason| VectorError::damaged(path, reason))?;
        Ok(Self { path: path.to_owned(), header, map })
    }

    pub fn body(&self) -> &[u8] {
        &self.map[HEADER_BYTES..]
    }

    pub fn damaged(&self, reason: impl Into<String>) -> VectorError {
        VectorError::damaged(&self.path, reason)
    }

    /// Reads the body and compares its checksum.
    pub fn verify(&self) -> Result<(), VectorError> {
        if crc32fast::hash(self.body()) == self.header.body_checksum {
            return Ok(());
        }
        Err(self.damaged("the checksum of its body is wrong"))
    }
}

/// Writes a checked file. Until it is finished, the header is invalid.
pub struct CheckedFileWriter {
    path: PathBuf,
    file: BufWriter<File>,
    checksum: Hasher,
    bytes: u64,
}

impl CheckedFileWriter {
    pub fn create(path: &Path) -> Result<Self, VectorError> {
        let failed = VectorError::at(path);
        let mut file = BufWriter::with_capacity(1 << 18, File::create(path).map_err(&failed)?);
        file.write_all(&[0; HEADER_BYTES]).map_err(&failed)?;
        Ok(Self { path: path.to_owned(), file, checksum: Hasher::new(), bytes: 0 })
    }

    pub fn write(&mut self, bytes: &[u8]) -> Result<(), VectorError> {
        self.checksum.update(bytes);
        self.bytes += bytes.len() as u64;
        self.file.write_all(bytes).map_err(VectorError::at(&self.path))
    }

    /// Writes the header and returns the checksum of the body.
    pub fn finish(mut self, header: Header) -> Result<u32, VectorError> {
        let body_checksum = self.checksum.finalize();
        let header = Header { body_bytes: self.bytes, body_checksum, ..header };
        let mut write = || {
            self.file.seek(SeekFrom::Start(0))?;
            self.file.write_all(&header.to_bytes())?;
            self.file.flush()?;
            self.file.get_ref().sync_all()
        };
        write().map_err(VectorError::at(&self.path))?;
        Ok(body_checksum)
    }
}
