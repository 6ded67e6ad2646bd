//! `CURRENT`: the name of the served generation and the hash of its manifest.
//!
//! ```text
//! 000007
//! 5f0c…                     SHA-256 of generations/000007/manifest.json
//! ```
//!
//! The hash detects a damaged name: one changed digit could otherwise name another existing generation. Files of older
//! programs hold the name alone and are still accepted.

use super::file_names::{MANIFEST_HASH, is_generation_name, to_read_error};
use super::hashes::is_hash;
use crate::atomic_file::replace_file;
use crate::error::{CatalogError, IoContext as _};
use crate::paths::DataDir;
use std::fs;

pub(super) const CURRENT: &str = "CURRENT";

/// Content of `CURRENT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pointer {
    pub name: String,
    /// `None` in files that were written before hashes existed.
    pub manifest_hash: Option<String>,
}

impl Pointer {
    /// Reads `CURRENT`. Returns `None` when nothing was ever published.
    pub fn read(dir: &DataDir) -> Result<Option<Self>, CatalogError> {
        let path = dir.generations().join(CURRENT);
        match fs::read(&path) {
            Ok(bytes) => Self::parse(&bytes).map(Some).ok_or_else(|| CatalogError::DamagedPointer {
                reason: "it does not consist of a generation's name and its manifest's hash".to_owned(),
            }),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).at("cannot read", path),
        }
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(bytes).ok()?;
        if is_generation_name(text.trim()) {
            return Some(Self { name: text.trim().to_owned(), manifest_hash: None });
        }
        // Parse strictly to the byte, so that damage is never accepted.
        let (name, hash) = text.strip_suffix('\n')?.split_once('\n')?;
        (is_generation_name(name) && is_hash(hash))
            .then(|| Self { name: name.to_owned(), manifest_hash: Some(hash.to_owned()) })
    }

    /// Fails when the generation's manifest differs from the one the pointer was written for.
    pub fn verify_manifest_hash(&self, dir: &DataDir) -> Result<(), CatalogError> {
        let Some(expected) = &self.manifest_hash else { return Ok(()) };
        let path = dir.generations().join(&self.name).join(MANIFEST_HASH);
        let found = fs::read(&path).map_err(|error| to_read_error(&self.name, &path, MANIFEST_HASH, error))?;
        if found == expected.as_bytes() {
            return Ok(());
        }
        Err(CatalogError::DamagedPointer {
            reason: format!("it names generation {}, but records a different hash of its manifest", self.name),
        })
    }

    /// Makes `CURRENT` name a generation.
    pub fn write(dir: &DataDir, name: &str) -> Result<(), CatalogError> {
        let path = dir.generations().join(name).join(MANIFEST_HASH);
        let content = match fs::read_to_string(&path) {
            Ok(hash) => format!("{name}\n{hash}\n"),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => format!("{name}\n"),
            Err(error) => return Err(error).at("cannot read", path),
        };
        replace_file(&dir.generations().join(CURRENT), content.as_bytes())
    }
}
