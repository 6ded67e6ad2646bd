//! What each format implements.

use crate::error::WriteError;
use earshot_model::export::ExportRecord;
use std::fs::File;

/// Writes a format from first byte to last. It keeps nothing between chunks.
pub trait StreamWriter: Send {
    /// Appends what comes before the first record.
    ///
    /// # Errors
    /// When the writer of the format fails.
    fn begin(&mut self, out: &mut Vec<u8>) -> Result<(), WriteError>;

    /// Appends records.
    ///
    /// # Errors
    /// When the writer of the format fails.
    fn write(&mut self, records: &[ExportRecord], out: &mut Vec<u8>) -> Result<(), WriteError>;

    /// Appends what comes after the last record.
    ///
    /// # Errors
    /// When the writer of the format fails.
    fn end(&mut self, out: &mut Vec<u8>) -> Result<(), WriteError>;
}

/// Writes a format whose first bytes depend on its last ones, through a temporary file.
pub trait FileWriter: Send {
    /// Adds records.
    fn write(&mut self, records: &[ExportRecord]) -> Result<(), WriteError>;

    /// Completes the file, and returns it at its first byte.
    fn finish(self: Box<Self>) -> Result<File, WriteError>;
}
