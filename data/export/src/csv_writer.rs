//! CSV (RFC 4180): UTF-8, CRLF, a line of headings. Lists are joined by "; ".

use crate::{ExportTable, StreamWriter, WriteError};
use csv::{Terminator, Writer, WriterBuilder};
use earshot_model::export::{ExportRecord, ExportValue};
use earshot_model::is_hidden_character;
use std::borrow::Cow;
use std::sync::Arc;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

pub(crate) struct CsvWriter {
    table: Arc<ExportTable>,
    with_bom: bool,
}

impl CsvWriter {
    pub(crate) fn new(table: Arc<ExportTable>, with_bom: bool) -> Self {
        Self { table, with_bom }
    }
}

impl StreamWriter for CsvWriter {
    fn begin(&mut self, out: &mut Vec<u8>) -> Result<(), WriteError> {
        if self.with_bom {
            write_byte_order_mark(out);
        }
        let mut lines = line_writer(out);
        lines.write_record(self.table.columns.iter().map(|column| neutralize_formula(&column.label).into_owned()))?;
        lines.flush()?;
        Ok(())
    }

    fn write(&mut self, records: &[ExportRecord], out: &mut Vec<u8>) -> Result<(), WriteError> {
        let mut lines = line_writer(out);
        for record in records {
            for column in &self.table.columns {
                lines.write_field(cell_text(&column.value(record)).as_bytes())?;
            }
            // Ends the line.
            lines.write_record(None::<&[u8]>)?;
        }
        lines.flush()?;
        Ok(())
    }

    fn end(&mut self, _out: &mut Vec<u8>) -> Result<(), WriteError> {
        Ok(())
    }
}

/// Writes a table of texts as CSV, with a line of headings. No cell is a formula.
///
/// # Errors
/// When a row cannot be written, which memory always can.
pub fn text_table<const COLUMNS: usize>(
    headings: &[&str; COLUMNS],
    rows: &[[String; COLUMNS]],
) -> Result<Vec<u8>, WriteError> {
    let mut out = Vec::new();
    let mut lines = line_writer(&mut out);
    lines.write_record(headings)?;
    for row in rows {
        lines.write_record(row.iter().map(|cell| neutralize_formula(cell).into_owned()))?;
    }
    lines.flush()?;
    drop(lines);
    Ok(out)
}

/// Marks the file as UTF-8.
pub(crate) fn write_byte_order_mark(out: &mut Vec<u8>) {
    out.extend_from_slice(BYTE_ORDER_MARK);
}

pub(crate) fn line_writer(out: &mut Vec<u8>) -> Writer<&mut Vec<u8>> {
    WriterBuilder::new().terminator(Terminator::CRLF).from_writer(out)
}

/// Texts come from feeds, so they may be formulas. Numbers and times are generated.
pub(crate) fn cell_text(value: &ExportValue) -> String {
    let text = value.to_text();
    match value {
        ExportValue::Text(_) | ExportValue::List(_) => neutralize_formula(&text).into_owned(),
        _ => text,
    }
}

/// Puts an apostrophe before a text that a spreadsheet would run as a formula (OWASP, CSV Injection). The full-width
/// forms count as well, because spreadsheets in East Asian languages read them as the narrow ones. Spreadsheets skip blanks
/// and characters that show nothing before a formula.
fn neutralize_formula(text: &str) -> Cow<'_, str> {
    let is_skipped = |letter: char| letter.is_whitespace() || letter.is_control() || is_hidden_character(letter);
    let is_operator = |letter| matches!(letter, '=' | '+' | '-' | '@' | '＝' | '＋' | '－' | '＠');
    let is_dangerous =
        text.starts_with(['\t', '\r', '\n']) || text.trim_start_matches(is_skipped).starts_with(is_operator);
    if is_dangerous { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) }
}
