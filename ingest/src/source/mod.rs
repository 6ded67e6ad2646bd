//! What a SOURCE argument stands for: a feed, a folder of feeds, a list of URLs, an OPML file. Entries are streamed.

mod folder;
mod list;
mod opml;

pub use opml::urls as opml_urls;

use crate::feed::{ParseContext, clean_line};
use earshot_model::limits::{MAX_FEED_BYTES, MAX_SHORT_TEXT_BYTES};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// One feed to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    Url {
        url: String,
        /// Given as the argument itself: what is there may turn out to be an OPML list.
        may_be_list: bool,
    },
    File {
        path: PathBuf,
        /// Within the source: the path below the folder that was given, else the file's name.
        name: String,
    },
}

/// Something in a source that is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// The line, the file.
    pub what: String,
    /// Kebab-case, for counting.
    pub reason: &'static str,
}

/// A source that cannot be read at all.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    #[error("{path} cannot be read")]
    Unreadable { path: String, source: io::Error },
    #[error("{path} is no feed, no list of URLs and no OPML file")]
    Unknown { path: String },
    #[error("{path} is a database dump, which is not read yet")]
    Dump { path: String },
}

/// The entries of a source, in an order that is the same each time.
pub type Entries = Box<dyn Iterator<Item = Result<Entry, Skipped>> + Send>;

/// How much of a file is looked at to tell what it is, in bytes.
const SNIFF: u64 = 64 << 10;

/// Opens a source: a URL, a folder, or a file that is told by its content.
///
/// # Errors
/// [`SourceError`] when there is nothing to read.
pub fn open(argument: &str) -> Result<Entries, SourceError> {
    if let Some(url) = web_url(argument) {
        return Ok(Box::new(std::iter::once(Ok(Entry::Url { url, may_be_list: true }))));
    }
    let path = Path::new(argument);
    let unreadable = |source| SourceError::Unreadable { path: argument.to_owned(), source };
    if std::fs::metadata(path).map_err(unreadable)?.is_dir() {
        return folder::entries(path).map_err(unreadable);
    }
    match sniff(path).map_err(unreadable)? {
        Kind::Feed => {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            Ok(Box::new(std::iter::once(Ok(Entry::File { path: path.to_owned(), name }))))
        }
        Kind::Opml => {
            let mut bytes = Vec::new();
            let file = File::open(path).map_err(unreadable)?;
            file.take(MAX_FEED_BYTES as u64).read_to_end(&mut bytes).map_err(unreadable)?;
            Ok(Box::new(opml::urls(&bytes).into_iter().map(list::entry)))
        }
        Kind::List => Ok(Box::new(list::lines(path).map_err(unreadable)?)),
        Kind::Dump => Err(SourceError::Dump { path: argument.to_owned() }),
        Kind::Unknown => Err(SourceError::Unknown { path: argument.to_owned() }),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Feed,
    Opml,
    List,
    Dump,
    Unknown,
}

fn sniff(path: &Path) -> io::Result<Kind> {
    let mut start = Vec::new();
    File::open(path)?.take(SNIFF).read_to_end(&mut start)?;
    if start.starts_with(b"SQLite format 3") || start.starts_with(b"\x1f\x8b") {
        return Ok(Kind::Dump);
    }
    let text = crate::feed::decode_text(&start);
    let text = text.trim_start_matches(|character: char| character.is_whitespace() || character == '\u{FEFF}');
    let lower = text[..text.floor_char_boundary(4096)].to_ascii_lowercase();
    let kind = if lower.contains("<opml") {
        Kind::Opml
    } else if looks_like_feed(text) || lower.starts_with('<') {
        Kind::Feed
    } else if text.lines().take(50).any(|line| web_url(line.trim()).is_some()) {
        Kind::List
    } else {
        Kind::Unknown
    };
    Ok(kind)
}

/// Whether the beginning of a file has the root of a feed.
fn looks_like_feed(text: &str) -> bool {
    ["<rss", "<feed", "<rdf:RDF", "<channel"].iter().any(|root| text.contains(root))
}

/// The http or https URL that a text is, in good form.
fn web_url(text: &str) -> Option<String> {
    let line = clean_line(text, MAX_SHORT_TEXT_BYTES);
    let has_scheme = ["http://", "https://", "feed:", "itpc:", "pcast:"]
        .iter()
        .any(|scheme| line.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme)));
    if has_scheme { crate::feed::absolute_url(&line, &ParseContext::default()) } else { None }
}
