use crate::support::{all_columns, hostile_records, hostile_titles, write_file};
use earshot_model::export::ExportFormat;
use serde_json::{Map, Value, json};

fn check_rows(rows: &[Map<String, Value>]) {
    let titles = hostile_titles();
    assert_eq!(rows.len(), titles.len());
    for (row, title) in rows.iter().zip(&titles) {
        assert_eq!(row.len(), all_columns().len());
        // JSON has no formulas, so texts are unchanged.
        assert_eq!((&row["title"], &row["genres"]), (&json!(title), &json!(["News", title])));
        assert_eq!(row["lastEpisodePublishedAt"], "2026-11-21T10:00:00.250Z");
        assert_eq!((&row["spotifyRating"], &row["countries"]), (&json!(null), &json!([])));
        assert_eq!((&row["appleRating"], &row["nextActionOn"]), (&json!(4.5), &json!("2026-11-21")));
    }
    assert_eq!((&rows[0]["episodeCount"], &rows[0]["explicit"]), (&json!(1), &json!(false)));
}

#[test]
fn json_is_one_array() {
    let bytes = write_file(ExportFormat::Json, &hostile_records(), false);
    check_rows(&serde_json::from_slice::<Vec<Map<String, Value>>>(&bytes).expect("JSON"));
    let empty = write_file(ExportFormat::Json, &[], false);
    assert_eq!(serde_json::from_slice::<Value>(&empty).expect("JSON"), json!([]));
}

#[test]
fn ndjson_is_an_object_per_line() {
    let bytes = write_file(ExportFormat::Ndjson, &hostile_records(), false);
    let text = String::from_utf8(bytes).expect("UTF-8");
    let rows: Vec<_> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    check_rows(&rows);
    assert!(text.ends_with('\n'));
    assert!(write_file(ExportFormat::Ndjson, &[], false).is_empty());
}
