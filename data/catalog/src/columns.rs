//! Conversion between rows and Arrow columns.

use crate::error::CatalogError;
use chrono::{DateTime, Utc};
use duckdb::arrow::array::{
    Array as _, ArrayRef, BinaryArray, BooleanArray, Float64Array, Int32Array, Int64Array, StringArray,
    TimestampMicrosecondArray,
};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::Timestamp;
use rayon::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

/// Fewer rows are not worth another core.
const MIN_ROWS_PER_TASK: usize = 256;

/// Builds a record batch from a slice of rows, column by column.
pub(crate) struct BatchBuilder<'rows, Row> {
    rows: &'rows [Row],
    columns: Vec<(&'static str, ArrayRef)>,
}

impl<'rows, Row> BatchBuilder<'rows, Row> {
    pub(crate) fn new(rows: &'rows [Row]) -> Self {
        Self { rows, columns: Vec::new() }
    }

    fn push(mut self, name: &'static str, array: ArrayRef) -> Self {
        self.columns.push((name, array));
        self
    }

    pub(crate) fn text(self, name: &'static str, value: impl Fn(&'rows Row) -> Option<&'rows str>) -> Self {
        let array: StringArray = self.rows.iter().map(value).collect();
        self.push(name, Arc::new(array))
    }

    /// Adds a column of values with a text form, such as ids.
    pub(crate) fn display<T: Display>(self, name: &'static str, value: impl Fn(&'rows Row) -> T) -> Self {
        let array: StringArray = self.rows.iter().map(|row| Some(value(row).to_string())).collect();
        self.push(name, Arc::new(array))
    }

    pub(crate) fn json<T: Serialize>(self, name: &'static str, value: impl Fn(&'rows Row) -> T) -> Self {
        self.optional_json(name, |row| Some(value(row)))
    }

    /// Adds a column of JSON, written on all cores: for large records in many rows.
    pub(crate) fn parallel_json<T: Serialize>(
        self,
        name: &'static str,
        value: impl Fn(&'rows Row) -> T + Send + Sync,
    ) -> Self
    where
        Row: Sync,
    {
        let json =
            |row: &'rows Row| serde_json::to_string(&value(row)).expect("records have string keys and finite numbers");
        let texts: Vec<String> = self.rows.par_iter().with_min_len(MIN_ROWS_PER_TASK).map(json).collect();
        self.push(name, Arc::new(StringArray::from(texts)))
    }

    pub(crate) fn optional_json<T: Serialize>(
        self,
        name: &'static str,
        value: impl Fn(&'rows Row) -> Option<T>,
    ) -> Self {
        let json = |value: T| serde_json::to_string(&value).expect("records have string keys and finite numbers");
        let array: StringArray = self.rows.iter().map(|row| value(row).map(json)).collect();
        self.push(name, Arc::new(array))
    }

    pub(crate) fn int(self, name: &'static str, value: impl Fn(&'rows Row) -> Option<i64>) -> Self {
        let array: Int64Array = self.rows.iter().map(value).collect();
        self.push(name, Arc::new(array))
    }

    pub(crate) fn small_int(self, name: &'static str, value: impl Fn(&'rows Row) -> Option<i32>) -> Self {
        let array: Int32Array = self.rows.iter().map(value).collect();
        self.push(name, Arc::new(array))
    }

    pub(crate) fn float(self, name: &'static str, value: impl Fn(&'rows Row) -> Option<f64>) -> Self {
        let array: Float64Array = self.rows.iter().map(value).collect();
        self.push(name, Arc::new(array))
    }

    pub(crate) fn flag(self, name: &'static str, value: impl Fn(&'rows Row) -> Option<bool>) -> Self {
        let array: BooleanArray = self.rows.iter().map(value).collect();
        self.push(name, Arc::new(array))
    }

    pub(crate) fn time(self, name: &'static str, value: impl Fn(&'rows Row) -> Option<Timestamp>) -> Self {
        let array: TimestampMicrosecondArray =
            self.rows.iter().map(|row| value(row).map(|moment| moment.timestamp_micros())).collect();
        self.push(name, Arc::new(array))
    }

    pub(crate) fn bytes(self, name: &'static str, value: impl Fn(&'rows Row) -> Vec<u8>) -> Self {
        let array = BinaryArray::from_iter_values(self.rows.iter().map(value));
        self.push(name, Arc::new(array))
    }

    pub(crate) fn build(self) -> RecordBatch {
        RecordBatch::try_from_iter_with_nullable(self.columns.into_iter().map(|(name, array)| (name, array, true)))
            .expect("every column has one value per row")
    }
}

/// A typed column of a batch, with its name for error messages.
pub(crate) struct Column<'batch, Array> {
    table: &'static str,
    name: &'static str,
    array: &'batch Array,
}

/// Reads columns, by kind, into variables of their names.
macro_rules! columns {
    ($reader:ident, $($kind:ident($($name:ident),+)),+ $(,)?) => {
        $($(let $name = $reader.$kind(stringify!($name))?;)+)+
    };
}

/// Reads columns of a batch by name. DuckDB returns exactly the types that the SQL selects, so a mismatch is reported
/// as damage.
pub(crate) struct BatchReader<'batch> {
    table: &'static str,
    batch: &'batch RecordBatch,
}

impl<'batch> BatchReader<'batch> {
    pub(crate) fn new(table: &'static str, batch: &'batch RecordBatch) -> Self {
        Self { table, batch }
    }

    fn column<Array: 'static>(&self, name: &'static str) -> Result<Column<'batch, Array>, CatalogError> {
        let damaged = |reason: &str| CatalogError::DamagedColumn {
            table: self.table,
            column: name.to_owned(),
            reason: reason.to_owned(),
        };
        let array = self.batch.column_by_name(name).ok_or_else(|| damaged("missing"))?;
        let array = array.as_any().downcast_ref::<Array>().ok_or_else(|| damaged("of another type"))?;
        Ok(Column { table: self.table, name, array })
    }

    /// A column that tables of earlier generations lack.
    pub(crate) fn later<Array: 'static>(
        &self,
        name: &'static str,
    ) -> Result<Option<Column<'batch, Array>>, CatalogError> {
        self.batch.column_by_name(name).map(|_| self.column(name)).transpose()
    }

    pub(crate) fn text(&self, name: &'static str) -> Result<Column<'batch, StringArray>, CatalogError> {
        self.column(name)
    }

    pub(crate) fn int(&self, name: &'static str) -> Result<Column<'batch, Int64Array>, CatalogError> {
        self.column(name)
    }

    pub(crate) fn small_int(&self, name: &'static str) -> Result<Column<'batch, Int32Array>, CatalogError> {
        self.column(name)
    }

    pub(crate) fn float(&self, name: &'static str) -> Result<Column<'batch, Float64Array>, CatalogError> {
        self.column(name)
    }

    pub(crate) fn flag(&self, name: &'static str) -> Result<Column<'batch, BooleanArray>, CatalogError> {
        self.column(name)
    }

    pub(crate) fn time(&self, name: &'static str) -> Result<Column<'batch, TimestampMicrosecondArray>, CatalogError> {
        self.column(name)
    }

    pub(crate) fn bytes(&self, name: &'static str) -> Result<Column<'batch, BinaryArray>, CatalogError> {
        self.column(name)
    }
}

impl<Array> Column<'_, Array> {
    fn damaged_column(&self, reason: impl Into<String>) -> CatalogError {
        CatalogError::DamagedColumn { table: self.table, column: self.name.to_owned(), reason: reason.into() }
    }
}

impl Column<'_, StringArray> {
    pub(crate) fn get(&self, row: usize) -> Option<String> {
        self.array.is_valid(row).then(|| self.array.value(row).to_owned())
    }

    pub(crate) fn required(&self, row: usize) -> Result<String, CatalogError> {
        self.required_text(row).map(str::to_owned)
    }

    fn required_text(&self, row: usize) -> Result<&str, CatalogError> {
        if self.array.is_null(row) { Err(self.damaged_column("null")) } else { Ok(self.array.value(row)) }
    }

    /// Parses an id from text.
    pub(crate) fn parsed<T: FromStr>(&self, row: usize) -> Result<T, CatalogError> {
        let text = self.required_text(row)?;
        T::from_str(text).map_err(|_| self.damaged_column(format!("unexpected value {text:?}")))
    }

    pub(crate) fn json<T: DeserializeOwned>(&self, row: usize) -> Result<T, CatalogError> {
        if self.array.is_null(row) {
            return Err(self.damaged_column("null"));
        }
        serde_json::from_str(self.array.value(row)).map_err(|error| self.damaged_column(error.to_string()))
    }

    /// Parses JSON; returns `None` for null.
    pub(crate) fn optional_json<T: DeserializeOwned>(&self, row: usize) -> Result<Option<T>, CatalogError> {
        if self.array.is_null(row) { Ok(None) } else { self.json(row).map(Some) }
    }

    /// Parses one of a closed set of names.
    pub(crate) fn parse_with<T>(&self, row: usize, parse: impl Fn(&str) -> Option<T>) -> Result<T, CatalogError> {
        let text = self.required_text(row)?;
        parse(text).ok_or_else(|| self.damaged_column(format!("unexpected value {text:?}")))
    }
}

impl Column<'_, Int32Array> {
    pub(crate) fn get(&self, row: usize) -> Option<i32> {
        self.array.is_valid(row).then(|| self.array.value(row))
    }
}

impl Column<'_, Int64Array> {
    pub(crate) fn get(&self, row: usize) -> Option<i64> {
        self.array.is_valid(row).then(|| self.array.value(row))
    }

    pub(crate) fn required(&self, row: usize) -> Result<i64, CatalogError> {
        self.get(row).ok_or_else(|| self.damaged_column("null"))
    }
}

impl Column<'_, Float64Array> {
    pub(crate) fn get(&self, row: usize) -> Option<f64> {
        self.array.is_valid(row).then(|| self.array.value(row))
    }
}

impl Column<'_, BooleanArray> {
    pub(crate) fn get(&self, row: usize) -> Option<bool> {
        self.array.is_valid(row).then(|| self.array.value(row))
    }

    pub(crate) fn required(&self, row: usize) -> Result<bool, CatalogError> {
        self.get(row).ok_or_else(|| self.damaged_column("null"))
    }
}

impl Column<'_, TimestampMicrosecondArray> {
    pub(crate) fn get(&self, row: usize) -> Result<Option<Timestamp>, CatalogError> {
        if self.array.is_null(row) {
            return Ok(None);
        }
        let micros = self.array.value(row);
        let moment: Option<DateTime<Utc>> = DateTime::from_timestamp_micros(micros);
        moment.map(Some).ok_or_else(|| self.damaged_column(format!("{micros} is not a moment")))
    }

    pub(crate) fn required(&self, row: usize) -> Result<Timestamp, CatalogError> {
        self.get(row)?.ok_or_else(|| self.damaged_column("null"))
    }
}

impl Column<'_, BinaryArray> {
    pub(crate) fn required(&self, row: usize) -> Result<&[u8], CatalogError> {
        if self.array.is_valid(row) { Ok(self.array.value(row)) } else { Err(self.damaged_column("null")) }
    }
}
