use crate::support::{all_columns, column_number, hostile_records, hostile_titles, write_file};
use earshot_model::export::ExportFormat;

#[test]
fn a_csv_reader_finds_every_cell() {
    let bytes = write_file(ExportFormat::Csv, &hostile_records(), false);
    let mut reader = csv::ReaderBuilder::new().from_reader(bytes.as_slice());
    let labels: Vec<String> = reader.headers().expect("a heading").iter().map(str::to_owned).collect();
    assert_eq!(labels, all_columns().iter().map(|column| column.label).collect::<Vec<_>>());
    let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("a row")).collect();
    let titles = hostile_titles();
    assert_eq!(rows.len(), titles.len());
    for (row, title) in rows.iter().zip(&titles) {
        let cell = &row[column_number("title")];
        assert_eq!(cell.strip_prefix('\'').unwrap_or(cell), title);
        assert_eq!(&row[column_number("genres")], format!("News; {title}"));
        assert_eq!(&row[column_number("lastEpisodePublishedAt")], "2026-11-21T10:00:00Z");
        assert_eq!(&row[column_number("nextActionOn")], "2026-11-21");
        assert_eq!(&row[column_number("spotifyRating")], "");
        assert_eq!(&row[column_number("appleRating")], "4.5");
    }
    let neutralized = rows.iter().filter(|row| row[column_number("title")].starts_with('\''));
    assert_eq!(neutralized.count(), 8);
}

/// RFC 4180: lines end with CRLF, the last one too.
#[test]
fn no_cell_of_a_csv_file_begins_like_a_formula() {
    let bytes = write_file(ExportFormat::Csv, &hostile_records(), true);
    assert!(bytes.starts_with(b"\xef\xbb\xbfTitle,State,"), "the byte order mark comes first");
    assert!(bytes.ends_with(b"\r\n"));
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(&bytes[3..]);
    for row in reader.records() {
        for cell in &row.expect("a row") {
            assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell:?}");
        }
    }
}

#[test]
fn an_empty_export_has_its_heading() {
    let bytes = write_file(ExportFormat::Csv, &[], false);
    assert_eq!(bytes.iter().filter(|byte| **byte == b'\n').count(), 1);
}
