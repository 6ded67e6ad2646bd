//! XLSX: one sheet with a line of headings, which stays in view. Texts are always written as texts, so that no cell is
//! a formula or a link. Rows wait in a temporary file, not in memory.

use crate::{ExportTable, FileWriter, WriteError};
use earshot_model::export::{ExportColumnKind, ExportRecord, ExportValue};
use earshot_model::is_xml_character;
use rust_xlsxwriter::{Format, Workbook, Worksheet};
use std::borrow::Cow;
use std::fs::File;
use std::io::{BufWriter, Seek, SeekFrom, Write};
use std::sync::Arc;

/// Longest text of a cell, in UTF-16 units.
const MAX_CELL_UNITS: usize = 32_767;
/// Ends a text that is longer than a cell.
const ELLIPSIS: char = '…';
/// Width of columns, in characters.
const TEXT_WIDTH: u32 = 28;
const FIGURE_WIDTH: u32 = 14;

pub(crate) struct XlsxWriter {
    table: Arc<ExportTable>,
    workbook: Workbook,
    next_row: u32,
}

impl XlsxWriter {
    pub(crate) fn new(table: Arc<ExportTable>) -> Result<Self, WriteError> {
        let mut workbook = Workbook::new();
        add_sheet(&mut workbook, "Podcasts", table.columns.iter().map(|column| (column.label.as_str(), column.kind)))?;
        Ok(Self { table, workbook, next_row: 1 })
    }
}

impl FileWriter for XlsxWriter {
    fn write(&mut self, records: &[ExportRecord]) -> Result<(), WriteError> {
        let sheet = self.workbook.worksheet_from_index(0)?;
        for record in records {
            for (number, column) in (0..).zip(&self.table.columns) {
                write_cell(sheet, self.next_row, number, &column.value(record))?;
            }
            self.next_row += 1;
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<File, WriteError> {
        let mut file = tempfile::tempfile()?;
        let mut out = BufWriter::new(&mut file);
        self.workbook.save_to_writer(&mut out)?;
        out.flush()?;
        drop(out);
        file.seek(SeekFrom::Start(0))?;
        Ok(file)
    }
}

/// Adds a sheet with its line of headings.
pub(crate) fn add_sheet<'a>(
    workbook: &mut Workbook,
    name: &str,
    headings: impl Iterator<Item = (&'a str, ExportColumnKind)>,
) -> Result<(), WriteError> {
    let sheet = workbook.add_worksheet_with_constant_memory()?;
    sheet.set_name(name)?;
    sheet.set_freeze_panes(1, 0)?;
    let bold = Format::new().set_bold();
    for (number, (label, kind)) in (0..).zip(headings) {
        let width = match kind {
            ExportColumnKind::Text | ExportColumnKind::List => TEXT_WIDTH,
            _ => FIGURE_WIDTH,
        };
        sheet.set_column_width(number, width)?;
        sheet.write_string_with_format(0, number, xml_text(label), &bold)?;
    }
    Ok(())
}

/// Writes a value. Times and dates are texts too, in a format that sorts.
pub(crate) fn write_cell(sheet: &mut Worksheet, row: u32, column: u16, value: &ExportValue) -> Result<(), WriteError> {
    match value {
        ExportValue::Empty => {}
        #[expect(
            clippy::cast_precision_loss,
            reason = "spreadsheets have no other numbers, and nothing counts to 2^53"
        )]
        ExportValue::Integer(number) => {
            sheet.write_number(row, column, *number as f64)?;
        }
        ExportValue::Decimal(number) => {
            sheet.write_number(row, column, *number)?;
        }
        ExportValue::Boolean(is_true) => {
            sheet.write_boolean(row, column, *is_true)?;
        }
        ExportValue::Text(_) | ExportValue::List(_) | ExportValue::Time(_) | ExportValue::Date(_) => {
            let text = value.to_text();
            if !text.is_empty() {
                sheet.write_string(row, column, shorten(&xml_text(&text)))?;
            }
        }
    }
    Ok(())
}

/// Removes the characters that XML cannot contain. Lines stay.
fn xml_text(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_xml_character) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter(|letter| is_xml_character(*letter)).collect())
}

/// Shortens a text to what fits into a cell.
fn shorten(text: &str) -> Cow<'_, str> {
    // No text has more UTF-16 units than bytes.
    if text.len() <= MAX_CELL_UNITS || text.encode_utf16().count() <= MAX_CELL_UNITS {
        return Cow::Borrowed(text);
    }
    let mut units = ELLIPSIS.len_utf16();
    let fits = |letter: &char| {
        units += letter.len_utf16();
        units <= MAX_CELL_UNITS
    };
    let mut short: String = text.chars().take_while(fits).collect();
    short.push(ELLIPSIS);
    Cow::Owned(short)
}
