//! The entity tag of a row with a version.

use headers::ETag;

/// Returns the tag of a version: `"3"`.
pub fn version_tag(version: i64) -> Option<ETag> {
    format!("\"{version}\"").parse().ok()
}
