//! Which formats of transcripts are preferred, and which files are transcripts, by their extensions.

use std::path::Path;

/// Formats, best first (facts 6): those with the most precise times and speakers.
pub(super) const FORMAT_PREFERENCE: &[&[&str]] = &[
    &["json"],
    &["vtt", "ttml", "dfxp", "itt", "imsc", "imsc1", "ttaf", "ttaf1"],
    &["srt", "subrip", "sbv", "ass", "ssa", "sub", "microdvd", "mpl", "mpl2"],
    &["html", "htm"],
    &["plain", "txt", "md", "lrc"],
];
/// The rank of plain captions: an index of [`FORMAT_PREFERENCE`].
pub(super) const SUBRIP_RANK: usize = 2;

/// Extensions of captions and documents that are not read.
const UNREAD_EXTENSIONS: &[&str] =
    &["smi", "sami", "docx", "doc", "odt", "rtf", "pdf", "xml", "stl", "scc", "cap", "idx", "usf"];

/// Returns the rank of a file by its extension; the length of [`FORMAT_PREFERENCE`] for other files.
pub(super) fn path_rank(path: &Path) -> usize {
    let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    FORMAT_PREFERENCE.iter().position(|names| names.contains(&extension.as_str())).unwrap_or(FORMAT_PREFERENCE.len())
}

/// Whether a file is a transcript in a format that is read.
pub(super) fn is_transcript(path: &Path) -> bool {
    path_rank(path) < FORMAT_PREFERENCE.len()
}

/// Whether a file is likely a transcript, in a format that is not read.
pub(super) fn is_unread_transcript(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    UNREAD_EXTENSIONS.contains(&extension.as_str())
}
