//! Tables of other things than podcasts: episodes, matches of an alert, pitches, a chart. Each kind has a table of columns.
//! The rows are bounded by the plan, so the file is written in memory.

use crate::csv_writer::{cell_text, line_writer, write_byte_order_mark};
use crate::json_writer::JsonValue;
use crate::xlsx_writer::{add_sheet, write_cell};
use crate::{SheetFormat, WriteError};
use earshot_model::export::{ExportColumnKind, ExportValue};
use rust_xlsxwriter::Workbook;
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A column of a kind of rows.
pub struct SheetColumn<Row> {
    /// The name in JSON.
    pub key: &'static str,
    /// The heading in CSV and XLSX.
    pub label: &'static str,
    pub kind: ExportColumnKind,
    /// Reads the value from a row.
    pub value: fn(&Row) -> ExportValue,
}

impl<Row> SheetColumn<Row> {
    /// A column of a kind.
    #[must_use]
    pub const fn new(
        kind: ExportColumnKind,
        key: &'static str,
        label: &'static str,
        value: fn(&Row) -> ExportValue,
    ) -> Self {
        Self { key, label, kind, value }
    }
}

/// Rows to write, with their columns.
pub struct Sheet<Row: 'static> {
    /// The name of the sheet in a workbook.
    pub name: &'static str,
    pub columns: &'static [SheetColumn<Row>],
    pub rows: Vec<Row>,
}

impl<Row: 'static> Sheet<Row> {
    /// Writes the whole file. `with_bom` marks CSV as UTF-8 by a byte order mark, which Excel needs.
    ///
    /// # Errors
    /// When the writer of the format fails.
    pub fn write(&self, format: SheetFormat, with_bom: bool) -> Result<Vec<u8>, WriteError> {
        match format {
            SheetFormat::Csv => self.write_csv(with_bom),
            SheetFormat::Xlsx => self.write_xlsx(),
            SheetFormat::Json => self.write_json(),
        }
    }

    fn write_csv(&self, with_bom: bool) -> Result<Vec<u8>, WriteError> {
        let mut out = Vec::new();
        if with_bom {
            write_byte_order_mark(&mut out);
        }
        let mut lines = line_writer(&mut out);
        lines.write_record(self.columns.iter().map(|column| column.label))?;
        for row in &self.rows {
            lines.write_record(self.columns.iter().map(|column| cell_text(&(column.value)(row))))?;
        }
        lines.flush()?;
        drop(lines);
        Ok(out)
    }

    fn write_xlsx(&self) -> Result<Vec<u8>, WriteError> {
        let mut workbook = Workbook::new();
        let headings = self.columns.iter().map(|column| (column.label, column.kind));
        add_sheet(&mut workbook, self.name, headings)?;
        let sheet = workbook.worksheet_from_index(0)?;
        for (number, row) in (1..).zip(&self.rows) {
            for (place, column) in (0..).zip(self.columns) {
                write_cell(sheet, number, place, &(column.value)(row))?;
            }
        }
        Ok(workbook.save_to_buffer()?)
    }

    fn write_json(&self) -> Result<Vec<u8>, WriteError> {
        let rows: Vec<JsonRow<'_, Row>> = self.rows.iter().map(|row| JsonRow { columns: self.columns, row }).collect();
        Ok(serde_json::to_vec(&rows)?)
    }
}

/// A row as JSON.
struct JsonRow<'a, Row: 'static> {
    columns: &'static [SheetColumn<Row>],
    row: &'a Row,
}

impl<Row: 'static> Serialize for JsonRow<'_, Row> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.columns.len()))?;
        for column in self.columns {
            object.serialize_entry(column.key, &JsonValue((column.value)(self.row)))?;
        }
        object.end()
    }
}
