use crate::support::{all_columns, column_number, hostile_records, hostile_titles, record, write_file};
use earshot_model::export::{ExportFormat, ExportRecord};
use earshot_model::is_xml_character;
use quick_xml::Reader;
use quick_xml::events::Event;
use std::io::{Cursor, Read};

/// The sheet as XML.
fn sheet(bytes: Vec<u8>) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("a workbook");
    let mut text = String::new();
    archive.by_name("xl/worksheets/sheet1.xml").expect("a sheet").read_to_string(&mut text).expect("XML");
    text
}

/// The cells as pairs of type and text. Rows leave out empty cells.
fn cells(sheet: &str) -> Vec<(String, String, String)> {
    let mut reader = Reader::from_str(sheet);
    let mut cells: Vec<(String, String, String)> = Vec::new();
    loop {
        match reader.read_event().expect("well-formed") {
            Event::Start(tag) if tag.name().as_ref() == "c" => {
                let value = |name: &str| {
                    let found = tag.try_get_attribute(name).expect("well-formed");
                    found.map(|found| found.value.into_owned()).unwrap_or_default()
                };
                cells.push((value("r"), value("t"), String::new()));
            }
            Event::Start(tag) if tag.name().as_ref() == "f" => panic!("a formula"),
            Event::Text(text) => {
                if let Some((_, _, cell)) = cells.last_mut() {
                    cell.push_str(&text);
                }
            }
            Event::GeneralRef(reference) => {
                let (_, _, cell) = cells.last_mut().expect("a cell");
                cell.push_str(match &*reference {
                    "lt" => "<",
                    "gt" => ">",
                    "amp" => "&",
                    "quot" => "\"",
                    other => panic!("{other}"),
                });
            }
            Event::Eof => return cells,
            _ => {}
        }
    }
}

fn cell<'a>(cells: &'a [(String, String, String)], name: &str) -> (&'a str, &'a str) {
    cells.iter().find(|(at, ..)| at == name).map_or(("", ""), |(_, kind, text)| (kind.as_str(), text.as_str()))
}

#[test]
fn texts_are_strings_and_figures_are_numbers() {
    let sheet = sheet(write_file(ExportFormat::Xlsx, &hostile_records(), false));
    let cells = cells(&sheet);
    assert!(sheet.chars().all(is_xml_character));
    assert!(!sheet.contains("<f>") && !sheet.contains("hyperlink"), "no formulas, no links");
    assert_eq!(cell(&cells, "A1"), ("inlineStr", "Title"));
    assert_eq!(column_number("title"), 0);
    for (number, title) in (2..).zip(hostile_titles()) {
        let (kind, text) = cell(&cells, &format!("A{number}"));
        assert_eq!(kind, "inlineStr", "{title}");
        // Texts that look like escapes of control characters are escaped, and what XML cannot contain is removed.
        if title.chars().all(|letter| is_xml_character(letter) && !letter.is_control()) && !title.contains("_x0041_") {
            assert_eq!(text, title);
        }
    }
    let letters = |key| char::from(b'A' + u8::try_from(column_number(key)).expect("a column before Z"));
    assert_eq!(cell(&cells, &format!("{}3", letters("episodeCount"))), ("", "2"));
    assert_eq!(cell(&cells, &format!("{}2", letters("lastEpisodePublishedAt"))), ("inlineStr", "2026-11-21T10:00:00Z"));
    assert_eq!(cell(&cells, &format!("{}3", letters("explicit"))), ("b", "1"));
    assert_eq!(cells.iter().filter(|(at, ..)| at.ends_with('1') && !at.ends_with("11")).count(), all_columns().len());
}

/// Excel refuses files with longer cells.
#[test]
fn a_long_description_is_shortened_to_a_cell() {
    let long = ExportRecord { description: Some("é".repeat(50_000)), ..record(1, "Long") };
    let sheet = sheet(write_file(ExportFormat::Xlsx, &[long], false));
    let longest = cells(&sheet).iter().map(|(.., text)| text.encode_utf16().count()).max();
    assert_eq!(longest, Some(32_767));
}
