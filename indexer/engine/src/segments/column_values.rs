//! The values of a column in a memory-mapped file, by value number.
//!
//! The column's own dictionary is compressed in blocks and decompresses a block per value, and a page of hits has two
//! hundred values. The file stores each value once, whatever the number of documents that have it.

use earshot_vectors::{CheckedFile, CheckedFileWriter, FileKind, Header, VectorError};
use std::path::{Path, PathBuf};
use tantivy::columnar::StrColumn;

const VALUES_FILE: FileKind = FileKind(6, "values");

/// Bytes of an offset, because the values of a file may take more than four gigabytes.
const END_BYTES: usize = 8;

/// The file with the values of a field (topics or keywords) of a segment.
pub fn values_path(folder: &Path, field: &str) -> PathBuf {
    folder.join(format!("{field}.values"))
}

/// The values of a column.
pub struct ColumnValues {
    file: CheckedFile,
    /// Bytes of the offsets, which come before the values.
    ends_bytes: usize,
}

impl ColumnValues {
    /// Writes the values of a column in the order of their numbers.
    ///
    /// # Errors
    /// When the column cannot be read, or the file cannot be written.
    pub fn write(path: &Path, column: &StrColumn) -> Result<(), VectorError> {
        let mut file = CheckedFileWriter::create(path)?;
        let (mut count, mut end) = (0_u64, 0_u64);
        for_each_value(path, column, &mut |value| {
            count += 1;
            end += value.len() as u64;
            file.write(&end.to_le_bytes())
        })?;
        for_each_value(path, column, &mut |value| file.write(value))?;
        file.finish(Header::new(VALUES_FILE, 0, count))?;
        Ok(())
    }

    /// Opens the file of a column.
    ///
    /// # Errors
    /// When the file cannot be read, is cut short, or does not belong to the column. Only [`Self::verify`] checks the
    /// values themselves.
    pub fn open(path: &Path, column: &StrColumn) -> Result<Self, VectorError> {
        let file = CheckedFile::open(path, VALUES_FILE)?;
        if file.header.rows != column.num_terms() as u64 {
            let (found, expected) = (file.header.rows, column.num_terms());
            return Err(file.damaged(format!("it has {found} values, its column {expected}")));
        }
        let ends_bytes = column.num_terms().checked_mul(END_BYTES).filter(|&bytes| bytes <= file.body().len());
        let ends_bytes = ends_bytes.ok_or_else(|| file.damaged("it is shorter than its ends"))?;
        Ok(Self { file, ends_bytes })
    }

    /// The value with this number.
    ///
    /// # Errors
    /// When the file is damaged there.
    pub fn get(&self, number: u64) -> Result<&str, VectorError> {
        let value = self.bytes(number).and_then(|bytes| std::str::from_utf8(bytes).ok());
        value.ok_or_else(|| self.file.damaged(format!("it has no text for the number {number}")))
    }

    fn bytes(&self, number: u64) -> Option<&[u8]> {
        let (ends, values) = self.file.body().split_at_checked(self.ends_bytes)?;
        let ends = ends.as_chunks::<END_BYTES>().0;
        let end = |number: usize| usize::try_from(u64::from_le_bytes(*ends.get(number)?)).ok();
        let number = usize::try_from(number).ok()?;
        let start = number.checked_sub(1).map_or(Some(0), end)?;
        values.get(start..end(number)?)
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.file.path
    }

    /// Reads the whole file and compares it with its column.
    ///
    /// # Errors
    /// When the file is damaged, or its values differ from the column's.
    pub fn verify(&self, column: &StrColumn) -> Result<(), VectorError> {
        self.file.verify()?;
        let mut number = 0;
        for_each_value(self.path(), column, &mut |value| {
            if self.get(number)?.as_bytes() != value {
                return Err(self.file.damaged(format!("its value {number} differs from its column's")));
            }
            number += 1;
            Ok(())
        })
    }
}

/// Calls back with the values of a column in order.
fn for_each_value(
    path: &Path,
    column: &StrColumn,
    take: &mut dyn FnMut(&[u8]) -> Result<(), VectorError>,
) -> Result<(), VectorError> {
    let mut values = column.dictionary().stream().map_err(VectorError::at(path))?;
    while values.advance() {
        take(values.key())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use tantivy::columnar::{ColumnarReader, ColumnarWriter, DynamicColumn};
    use tempfile::TempDir;

    fn column(values: &[&str]) -> StrColumn {
        let mut writer = ColumnarWriter::default();
        for (document, value) in (0..).zip(values) {
            writer.record_str(document, "topic", value);
        }
        let mut bytes = Vec::new();
        writer.serialize(u32::try_from(values.len()).unwrap(), None, &mut bytes).unwrap();
        let columns = ColumnarReader::open(bytes).unwrap().read_columns("topic").unwrap();
        let DynamicColumn::Str(column) = columns[0].open().unwrap() else { panic!("is a column of texts") };
        column
    }

    #[test]
    fn values_are_read_by_their_numbers() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topic.values");
        let topics = column(&["seed round", "", "gärten", "flour", "seed round"]);
        ColumnValues::write(&path, &topics).unwrap();
        let values = ColumnValues::open(&path, &topics).unwrap();
        values.verify(&topics).unwrap();
        let read: Vec<&str> = (0..4).map(|number| values.get(number).unwrap()).collect();
        assert_eq!(read, ["", "flour", "gärten", "seed round"]);
        for number in [4, 5, u64::MAX] {
            let refused = values.get(number).expect_err("there is none").to_string();
            assert!(refused.contains("topic.values is damaged"), "{refused}");
        }
    }

    #[test]
    fn files_of_another_column_are_refused() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topic.values");
        let topics = column(&["flour", "yeast"]);
        ColumnValues::write(&path, &column(&["flour"])).unwrap();
        assert!(ColumnValues::open(&path, &topics).is_err(), "it lacks a value");
        ColumnValues::write(&path, &column(&["flour", "water"])).unwrap();
        let refused = ColumnValues::open(&path, &topics).unwrap().verify(&topics).expect_err("another value");
        assert!(refused.to_string().ends_with("its value 1 differs from its column's"), "{refused}");
    }

    #[test]
    fn damaged_files_return_an_error() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topic.values");
        let topics = column(&["flour", "gärten"]);
        ColumnValues::write(&path, &topics).unwrap();
        let whole = fs::read(&path).unwrap();
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x80;
            fs::write(&path, &damaged).unwrap();
            let reported = ColumnValues::open(&path, &topics).and_then(|values| {
                // Reading never panics, whatever the bytes are.
                let _ = [values.get(0).is_ok(), values.get(1).is_ok()];
                values.verify(&topics)
            });
            assert!(reported.is_err(), "byte {at}");
            fs::write(&path, &whole[..at]).unwrap();
            assert!(ColumnValues::open(&path, &topics).is_err(), "cut at {at}");
        }
    }
}
