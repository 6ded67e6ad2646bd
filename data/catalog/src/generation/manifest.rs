//! The manifest of a generation.

use earshot_model::{Statistics, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Content list of a generation. It is written last, so a folder with a manifest is complete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    pub name: String,
    pub created_at: Timestamp,
    /// The generation contains all changes of the catalog up to this revision.
    pub revision: i64,
    /// Names of the parts, oldest first.
    pub parts: Vec<String>,
    /// Every file relative to the generation's folder, with its size in bytes.
    pub files: Vec<(String, u64)>,
    /// Folders without files, which a copy needs too. Empty in manifests written before copies existed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub empty_folders: Vec<String>,
    /// SHA-256 of each file in hexadecimal. Empty in manifests written before hashes existed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hashes: BTreeMap<String, String>,
    pub statistics: Statistics,
}
