//! Records with values that are hard to write, and functions that write whole files.

use earshot_export::{ExportTable, ExportWriter};
use earshot_model::export::{
    ExportColumn, ExportColumnGroup, ExportFormat, ExportRecord, ExportSource, ListEntry, SocialFigures, choose_columns,
};
use earshot_model::{SocialKind, Tier, Timestamp};
use std::io::Read;
use std::sync::Arc;

pub fn moment() -> Timestamp {
    "2026-11-21T10:00:00.250Z".parse().expect("a moment")
}

/// Titles that break careless writers.
pub fn hostile_titles() -> Vec<String> {
    let titles = [
        "=HYPERLINK(\"https://evil.example\",\"Click\")",
        "+1 (415) 555",
        "-1+1",
        "@SUM(A1:A9)",
        "\t=1",
        "\r\n=1",
        "He said \"no\", twice",
        "two\nlines, and a; semicolon",
        "הפודקאסט של שלום ١٢٣",
        "🎙️ Émoji 👩‍👩‍👧‍👦 \u{202e}reversed",
        "<b>&amp;</b> ]]>",
        "_x0041_ and \u{1} control",
        "播客",
        "\u{a0}\u{200b}=1+1",
        "\u{feff} @SUM(A1:A9)",
        "not\u{fffe} XML\u{ffff}\u{1fffe}",
    ];
    let mut titles: Vec<String> = titles.map(str::to_owned).to_vec();
    titles.push("long ".repeat(100));
    titles
}

pub fn record(number: i64, title: &str) -> ExportRecord {
    ExportRecord {
        podcast_id: format!("id-{number}"),
        slug: format!("podcast-{number}"),
        title: title.to_owned(),
        page_url: format!("https://earshot.example/podcasts/podcast-{number}"),
        is_in_catalog: true,
        genres: vec!["News".to_owned(), title.to_owned()],
        feed_url: Some(format!("https://feeds.example/{number}?a=1&b=2")),
        website_url: Some("https://show.example/?a=1&b=2".to_owned()),
        is_explicit: Some(number % 2 == 0),
        episode_count: Some(number),
        last_episode_at: Some(moment()),
        apple_rating: Some(4.5),
        emails: vec!["ann@show.example".to_owned()],
        socials: SocialFigures {
            links: vec![(SocialKind::Youtube, "https://www.youtube.com/@show".to_owned())],
            ..SocialFigures::default()
        },
        entry: Some(ListEntry {
            state: "prospect".to_owned(),
            next_action_on: Some(moment().date_naive()),
            ..ListEntry::default()
        }),
        ..ExportRecord::default()
    }
}

pub fn hostile_records() -> Vec<ExportRecord> {
    (1..).zip(hostile_titles()).map(|(number, title)| record(number, &title)).collect()
}

pub fn all_columns() -> Vec<&'static ExportColumn> {
    choose_columns(ExportSource::List, ExportColumnGroup::ALL, Tier::Admin)
}

pub fn column_number(key: &str) -> usize {
    all_columns().iter().position(|column| column.key == key).expect("a column")
}

/// A whole file, written in chunks of three records.
pub fn write_file(format: ExportFormat, records: &[ExportRecord], with_bom: bool) -> Vec<u8> {
    let table = ExportTable {
        title: "Q3 & beyond".to_owned(),
        columns: all_columns().into_iter().map(Into::into).collect(),
        exported_at: moment(),
    };
    let mut bytes = Vec::new();
    match ExportWriter::new(format, Arc::new(table), with_bom).expect("a writer") {
        ExportWriter::Stream(mut writer) => {
            writer.begin(&mut bytes).expect("works");
            for chunk in records.chunks(3) {
                writer.write(chunk, &mut bytes).expect("works");
            }
            writer.end(&mut bytes).expect("works");
        }
        ExportWriter::File(mut writer) => {
            for chunk in records.chunks(3) {
                writer.write(chunk).expect("works");
            }
            writer.finish().expect("a file").read_to_end(&mut bytes).expect("reads");
        }
    }
    bytes
}
