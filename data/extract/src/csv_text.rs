//! Tables with a delimiter as text: one line per record.

use crate::text_buffer::{BufferFull, TextBuffer};

const DELIMITERS: [char; 4] = [',', ';', '\t', '|'];
/// Records that decide whether a text is a table.
const SAMPLE_RECORDS: usize = 20;

/// Whether a text is a table: at least two records, and all of the first ones have the same number of fields.
pub(crate) fn looks_like_csv(text: &str) -> bool {
    find_delimiter(text).is_some()
}

fn find_delimiter(text: &str) -> Option<u8> {
    let is_table = |delimiter: &char| {
        let mut records = reader(text, *delimiter as u8).into_records().take(SAMPLE_RECORDS + 1);
        let Some(Ok(first)) = records.next() else { return false };
        let rest: Vec<_> = records.collect();
        // Ignores the last sampled record, which may be cut off.
        let whole = if rest.len() > 1 { &rest[..rest.len() - 1] } else { &rest };
        let is_alike = |record: &Result<csv::StringRecord, csv::Error>| {
            record.as_ref().is_ok_and(|record| record.len() == first.len())
        };
        first.len() > 1 && !whole.is_empty() && whole.iter().all(is_alike)
    };
    DELIMITERS.iter().find(|delimiter| is_table(delimiter)).map(|delimiter| *delimiter as u8)
}

/// Writes the cells of each record that are not empty, so that the text contains the values that a person reads.
pub(crate) fn write_csv(text: &str, buffer: &mut TextBuffer) -> Result<(), BufferFull> {
    let Some(delimiter) = find_delimiter(text) else { return buffer.push(text) };
    for record in reader(text, delimiter).into_records() {
        // The text is UTF-8, and records may have any number of fields.
        let Ok(record) = record else { continue };
        let cells = record.iter().map(str::trim).filter(|cell| !cell.is_empty());
        for (number, cell) in cells.enumerate() {
            if number > 0 {
                buffer.push(" | ")?;
            }
            buffer.push(cell)?;
        }
        buffer.push("\n")?;
    }
    Ok(())
}

fn reader(text: &str, delimiter: u8) -> csv::Reader<&[u8]> {
    csv::ReaderBuilder::new().has_headers(false).flexible(true).delimiter(delimiter).from_reader(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_equal_records() {
        for (text, expected) in [
            ("name;topic\nAda;\"Engines;\nand notes\"\n", true),
            ("a\tb\tc\n1\t2\t3\n", true),
            ("Dear host, I write\nto you because.\n", false),
            ("One line, with a comma", false),
            ("a,b\n1\n2,3\n4,5\n", false),
        ] {
            assert_eq!(looks_like_csv(text), expected, "{text:?}");
        }
    }

    #[test]
    fn cells_are_joined() {
        let mut buffer = TextBuffer::new(1_000);
        write_csv("name;topic\n Ada ;\"Engines; and notes\"\n;x\n", &mut buffer).expect("fits");
        assert_eq!(buffer.into_text(), "name | topic\nAda | Engines; and notes\nx");
    }
}
