//! Writes Parquet: one Parquet column per export column, lists as Parquet lists, times in UTC milliseconds. A row group
//! is written when it has a thousand records or some megabytes of text, so that memory use is bounded.

use crate::parquet_column::{ParquetColumn, parquet_type};
use crate::{ExportTable, FileWriter, WriteError};
use earshot_model::export::ExportRecord;
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};
use std::fs::File;
use std::io::{Seek, SeekFrom};
use std::sync::Arc;

/// Most records of a row group.
const MAX_GROUP_RECORDS: usize = 1_000;
/// Text of a row group, in bytes; the last record may go beyond it.
const MAX_GROUP_BYTES: usize = 4 << 20;

pub(crate) struct ParquetWriter {
    table: Arc<ExportTable>,
    out: SerializedFileWriter<File>,
    /// A second handle of the file, because `out` does not give its handle back.
    file: File,
    columns: Vec<ParquetColumn>,
    waiting: usize,
}

impl ParquetWriter {
    pub(crate) fn new(table: Arc<ExportTable>) -> Result<Self, WriteError> {
        let fields = table.columns.iter().map(parquet_type).collect::<Result<Vec<TypePtr>, _>>()?;
        let schema = Type::group_type_builder("podcasts").with_fields(fields).build()?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_created_by("Earshot".to_owned())
            .build();
        let file = tempfile::tempfile()?;
        let out = SerializedFileWriter::new(file.try_clone()?, Arc::new(schema), Arc::new(properties))?;
        let columns = table.columns.iter().map(|column| ParquetColumn::new(column.kind)).collect();
        Ok(Self { table, out, file, columns, waiting: 0 })
    }

    fn write_row_group(&mut self) -> Result<(), WriteError> {
        if self.waiting == 0 {
            return Ok(());
        }
        let mut group = self.out.next_row_group()?;
        let mut columns = self.columns.iter_mut();
        while let (Some(column), Some(mut out)) = (columns.next(), group.next_column()?) {
            column.write(&mut out)?;
            out.close()?;
        }
        group.close()?;
        self.waiting = 0;
        Ok(())
    }
}

impl FileWriter for ParquetWriter {
    fn write(&mut self, records: &[ExportRecord]) -> Result<(), WriteError> {
        for record in records {
            for (column, waiting) in self.table.columns.iter().zip(&mut self.columns) {
                waiting.push(column.value(record));
            }
            self.waiting += 1;
            let bytes: usize = self.columns.iter().map(ParquetColumn::text_bytes).sum();
            if self.waiting >= MAX_GROUP_RECORDS || bytes >= MAX_GROUP_BYTES {
                self.write_row_group()?;
            }
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<File, WriteError> {
        self.write_row_group()?;
        let Self { out, mut file, .. } = *self;
        out.close()?;
        file.seek(SeekFrom::Start(0))?;
        Ok(file)
    }
}
