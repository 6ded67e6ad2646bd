//! Reads tables: CSV with any usual separator, and cells copied from a spreadsheet.

use super::cell;
use super::cell_id::read_number;
use super::cell_link::read_link;
use super::cell_url::{parse_url, parse_url_or_host};
use super::named_by::NamedBy;
use super::row::{ListBuilder, ListFormat, RowKeys, set, shorten};
use csv::{ReaderBuilder, StringRecord};

const DELIMITERS: [u8; 4] = [b'\t', b';', b',', b'|'];
/// Records from which the delimiter is found.
const SAMPLE_RECORDS: usize = 20;
/// Records among which the header is. Titles of a sheet may stand above it.
const HEADER_WITHIN: usize = 5;
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

/// Whether a text is a table although no file name marks it as one: a line `sep=`, copied cells with tabs, or a header of
/// the table of names. A title may contain commas, so one name counts only if all records have equally many cells.
pub(super) fn is_table(text: &str) -> bool {
    if strip_delimiter_line(text).1.is_some() {
        return true;
    }
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(SAMPLE_RECORDS);
    let with_tabs: Vec<bool> = lines.map(|line| line.trim().contains('\t')).collect();
    let tabs = with_tabs.iter().filter(|has_tab| **has_tab).count();
    if tabs > 0 && tabs * 2 >= with_tabs.len() {
        return true;
    }
    DELIMITERS.iter().any(|delimiter| {
        let records = sample(text, *delimiter);
        let names = |record: &StringRecord| {
            let cells = record.iter().take(MAX_COLUMNS);
            cells.filter(|name| find_column(&cell::clean(name)).is_some()).count()
        };
        let is_even = || records.iter().all(|record| record.len() == records[0].len());
        records.iter().take(HEADER_WITHIN).any(|record| names(record) >= 2)
            || (records.len() > 1 && names(&records[0]) == 1 && is_even())
    })
}

/// Reads the records of a table.
pub(super) fn read(text: &str, list: &mut ListBuilder<'_>) {
    list.format = ListFormat::Table;
    let (text, delimiter) = strip_delimiter_line(text);
    let lines_before = usize::from(delimiter.is_some());
    let delimiter = delimiter.unwrap_or_else(|| find_delimiter(text));
    // A quote that never ends would turn the rest of the file into one cell.
    let has_quotes = !read_records(text, delimiter, true).any(|(_, record)| is_runaway(&record));
    let records = || {
        let records = read_records(text, delimiter, has_quotes).map(|(line, record)| {
            let cells: Vec<String> = record.iter().take(MAX_COLUMNS).map(cell::clean).collect();
            (line + lines_before, cells)
        });
        // A Markdown table has a line of dashes below its header.
        records.filter(|(_, cells)| !cells.iter().all(|cell| cell::is_rule(cell)))
    };
    let first: Vec<Vec<String>> = records().take(HEADER_WITHIN).map(|(_, cells)| cells).collect();
    let header = find_header(&first);
    let columns = header.map(|at| read_columns(&first[at])).unwrap_or_default();
    for (number, (line, cells)) in records().enumerate() {
        match header {
            Some(at) if number == at => {}
            Some(at) if number < at => push_row(line, &cells, &[], list),
            // Lists that were joined repeat the header.
            Some(at) if cells == first[at] => list.skip_repeated(),
            _ => push_row(line, &cells, &columns, list),
        }
    }
}

fn read_records(text: &str, delimiter: u8, has_quotes: bool) -> impl Iterator<Item = (usize, StringRecord)> {
    let mut reader = ReaderBuilder::new();
    reader.has_headers(false).flexible(true).delimiter(delimiter).quoting(has_quotes);
    let records = reader.from_reader(text.as_bytes()).into_records();
    // The text is valid UTF-8 and lines may differ in length, so no record fails.
    records.filter_map(Result::ok).map(|record| {
        let (byte, line) = record.position().map_or((0, 0), |position| (position.byte(), position.line()));
        // The position is before the empty lines above a record.
        let start = usize::try_from(byte).unwrap_or(usize::MAX).min(text.len());
        let empty = text.as_bytes()[start..].iter().take_while(|byte| **byte == b'\n').count();
        (usize::try_from(line).unwrap_or(usize::MAX).saturating_add(empty), record)
    })
}

/// The first records that are not empty.
fn sample(text: &str, delimiter: u8) -> Vec<StringRecord> {
    let records = read_records(text, delimiter, true).map(|(_, record)| record);
    records.filter(|record| record.iter().any(|cell| !cell.trim().is_empty())).take(SAMPLE_RECORDS).collect()
}

fn is_runaway(record: &StringRecord) -> bool {
    record
        .iter()
        .any(|cell| cell.bytes().filter(|byte| *byte == b'\n').take(MAX_CELL_LINES + 1).count() > MAX_CELL_LINES)
}

/// The header among the first records: the first with several names of columns, or a first record with one.
fn find_header(records: &[Vec<String>]) -> Option<usize> {
    let count = |cells: &[String]| {
        let has_url = cells.iter().any(|cell| parse_url(cell).is_some());
        if has_url { 0 } else { cells.iter().filter(|cell| find_column(cell).is_some()).count() }
    };
    let several = records.iter().position(|cells| count(cells) >= 2);
    several.or_else(|| records.first().filter(|cells| count(cells) > 0).map(|_| 0))
}

fn read_columns(cells: &[String]) -> Vec<Option<Column>> {
    cells.iter().map(|cell| find_column(cell)).collect()
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
            None if add_unnamed_cell(&mut keys, cell, own_host) => {}
            None => texts.push(cell),
        }
    }
    // A table without a header: the first text is the title, the second the author.
    if columns.iter().all(Option::is_none) {
        add_texts(&mut keys, &texts);
    }
    let shown: Vec<&str> = cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).take(SHOWN_CELLS).collect();
    list.push(line, &shown.join(" · "), keys);
}

/// Adds what the cell of a column without a name identifies: a URL, or the number of a show.
fn add_unnamed_cell(keys: &mut RowKeys, cell: &str, own_host: Option<&str>) -> bool {
    if let Some(link) = read_link(cell).filter(|link| !link.text.is_empty()) {
        set(&mut keys.title, link.text);
    }
    let is_id = read_number(cell).is_some_and(|number| number.is_likely_id());
    keys.add_recognized(cell, own_host) || (is_id && keys.add_id(cell))
}

fn add_texts(keys: &mut RowKeys, texts: &[&str]) {
    let mut names = texts.iter().filter(|text| text.chars().any(char::is_alphabetic));
    let (title, author) = (names.next(), names.next());
    let Some(&title) = title.or_else(|| texts.first()) else { return };
    set(&mut keys.title, title.to_owned());
    keys.author = author.map(|&text| text.to_owned());
    // The comma may belong to the title.
    if let (Some(author), [_, _]) = (author, texts) {
        keys.other_reading = Some((format!("{title}, {author}"), None));
    }
}

/// Adds the cell of a named column. People put links into columns of ids, and pages into columns of feeds.
fn add_cell(keys: &mut RowKeys, column: Column, cell: &str, own_host: Option<&str>) {
    match column {
        Column::Title => add_title(keys, cell, own_host),
        Column::Author => set(&mut keys.author, cell.to_owned()),
        Column::Guid => set(&mut keys.guid, cell.trim_matches(['\'', '"']).to_owned()),
        Column::Website | Column::FeedUrl => add_url(keys, column, cell, own_host),
        // An id, unless the cell has a link.
        Column::Apple | Column::Spotify | Column::Podcast if keys.add_recognized(cell, own_host) => {}
        Column::Apple | Column::Spotify => drop(keys.add_id(cell)),
        Column::Podcast => set(&mut keys.podcast, cell.trim_matches(['\'', '"']).to_owned()),
    }
}

fn add_title(keys: &mut RowKeys, cell: &str, own_host: Option<&str>) {
    let link = read_link(cell);
    let is_url = link.is_some() || cell.contains("://");
    if !(is_url && keys.add_recognized(cell, own_host)) {
        set(&mut keys.title, cell.to_owned());
    } else if let Some(link) = link.filter(|link| !link.text.is_empty()) {
        set(&mut keys.title, link.text);
    }
}

fn add_url(keys: &mut RowKeys, column: Column, cell: &str, own_host: Option<&str>) {
    let text = read_link(cell).map_or_else(|| cell.to_owned(), |link| link.url);
    let url = parse_url_or_host(&text).map(String::from);
    match cell::recognize(url.as_deref().unwrap_or(&text), own_host) {
        Some(NamedBy::Url(url)) if column == Column::Website => set(&mut keys.website, url),
        Some(NamedBy::Url(url)) => set(&mut keys.feed_url, url),
        Some(named) => keys.add_named(named),
        None => set(&mut keys.problem, format!("“{}” is no URL.", shorten(cell))),
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

/// Finds the delimiter by which most of the first records have equally many cells.
fn find_delimiter(text: &str) -> u8 {
    let score = |delimiter: u8| {
        let counts: Vec<usize> = sample(text, delimiter).iter().map(StringRecord::len).collect();
        // A title of the sheet may stand above the header.
        let first = counts.iter().take(HEADER_WITHIN).copied().find(|count| *count > 1).unwrap_or_default();
        let same = counts.iter().filter(|count| **count == first).count();
        if first <= 1 { (0, 0) } else { (same, first) }
    };
    DELIMITERS.into_iter().rev().max_by_key(|delimiter| score(*delimiter)).unwrap_or(b',')
}
