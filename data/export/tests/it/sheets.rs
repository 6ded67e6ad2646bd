use earshot_export::{Sheet, SheetColumn, SheetFormat, text_table};
use earshot_model::export::ExportColumnKind;
use std::io::{Cursor, Read};

struct Pitch {
    subject: String,
    topics: Vec<String>,
    words: i64,
}

const COLUMNS: &[SheetColumn<Pitch>] = &[
    SheetColumn::new(ExportColumnKind::Text, "subject", "Subject", |it| (&it.subject).into()),
    SheetColumn::new(ExportColumnKind::List, "topics", "Topics", |it| (&it.topics).into()),
    SheetColumn::new(ExportColumnKind::Integer, "words", "Words", |it| it.words.into()),
];

fn pitch(subject: &str, topics: &[&str], words: i64) -> Pitch {
    Pitch { subject: subject.to_owned(), topics: topics.iter().map(|&topic| topic.to_owned()).collect(), words }
}

fn write(rows: Vec<Pitch>, format: SheetFormat, with_bom: bool) -> Vec<u8> {
    Sheet { name: "Pitches", columns: COLUMNS, rows }.write(format, with_bom).expect("works")
}

fn pitches() -> Vec<Pitch> {
    vec![pitch("=1+1", &["=1", "b"], -120), pitch("", &[], 0)]
}

/// The XML of the sheet in a workbook.
fn sheet_xml(rows: Vec<Pitch>) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(write(rows, SheetFormat::Xlsx, false))).expect("a workbook");
    let mut text = String::new();
    archive.by_name("xl/worksheets/sheet1.xml").expect("a sheet").read_to_string(&mut text).expect("text");
    text
}

#[test]
fn csv_and_json_have_each_row_and_no_formulas() {
    let text = |format, bom| String::from_utf8(write(pitches(), format, bom)).expect("text");
    assert_eq!(text(SheetFormat::Csv, false), "Subject,Topics,Words\r\n'=1+1,'=1; b,-120\r\n,,0\r\n");
    assert!(text(SheetFormat::Csv, true).starts_with("\u{feff}Subject,"));
    let json: serde_json::Value = serde_json::from_str(&text(SheetFormat::Json, true)).expect("JSON");
    let first = serde_json::json!({"subject": "=1+1", "topics": ["=1", "b"], "words": -120});
    assert_eq!((&json[0], &json[1]["subject"]), (&first, &serde_json::Value::Null));
}

#[test]
fn a_workbook_has_one_sheet_with_strings_and_numbers() {
    let text = sheet_xml(pitches());
    assert!(text.contains("<v>-120</v>") && !text.contains("<f>"), "{text}");
}

#[test]
fn long_texts_fit_into_a_cell() {
    for letter in ["a", "é", "🎙"] {
        let text = sheet_xml(vec![pitch(&letter.repeat(40_000), &[], 1)]);
        let start = text.find(&letter.repeat(100)).expect("the text");
        let cell = text[start..].split('<').next().unwrap_or_default();
        assert_eq!((cell.encode_utf16().count(), cell.ends_with('…')), (32_767, true), "{letter}");
    }
    let whole = "é".repeat(32_767);
    assert!(sheet_xml(vec![pitch(&whole, &[], 1)]).contains(&whole));
}

#[test]
fn a_table_of_texts_has_headings_and_no_formulas() {
    let rows = [["Rust Talk".to_owned(), "=1+1".to_owned()]];
    let table = text_table(&["Podcast", "Note"], &rows).expect("works");
    assert_eq!(String::from_utf8(table).expect("text"), "Podcast,Note\r\nRust Talk,'=1+1\r\n");
}

/// The text of a cell, read back.
fn csv_cell(text: &str) -> String {
    let table = text_table(&["Note"], &[[text.to_owned()]]).expect("works");
    let mut records = csv::Reader::from_reader(table.as_slice()).into_records();
    records.next().expect("a row").expect("well-formed")[0].to_owned()
}

#[test]
fn formulas_are_neutralized_and_other_texts_stay() {
    for formula in [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        "＝1",
        "=cmd|' /C calc'!A0",
        "=HYPERLINK(\"x\")",
        " =1",
        "\u{a0}=1",
        "\u{3000}+1",
        "\u{200b}-1",
        "\u{feff}@x",
        "\u{202e} \0\u{2066}＝1",
    ] {
        assert_eq!(csv_cell(formula), format!("'{formula}"));
    }
    for text in ["a=1", "1-1", "'=1", " 1", "№ 1", "שלום", "\u{200f}שלום"] {
        assert_eq!(csv_cell(text), text);
    }
}
