use crate::support::{all_columns, hostile_records, hostile_titles, moment, record, write_file};
use earshot_model::export::{ExportFormat, ExportRecord};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};
use std::collections::HashMap;
use std::io::{Seek, Write};

fn reader(bytes: &[u8]) -> SerializedFileReader<std::fs::File> {
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(bytes).expect("writes");
    file.rewind().expect("rewinds");
    SerializedFileReader::new(file).expect("a Parquet file")
}

fn fields(row: &Row) -> HashMap<String, Field> {
    row.get_column_iter().map(|(name, field)| (name.clone(), field.clone())).collect()
}

#[test]
fn every_value_is_read_back() {
    let reader = reader(&write_file(ExportFormat::Parquet, &hostile_records(), false));
    let rows: Vec<Row> = reader.get_row_iter(None).expect("rows").map(|row| row.expect("a row")).collect();
    let titles = hostile_titles();
    assert_eq!(rows.len(), titles.len());
    for (number, (row, title)) in (1..).zip(rows.iter().zip(&titles)) {
        let row = fields(row);
        assert_eq!(row.len(), all_columns().len());
        assert_eq!(row["title"], Field::Str(title.clone()));
        assert_eq!(row["episodeCount"], Field::Long(number));
        assert_eq!(row["explicit"], Field::Bool(number % 2 == 0));
        assert_eq!(row["appleRating"], Field::Double(4.5));
        assert_eq!(row["spotifyRating"], Field::Null);
        assert_eq!(row["lastEpisodePublishedAt"], Field::TimestampMillis(moment().timestamp_millis()));
        assert_eq!(row["nextActionOn"], Field::Date(20_778));
        let Field::ListInternal(genres) = &row["genres"] else { panic!("{:?}", row["genres"]) };
        assert_eq!(genres.elements(), [Field::Str("News".to_owned()), Field::Str(title.clone())]);
        let Field::ListInternal(countries) = &row["countries"] else { panic!("{:?}", row["countries"]) };
        assert!(countries.elements().is_empty());
    }
}

/// Records are in several row groups, so that neither writer nor reader needs the whole file in memory.
#[test]
fn row_groups_are_bounded_by_records_and_by_bytes() {
    let group_sizes = |records: &[ExportRecord]| -> Vec<i64> {
        let reader = reader(&write_file(ExportFormat::Parquet, records, false));
        let groups = reader.metadata().row_groups();
        groups.iter().map(|group| group.num_rows()).collect()
    };
    let short: Vec<ExportRecord> = (0..2_500).map(|number| record(number, "Short")).collect();
    assert_eq!(group_sizes(&short), [1_000, 1_000, 500]);
    let long = |number| ExportRecord { description: Some("x".repeat(1 << 20)), ..record(number, "Long") };
    let long: Vec<ExportRecord> = (0..10).map(long).collect();
    assert_eq!(group_sizes(&long), [4, 4, 2]);
    assert_eq!(group_sizes(&[]), [0_i64; 0]);
}
