//! The sizes of a synthetic catalog.

use chrono::NaiveDate;

/// Feeds per folder, and the number of podcasts whose URLs are in memory at a time.
pub(super) const FEEDS_PER_FOLDER: usize = 1_000;
/// Number of podcasts on charts: the first ones.
pub(super) const CHARTED_PODCASTS: u64 = 1_000;

/// Sizes and options. The same options give the same bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntheticOptions {
    pub podcasts: u64,
    /// Total number of episodes, exactly.
    pub episodes: u64,
    /// Total number of transcripts, exactly; about 1,500 words each.
    pub transcripts: u64,
    /// Number of podcasts with a website: the first ones.
    pub sites: u64,
    pub seed: u64,
    /// The reference date; all dates are before it.
    pub today: NaiveDate,
    /// The URL that serves all hosts, such as `http://127.0.0.1:8400`. Without it, each host has its own name.
    pub base_url: Option<String>,
    /// Whether to include duplicates, moved, dead and malformed feeds in realistic shares.
    pub has_defects: bool,
}

impl SyntheticOptions {
    /// No transcripts, 1,000 websites, seed 1, own host names, with defects.
    #[must_use]
    pub fn new(podcasts: u64, episodes: u64, today: NaiveDate) -> Self {
        Self { podcasts, episodes, transcripts: 0, sites: 1_000, seed: 1, today, base_url: None, has_defects: true }
    }
}
