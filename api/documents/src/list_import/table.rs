//! Reads tables: CSV with any usual separator, and cells copied from a spreadsheet.

use super::cell;
use super::row::{ListBuilder, ListFormat, RowKeys, set};
use csv::{ReaderBuilder, StringRecord};
use earshot_model::rating::ShowId;

const DELIMITERS: [u8; 4] = [b'\t', b';', b',', b'|'];
/// Lines from which the delimiter is found.
const SAMPLE_LINES: usize = 20;
/// Columns that are read.
const MAX_COLUMNS: usize = 200;
/// A cell with more lines than this is the rest of a file after a quote that never ends.
const MAX_CELL_LINES: usize = 200;
/// Cells shown of a row.
const SHOWN_CELLS: usize = 4;

/// The meaning of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Podcast,
    FeedUrl,
    Apple,
    Spotify,
    Guid,
    Website,
    Title,
    Author,
}

/// Names of columns, folded: those of our exports, of other services and of people.
const COLUMN_NAMES: &[(Column, &[&str])] = &[
    (Column::Podcast, &["podcastid", "earshotid", "podengineid", "slug", "podcastslug", "earshoturl"]),
    (
        Column::FeedUrl,
        &[
            "feedurl",
            "feed",
            "rss",
            "rssurl",
            "rssfeed",
            "rssfeedurl",
            "xmlurl",
            "podcastrssurl",
            "feedlink",
            "rsslink",
        ],
    ),
    (
        Column::Apple,
        &[
            "appleid",
            "itunesid",
            "apple",
            "itunes",
            "applepodcasts",
            "applepodcastsid",
            "applepodcastid",
            "appleurl",
            "applelink",
            "applepodcastsurl",
            "applepodcastslink",
            "itunesurl",
            "ituneslink",
        ],
    ),
    (Column::Spotify, &["spotify", "spotifyid", "spotifyurl", "spotifylink"]),
    (Column::Guid, &["guid", "podcastguid"]),
    (
        Column::Website,
        &["website", "websiteurl", "site", "homepage", "url", "link", "web", "podcastwebsite", "podcastwebsiteurl"],
    ),
    (
        Column::Title,
        &[
            "title",
            "podcast",
            "podcasttitle",
            "podcastname",
            "name",
            "show",
            "showname",
            "showtitle",
            "podcastrsstitle",
            "titel",
            "titre",
            "titulo",
            "nombre",
            "nom",
        ],
    ),
    (
        Column::Author,
        &[
            "author",
            "publisher",
            "host",
            "hosts",
            "hostname",
            "creator",
            "artist",
            "podcastrssauthor",
            "autor",
            "auteur",
        ],
    ),
];

/// Whether a text is a table although no file name marks it as one: copied cells with tabs, or a header with several
/// columns of the table of names. A title may contain commas.
pub(super) fn is_table(text: &str) -> bool {
    let lines: Vec<&str> = sample_lines(text).collect();
    let with_tabs = lines.iter().filter(|line| line.trim().contains('\t')).count();
    if with_tabs > 0 && with_tabs * 2 >= lines.len() {
        return true;
    }
    let Some(first) = lines.first() else { return false };
    DELIMITERS.iter().any(|delimiter| {
        let names = first.split(char::from(*delimiter)).take(MAX_COLUMNS);
        names.filter_map(|name| find_column(&cell::clean(name.trim_matches('"')))).count() >= 2
    })
}

/// Reads the records of a table.
pub(super) fn read(text: &str, list: &mut ListBuilder<'_>) {
    list.format = ListFormat::Table;
    let (text, delimiter) = strip_delimiter_line(text);
    let delimiter = delimiter.unwrap_or_else(|| find_delimiter(text));
    // A quote that never ends would turn the rest of the file into one cell.
    let has_quotes = !read_records(text, delimiter, true).any(|(_, record)| is_runaway(&record));
    let mut header: Option<Vec<Option<Column>>> = None;
    for (line, record) in read_records(text, delimiter, has_quotes) {
        let cells: Vec<String> = record.iter().take(MAX_COLUMNS).map(cell::clean).collect();
        if cells.iter().all(String::is_empty) {
            continue;
        }
        let Some(columns) = &header else {
            let (columns, is_header) = read_header(&cells);
            header = Some(columns);
            if !is_header {
                push_row(line, &cells, header.as_deref().unwrap_or_default(), list);
            }
            continue;
        };
        push_row(line, &cells, columns, list);
    }
}

fn read_records(text: &str, delimiter: u8, has_quotes: bool) -> impl Iterator<Item = (usize, StringRecord)> {
    let mut reader = ReaderBuilder::new();
    reader.has_headers(false).flexible(true).delimiter(delimiter).quoting(has_quotes);
    let records = reader.from_reader(text.as_bytes()).into_records();
    // The text is valid UTF-8 and lines may differ in length, so no record fails.
    records.filter_map(Result::ok).map(|record| {
        let line = record.position().map_or(0, csv::Position::line);
        (usize::try_from(line).unwrap_or(usize::MAX), record)
    })
}

fn is_runaway(record: &StringRecord) -> bool {
    record
        .iter()
        .any(|cell| cell.bytes().filter(|byte| *byte == b'\n').take(MAX_CELL_LINES + 1).count() > MAX_CELL_LINES)
}

/// Reads the columns of the first record. Without a header, all columns are unknown.
fn read_header(cells: &[String]) -> (Vec<Option<Column>>, bool) {
    let mut columns: Vec<Option<Column>> = cells.iter().map(|cell| find_column(cell)).collect();
    let is_header = columns.iter().any(Option::is_some) && cells.iter().all(|cell| cell::parse_url(cell).is_none());
    if !is_header {
        columns.fill(None);
    }
    (columns, is_header)
}

fn find_column(name: &str) -> Option<Column> {
    let folded: String = name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    COLUMN_NAMES.iter().find(|(_, names)| names.contains(&folded.as_str())).map(|(column, _)| *column)
}

fn push_row(line: usize, cells: &[String], columns: &[Option<Column>], list: &mut ListBuilder<'_>) {
    let own_host = list.own_host();
    let mut keys = RowKeys::default();
    let mut texts: Vec<&str> = Vec::new();
    for (number, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
        match columns.get(number).copied().flatten() {
            Some(column) => add_cell(&mut keys, column, cell, own_host),
            None if keys.add_recognized(cell, own_host) => {}
            None => texts.push(cell),
        }
    }
    // A table without a header: the first text is the title, the second the author.
    if columns.iter().all(Option::is_none) {
        let mut names = texts.iter().filter(|text| text.chars().any(char::is_alphabetic));
        keys.title = names.next().map(|&text| text.to_owned());
        keys.author = names.next().map(|&text| text.to_owned());
    }
    let shown: Vec<&str> = cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).take(SHOWN_CELLS).collect();
    list.push(line, &shown.join(" · "), keys);
}

/// Adds the cell of a named column. People put links into columns of ids, and pages into columns of feeds.
fn add_cell(keys: &mut RowKeys, column: Column, cell: &str, own_host: Option<&str>) {
    let is_url = cell::parse_url(&cell::unwrap_hyperlink(cell)).is_some();
    match column {
        Column::Title => set(&mut keys.title, cell.to_owned()),
        Column::Author => set(&mut keys.author, cell.to_owned()),
        Column::Guid => set(&mut keys.guid, cell.to_owned()),
        Column::Podcast if !is_url => set(&mut keys.podcast, cell.to_owned()),
        Column::Apple | Column::Spotify if !is_url => {
            let id = cell.strip_prefix("id").unwrap_or(cell);
            if let Some(show) = ShowId::parse(id) {
                keys.add_show(show);
            }
        }
        Column::Website | Column::FeedUrl if is_url => match cell::recognize(cell, own_host) {
            Some(cell::NamedBy::Url(url)) if column == Column::Website => set(&mut keys.website, url),
            Some(cell::NamedBy::Url(url)) => set(&mut keys.feed_url, url),
            _ => drop(keys.add_recognized(cell, own_host)),
        },
        _ => drop(keys.add_recognized(cell, own_host)),
    }
}

/// Excel's first line `sep=;`.
fn strip_delimiter_line(text: &str) -> (&str, Option<u8>) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let named = first.trim_end_matches('\r').trim_matches('"').strip_prefix("sep=");
    match named.map(str::as_bytes) {
        Some([delimiter]) if delimiter.is_ascii() => (rest, Some(*delimiter)),
        _ => (text, None),
    }
}

/// Finds the delimiter that occurs equally often in most of the first lines.
fn find_delimiter(text: &str) -> u8 {
    let lines: Vec<&str> = sample_lines(text).collect();
    let score = |delimiter: u8| {
        let counts: Vec<usize> = lines.iter().map(|line| count_outside_quotes(line, delimiter)).collect();
        let first = counts.first().copied().unwrap_or_default();
        let same = counts.iter().filter(|count| **count == first).count();
        if first == 0 { (0, 0) } else { (same, first) }
    };
    DELIMITERS.into_iter().rev().max_by_key(|delimiter| score(*delimiter)).unwrap_or(b',')
}

fn sample_lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).take(SAMPLE_LINES)
}

fn count_outside_quotes(line: &str, delimiter: u8) -> usize {
    let mut is_quoted = false;
    let mut count = 0;
    for byte in line.bytes() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            byte if byte == delimiter && !is_quoted => count += 1,
            _ => {}
        }
    }
    count
}
