//! SHA-256 hashes of a generation's files, computed while streaming.

use crate::error::{CatalogError, IoContext as _};
use rayon::prelude::*;
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::Read as _;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;

/// Bytes per read.
const BLOCK_BYTES: usize = 1 << 20;

/// Identifies a file on disk, so that hard links in two generations compare equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FileIdentity {
    device: u64,
    inode: u64,
}

/// Hashes from an earlier manifest by file identity. A hard link to such a file has the same content.
#[derive(Debug, Default)]
pub(super) struct RecordedHashes(HashMap<FileIdentity, (u64, String)>);

impl RecordedHashes {
    /// Reads the hashes of an earlier generation. Missing files are skipped.
    pub(super) fn from_generation(folder: &Path, sizes: &[(String, u64)], hashes: &BTreeMap<String, String>) -> Self {
        let recorded = sizes.iter().filter_map(|(file, bytes)| {
            let identity = file_identity(&folder.join(file)).ok()?;
            Some((identity, (*bytes, hashes.get(file)?.clone())))
        });
        Self(recorded.collect())
    }

    fn get(&self, path: &Path, bytes: u64) -> Option<String> {
        let (recorded_bytes, hash) = self.0.get(&file_identity(path).ok()?)?;
        (*recorded_bytes == bytes).then(|| hash.clone())
    }
}

/// Returns the hash of every file. Only files without a recorded hash are read.
pub(super) fn hash_files(
    folder: &Path,
    files: &[(String, u64)],
    recorded: &RecordedHashes,
) -> Result<BTreeMap<String, String>, CatalogError> {
    let hash = |(file, bytes): &(String, u64)| {
        let path = folder.join(file);
        let hash = match recorded.get(&path, *bytes) {
            Some(hash) => hash,
            None => File::open(&path).and_then(|file| hash_file(file, &|_| {})).at("cannot read", &path)?,
        };
        Ok((file.clone(), hash))
    };
    files.par_iter().map(hash).collect()
}

/// Returns the SHA-256 of a file in hexadecimal. `on_progress` is called with the size of each block read, in bytes.
pub(super) fn hash_file(mut file: File, on_progress: &(dyn Fn(u64) + Sync)) -> std::io::Result<String> {
    let mut block = vec![0; BLOCK_BYTES];
    let mut hasher = ContentHasher::default();
    loop {
        let bytes = file.read(&mut block)?;
        if bytes == 0 {
            return Ok(hasher.finish());
        }
        hasher.update(&block[..bytes]);
        on_progress(bytes as u64);
    }
}

/// Returns the SHA-256 of bytes in hexadecimal.
pub(super) fn hash_bytes(bytes: &[u8]) -> String {
    let mut hasher = ContentHasher::default();
    hasher.update(bytes);
    hasher.finish()
}

/// Returns whether a text has the form that [`hash_bytes`] returns.
pub(super) fn is_hash(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// Computes the hash by which a manifest names the content of a file.
#[derive(Debug, Default)]
pub struct ContentHasher(Sha256);

impl ContentHasher {
    pub fn update(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Returns the SHA-256 in hexadecimal.
    #[must_use]
    pub fn finish(self) -> String {
        self.0.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

fn file_identity(path: &Path) -> std::io::Result<FileIdentity> {
    let metadata = std::fs::metadata(path)?;
    Ok(FileIdentity { device: metadata.dev(), inode: metadata.ino() })
}
