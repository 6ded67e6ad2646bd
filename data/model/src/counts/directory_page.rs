//! Lists of all podcasts: pages of the alphabetical directory, and entries of the sitemap.

use crate::{PodcastId, Timestamp};

/// A page of the directory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectoryPage {
    /// Number of podcasts under this letter.
    pub total: u64,
    pub podcasts: Vec<PodcastId>,
    /// Letters that have podcasts, with their numbers: `a` to `z`, then `0` for all other characters.
    pub letters: Vec<(char, u64)>,
}

/// A podcast's page in the sitemap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitemapEntry {
    pub slug: String,
    pub updated_at: Timestamp,
}
