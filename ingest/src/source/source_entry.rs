//! The entries of a source, and why a source or an entry cannot be read.

use std::io;
use std::path::PathBuf;

/// A feed to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceEntry {
    Url {
        url: String,
        /// Set when the URL is the argument itself, which may turn out to be an OPML list.
        may_be_list: bool,
    },
    File {
        path: PathBuf,
        /// The name within the source: the path below the given folder, or the file's name.
        name: String,
    },
}

/// An entry of a source that is not a feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedEntry {
    /// The line or file.
    pub entry: String,
    /// The reason in kebab-case, for counting.
    pub reason: &'static str,
}

/// Why a source cannot be read. The path may be a malformed URL with secrets, so errors store its public form.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    #[error("{path} cannot be read")]
    Unreadable { path: String, source: io::Error },
    #[error("{path} is not a feed, a list of URLs or an OPML file")]
    Unknown { path: String },
    /// See [`dump_kind`](super::dump_kind).
    #[error("{path} is a directory's dump, not a list of feeds")]
    Dump { path: String },
    #[error("{path} is not a dump: it begins with {start:?}")]
    NotADump { path: String, start: String },
}

/// The entries of a source, always in the same order.
pub type Entries = Box<dyn Iterator<Item = Result<SourceEntry, SkippedEntry>> + Send>;
