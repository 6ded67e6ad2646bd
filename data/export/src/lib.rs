#![doc = include_str!("../README.md")]

mod csv_writer;
mod error;
mod json_writer;
mod opml_writer;
mod parquet_column;
mod parquet_writer;
mod table;
mod xlsx_writer;

pub use error::WriteError;
pub use table::ExportTable;

use csv_writer::CsvWriter;
use earshot_model::export::{ExportFormat, ExportRecord};
use json_writer::{JsonWriter, NdjsonWriter};
use opml_writer::OpmlWriter;
use parquet_writer::ParquetWriter;
use std::fs::File;
use std::sync::Arc;
use xlsx_writer::XlsxWriter;

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
    ///
    /// # Errors
    /// When the temporary file cannot be written.
    fn write(&mut self, records: &[ExportRecord]) -> Result<(), WriteError>;

    /// Completes the file, and returns it at its first byte.
    ///
    /// # Errors
    /// When the temporary file cannot be written.
    fn finish(self: Box<Self>) -> Result<File, WriteError>;
}

/// The writer of a format.
pub enum ExportWriter {
    Stream(Box<dyn StreamWriter>),
    File(Box<dyn FileWriter>),
}

impl ExportWriter {
    /// Starts a file of this format. `with_bom` marks CSV as UTF-8 by a byte order mark, which Excel needs.
    ///
    /// # Errors
    /// When a temporary file cannot be created.
    pub fn new(format: ExportFormat, table: Arc<ExportTable>, with_bom: bool) -> Result<Self, WriteError> {
        Ok(match format {
            ExportFormat::Csv => Self::Stream(Box::new(CsvWriter::new(table, with_bom))),
            ExportFormat::Json => Self::Stream(Box::new(JsonWriter::new(table))),
            ExportFormat::Ndjson => Self::Stream(Box::new(NdjsonWriter::new(table))),
            ExportFormat::Opml => Self::Stream(Box::new(OpmlWriter::new(table))),
            ExportFormat::Xlsx => Self::File(Box::new(XlsxWriter::new(table)?)),
            ExportFormat::Parquet => Self::File(Box::new(ParquetWriter::new(table)?)),
        })
    }
}
