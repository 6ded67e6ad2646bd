//! The limits of reading a file.

use earshot_model::guest_profile::MAX_GUEST_FILE_BYTES;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The limits of a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadLimits {
    pub max_file_bytes: usize,
    /// Length of the text. What follows is left out, and the extraction reports it.
    pub max_text_bytes: usize,
    /// Size of one part of an archive after decompression.
    pub max_unpacked_bytes: u64,
    /// Pages of a PDF. The others are left out, and the extraction reports it.
    pub max_pages: usize,
}

impl Default for ReadLimits {
    fn default() -> Self {
        Self {
            // Spec 5, Uploads.
            max_file_bytes: MAX_GUEST_FILE_BYTES,
            max_text_bytes: 1 << 20,
            max_unpacked_bytes: 32 << 20,
            max_pages: 300,
        }
    }
}

/// The limits of the child process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChildLimits {
    pub read: ReadLimits,
    /// Memory in bytes beyond that of the program before it reads.
    pub memory_bytes: u64,
    /// Time from the start of the process, and processor time.
    pub time: Duration,
}

impl Default for ChildLimits {
    fn default() -> Self {
        Self { read: ReadLimits::default(), memory_bytes: 256 << 20, time: Duration::from_secs(5) }
    }
}
