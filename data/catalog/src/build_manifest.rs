//! The build manifest: the contents of an unpublished generation. `earshot index` writes it, and `earshot publish`
//! reads it.

use crate::atomic_file::replace_file;
use crate::error::{CatalogError, IoContext as _};
use crate::generation::{BUILD_MANIFEST_FILE, PartialGeneration};
use serde::{Deserialize, Serialize};

/// The contents of an unpublished generation. It is written last, so its presence marks a complete build.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildManifest {
    pub revision: i64,
    pub parts: Vec<String>,
}

impl PartialGeneration {
    /// Stores the build manifest, which marks the tables and the index as complete.
    pub fn write_build_manifest(&self, manifest: &BuildManifest) -> Result<(), CatalogError> {
        let json = serde_json::to_vec(manifest).expect("a manifest has string keys");
        replace_file(&self.path.join(BUILD_MANIFEST_FILE), &json)
    }

    /// Returns the build manifest, or `None` while the build is incomplete.
    ///
    /// # Errors
    /// When the file exists and cannot be read.
    pub fn read_build_manifest(&self) -> Result<Option<BuildManifest>, CatalogError> {
        let path = self.path.join(BUILD_MANIFEST_FILE);
        match std::fs::read(&path) {
            Ok(json) => Ok(serde_json::from_slice(&json).ok()),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).at("cannot read", path),
        }
    }
}
