//! The rows of a list, each once.

use super::cell;
use super::cell_id::{CellNumber, read_number};
use super::named_by::NamedBy;
use earshot_model::rating::ShowId;
use encoding_rs::Encoding;
use std::collections::HashSet;

/// Different rows of one import. No project has more podcasts.
pub const MAX_ROWS: usize = 1_000;
/// Longest text of a row that is shown, in characters.
const MAX_SHOWN_CHARS: usize = 200;

/// The values by which a row identifies a podcast.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RowKeys {
    /// Slug or id on this service.
    pub podcast: Option<String>,
    pub feed_url: Option<String>,
    pub apple_id: Option<i64>,
    pub spotify_id: Option<String>,
    pub guid: Option<String>,
    pub website: Option<String>,
    pub title: Option<String>,
    pub author: Option<String>,
    /// A second reading of title and author: `Title by Author` on a line, or a title with a comma in two cells.
    pub other_reading: Option<(String, Option<String>)>,
    /// The directory whose page is named, when the page names neither a feed nor an id.
    pub directory_page: Option<&'static str>,
    /// Why a cell that should name the podcast was not used.
    pub problem: Option<String>,
}

/// A row of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportRow {
    /// The number of the row or line in the list, from 1.
    pub number: usize,
    /// The row as people recognize it.
    pub input: String,
    pub keys: RowKeys,
}

earshot_model::named! {
    /// How a list is written.
    ListFormat {
        Table = "csv",
        Opml = "opml",
        Lines = "text",
    }
}

/// The different rows of a list, in its order.
#[derive(Clone, Debug)]
pub struct ImportedList {
    pub rows: Vec<ImportRow>,
    pub format: ListFormat,
    /// The name of the encoding.
    pub encoding: &'static str,
    /// Rows that repeat an earlier one.
    pub repeated: usize,
    /// Different rows beyond the most that one import has. They are not in `rows`.
    pub left_out: usize,
}

/// Collects the rows of a list.
pub(super) struct ListBuilder<'a> {
    own_host: Option<&'a str>,
    pub format: ListFormat,
    encoding: &'static Encoding,
    rows: Vec<ImportRow>,
    /// The keys of the rows. Those of a row that names nothing are its text.
    seen: HashSet<(RowKeys, Option<String>)>,
    repeated: usize,
    left_out: usize,
}

impl<'a> ListBuilder<'a> {
    pub fn new(own_host: Option<&'a str>, encoding: &'static Encoding) -> Self {
        Self {
            own_host,
            format: ListFormat::Lines,
            encoding,
            rows: Vec::new(),
            seen: HashSet::new(),
            repeated: 0,
            left_out: 0,
        }
    }

    pub fn own_host(&self) -> Option<&'a str> {
        self.own_host
    }

    /// Adds a row, unless it repeats an earlier one. A row that names nothing is kept, so that it is reported.
    pub fn push(&mut self, number: usize, input: &str, keys: RowKeys) {
        let text = keys.names_nothing().then(|| input.to_owned());
        if !self.seen.insert((keys.clone(), text)) {
            self.repeated += 1;
        } else if self.rows.len() >= MAX_ROWS {
            self.left_out += 1;
        } else {
            self.rows.push(ImportRow { number, input: shorten(input), keys });
        }
    }

    /// Counts a row that repeats the header of its table.
    pub fn skip_repeated(&mut self) {
        self.repeated += 1;
    }

    pub fn finish(self) -> ImportedList {
        let Self { rows, format, encoding, repeated, left_out, .. } = self;
        ImportedList { rows, format, encoding: encoding.name(), repeated, left_out }
    }
}

impl RowKeys {
    /// Whether there is nothing by which a podcast could be looked up.
    pub fn names_nothing(&self) -> bool {
        let texts = [&self.podcast, &self.feed_url, &self.spotify_id, &self.guid, &self.website, &self.title];
        texts.iter().all(|text| text.is_none()) && self.apple_id.is_none() && self.directory_page.is_none()
    }

    /// Adds what a cell names whose column has no name in the table. Returns false for a text that is neither a URL nor
    /// an id.
    pub fn add_recognized(&mut self, text: &str, own_host: Option<&str>) -> bool {
        let Some(named) = cell::recognize(text, own_host) else { return false };
        self.add_named(named);
        true
    }

    pub(super) fn add_named(&mut self, named: NamedBy) {
        match named {
            NamedBy::OwnPage(slug) => set(&mut self.podcast, slug),
            NamedBy::Show(show) => self.add_show(show),
            NamedBy::DirectoryPage(label) => set(&mut self.directory_page, label),
            NamedBy::Url(url) => {
                // A URL may be a feed's or a website's. Both are looked up.
                set(&mut self.feed_url, url.clone());
                set(&mut self.website, url);
            }
        }
    }

    /// Adds the id of a show in any spelling that loses nothing. Returns false, and notes why, for any other text.
    pub fn add_id(&mut self, cell: &str) -> bool {
        if let Some(show) = ShowId::parse(cell.trim_matches(['\'', '"', ' '])) {
            self.add_show(show);
            return true;
        }
        match read_number(cell) {
            Some(CellNumber::Whole(digits)) if let Some(show) = ShowId::parse(&digits) => {
                self.add_show(show);
                return true;
            }
            Some(CellNumber::Lost(reason)) => set(&mut self.problem, reason),
            _ => set(&mut self.problem, format!("“{}” is no id of a podcast.", shorten(cell))),
        }
        false
    }

    pub fn add_show(&mut self, show: ShowId) {
        match show {
            ShowId::Apple(id) => set(&mut self.apple_id, id),
            ShowId::Spotify(id) => set(&mut self.spotify_id, id),
        }
    }
}

/// Sets a key that is not set yet: of two, the first counts.
pub(super) fn set<T>(key: &mut Option<T>, value: T) {
    key.get_or_insert(value);
}

pub(super) fn shorten(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(MAX_SHOWN_CHARS) else { return text.to_owned() };
    format!("{}…", text[..end].trim_end())
}
