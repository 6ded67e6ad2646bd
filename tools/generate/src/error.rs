//! Why a run failed.

use std::io;
use std::path::PathBuf;

/// Each variant names the operation and the file.
#[derive(Debug, thiserror::Error)]
pub enum GenerateError {
    #[error("cannot list shows in {}", path.display())]
    List { path: PathBuf, source: io::Error },
    #[error("no shows (*.toml) in {}", path.display())]
    NoShows { path: PathBuf },
    #[error("cannot read {}", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// The file is not TOML, not of a show's shape, or has an invalid value.
    #[error("{}:{line}: {message}", path.display())]
    Show { path: PathBuf, line: usize, message: String },
    #[error("cannot write {}", path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("cannot have {transcripts} transcripts of {episodes} episodes")]
    TooManyTranscripts { transcripts: u64, episodes: u64 },
    #[error("cannot have {episodes} episodes in {podcasts} podcasts")]
    NoPodcasts { podcasts: u64, episodes: u64 },
    #[error("{url} is not a web URL: it must begin with http:// or https://")]
    BaseUrl { url: String },
    #[error("no dates before {today} are possible for a feed")]
    Date { today: chrono::NaiveDate },
}
