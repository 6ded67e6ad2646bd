//! What a run wrote.

use serde::Serialize;

/// Counts of one run. `written + unchanged` is the number of files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GenerateReport {
    pub feeds: u64,
    /// Addresses in `feeds.txt`, dead ones and second ones of the same podcast included.
    pub addresses: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Pages of shows' sites.
    pub pages: u64,
    pub charts: u64,
    /// Payloads of ratings, reviews and followers.
    pub ratings: u64,
    /// Files that were new or differed.
    pub written: u64,
    /// Files that were there already, the same.
    pub unchanged: u64,
    /// Size of all files, written or not.
    pub bytes: u64,
}

impl GenerateReport {
    /// The counts of two runs, or of two parts of one.
    #[must_use]
    pub fn add(self, other: Self) -> Self {
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
