//! Why nothing, or not all, was written.

use std::io;
use std::path::PathBuf;

/// Every variant names what was being done and to which file.
#[derive(Debug, thiserror::Error)]
pub enum GenerateError {
    #[error("cannot list shows in {}", path.display())]
    List { path: PathBuf, source: io::Error },
    #[error("no shows (*.toml) in {}", path.display())]
    NoShows { path: PathBuf },
    #[error("cannot read {}", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// The file is no TOML, or not of a show's shape, or says something that cannot be.
    #[error("{}:{line}: {message}", path.display())]
    Show { path: PathBuf, line: usize, message: String },
    #[error("cannot write {}", path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("cannot have {transcripts} transcripts of {episodes} episodes")]
    TooManyTranscripts { transcripts: u64, episodes: u64 },
    #[error("cannot have {episodes} episodes in {podcasts} podcasts")]
    NoPodcasts { podcasts: u64, episodes: u64 },
    #[error("{url} is not where a web could be: it begins with neither http:// nor https://")]
    BaseUrl { url: String },
    #[error("cannot date a feed before {today}")]
    Date { today: chrono::NaiveDate },
}
