//! The build note: `earshot index` stores beside the unfinished generation what it holds, and `earshot publish` reads
//! it.

use crate::atomic_file::replace_file;
use crate::error::{CatalogError, IoContext as _};
use crate::generation::{BUILD_NOTE_FILE, PartialGeneration};
use serde::{Deserialize, Serialize};

/// What an unpublished generation holds. It is written last, so its presence marks a complete build.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildNote {
    pub revision: i64,
    pub parts: Vec<String>,
}

impl PartialGeneration {
    /// Stores the build note, which marks the tables and the index as complete.
    ///
    /// # Errors
    /// When the note cannot be written.
    pub fn write_build_note(&self, note: &BuildNote) -> Result<(), CatalogError> {
        let json = serde_json::to_vec(note).expect("a note has string keys");
        replace_file(&self.path.join(BUILD_NOTE_FILE), &json)
    }

    /// Returns the build note, or `None` while the build is incomplete.
    ///
    /// # Errors
    /// When the note exists and cannot be read.
    pub fn read_build_note(&self) -> Result<Option<BuildNote>, CatalogError> {
        let path = self.path.join(BUILD_NOTE_FILE);
        match std::fs::read(&path) {
            Ok(json) => Ok(serde_json::from_slice(&json).ok()),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).at("cannot read", path),
        }
    }
}
