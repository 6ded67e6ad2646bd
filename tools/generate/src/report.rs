//! Counts of a run.

use serde::Serialize;

/// Counts of a run. `written + unchanged` is the number of files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GenerateReport {
    pub feeds: u64,
    /// URLs in `feeds.txt`, including dead ones and duplicates of a podcast.
    pub addresses: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Pages of websites.
    pub pages: u64,
    pub charts: u64,
    /// Payloads of ratings, reviews and followers.
    pub ratings: u64,
    /// New and changed files.
    pub written: u64,
    /// Unchanged files.
    pub unchanged: u64,
    /// Size of all files, written or unchanged.
    pub bytes: u64,
}

impl GenerateReport {
    /// Adds the counts of two runs, or of two parts of a run.
    #[must_use]
    pub fn merge(self, other: Self) -> Self {
        Self {
            feeds: self.feeds + other.feeds,
            addresses: self.addresses + other.addresses,
            episodes: self.episodes + other.episodes,
            transcripts: self.transcripts + other.transcripts,
            pages: self.pages + other.pages,
            charts: self.charts + other.charts,
            ratings: self.ratings + other.ratings,
            written: self.written + other.written,
            unchanged: self.unchanged + other.unchanged,
            bytes: self.bytes + other.bytes,
        }
    }
}
