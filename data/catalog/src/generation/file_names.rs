//! Names of the files and folders of generations, and the error of one that cannot be read.

use crate::error::CatalogError;
use std::path::Path;

pub(super) const MANIFEST: &str = "manifest.json";
/// File with the hash of the manifest, beside it.
pub(super) const MANIFEST_HASH: &str = "manifest.sha256";
/// The build manifest of an unpublished generation; see [`crate::BuildManifest`].
pub(crate) const BUILD_MANIFEST_FILE: &str = "build.json";
pub(super) const PARTIAL_SUFFIX: &str = ".partial";

/// Returns whether a folder name is that of a generation.
pub(super) fn is_generation_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit())
}

/// The error of a file that cannot be read. Missing access is not damage, so the generation is kept.
pub(super) fn to_read_error(name: &str, path: &Path, file: &str, error: std::io::Error) -> CatalogError {
    if error.kind() == std::io::ErrorKind::PermissionDenied {
        return CatalogError::File { doing: "cannot read", path: path.to_owned(), source: error };
    }
    CatalogError::BrokenGeneration { name: name.to_owned(), reason: format!("{file}: {error}") }
}
