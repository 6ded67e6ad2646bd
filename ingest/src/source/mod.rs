//! Resolves a SOURCE argument: a feed, a folder of feeds, a list of URLs, an OPML file, or a dump of a directory.
//! Entries are streamed.

mod folder;
mod list_text;
mod opml;
mod source_entry;
mod url_list;

pub use opml::read_feed_urls as opml_urls;
pub use source_entry::{Entries, SkippedEntry, SourceEntry, SourceError};

use crate::dump::{DumpKind, SQLITE_SIGNATURE};
use crate::feed::clean_line;
use earshot_model::limits::MAX_FEED_BYTES;
use earshot_model::public_url;
use list_text::{decode_list, is_feed_like, parse_web_url};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Detects a dump by its content; `None` for anything else. Dumps have no entries, and are imported by
/// [`crate::dump::import_dump`].
///
/// # Errors
/// [`SourceError`] when the file cannot be read, or has the name of a dump and other content.
pub fn dump_kind(argument: &str) -> Result<Option<DumpKind>, SourceError> {
    let path = Path::new(argument);
    if parse_web_url(argument).is_some() || path.is_dir() {
        return Ok(None);
    }
    let mut start = Vec::new();
    File::open(path)
        .and_then(|file| file.take(DUMP_SNIFF).read_to_end(&mut start))
        .map_err(|source| SourceError::Unreadable { path: public_url(argument).into_owned(), source })?;
    if start.starts_with(SQLITE_SIGNATURE) {
        return Ok(Some(DumpKind::Database));
    }
    if start.starts_with(b"\x1f\x8b") {
        return Ok(Some(DumpKind::Packed));
    }
    let lower = argument.to_lowercase();
    if [".db", ".tgz", ".tar.gz", ".sqlite"].iter().any(|ending| lower.ends_with(ending)) {
        let start = clean_line(&String::from_utf8_lossy(&start), 80);
        return Err(SourceError::NotADump { path: public_url(argument).into_owned(), start });
    }
    Ok(None)
}

const DUMP_SNIFF: u64 = 200;
/// Bytes that are read to detect the format of a file.
const SNIFF: u64 = 64 << 10;

/// Opens a source: a URL, a folder, or a file, whose format is detected by its content.
///
/// # Errors
/// [`SourceError`] when there is nothing to read.
pub fn open_source(argument: &str) -> Result<Entries, SourceError> {
    if let Some(url) = parse_web_url(argument) {
        return Ok(Box::new(std::iter::once(Ok(SourceEntry::Url { url, may_be_list: true }))));
    }
    let path = Path::new(argument);
    let unreadable = |source| SourceError::Unreadable { path: public_url(argument).into_owned(), source };
    if std::fs::metadata(path).map_err(unreadable)?.is_dir() {
        return folder::list_entries(path).map_err(unreadable);
    }
    if dump_kind(argument)?.is_some() {
        return Err(SourceError::Dump { path: public_url(argument).into_owned() });
    }
    match detect_kind(path).map_err(unreadable)? {
        FileKind::Feed => {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            Ok(Box::new(std::iter::once(Ok(SourceEntry::File { path: path.to_owned(), name }))))
        }
        FileKind::Opml => {
            let mut bytes = Vec::new();
            let file = File::open(path).map_err(unreadable)?;
            file.take(MAX_FEED_BYTES as u64).read_to_end(&mut bytes).map_err(unreadable)?;
            Ok(Box::new(opml::read_feed_urls(&bytes).into_iter().map(url_list::parse_line)))
        }
        FileKind::List => Ok(Box::new(url_list::read_lines(path).map_err(unreadable)?)),
        FileKind::Unknown => Err(SourceError::Unknown { path: public_url(argument).into_owned() }),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileKind {
    Feed,
    Opml,
    List,
    Unknown,
}

fn detect_kind(path: &Path) -> io::Result<FileKind> {
    let mut start = Vec::new();
    File::open(path)?.take(SNIFF).read_to_end(&mut start)?;
    let text = decode_list(&start);
    let text = text.trim_start_matches(|character: char| character.is_whitespace() || character == '\u{FEFF}');
    let lower = text[..text.floor_char_boundary(4096)].to_ascii_lowercase();
    let kind = if lower.contains("<opml") || (lower.contains("<outline") && !is_feed_like(text)) {
        FileKind::Opml
    } else if is_feed_like(text) || lower.starts_with('<') {
        FileKind::Feed
    } else if text.lines().take(50).any(|line| parse_web_url(line.trim()).is_some()) {
        FileKind::List
    } else {
        FileKind::Unknown
    };
    Ok(kind)
}
