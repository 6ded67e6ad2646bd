//! Reads lists of podcasts that people bring along: CSV and other tables, OPML, and pasted titles and URLs. The rows
//! are then looked up in a generation (`matching.rs`), each with a stated confidence.

mod cell;
mod cell_id;
mod cell_link;
mod cell_url;
mod decode;
mod lines;
mod matching;
mod named_by;
mod opml;
mod row;
mod table;
mod title;

pub use decode::find_encoding;
pub use matching::{MatchBudget, MatchConfidence, Matcher, RowMatch, RowPodcast};
pub use row::{ImportRow, ImportedList, MAX_ROWS};

use row::ListBuilder;
#[cfg(test)]
use row::ListFormat;

/// Spec 9: 5,242,880 bytes per file.
pub const MAX_LIST_BYTES: usize = 5_242_880;

/// A list as it was sent.
#[derive(Clone, Debug)]
pub struct ListSource {
    pub bytes: Vec<u8>,
    /// The encoding that the sender names; `None` detects it.
    pub encoding: Option<&'static encoding_rs::Encoding>,
    /// The name of the file; `None` for a pasted text.
    pub file_name: Option<String>,
}

/// Reads the rows of a list. Damage is tolerated: what can be read is read. `own_host` is the host of this service,
/// whose page URLs name podcasts.
pub fn read_list(source: &ListSource, own_host: Option<&str>) -> ImportedList {
    let (text, encoding) = decode::decode(&source.bytes, source.encoding);
    // Rows have the numbers that editors show, whatever ends the lines.
    let text = if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text };
    let mut list = ListBuilder::new(own_host, encoding);
    let extension = source.file_name.as_deref().and_then(|name| name.rsplit_once('.')).map(|(_, end)| end);
    let is_named = |endings: &[&str]| {
        extension.is_some_and(|extension| endings.iter().any(|ending| ending.eq_ignore_ascii_case(extension)))
    };
    if opml::is_opml(&text) {
        opml::read(&text, &mut list);
    } else if is_named(&["csv", "tsv", "tab"]) || table::is_table(&text) {
        table::read(&text, &mut list);
    } else {
        lines::read(&text, &mut list);
    }
    list.finish()
}

#[cfg(test)]
mod tests;
