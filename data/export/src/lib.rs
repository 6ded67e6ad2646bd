#![doc = include_str!("../README.md")]

mod csv_writer;
mod error;
mod json_writer;
mod opml_writer;
mod parquet_column;
mod parquet_writer;
mod sheet;
mod sheet_format;
mod table;
mod writer;
mod xlsx_writer;

pub use csv_writer::text_table;
pub use error::WriteError;
pub use sheet::{Sheet, SheetColumn};
pub use sheet_format::SheetFormat;
pub use table::ExportTable;
pub use writer::{FileWriter, StreamWriter};

use csv_writer::CsvWriter;
use earshot_model::export::ExportFormat;
use json_writer::{JsonWriter, NdjsonWriter};
use opml_writer::OpmlWriter;
use parquet_writer::ParquetWriter;
use std::sync::Arc;
use xlsx_writer::XlsxWriter;

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
